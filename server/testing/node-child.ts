/** One of several nodes in a process of its own: `node node-child.ts <what it needs, as JSON>`. Says its port and then nothing. */

import { openServer } from '../index.ts';
import { GENEROUS } from './server.ts';

export interface ChildNode {
  readonly database: string;
  readonly redis: string | null;
  readonly host: string;
  readonly port: number;
  /** By how many milliseconds the clock of its machine is wrong; at `SIGUSR2` it is set, and wrong the other way. */
  readonly skew: number;
}

const { database, redis, host, port, skew } = JSON.parse(process.argv[2] ?? '') as ChildNode;
const rightTime = Date.now;
let error = skew;
Date.now = () => rightTime() + error;
process.on('SIGUSR2', () => (error = -error));

const { server } = await openServer({
  file: '',
  cluster: { database, redis, address: null },
  behindProxy: false,
  botWorkers: 1,
  log: process.env['LOG'] === '1' ? process.stderr : null,
  limits: GENEROUS,
});
server.listen(port, host, () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) process.stdout.write(`${address.port}\n`);
});
