import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * What was pressed is often gone with the next position, and the focus with it. Whoever plays by keys goes on at this
 * element then, and not at the top of the page; boards that know a better place have put the focus there before.
 */
export function useFoundFocus(place: RefObject<HTMLElement | null>): void {
  const byKeys = useRef(false);
  useEffect(() => {
    const press = ({ target }: KeyboardEvent): void => {
      byKeys.current = target !== document.body;
    };
    const point = (): void => {
      byKeys.current = false;
    };
    document.addEventListener('keydown', press, { capture: true });
    document.addEventListener('pointerdown', point, { capture: true });
    return () => {
      document.removeEventListener('keydown', press, { capture: true });
      document.removeEventListener('pointerdown', point, { capture: true });
    };
  }, []);
  // After every step, since each may have taken something out of the page.
  useEffect(() => {
    if (!byKeys.current || document.activeElement !== document.body) return;
    place.current?.focus({ preventScroll: true });
  });
}
