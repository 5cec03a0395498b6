/** A Redis of its own for a test: on a free port, keeping nothing. */

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './ports.ts';

export function findRedis(): string | null {
  const files = (process.env['PATH'] ?? '')
    .split(':')
    .map((folder) => join(folder, 'redis-server'));
  return files.find((file) => existsSync(file)) ?? null;
}

export class TestRedis {
  readonly #port: number;
  #child: ChildProcess | null = null;

  static async start(): Promise<TestRedis> {
    const redis = new TestRedis(await freePort());
    await redis.restart();
    return redis;
  }

  private constructor(port: number) {
    this.#port = port;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  async restart(): Promise<void> {
    const args = `--port ${this.#port} --bind 127.0.0.1 --appendonly no --dir ${tmpdir()}`.split(
      ' ',
    );
    const child = spawn(findRedis() ?? 'redis-server', [...args, '--save', ''], {
      stdio: 'ignore',
    });
    this.#child = child;
    while (!(await this.#answers())) {
      if (child.exitCode !== null) throw new Error('Redis did not start');
      await setTimeout(20);
    }
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async #answers(): Promise<boolean> {
    const socket = connect(this.#port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      socket.write('PING\r\n');
      return String((await once(socket, 'data'))[0]).startsWith('+PONG');
    } catch {
      return false;
    } finally {
      socket.destroy();
    }
  }
}
