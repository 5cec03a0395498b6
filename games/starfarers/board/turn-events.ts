/** What has happened in this turn, as far as it can be known: the same after a reload, and not lost with the next move. */

import { useRef } from 'preact/hooks';
import type { Dice, Event } from '../rules/actions.ts';
import type { StarProps } from './props.ts';

interface Kept {
  readonly turn: string;
  readonly number: number;
  readonly events: readonly Event[];
  readonly dice: Dice | null;
}

export type TurnStory = Pick<Kept, 'events' | 'dice'>;

/** The events since the last turn began, and the dice that were thrown in it. */
export function storyOf({ recent }: Pick<StarProps, 'recent'>): TurnStory {
  let events: Event[] = [];
  let dice: Dice | null = null;
  for (const { action, events: told } of recent) {
    for (const event of told) {
      if (event.type === 'turn') [events, dice] = [[], null];
      events.push(event);
    }
    if (action.by === 'table') dice = diceOf(action.chance) ?? dice;
  }
  return { events, dice };
}

/** Chance is told to boards as plain data. */
function diceOf(chance: unknown): Dice | null {
  if (typeof chance !== 'object' || chance === null || !('dice' in chance)) return null;
  const { dice } = chance;
  if (!Array.isArray(dice)) return null;
  const [a, b]: unknown[] = dice;
  return typeof a === 'number' && typeof b === 'number' ? [a, b] : null;
}

/**
 * The viewer's own moves end what is recent for him; in the same sitting the turn is remembered as a whole. A jump, such
 * as a move taken back, begins anew with what is recent.
 */
export function useTurnStory(props: StarProps): TurnStory {
  const { view, news } = props;
  const kept = useRef<Kept | null>(null);
  const turn = `${view.round} ${view.current}`;
  const last = kept.current;
  if (last?.turn !== turn || (last.number !== news.number && news.events.length === 0)) {
    kept.current = { turn, number: news.number, ...storyOf(props) };
  } else if (last.number !== news.number) {
    const dice = storyOf(props).dice ?? last.dice;
    const events = [...last.events, ...news.events];
    kept.current = { turn, number: news.number, events, dice };
  }
  return kept.current ?? { events: [], dice: null };
}
