/** Tables as they lie in rows: the same columns in every database. */

import { EMBLEM_IDS, type Said } from '@sternwarte/protocol';
import type { BotId, Person, StoredSaid, StoredSeat, StoredTable } from './store.ts';

type Row = Readonly<Record<string, unknown>>;

/** What is not in columns of its own. */
type Body = Omit<StoredTable, 'id' | 'link' | 'status' | 'open' | 'createdAt' | 'seats'>;

/** What tables lack that were stored before there was such a thing. */
const LACKING = {
  clock: { kind: 'none' },
  standIn: 'pilot',
  paused: false,
  chat: true,
  next: null,
  forgotten: [],
  home: null,
  helped: false,
} as const;

/** Everything in these rows was written by `saveTable`. What a newer version wrote beside it is kept. */
export function tableOf(row: Row, seats: readonly Row[]): StoredTable {
  const body = JSON.parse(String(row['body'])) as Body;
  return {
    ...LACKING,
    ...body,
    id: String(row['id']),
    link: String(row['link']),
    status: String(row['status']) as StoredTable['status'],
    open: row['is_open'] === 1,
    createdAt: Number(row['at']),
    seats: seats.map((seat): StoredSeat => ({
      person: seat['id'] === null ? null : personOf(seat),
      bot: botOf(seat['bot']),
      standIn: botOf(seat['stand_in']),
      link: String(seat['link']),
    })),
  };
}

export function personOf(row: Row): Person {
  const { id, name, program, emblem } = row;
  return {
    id: String(id),
    name: String(name),
    program: program === 1,
    emblem: EMBLEM_IDS.find((known) => known === emblem) ?? null,
  };
}

/** A line of talk: only what was said is written there. */
export function saidOf({ body, person, wish }: Row): StoredSaid {
  return {
    said: JSON.parse(String(body)) as Said,
    person: typeof person === 'string' ? person : null,
    wish: typeof wish === 'string' ? wish : null,
  };
}

function botOf(value: unknown): BotId | null {
  return typeof value === 'string' ? (value as BotId) : null;
}
