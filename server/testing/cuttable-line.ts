/** A line to a port of this machine that can be cut while all others go on. */

import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export class CuttableLine {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  static async to(port: number): Promise<CuttableLine> {
    const line = new CuttableLine(port);
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    return line;
  }

  private constructor(port: number) {
    this.#server = createServer((near) => {
      const far = connect(port, '127.0.0.1');
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(one);
        one.pipe(other);
        one.on('error', () => other.destroy()).on('close', () => this.#sockets.delete(one));
      }
    });
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  /** For good. */
  cut(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}
