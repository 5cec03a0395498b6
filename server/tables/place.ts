/** What the parts of one table share. */

import type { Game, Refusal, Seat } from '@sternwarte/engine';
import { refuseOnline } from '@sternwarte/protocol';
import type { BotId, Store, StoredTable } from '../store/store.ts';
import type { Audience } from './audience.ts';
import type { Thinkers } from './bot-pool.ts';

export interface Surroundings {
  readonly store: Store;
  readonly bots: Thinkers;
  readonly startedAt: number;
  now(this: void): number;
  /** Fulfilled after so many milliseconds. */
  pause(this: void, milliseconds: number): Promise<void>;
  /** A slow match waits for somebody who is not there. */
  wake(this: void, person: string, table: string): void;
  /** Something went wrong that no client is to blame for. */
  report(this: void, what: string, error: unknown): void;
}

export interface Place {
  readonly game: Game;
  readonly surroundings: Surroundings;
  readonly audience: Audience;
  /** As it is stored, secrets included; set by whoever has just stored it. */
  stored: StoredTable;
}

/** The bot that moves for a seat, in its own right or in place of somebody. */
export function botAt({ seats }: StoredTable, seat: Seat): BotId | null {
  const found = seats[seat];
  return found?.bot ?? found?.standIn ?? null;
}

/** Whether it may go on without people: the store has the same list in `listSelfActing`. */
export function isSelfActing(table: StoredTable): boolean {
  const isTimed = table.clock.kind !== 'none';
  return (
    table.status === 'running' && (isTimed || table.seats.some((_, n) => botAt(table, n) !== null))
  );
}

/** What a client is told when the store has failed. */
export function notStored({ report }: Surroundings, error: unknown): Refusal {
  report('something could not be stored', error);
  return refuseOnline('notStored', {});
}
