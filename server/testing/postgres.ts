/** A PostgreSQL of its own for a test: on a free port, in a folder that goes away with it. Not the one of the system. */

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chownSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './ports.ts';

/** Debian keeps them apart by version; elsewhere they may be on the path. */
export function findPostgres(): string | null {
  const [newest] = globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed();
  const folders = [
    ...(newest === undefined ? [] : [newest]),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return (
    folders.find((folder) =>
      ['postgres', 'initdb'].every((name) => existsSync(join(folder, name))),
    ) ?? null
  );
}

const ATTEMPTS = 100;

function isAlive({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

/** PostgreSQL does not run as root. */
function asOther(command: readonly string[]): readonly string[] {
  return process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...command] : command;
}

export class TestPostgres {
  readonly port: number;
  readonly #bin: string;
  readonly #folder: string;
  readonly #host: string | null;
  #child: ChildProcess | null = null;
  #databases = 0;

  /** `also`: another address of this machine at which it listens. */
  static async start(also: string | null = null): Promise<TestPostgres> {
    const bin = findPostgres();
    if (bin === null) throw new Error('there is no PostgreSQL here');
    const folder = mkdtempSync(join(tmpdir(), 'sternwarte-postgres-'));
    if (process.getuid?.() === 0) {
      const [uid = 0, gid = 0] = ['-u', '-g'].map((what) =>
        Number(spawnSync('id', [what, 'postgres']).stdout.toString()),
      );
      chownSync(folder, uid, gid);
    }
    const options = '-U postgres -A trust -E UTF8 --locale=C --no-sync'.split(' ');
    const initdb = [join(bin, 'initdb'), '-D', join(folder, 'data'), ...options];
    const [program = '', ...args] = asOther(initdb);
    const { status, stderr } = spawnSync(program, args, { cwd: folder });
    if (status !== 0) throw new Error(`initdb failed: ${stderr.toString()}`);
    if (also !== null) {
      appendFileSync(join(folder, 'data', 'pg_hba.conf'), `host all all ${also}/24 trust\n`);
    }
    const postgres = new TestPostgres(bin, folder, await freePort(), also);
    await postgres.restart();
    return postgres;
  }

  private constructor(bin: string, folder: string, port: number, also: string | null) {
    this.#host = also;
    this.#bin = bin;
    this.#folder = folder;
    this.port = port;
  }

  /** A new and empty database. */
  async makeDatabase(): Promise<string> {
    const name = `test_${this.#databases++}`;
    await this.ask('postgres', `CREATE DATABASE ${name}`);
    return this.urlOf(name);
  }

  urlOf(name: string): string {
    return `postgres://postgres@${this.#host ?? '127.0.0.1'}:${this.port}/${name}`;
  }

  async ask(name: string, sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const client = new Client({ connectionString: this.urlOf(name) });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** Starts it, also after it was killed: then it may take a while until its children have noticed and let go. */
  async restart(): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const options =
        `-p ${this.port} -c listen_addresses=${this.#host ?? '127.0.0.1'} -c max_connections=200`.split(
          ' ',
        );
      const command = [join(this.#bin, 'postgres'), '-D', join(this.#folder, 'data')];
      const [program = '', ...args] = asOther([...command, '-k', this.#folder, ...options]);
      const child = spawn(program, args, { stdio: 'ignore', cwd: this.#folder });
      this.#child = child;
      while (isAlive(child)) {
        try {
          await this.ask('postgres', 'SELECT 1');
          return;
        } catch {
          await setTimeout(50);
        }
      }
      await setTimeout(50);
    }
    throw new Error('PostgreSQL does not start');
  }

  get pid(): number {
    const file = join(this.#folder, 'data', 'postmaster.pid');
    return Number(readFileSync(file, 'utf8').split('\n')[0]);
  }

  /** Without warning; its own children notice, and go too. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null || !isAlive(child)) return;
    const ended = once(child, 'exit');
    process.kill(this.pid, 'SIGKILL');
    await ended;
  }

  async close(): Promise<void> {
    const child = this.#child;
    if (child !== null && isAlive(child)) {
      const data = join(this.#folder, 'data');
      const stop = [join(this.#bin, 'pg_ctl'), '-D', data, '-m', 'immediate', 'stop'];
      const [program = '', ...args] = asOther(stop);
      const ended = once(child, 'exit');
      spawnSync(program, args, { cwd: this.#folder });
      await ended;
    }
    rmSync(this.#folder, { recursive: true });
  }
}
