/** Tables of two people on a running server. */

import { Visitor } from '../../server/testing/client.ts';
import { longOptions } from './long-options.ts';

export type Pair = readonly [Visitor, Visitor];

export async function welcomePair(port: string): Promise<Pair> {
  const address = `http://127.0.0.1:${port}/`;
  return [await Visitor.arrive(address, 'A'), await Visitor.arrive(address, 'B')];
}

/** A match among them, which has begun, and which some others may look at. */
export async function beginTable(
  [host, other]: Pair,
  game: string,
  onlookers: readonly Visitor[] = [],
): Promise<string> {
  const options = longOptions(game);
  const table = await host.openTable({ game, seats: [null, null], options });
  const link = await host.linkOf(table);
  for (const guest of [other, ...onlookers]) await guest.post('/api/links', { link });
  await other.post(`/api/tables/${table}/sit`);
  await host.post(`/api/tables/${table}/start`);
  return table;
}
