/** A table as everybody who may look at it is told of it: by allow-list, for what is stored holds secrets. */

import type { SeatInfo, TableInfo } from '@sternwarte/protocol';
import type { StoredTable } from '../store/store.ts';
import type { Audience } from './audience.ts';

export function describeTable(
  stored: StoredTable,
  audience: Audience,
  commitment: string | null,
): TableInfo {
  const { id, game, version, options, status, open, spectators, createdAt } = stored;
  const { clock, paused, chat, next, home } = stored;
  return {
    id,
    game,
    version,
    options,
    status,
    open,
    spectators,
    createdAt,
    seats: stored.seats.map(({ person, bot, standIn }, seat): SeatInfo => {
      if (bot !== null) return { kind: 'bot', bot };
      if (person === null) return { kind: 'empty' };
      const present = audience.isPresent(seat);
      return { kind: 'person', name: person.name, emblem: person.emblem, present, standIn };
    }),
    watching: audience.watching,
    commitment,
    clock,
    paused,
    chat,
    next,
    home,
  };
}
