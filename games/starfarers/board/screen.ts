/** What a part of the board knows about the screen it is shown on. */

import type { News } from '@sternwarte/atlas';
import { useEffect, useMemo } from 'preact/hooks';
import type { Event } from '../rules/actions.ts';
import type { Turn } from './geometry.ts';

/** Which way the chart lies: upright on phones. Decided once, so that it never turns while one plays. */
export function useTurn(): Turn {
  return useMemo(() => {
    const isPhone = matchMedia('(max-width: 899px) and (orientation: portrait)').matches;
    return isPhone ? 'tall' : 'wide';
  }, []);
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
