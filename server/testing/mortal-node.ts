/** A node that can be killed, put to sleep, given another time, or cut off from all others. */

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ChildNode } from './node-child.ts';

const OWN_BUILD = join(import.meta.dirname, '..', '..');

interface Place {
  /** The network namespace it lives in. */
  readonly namespace?: string | undefined;
  /** The folder of the build that it is of. */
  readonly build?: string;
}

export class MortalNode {
  readonly #settings: Omit<ChildNode, 'port'>;
  readonly #place: Place;
  #child: ChildProcess | null = null;
  #port = 0;

  constructor(settings: Omit<ChildNode, 'port'>, place: Place = {}) {
    this.#settings = settings;
    this.#place = place;
  }

  get address(): string {
    return `http://${this.#settings.host}:${this.#port}/`;
  }

  async start(): Promise<void> {
    const settings: ChildNode = { ...this.#settings, port: this.#port };
    const { build = OWN_BUILD, namespace } = this.#place;
    const script = join(build, 'server', 'testing', 'node-child.ts');
    const command = [process.execPath, script, JSON.stringify(settings)];
    const inside = namespace === undefined ? [] : ['ip', 'netns', 'exec', namespace];
    const [program = '', ...args] = [...inside, ...command];
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    const ended = once(child, 'exit').then(() => null);
    const said = await Promise.race([once(child.stdout, 'data'), ended]);
    if (said === null) throw new Error('the node did not start');
    this.#port = Number(said[0]);
  }

  sleep(): void {
    this.#child?.kill('SIGSTOP');
  }

  wake(): void {
    this.#child?.kill('SIGCONT');
  }

  /** Its wrong clock is set while it runs, and goes wrong the other way. */
  setClock(): void {
    this.#child?.kill('SIGUSR2');
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}

/**
 * A network of two: this machine, and a namespace whose line to it can be cut. Only root may make one. Each has addresses of
 * its own, so that several runs on one machine do not meet.
 */
export class CuttableNetwork {
  readonly here: string;
  readonly there: string;
  readonly namespace: string;
  readonly #line: string;

  /** `null` where that is not allowed. */
  static lay(number: number = process.pid): CuttableNetwork | null {
    const network = new CuttableNetwork(number);
    const { namespace, here, there } = network;
    const [near, far] = [`${network.#line}a`, `${network.#line}b`];
    const isLaid =
      ip(`netns add ${namespace}`) &&
      ip(`link add ${near} type veth peer name ${far} netns ${namespace}`) &&
      ip(`addr add ${here}/30 dev ${near}`) &&
      ip(`link set ${near} up`) &&
      ip(`-n ${namespace} addr add ${there}/30 dev ${far}`) &&
      ip(`-n ${namespace} link set ${far} up`) &&
      ip(`-n ${namespace} link set lo up`);
    if (isLaid) return network;
    network.remove();
    return null;
  }

  static isAllowed(): boolean {
    const network = CuttableNetwork.lay();
    network?.remove();
    return network !== null;
  }

  private constructor(number: number) {
    // Of 16,384 networks with four addresses each: 10.203.0.0/16.
    const first = (number % 16_384) * 4;
    const base = `10.203.${first >> 8}`;
    this.here = `${base}.${(first & 255) + 1}`;
    this.there = `${base}.${(first & 255) + 2}`;
    this.namespace = `sternwarte-${number}`;
    this.#line = `sw${number % 100_000}`;
  }

  cut(): void {
    ip(`link set ${this.#line}a down`);
  }

  mend(): void {
    ip(`link set ${this.#line}a up`);
  }

  remove(): void {
    ip(`link del ${this.#line}a`);
    ip(`netns del ${this.namespace}`);
  }
}

function ip(args: string): boolean {
  return spawnSync('ip', args.split(' '), { stdio: 'ignore' }).status === 0;
}
