/** A server in a process of its own, so that it can be killed: `node child.ts <file> <port>`. Says its port and then nothing. */

import { openServer } from '../index.ts';
import { GENEROUS } from './server.ts';

// Who wants to know what is held, and not what is only not swept yet.
process.on('SIGUSR2', () => globalThis.gc?.());

const [, , file = '', port = '0'] = process.argv;
const { server } = await openServer({
  file,
  behindProxy: false,
  botWorkers: 1,
  log: null,
  limits: GENEROUS,
});
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) process.stdout.write(`${address.port}\n`);
});
