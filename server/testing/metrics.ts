/** What a server says of itself, read over a connection of its own: one that is kept may be closed while a busy server is silent. */

import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export async function metricOf(address: string, name: string): Promise<number> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(new URL('/metrics', address), { agent: false }, resolve).on('error', reject);
  });
  const line = (await text(response)).split('\n').find((one) => one.startsWith(`${name} `));
  if (line === undefined) throw new RangeError(`no ${name} is told`);
  return Number(line.slice(name.length + 1));
}
