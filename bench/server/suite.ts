/** `npm run bench -- server`: our server under load, beside a bare fan-out of the same bytes and boardgame.io's server. */

import { games } from '@sternwarte/games';
import type { Game } from '@sternwarte/engine';
import { createScriptProgress } from '../../cli/progress.ts';
import { installBeside } from '../install-beside.ts';
import { numberIn } from './child.ts';
import { measureGrowth, type Growth } from './growth.ts';
import {
  measureBare,
  measureBoardgame,
  measureOwn,
  measureSockets,
  prepareElsewhere,
  type HostElsewhere,
  type SocketBytes,
  type Speed,
} from './measuring.ts';
import { measureOpening, type Opening } from './opening.ts';
import { PEER_WAYS, type PeerWay } from './peer-way.ts';
import { measureWay, type Way } from './way.ts';

export const TABLES = 50;
export const SEATS = 2;
/** Those who look on, where it is measured what they cost. */
const ONLOOKERS = 10;
/** Many tables that go on calmly: how long does a move take there? */
const CALM_TABLES = 500;
const CALM_MILLISECONDS = 1_000;

/** What can be measured alone. */
export const SERVER_PARTS = [
  'moves',
  'watched',
  'calm',
  'way',
  'growth',
  'opening',
  'sockets',
] as const;
export type ServerPart = (typeof SERVER_PARTS)[number];

export interface Comparison {
  readonly peer: string;
  /** Our moves a second by those of the peer; with several repetitions the median of the ratios. */
  readonly ratio: number;
  /** The same for each second of CPU time, which a neighbour on the machine disturbs less. */
  readonly cpuRatio: number;
}

/** Ours beside a bare fan-out; of several repetitions the one in the middle. */
export interface Pair {
  readonly own: Speed;
  readonly bare: Speed;
}

/** The same with a bare fan-out that has our own end of a socket: nothing can be faster. */
interface Measured extends Pair {
  readonly barest: Speed | null;
}

export interface GameFigures {
  readonly game: string;
  /** Two seats, one move under way at each table. */
  readonly moves?: Pair | undefined;
  /** boardgame.io's server with the rules of this game, in each way. */
  readonly boardgame?: Readonly<Record<PeerWay, Speed | undefined>> | undefined;
  /** The same as documented, on the Node of the machine; only where that is another one than ours. */
  readonly boardgameElsewhere?: Speed | undefined;
  /** Sent to each viewer for a move, on average. */
  readonly bytesPerViewer: number | null;
  /** The same with ten who look on at each table. */
  readonly watched?: Pair | undefined;
  /** 500 tables with a move a second each. */
  readonly calm?: Pair | undefined;
  readonly comparisons: readonly Comparison[];
  readonly growth?: Growth | undefined;
  readonly opening?: Opening | undefined;
  readonly sockets?: SocketBytes | undefined;
  readonly way?: Way | undefined;
}

export interface ServerReport {
  readonly suite: 'server';
  readonly node: string;
  /** Of the machine itself; `null` where it is the same, or where boardgame.io was not measured. */
  readonly machineNode: string | null;
  readonly tables: number;
  readonly seats: number;
  readonly repetitions: number;
  readonly games: readonly GameFigures[];
  /** With noughts and crosses. */
  readonly boardgame: Speed | null;
  /** Why there is none, when there is none. */
  readonly peersMissing: string | null;
}

export interface ServerRequest {
  readonly gameIds: readonly string[];
  readonly parts: readonly ServerPart[];
  readonly repetitions: number;
  readonly peers: boolean;
}

const known: Readonly<Record<string, Game>> = games;

export async function measureServer(request: ServerRequest): Promise<ServerReport> {
  const { gameIds, parts, repetitions, peers } = request;
  const progress = createScriptProgress();
  const peersMissing = !peers
    ? 'left out by --no-peers'
    : parts.includes('moves')
      ? installBeside('peers', (line) => console.error(line))
      : 'not among what was asked for';
  const elsewhere = peersMissing === null ? await prepareElsewhere() : null;
  const boardgames: Speed[] = [];
  const measured: GameFigures[] = [];
  try {
    for (const [n, id] of gameIds.entries()) {
      const meter = new Meter(id, repetitions, elsewhere, (part, done) =>
        progress.show((n + done / parts.length) / gameIds.length, `${id}: ${part}`),
      );
      measured.push(await meter.measure(parts, peersMissing === null ? boardgames : null));
    }
  } finally {
    progress.done();
  }
  return {
    suite: 'server',
    node: process.versions.node,
    machineNode: elsewhere?.node.version ?? null,
    tables: TABLES,
    seats: SEATS,
    repetitions,
    games: measured,
    boardgame: middleSpeed(boardgames) ?? null,
    peersMissing,
  };
}

/** What boardgame.io's server did beside ours. */
interface Peers {
  readonly noughts: Speed[];
  readonly rules: Readonly<Record<PeerWay, Speed[]>>;
  /** As documented, on another Node. */
  readonly elsewhere: Speed[];
}

/** Measures one game. What is compared is measured in turn, so that a slow minute hits all alike. */
class Meter {
  readonly #game: Game;
  readonly #repetitions: number;
  readonly #elsewhere: HostElsewhere | null;
  readonly #onPart: (part: ServerPart, done: number) => void;
  /** Sizes of messages as a load has recorded them, for the bare fan-out. */
  #said: Readonly<Record<string, unknown>> | null = null;

  constructor(
    id: string,
    repetitions: number,
    elsewhere: HostElsewhere | null,
    onPart: (part: ServerPart, done: number) => void,
  ) {
    const game = known[id];
    if (game === undefined) throw new RangeError(`no game ${id}`);
    this.#game = game;
    this.#repetitions = repetitions;
    this.#elsewhere = elsewhere;
    this.#onPart = onPart;
  }

  /** `boardgames` gets the figures of boardgame.io; `null` where it is not there. */
  async measure(parts: readonly ServerPart[], boardgames: Speed[] | null): Promise<GameFigures> {
    const comparisons: Comparison[] = [];
    const found: { -readonly [Key in keyof GameFigures]?: GameFigures[Key] | undefined } = {};
    for (const [done, part] of parts.entries()) {
      this.#onPart(part, done);
      if (part === 'moves') {
        const peers: Peers | null =
          boardgames === null
            ? null
            : { noughts: [], rules: { documented: [], spared: [] }, elsewhere: [] };
        const pairs = await this.#pairs(0, TABLES, 0, peers);
        found.moves = middlePair(pairs);
        comparisons.push(compare('bare fan-out', pairs));
        const barest = pairs.flatMap(({ own, barest: bare }) =>
          bare === null ? [] : [{ own, bare }],
        );
        comparisons.push(compare('bare fan-out by our own sockets', barest));
        if (peers !== null) {
          boardgames?.push(...peers.noughts);
          const { documented, spared } = peers.rules;
          found.boardgame = { documented: middleSpeed(documented), spared: middleSpeed(spared) };
          found.boardgameElsewhere = middleSpeed(peers.elsewhere);
          const other = `on Node ${this.#elsewhere?.node.version ?? ''}`;
          for (const [what, speeds] of [
            ['noughts and crosses', peers.noughts],
            ['the same rules as documented', documented],
            ['the same rules with all spared that can be', spared],
            [`the same rules as documented, ${other}`, peers.elsewhere],
          ] as const) {
            if (speeds.length === 0) continue;
            const ours = pairs.map(({ own }, n) => ({ own, bare: speeds[n] ?? own }));
            comparisons.push(compare(`boardgame.io 0.50.2, in memory, ${what}`, ours));
          }
        }
      } else if (part === 'watched') {
        const pairs = await this.#pairs(ONLOOKERS, TABLES, 0, null);
        found.watched = middlePair(pairs);
        comparisons.push(compare('bare fan-out with ten onlookers', pairs));
      } else if (part === 'calm') {
        found.calm = middlePair(await this.#pairs(0, CALM_TABLES, CALM_MILLISECONDS, null));
      } else if (part === 'growth') found.growth = await measureGrowth(this.#game.id);
      else if (part === 'way') found.way = await measureWay(this.#game);
      else if (part === 'opening') found.opening = await measureOpening(this.#game);
      else found.sockets = await measureSockets(this.#game.id);
    }
    const bytesPerViewer = this.#said === null ? null : numberIn(this.#said, 'bytesPerViewer');
    return { ...found, game: this.#game.id, bytesPerViewer, comparisons };
  }

  async #pairs(
    onlookers: number,
    tables: number,
    pause: number,
    peers: Peers | null,
  ): Promise<Measured[]> {
    const isPlain = onlookers === 0 && pause === 0;
    const pairs: Measured[] = [];
    for (let n = 0; n < this.#repetitions; n++) {
      const { speed: own, said } = await measureOwn(this.#game.id, [tables, onlookers, pause]);
      this.#said ??= said;
      const bytes = Math.round(numberIn(said, 'bytesPerMove'));
      const load = [tables, SEATS + onlookers, bytes, pause];
      const sizes = String(said['sizes']);
      const bare = await measureBare(sizes, load);
      pairs.push({ own, bare, barest: isPlain ? await measureBare(sizes, load, 'own') : null });
      peers?.noughts.push(await measureBoardgame(TABLES, 'noughts', 'spared'));
      for (const way of peers === null ? [] : PEER_WAYS) {
        peers?.rules[way].push(await measureBoardgame(TABLES, this.#game.id, way));
      }
      if (this.#elsewhere !== null) {
        peers?.elsewhere.push(
          await measureBoardgame(TABLES, this.#game.id, 'documented', this.#elsewhere),
        );
      }
    }
    return pairs;
  }
}

function compare(peer: string, pairs: readonly Pair[]): Comparison {
  const ratios = pairs.map(({ own, bare }) => own.movesPerSecond / bare.movesPerSecond);
  const cpuRatios = pairs.map(({ own, bare }) => bare.cpuMicroseconds / own.cpuMicroseconds);
  return {
    peer,
    ratio: middle(ratios, (ratio) => ratio) ?? NaN,
    cpuRatio: middle(cpuRatios, (ratio) => ratio) ?? NaN,
  };
}

function middlePair(pairs: readonly Pair[]): Pair | undefined {
  return middle(pairs, ({ own, bare }) => own.movesPerSecond / bare.movesPerSecond);
}

function middleSpeed(speeds: readonly Speed[]): Speed | undefined {
  return middle(speeds, ({ movesPerSecond }) => movesPerSecond);
}

function middle<T>(all: readonly T[], by: (one: T) => number): T | undefined {
  return all.toSorted((a, b) => by(a) - by(b))[Math.floor(all.length / 2)];
}
