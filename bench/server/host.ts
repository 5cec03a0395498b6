/** What a server under load does for the benchmark: says its port, then what it has spent whenever it is asked. */

import type { Server } from 'node:http';

export function takePart(server: Server): void {
  process.on('disconnect', () => process.exit());
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    globalThis.gc?.();
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
