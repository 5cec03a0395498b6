/**
 * Playing by keys alone: what was pressed is often gone with the next position, and the focus with it. It goes on to
 * the next thing of the same kind instead of back to the top of the page.
 */

import { useEffect, useRef } from 'preact/hooks';

const CHART = ['.star-point', '.star-ship-target', '.chart-sheet'];
const CONTROLS = ['.star-controls :is(button:not(:disabled), select)'];

/** Where the focus may go after a press on this element; nothing for elements that are not ours. */
function placesAfter(pressed: EventTarget | null): readonly string[] {
  if (!(pressed instanceof Element)) return [];
  if (pressed.closest('.star-chart') !== null) return CHART;
  return pressed.closest('.star-controls') === null ? [] : CONTROLS;
}

export function useFocusOfKeys(step: number): void {
  const places = useRef<readonly string[]>([]);
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent): void => {
      places.current = key === 'Enter' || key === ' ' ? placesAfter(target) : [];
    };
    const point = (): void => {
      places.current = [];
    };
    document.addEventListener('keydown', press, { capture: true });
    document.addEventListener('pointerdown', point, { capture: true });
    return () => {
      document.removeEventListener('keydown', press, { capture: true });
      document.removeEventListener('pointerdown', point, { capture: true });
    };
  }, []);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    for (const place of places.current) {
      const found = document.querySelector(place);
      if (found instanceof HTMLElement || found instanceof SVGElement) {
        found.focus();
        return;
      }
    }
  }, [step]);
}
