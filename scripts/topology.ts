/**
 * What `deploy/compose.yaml` describes, without containers: its nodes as they run in the image and with the variables that
 * stand there, PostgreSQL, Redis, and the proxy with its own configuration, each on a free port of this machine.
 */

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../server/testing/ports.ts';
import { TestPostgres } from '../server/testing/postgres.ts';
import { TestRedis } from '../server/testing/redis.ts';
import { copyRepository, copySources } from './copied-repository.ts';
import { deployed, readNodes, readUnitCommand } from './deployed.ts';

export function findCaddy(): string | null {
  const files = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'caddy'));
  return files.find((file) => existsSync(file)) ?? null;
}

/** The last stage of the image, by its own command: neither what the app is built with nor what is ignored is in it. */
function layImage(): string {
  const [, installation = ''] = /^RUN (npm ci --omit.*)$/m.exec(deployed('Containerfile')) ?? [];
  const image = copySources('image');
  for (const ignored of deployed('Containerfile.containerignore').trim().split('\n')) {
    if (!ignored.includes('*')) rmSync(join(image, ignored), { recursive: true, force: true });
  }
  // What was fetched to install this repository need not be fetched again.
  run(image, ...command(installation), '--prefer-offline');
  const app = copyRepository('app');
  run(app, process.execPath, 'web/start.ts', '--build-only');
  for (const made of ['dist', '.vite']) {
    cpSync(join(app, 'web', made), join(image, 'web', made), { recursive: true });
  }
  rmSync(app, { recursive: true });
  return image;
}

function command(line: string): readonly [string, ...string[]] {
  const [program = '', ...args] = line.split(' ');
  return [program, ...args];
}

function run(cwd: string, program: string, ...args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { cwd });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error ?? String(stderr)}`);
}

export class DeployedNode {
  readonly address: string;
  readonly #image: string;
  readonly #args: readonly string[];
  readonly #environment: Readonly<Record<string, string>>;
  #child: ChildProcess | null = null;

  constructor(
    image: string,
    port: number,
    environment: Readonly<Record<string, string>>,
    args: readonly string[] = ['web/start.ts'],
  ) {
    this.address = `http://127.0.0.1:${port}/`;
    this.#args = args;
    this.#image = image;
    this.#environment = { ...environment, PORT: String(port), NODE_ADDRESS: this.address };
  }

  async start(): Promise<void> {
    const { PATH = '' } = process.env;
    const child = spawn(process.execPath, this.#args, {
      cwd: this.#image,
      env: { PATH, ...this.#environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    const ended = once(child, 'exit').then(() => null);
    // It also writes there what goes wrong.
    let said = '';
    child.stdout.on('data', (text: Buffer) => (said += text.toString()));
    while (!said.includes('is open at')) {
      if ((await Promise.race([once(child.stdout, 'data'), ended])) === null) {
        throw new Error('the node did not start');
      }
    }
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

export class Topology {
  readonly nodes: readonly DeployedNode[];
  readonly postgres: TestPostgres;
  readonly database: string;
  /** Where people come in: the proxy, and where it leads those who come without TLS. */
  readonly address: string;
  readonly plainAddress: string;
  readonly #redis: TestRedis;
  readonly #folder: string;
  readonly #image: string;
  readonly #ports: readonly number[];
  #proxy: ChildProcess | null = null;

  static async start(): Promise<Topology> {
    const image = layImage();
    const postgres = await TestPostgres.start();
    const redis = await TestRedis.start();
    const ports: number[] = [];
    while (ports.length < 4) ports.push(await freePort());
    const topology = new Topology(image, postgres, await postgres.makeDatabase(), redis, ports);
    for (const node of topology.nodes) await node.start();
    await topology.#startProxy();
    return topology;
  }

  private constructor(
    image: string,
    postgres: TestPostgres,
    database: string,
    redis: TestRedis,
    ports: readonly number[],
  ) {
    const [a = 0, b = 0, plain = 0, secure = 0] = ports;
    this.#image = image;
    this.postgres = postgres;
    this.database = database;
    this.#redis = redis;
    this.#ports = ports;
    this.#folder = mkdtempSync(join(tmpdir(), 'sternwarte-proxy-'));
    this.plainAddress = `http://localhost:${plain}/`;
    this.address = `https://localhost:${secure}/`;
    this.nodes = readNodes().map(
      ({ variables }, n) =>
        new DeployedNode(image, [a, b][n] ?? 0, {
          ...variables,
          // Where things are on this machine.
          HOST: '127.0.0.1',
          DATA: this.#folder,
          DATABASE_URL: database,
          REDIS_URL: redis.url,
          // All people of a test come from one address, again and again while nodes go.
          LIMIT_SOCKETS: '100000/1',
          LIMIT_PERSON_SOCKETS: '100000/1',
        }),
    );
  }

  /** The certificate that vouches for the proxy's own. */
  get certificate(): string {
    return readFileSync(this.#certificateFile, 'utf8');
  }

  get #certificateFile(): string {
    return join(this.#folder, 'pki', 'authorities', 'local', 'root.crt');
  }

  /** Its configuration as it is deployed, but for the names of nodes; a certificate of its own stays in its folder. */
  async #startProxy(): Promise<void> {
    const [a, b, plain, secure] = this.#ports;
    const own = ['admin off', 'skip_install_trust', `storage file_system ${this.#folder}`];
    const global = [...own, `http_port ${plain}`, `https_port ${secure}`].join('\n\t');
    const config = join(this.#folder, 'Caddyfile');
    const nodes = `127.0.0.1:${a} 127.0.0.1:${b}`;
    const body = deployed('Caddyfile').replace('node-a:4000 node-b:4000', nodes);
    writeFileSync(config, `{\n\t${global}\n}\n${body}`);
    const proxy = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
      env: { PATH: process.env['PATH'] ?? '', HOME: this.#folder, SITE: 'localhost' },
      stdio: 'ignore',
    });
    this.#proxy = proxy;
    while (!existsSync(this.#certificateFile) || !(await this.#isOpen())) {
      if (proxy.exitCode !== null) throw new Error('the proxy did not start');
      await setTimeout(50);
    }
  }

  async #isOpen(): Promise<boolean> {
    const answer = await fetch(this.plainAddress, { redirect: 'manual' }).catch(() => null);
    return answer !== null;
  }

  /** What the unit starts, from the same build, for a single machine without PostgreSQL. */
  async startUnit(): Promise<DeployedNode> {
    const environment = { HOST: '127.0.0.1', DATA: this.#folder, BEHIND_PROXY: '1' };
    const unit = new DeployedNode(this.#image, await freePort(), environment, readUnitCommand());
    await unit.start();
    return unit;
  }

  async close(): Promise<void> {
    const proxy = this.#proxy;
    if (proxy !== null && proxy.exitCode === null) {
      const ended = once(proxy, 'exit');
      proxy.kill();
      await ended;
    }
    await Promise.all(this.nodes.map((node) => node.end('SIGKILL')));
    await this.postgres.close();
    await this.#redis.kill();
    for (const folder of [this.#folder, this.#image]) rmSync(folder, { recursive: true });
  }
}
