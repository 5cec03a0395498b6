import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** More of the window than this is not held back: the board comes first. */
const MAX_SHARE = 0.3;

/**
 * Keeps an element as high as it has once been, so that the board beside it does not change its size with every step.
 * Only what is there `always` counts.
 */
export function useSteadyHeight(always: boolean): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const tallest = useRef(0);
  useLayoutEffect(() => {
    const shown = element.current;
    if (shown === null || !always) return;
    shown.style.minHeight = '0';
    tallest.current = Math.min(
      Math.max(tallest.current, shown.offsetHeight),
      innerHeight * MAX_SHARE,
    );
    shown.style.minHeight = `${Math.round(tallest.current)}px`;
  });
  useEffect(() => {
    const forget = (): void => {
      tallest.current = 0;
    };
    addEventListener('resize', forget);
    return () => removeEventListener('resize', forget);
  }, []);
  return element;
}
