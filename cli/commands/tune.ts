/** `sternwarte tune`: learns the weights of a game's features from self-play, and writes them where the game keeps them. */

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  calibrate,
  knowsNothing,
  learn,
  makeWeights,
  noWeights,
  readWeights,
  type Learned,
  type Sample,
  type WeightTable,
} from '@sternwarte/bots/tuning';
import type { Config, Expertise, Game, Weights } from '@sternwarte/engine';
import { readDecimal } from '../arguments.ts';
import { failed, misused, type Call, type Command } from '../command.ts';
import { INTERRUPTED, interruptible } from '../interrupt.ts';
import { createProgress } from '../progress.ts';
import { saveRecord } from '../record-file.ts';
import { expertOf, referencesOf } from '../registry.ts';
import { readCount, readGame, readSetUp } from '../set-up.ts';
import { tuneByDuels } from '../tune-by-duels.ts';
import { tuneBySlope } from '../tune-by-slope.ts';
import type { SamplesPlan } from '../workers/plans.ts';
import { BrokenGame, openPool, type Pool } from '../workers/pool.ts';

const MAX_GAMES = 1_000_000;
/** A game that takes longer teaches nothing, and those who know little yet play many of them. */
const MAX_ACTIONS = 5000;
const MAX_ROUNDS = 1000;
const MAX_PULL = 1000;
const MAX_DRIFT = 1000;
const MAX_WORLDS = 1000;
const MAX_ITERATIONS = 1_000_000;
const SOURCES = ['guess', 'zero', 'shipped'] as const;
const METHODS = ['duel', 'slope', 'fit'] as const;

interface Tuning {
  readonly game: Game;
  readonly method: (typeof METHODS)[number];
  /** One for each number of seats. */
  readonly configs: readonly Config[];
  readonly games: number;
  readonly rounds: number;
  readonly seed: string;
  readonly iterations: number | undefined;
  readonly stray: number;
  readonly every: number;
  /** What samples are, and how far those look ahead who play for them; see `SelfPlay`. */
  readonly drift: number | undefined;
  readonly worlds: number | undefined;
  readonly foresight: number | undefined;
  readonly pull: number;
  readonly from: (typeof SOURCES)[number];
  readonly cores: number;
  readonly file: string;
}

export const tune: Command = {
  spec: {
    positionals: ['game'],
    values: [
      'seats',
      'games',
      'rounds',
      'seed',
      'stray',
      'every',
      'drift',
      'worlds',
      'foresight',
      'pull',
      'from',
      'method',
      'iterations',
      'options',
      'cores',
      'out',
    ],
    flags: [],
  },
  async run(call) {
    const { terminal, words } = call;
    const tuning = readTuning(call);
    if (typeof tuning === 'string') return misused(call, tuning);
    const { game, configs, file } = tuning;
    const { features } = expertOf(game.id);
    if (features.length === 0) return failed(call, words.tune.noFeatures(game.id));
    let table = existing(file);
    if (table === null) return failed(call, words.tune.damaged(file));
    const pool = openPool(tuning.cores);
    try {
      for (const config of configs) {
        const weights = await interruptible(terminal, (signal) =>
          tuneSeats(call, tuning, config, pool, signal),
        );
        if (weights === null) {
          terminal.err(`${words.tune.interrupted(config.seats)}\n`);
          return INTERRUPTED;
        }
        // Written after each number of seats, so that an interruption loses one of them at most.
        table = { ...table, [config.seats]: weights };
        if (!saveRecord(file, makeWeights(features, table))) {
          return failed(call, words.errors.cannotWrite(file));
        }
      }
    } catch (error) {
      if (!(error instanceof BrokenGame)) throw error;
      return failed(call, words.ladder.broken(game.id, tuning.seed, error.n, error.message));
    } finally {
      await pool.close();
    }
    terminal.out(`${words.tune.written(file)}\n`);
    return 0;
  },
};

/** The weights for a number of seats after all rounds; `null` when interrupted. */
async function tuneSeats(
  call: Call,
  tuning: Tuning,
  config: Config,
  pool: Pool,
  signal: AbortSignal,
): Promise<Weights | null> {
  const { terminal, words, language } = call;
  const { game, rounds, pull } = tuning;
  const expertise = expertOf(game.id);
  const { seats } = config;
  const digits = { minimumFractionDigits: 4, maximumFractionDigits: 4 };
  const number = (value: number): string => value.toLocaleString(language, digits);
  let weights = startOf(tuning, expertise, seats);
  terminal.out(`${words.tune.heading(seats, number(-Math.log(seats)))}\n`);
  if (tuning.method !== 'fit') {
    const byTrial = tuning.method === 'duel' ? tuneByDuels : tuneBySlope;
    const winner = await byTrial(call, tuning, config, weights, pool, signal);
    if (winner === null) return null;
    // The last holder plays some games more, for its weights to promise what comes true.
    const samples = await playRound(call, tuning, config, winner, rounds, pool, signal);
    if (samples === null) return null;
    if (samples.length === 0) return winner;
    return calibrate(expertise.features, winner, samples, seats);
  }
  for (let round = 1; round <= rounds; round++) {
    const samples = await playRound(call, tuning, config, weights, round, pool, signal);
    if (samples === null) return null;
    if (samples.length === 0) {
      terminal.out(`${words.tune.nothing(round)}\n`);
      continue;
    }
    const learned: Learned = learn(expertise, seats, weights, samples, pull);
    ({ weights } = learned);
    terminal.out(`${words.tune.round(round, learned.samples, number(learned.likelihood))}\n`);
  }
  return weights;
}

function startOf({ from, game }: Tuning, expertise: Expertise, seats: number): Weights {
  if (from === 'zero') return noWeights(expertise);
  const guess = from === 'guess' ? referencesOf(game.id)?.guess : undefined;
  return guess ?? expertise.weights(seats);
}

/** The samples of one round, in the order of the games; `null` when interrupted. */
async function playRound(
  { terminal, words }: Call,
  { game, games, rounds, seed, stray, every, drift, worlds, foresight }: Tuning,
  config: Config,
  weights: Weights,
  round: number,
  pool: Pool,
  signal: AbortSignal,
): Promise<readonly Sample[] | null> {
  const progress = createProgress(terminal);
  const plan: SamplesPlan = {
    kind: 'samples',
    gameId: game.id,
    config,
    seed: `${seed}/${config.seats}`,
    maxActions: MAX_ACTIONS,
    weights,
    // Whoever knows nothing yet learns most from plausible play.
    stray: knowsNothing(weights) ? 1 : stray,
    every,
    drift,
    worlds,
    foresight,
  };
  const byGame: (readonly Sample[])[] = [];
  let done = 0;
  const first = (round - 1) * games;
  try {
    const whole = await pool.run({
      plan,
      first,
      count: games,
      signal,
      onOutcome(n, samples) {
        byGame[n - first] = samples;
        done++;
        const share = (round - 1 + done / games) / rounds;
        progress.show(share, words.tune.progress(config.seats, round, rounds, done, games));
      },
    });
    return whole ? byGame.flat() : null;
  } finally {
    progress.done();
  }
}

/** What the file holds already; nothing when there is none, `null` when it is something else. */
function existing(file: string): WeightTable | null {
  if (!existsSync(file)) return {};
  try {
    return readWeights(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function readTuning(call: Call): Tuning | string {
  const { args, terminal, words } = call;
  const game = readGame(call);
  if (typeof game === 'string') return game;
  const configs = readConfigs(call, game);
  if (typeof configs === 'string') return configs;
  const games = readCount(call, 'games', 1, MAX_GAMES, 400);
  if (typeof games === 'string') return games;
  const rounds = readCount(call, 'rounds', 1, MAX_ROUNDS, 6);
  if (typeof rounds === 'string') return rounds;
  const stray = readCount(call, 'stray', 1, MAX_GAMES, 8);
  if (typeof stray === 'string') return stray;
  const every = readCount(call, 'every', 1, MAX_GAMES, 4);
  if (typeof every === 'string') return every;
  const drift = readCount(call, 'drift', 1, MAX_DRIFT, undefined);
  if (typeof drift === 'string') return drift;
  const worlds = readCount(call, 'worlds', 1, MAX_WORLDS, undefined);
  if (typeof worlds === 'string') return worlds;
  const foresight = readCount(call, 'foresight', 1, MAX_DRIFT, undefined);
  if (typeof foresight === 'string') return foresight;
  const cores = readCount(call, 'cores', 1, 256, terminal.cores);
  if (typeof cores === 'string') return cores;
  const iterations = readCount(call, 'iterations', 1, MAX_ITERATIONS, undefined);
  if (typeof iterations === 'string') return iterations;
  const pull = readDecimal(args.values['pull'] ?? '0.001', 0, MAX_PULL);
  if (pull === null) return words.errors.badDecimal('--pull', 0, MAX_PULL);
  const named = args.values['method'] ?? 'duel';
  const method = METHODS.find((known) => known === named);
  if (method === undefined) return words.errors.badChoice('--method', METHODS.join(', '));
  const typed = args.values['from'] ?? 'guess';
  const from = SOURCES.find((source) => source === typed);
  if (from === undefined) return words.errors.badChoice('--from', SOURCES.join(', '));
  const own = fileURLToPath(new URL(`../../games/${game.id}/bot/weights.json`, import.meta.url));
  const { seed = '1', out: file = own } = args.values;
  return {
    game,
    method,
    configs,
    games,
    rounds,
    seed,
    iterations,
    stray,
    every,
    drift,
    worlds,
    foresight,
    pull,
    from,
    cores,
    file,
  };
}

/** `--seats 3`, or `all`. */
function readConfigs(call: Call, game: Game): readonly Config[] | string {
  const { args, words } = call;
  const { min, max } = game.seats;
  const typed = args.values['seats'] ?? 'all';
  const seats = readCount(call, 'seats', min, max, null);
  if (typed !== 'all' && typeof seats === 'string') {
    return words.errors.badSeats(min, max);
  }
  const counts =
    typeof seats === 'number' ? [seats] : Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const configs: Config[] = [];
  for (const count of counts) {
    const config = readSetUp(call, game, count);
    if (typeof config === 'string') return config;
    configs.push(config);
  }
  return configs;
}
