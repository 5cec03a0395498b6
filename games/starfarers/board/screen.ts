/** What a part of the board knows about the screen it is shown on. */

import type { News } from '@sternwarte/atlas';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Event } from '../rules/actions.ts';
import type { Turn } from './geometry.ts';

/** Which way the chart lies: as its frame does. */
export function useTurn(frame: RefObject<HTMLElement | null>): Turn {
  const [turn, setTurn] = useState<Turn>('wide');
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const look = (): void => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth > 0) setTurn(clientHeight > clientWidth ? 'tall' : 'wide');
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return turn;
}

/** Whether people point with fingers here. */
export function useIsTouch(): boolean {
  return useMemo(() => matchMedia('(pointer: coarse)').matches, []);
}

/** Tells what has just happened, once for each step, if things may move. */
export function useNews(
  news: News<Event>,
  motion: boolean,
  tell: (events: readonly Event[]) => void,
): void {
  useEffect(() => {
    if (motion && news.events.length > 0) tell(news.events);
  }, [news.number]);
}
