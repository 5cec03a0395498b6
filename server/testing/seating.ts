/** Tables for tests. */

import type { Game } from '@sternwarte/engine';
import { Visitor } from './client.ts';

/** A table where people sit on every seat, and which has not begun; the first of them is the host. */
export async function seatPeople(
  address: string,
  game: Game,
  count: number = game.seats.min,
): Promise<{ readonly people: readonly Visitor[]; readonly table: string }> {
  const people = await Promise.all(
    Array.from({ length: count }, (_unused, n) => Visitor.arrive(address, `Person ${n}`)),
  );
  const [host, ...others] = people;
  if (host === undefined) throw new RangeError('nobody sits there');
  const options = game.roundCap === undefined ? {} : { [game.roundCap]: 15 };
  const table = await host.openTable({ game: game.id, seats: people.map(() => null), options });
  const link = await host.linkOf(table);
  for (const other of others) {
    await other.post('/api/links', { link });
    await other.post(`/api/tables/${table}/sit`);
  }
  return { people, table };
}
