/** `npm run soak`: many random games with invariants after every action, then a flood of hostile inputs. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import {
  createRandom,
  equalPlain,
  formatRecord,
  newMatch,
  pick,
  playout,
  randomPolicy,
  replay,
  type Action,
  type Config,
  type Game,
  type Random,
  type Seat,
  type Tagged,
} from '@sternwarte/engine';
import {
  attackCheck,
  configurations,
  describeViolation,
  inspectGame,
} from '@sternwarte/engine/conformance';
import { games } from '@sternwarte/games';
import { isUnlisted, randomPlan } from '../bench/random-play.ts';
import { createScriptProgress } from '../cli/progress.ts';

const HELP = `usage: npm run soak -- server [--rounds <n>] [--messages <n>]
       npm run soak -- [--game <id>] [--games <n>] [--inspect <n>] [--seats <n>] [--seed <text>]

  --game    one game alone: ${Object.keys(games).join(', ')}
  --games   random games for each seat count, 1 to 9999999 (10000)
  --inspect so many games more, inspected by the whole conformance suite: secrets, undo, replay (0)
  --seats   one seat count alone
  --seed    the same seed plays the same games (soak)

  server    online tables instead: a server that is killed again and again, and hostile messages

Every game of every seat count takes the next combination of options. After every action all invariants must hold, and
every game must end. Then a million hostile inputs go to check, which must refuse or accept them as moves lists.
Ends with code 1, and the failing match as a record, at the first thing that is wrong.
`;

const HOSTILE_INPUTS = 1_000_000;
const INPUTS_PER_POSITION = 20;
/** One choice in so many ignores that resigning is unwise, so that it is tried too. */
const CARELESS = 400;
const RECORDS = join(import.meta.dirname, '..', '.cache', 'soak');

const registry: Readonly<Record<string, Game>> = games;

interface Request {
  readonly chosen: readonly Game[];
  readonly count: number;
  readonly inspected: number;
  readonly seats: number | null;
  readonly seed: string;
}

/** A text is what is wrong with the arguments; `null` asks for help. */
function readArguments(args: string[]): Request | string | null {
  let parsed;
  try {
    parsed = parseArgs({
      args,
      options: {
        help: { type: 'boolean', short: 'h' },
        game: { type: 'string' },
        games: { type: 'string', default: '10000' },
        inspect: { type: 'string', default: '0' },
        seats: { type: 'string' },
        seed: { type: 'string', default: 'soak' },
      },
    });
  } catch (error) {
    return error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
  }
  const { help, game: id, games: count, inspect, seats, seed } = parsed.values;
  if (help === true) return null;
  const chosen = Object.values(registry).filter((game) => id === undefined || game.id === id);
  if (chosen.length === 0) {
    return `no game ${String(id)}; there is ${Object.keys(registry).join(', ')}`;
  }
  if (!/^[1-9]\d{0,6}$/.test(count)) return `--games is a number from 1 to 9999999, not ${count}`;
  if (!/^\d{1,7}$/.test(inspect)) return `--inspect is a number from 0 to 9999999, not ${inspect}`;
  const wanted = seats === undefined ? null : Number(seats);
  const playable = (game: Game): boolean => wanted === null || seatCounts(game).includes(wanted);
  if (!chosen.every(playable)) return `--seats ${String(seats)} is not played in every chosen game`;
  return { chosen, count: Number(count), inspected: Number(inspect), seats: wanted, seed };
}

function seatCounts({ seats }: Game): number[] {
  return Array.from({ length: seats.max - seats.min + 1 }, (_unused, i) => seats.min + i);
}

/** What went wrong, with the match that led to it. */
class Failure extends Error {
  readonly game: Game;
  readonly config: Config;
  readonly seed: string;
  readonly actions: readonly Action<Tagged, unknown>[];

  constructor(run: Run, message: string) {
    super(message);
    this.game = run.game;
    this.config = run.config;
    this.seed = run.seed;
    this.actions = run.actions;
  }
}

/** One random game. */
interface Run {
  readonly game: Game;
  readonly config: Config;
  readonly seed: string;
  readonly random: Random;
  readonly actions: Action<Tagged, unknown>[];
}

function newRun(game: Game, config: Config, seed: string): Run {
  return { game, config, seed, random: createRandom(seed), actions: [] };
}

function carelessPolicy(
  state: unknown,
  seat: Seat,
  moves: readonly Tagged[],
  random: Random,
): Tagged {
  if (random.below(CARELESS) === 0) return pick(moves, random);
  return randomPolicy(state, seat, moves, random);
}

/** Plays to the end; `visit` sees every position, the first and the last included. Answers how the game ended. */
function play(run: Run, visit: (state: unknown) => void): string {
  const { game, config, random, actions } = run;
  try {
    const state = game.setup(config);
    const policies = Array.from({ length: config.seats }, () => carelessPolicy);
    const { maxActions } = randomPlan(game.id);
    const { result } = playout(game, state, policies, random, {
      maxActions,
      onAction: (action) => {
        visit(state);
        actions.push(action);
      },
    });
    visit(state);
    if (result === null) throw new Error(`still going on after ${actions.length} actions`);
    if (!game.endings.includes(result.ending)) throw new Error(`unknown ending ${result.ending}`);
    return result.ending;
  } catch (error) {
    throw new Failure(run, error instanceof Error ? error.message : String(error));
  }
}

function demandInvariants(game: Game, state: unknown): void {
  const broken = game.invariants(state);
  if (broken.length > 0) throw new Error(`invariants: ${broken.join('; ')}`);
}

/** Hostile inputs for each seat that is asked; what `check` accepts must be a move that `moves` lists. */
function attack(game: Game, state: unknown, random: Random): number {
  const pending = game.pending(state);
  const asked = pending.kind === 'move' ? pending.seats : [];
  const listed = asked.flatMap((seat) => game.moves(state, seat));
  let wrong: string | null = null;
  const found = attackCheck(game, state, listed, INPUTS_PER_POSITION, random, (seat, input) => {
    const known = game.moves(state, seat).some((move) => equalPlain(move, input));
    if (known || isUnlisted(game.id, input)) return true;
    wrong = `check accepts what moves does not list: ${JSON.stringify(input)}`;
    return false;
  });
  const fault = wrong ?? found;
  if (fault !== null) throw new Error(fault);
  return INPUTS_PER_POSITION;
}

const progress = createScriptProgress();
const whole = (value: number): string => value.toLocaleString('en');

function soakGames(game: Game, seats: number, { count, seed }: Request): void {
  const configs = [...configurations(game, randomPlan(game.id))].filter(
    (config) => config.seats === seats,
  );
  const endings = new Map<string, number>();
  let actions = 0;
  for (let n = 0; n < count; n++) {
    const config = configs[n % configs.length];
    if (config === undefined) break;
    const run = newRun(game, config, `${seed}/${game.id}/${seats}/${n}`);
    const ending = play(run, (state) => demandInvariants(game, state));
    endings.set(ending, (endings.get(ending) ?? 0) + 1);
    actions += run.actions.length;
    progress.show(n / count, `${game.id}, ${seats} seats: ${whole(actions)} actions`);
  }
  progress.done();
  const list = [...endings].map(([ending, times]) => `${ending} ${whole(times)}`).join(', ');
  console.log(
    `${game.id}, ${seats} seats: ${whole(count)} games in ${configs.length} configurations, ` +
      `${whole(actions)} actions, all invariants held; ${list}`,
  );
}

/** Whole games under the eyes of the conformance suite. */
function soakProperties(game: Game, seats: number, { inspected, seed }: Request): void {
  const plan = {
    ...randomPlan(game.id),
    games: 1,
    unlisted: (move: Tagged) => isUnlisted(game.id, move),
  };
  const configs = [...configurations(game, plan)].filter((config) => config.seats === seats);
  for (let n = 0; n < inspected; n++) {
    const config = configs[n % configs.length];
    if (config === undefined) break;
    const violation = inspectGame(game, config, `${seed}/inspected/${seats}/${n}`, plan);
    if (violation !== null) {
      throw new Failure(newRun(game, config, violation.seed), describeViolation(violation));
    }
    progress.show(n / inspected, `${game.id}, ${seats} seats: ${n} games inspected`);
  }
  progress.done();
  if (inspected > 0) console.log(`${game.id}, ${seats} seats: ${whole(inspected)} games inspected`);
}

/** One game with every position attacked, as long as there are inputs left; answers how many were used. */
function attackGame(run: Run, left: number): number {
  const random = createRandom(`${run.seed}/inputs`);
  let inputs = 0;
  play(run, (state) => {
    if (inputs < left) inputs += attack(run.game, state, random);
  });
  return inputs;
}

function soakCheck(game: Game, counts: readonly number[], { seed }: Request): void {
  const configs = [...configurations(game, randomPlan(game.id))].filter(({ seats }) =>
    counts.includes(seats),
  );
  let inputs = 0;
  let played = 0;
  while (inputs < HOSTILE_INPUTS) {
    // In strides, so that even few games see every seat count.
    const config = configs[(played * 37) % configs.length];
    if (config === undefined) break;
    const run = newRun(game, config, `${seed}/${game.id}/hostile/${played}`);
    inputs += attackGame(run, HOSTILE_INPUTS - inputs);
    played++;
    progress.show(inputs / HOSTILE_INPUTS, `${game.id}: ${whole(inputs)} hostile inputs`);
  }
  progress.done();
  console.log(
    `${game.id}: ${whole(inputs)} hostile inputs in ${whole(played)} games, none did harm`,
  );
}

function saveRecord({ game, config, seed, actions }: Failure): string {
  const names = Array.from({ length: config.seats }, (_unused, seat) => `random ${seat + 1}`);
  const match = newMatch(game, seed.slice(0, 60), config);
  for (const [seq, action] of actions.entries()) match.log.push({ seq, at: 0, ...action });
  const file = join(RECORDS, `${seed.replaceAll(/[^\w.-]+/g, '-')}.swm.json`);
  mkdirSync(dirname(file), { recursive: true });
  const replayed = replay(game, match);
  const pending = replayed.ok ? game.pending(replayed.table.state) : null;
  const result = pending?.kind === 'over' ? pending.result : null;
  writeFileSync(file, formatRecord(match, { names }, result));
  return relative(process.cwd(), file);
}

function soak(request: Request): void {
  const started = performance.now();
  for (const game of request.chosen) {
    const counts = request.seats === null ? seatCounts(game) : [request.seats];
    for (const seats of counts) {
      soakGames(game, seats, request);
      soakProperties(game, seats, request);
    }
    soakCheck(game, counts, request);
  }
  console.log(`sound, after ${Math.round((performance.now() - started) / 1000)} s`);
}

const request = readArguments(process.argv.slice(2));
if (process.argv[2] === 'server') await import('./soak-server.ts');
else if (request === null) process.stdout.write(HELP);
else if (typeof request === 'string') {
  console.error(`soak: ${request} (--help tells more)`);
  process.exitCode = 2;
} else {
  try {
    soak(request);
  } catch (error) {
    progress.done();
    if (!(error instanceof Failure)) throw error;
    console.error(`${error.game.id} is not sound: ${error.message}`);
    console.error(`seats ${error.config.seats}, options ${JSON.stringify(error.config.options)}`);
    console.error(`seed ${JSON.stringify(error.seed)}, after ${error.actions.length} actions`);
    console.error(`the match so far: ${saveRecord(error)}`);
    process.exitCode = 1;
  }
}
