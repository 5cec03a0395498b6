/** Games between bots, and what they add up to. */

import { policyOf, type Bot } from '@sternwarte/bots';
import {
  brokenIn,
  createRandom,
  DEFAULT_MAX_ACTIONS,
  isAction,
  makeRecord,
  newMatch,
  playout,
  type Action,
  type Config,
  type Game,
  type GameWords,
  type Result,
  type Tagged,
} from '@sternwarte/engine';
import { expertOf } from './registry.ts';

export interface Simulation {
  readonly game: Game;
  readonly config: Config;
  readonly bots: readonly Bot[];
  readonly seed: string;
  /** For bots that search; their own number when left out. */
  readonly iterations?: number | undefined;
}

export interface PlayedGame {
  readonly id: string;
  /** Empty unless it was asked for. */
  readonly log: readonly Action<Tagged, unknown>[];
  readonly actions: number;
  readonly result: Result | null;
  /** What the invariants say about the final position, or how the game broke down. */
  readonly violation: string | null;
}

/** Looking at the invariants costs more than an action, so they are looked at now and then, and at the end. */
const ACTIONS_BETWEEN_CHECKS = 64;

/** Game number `n` of a simulation: the same every time. */
export function playGame(
  { game, config, bots, seed, iterations }: Simulation,
  n: number,
  keepLog: boolean,
): PlayedGame {
  const id = `${seed}/${n}`;
  const state = game.setup(config);
  const policies = bots.map((bot) =>
    policyOf(bot, game, expertOf(game.id), config.seats, iterations),
  );
  const random = createRandom(id);
  const log: Action<Tagged, unknown>[] = [];
  const options = keepLog
    ? { onAction: (action: Action<Tagged, unknown>) => log.push(action) }
    : {};
  let actions = 0;
  let result: Result | null = null;
  let violation: string | null = null;
  while (result === null && violation === null && actions < DEFAULT_MAX_ACTIONS) {
    const stretch = playout(game, state, policies, random, {
      ...options,
      maxActions: ACTIONS_BETWEEN_CHECKS,
    });
    ({ result } = stretch);
    actions += stretch.actions;
    const broken = brokenIn(game, state);
    if (broken.length > 0) violation = `${id}: ${broken.join('; ')}`;
  }
  return { id, log, actions, result, violation };
}

/** The record of a game whose log was kept. */
export function recordGame(
  { game, config, bots }: Simulation,
  { id, log }: PlayedGame,
  text: GameWords,
): string {
  const match = newMatch(game, id, config);
  for (const [seq, action] of log.entries()) match.log.push({ seq, at: 0, ...action });
  const names = bots.map((bot, seat) => `${text.seatName(seat)} (${bot.id})`);
  return makeRecord(
    { game, match },
    {
      names,
      describe: (entry, position) => (isAction(entry) ? text.action(entry, position, names) : null),
    },
  );
}

export interface Figures {
  readonly games: number;
  readonly actions: number;
  readonly actionsPerSecond: number;
  readonly length: { min: number; median: number; mean: number; max: number };
  /** Wins of each seat; a shared win counts in parts. */
  readonly wins: readonly number[];
  readonly endings: Readonly<Record<string, number>>;
  readonly violations: number;
}

/** Adds games up as they come. */
export class Tally {
  violations = 0;
  #actions = 0;
  readonly #lengths: number[] = [];
  readonly #wins: number[];
  readonly #endings: Map<string, number>;

  constructor({ game, config }: Simulation) {
    this.#wins = Array.from({ length: config.seats }, () => 0);
    this.#endings = new Map(game.endings.map((ending) => [ending, 0]));
  }

  add({ actions, result, violation }: PlayedGame): void {
    this.#actions += actions;
    this.#lengths.push(actions);
    if (violation !== null) this.violations++;
    const ending = result?.ending ?? 'unfinished';
    this.#endings.set(ending, (this.#endings.get(ending) ?? 0) + 1);
    const winners = result?.winners ?? [];
    for (const seat of winners) this.#wins[seat] = (this.#wins[seat] ?? 0) + 1 / winners.length;
  }

  get games(): number {
    return this.#lengths.length;
  }

  speed(milliseconds: number): number {
    return Math.round((1000 * this.#actions) / Math.max(1, milliseconds));
  }

  figures(milliseconds: number): Figures {
    const lengths = this.#lengths.toSorted((a, b) => a - b);
    const games = lengths.length;
    return {
      games,
      actions: this.#actions,
      actionsPerSecond: this.speed(milliseconds),
      length: {
        min: lengths[0] ?? 0,
        median: lengths[Math.floor(games / 2)] ?? 0,
        mean: Math.round((10 * this.#actions) / Math.max(1, games)) / 10,
        max: lengths.at(-1) ?? 0,
      },
      wins: this.#wins.map((wins) => Math.round(1000 * wins) / 1000),
      endings: Object.fromEntries(this.#endings),
      violations: this.violations,
    };
  }
}
