/** What a server under load does for the benchmark: says its port, then what it has spent whenever it is asked. */

import type { Server } from 'node:http';

/** Asks for bytes after a collection. */
export const COLLECTED = 'collected';

export function takePart(server: Server): void {
  process.on('disconnect', () => process.exit());
  process.on('message', (asked) => {
    const { user, system } = process.cpuUsage();
    // Only for whoever counts bytes: else it would be charged to the moves that come after it.
    if (asked === COLLECTED) globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    process.send?.({ cpuSeconds: (user + system) / 1e6, bytes: heapUsed + external });
  });
  const tell = (): void => {
    const address = server.address();
    if (typeof address === 'object' && address !== null) process.send?.({ port: address.port });
  };
  if (server.listening) tell();
  else server.listen(0, '127.0.0.1', tell);
}
