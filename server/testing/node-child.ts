/** One of several nodes in a process of its own: `node node-child.ts <what it needs, as JSON>`. Says its port and then nothing. */

import { openServer } from '../index.ts';
import { GENEROUS } from './server.ts';

export interface ChildNode {
  readonly database: string;
  readonly redis: string | null;
  readonly host: string;
  readonly port: number;
  /** By how many milliseconds the clock of its machine is wrong. */
  readonly skew: number;
}

const { database, redis, host, port, skew } = JSON.parse(process.argv[2] ?? '') as ChildNode;
const { server } = await openServer(
  {
    file: '',
    cluster: { database, redis, address: null },
    behindProxy: false,
    botWorkers: 1,
    log: process.env['LOG'] === '1' ? process.stderr : null,
    limits: GENEROUS,
  },
  null,
  { now: () => Date.now() + skew },
);
server.listen(port, host, () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) process.stdout.write(`${address.port}\n`);
});
