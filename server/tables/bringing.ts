/** A match that somebody brings along, as a record from anywhere. */

import { readRecord, type Entry, type Game, type Match, type Refusal } from '@sternwarte/engine';
import { refuseOnline } from '@sternwarte/protocol';

interface Brought {
  readonly game: Game;
  readonly match: Omit<Match, 'log'>;
  readonly log: readonly Entry[];
  /** How many outcomes of chance there were. */
  readonly draws: number;
}

/** It is played through before anybody else is served. */
const MAX_ENTRIES = 5_000;

export function readBrought(
  record: string,
  find: (id: string) => Game | undefined,
): Brought | Refusal {
  // Counting is cheap, replaying is not.
  if (record.split('"seq"').length - 1 > MAX_ENTRIES) {
    return refuseOnline('recordLong', { limit: MAX_ENTRIES });
  }
  const reading = readRecord(record, find);
  if (!reading.ok) return refuseOnline('badRecord', { damage: reading.damage.key });
  const { game, match, state, draws } = reading.value.table;
  if (game.pending(state).kind === 'over') return refuseOnline('recordOver', {});
  const { log, ...head } = match;
  return { game, match: head, log, draws };
}
