/** A server that is killed without warning, and starts again with the same file at the same port. */

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

export class MortalServer {
  readonly file: string;
  readonly #folder: string;
  #child: ChildProcess | null = null;
  #port = '0';

  constructor() {
    this.#folder = mkdtempSync(join(tmpdir(), 'sternwarte-mortal-'));
    this.file = join(this.#folder, 'sternwarte.db');
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}/`;
  }

  /** With a limit, in blocks of 512 bytes, no file grows beyond it: as good as a full disk. */
  async start(fileLimit?: number): Promise<void> {
    const script = join(import.meta.dirname, 'child.ts');
    const limit = fileLimit === undefined ? '' : `trap '' XFSZ; ulimit -f ${fileLimit};`;
    const child = spawn(
      '/bin/sh',
      [
        '-c',
        `${limit} exec "$0" "$@"`,
        process.execPath,
        '--expose-gc',
        script,
        this.file,
        this.#port,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    this.#child = child;
    const ended = once(child, 'exit').then(() => null);
    const said = await Promise.race([once(child.stdout, 'data'), ended]);
    if (said === null) throw new Error('the server did not start');
    this.#port = String(said[0]).trim();
  }

  /** It is not there for a while, and does not know it. */
  async standStill(milliseconds: number): Promise<void> {
    this.#child?.kill('SIGSTOP');
    await setTimeout(milliseconds);
    this.#child?.kill('SIGCONT');
  }

  /** Lets it sweep what nobody holds any more. */
  collect(): void {
    this.#child?.kill('SIGUSR2');
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true });
  }
}
