import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * For a region that scrolls and has nothing in it to stop at: while it has more to show than room, it is a stop of the
 * Tab key itself, so that arrow keys can scroll it.
 */
export function useScrollStop<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const region = useRef<Kind>(null);
  // What is in it may change with everything that is drawn anew.
  useLayoutEffect(() => {
    const element = region.current;
    if (element === null) return;
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  });
  return region;
}
