import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * For a region that scrolls and has nothing in it to stop at: while it has more to show than room, it is a stop of the
 * Tab key itself, so that arrow keys can scroll it.
 */
export function useScrollStop<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const region = useRef<Kind>(null);
  // What is in it may change with everything that is drawn anew. Asked when that has been laid out: before, every region
  // at the table would have the whole page laid out once more.
  useEffect(() => {
    const element = region.current;
    if (element === null) return;
    const isStop = element.scrollHeight > element.clientHeight;
    if (isStop === element.hasAttribute('tabindex')) return;
    // Whoever stands on it stays: the focus would be nowhere.
    if (element === document.activeElement) return;
    if (isStop) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  });
  return region;
}
