/** Whoever plays by keys goes on where he was, though what he has just used is gone from the page. */

import { useEffect, useRef } from 'preact/hooks';

/** The two places where one plays, and what takes the focus there. */
const PLACES = [
  { place: '.an-controls', next: '.an-controls .primary:enabled, .an-controls button:enabled' },
  { place: '.an-spots', next: '.an-spots .an-spot' },
] as const;

/** `picked` and `position` change when parts of the page may have been replaced. */
export function useKeptFocus(picked: unknown, position: unknown, asked: boolean): void {
  const last = useRef<(typeof PLACES)[number] | null>(null);
  useEffect(() => {
    const note = ({ target }: Event): void => {
      last.current =
        target instanceof Element
          ? (PLACES.find(({ place }) => target.closest(place) !== null) ?? null)
          : null;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, []);
  useEffect(() => {
    if (!asked || last.current === null || document.activeElement !== document.body) return;
    const candidates = [last.current, ...PLACES].map(({ next }) => document.querySelector(next));
    const next = candidates.find((element) => element !== null);
    if (next instanceof HTMLElement || next instanceof SVGElement) {
      next.focus({ preventScroll: true });
    }
  }, [picked, position, asked]);
}
