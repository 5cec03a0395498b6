/** `npm run soak`: many random games with invariants after every action, then a flood of hostile inputs. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import {
  brokenIn,
  createRandom,
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
  configurations,
  floodGame,
  inspectGame,
  PROPERTIES,
  type Violation,
} from '@sternwarte/engine/conformance';
import { games } from '@sternwarte/games';
import { randomPlan } from '../bench/random-play.ts';
import { createScriptProgress } from '../cli/progress.ts';
import { runBotSoak } from './soak-bots.ts';
import { runPuzzleSoak } from './soak-puzzles.ts';

const HELP = `usage: npm run soak -- puzzles [<game>]… [--resume]
       npm run soak -- bots [--bots <name>,<name>…] [--games <n>] [--iterations <n>] [--quiet <rounds> | --suggested] [--seed <text>]
       npm run soak -- server [--rounds <n>] [--messages <n>] [--readers <n>]
       npm run soak -- server --load [--minutes <n>] [--tables <n>] [--sockets <n>] [--pause <milliseconds>]
       npm run soak -- nodes [--rounds <n>] [--seconds <n>] [--failure <name>]…
       npm run soak -- [--game <id>] [--games <n>] [--inspect <n>] [--seats <n>] [--seed <text>]

  --game    one game alone: ${Object.keys(games).join(', ')}
  --games   random games for each seat count, 1 to 9999999 (10000)
  --inspect so many games more, inspected by the whole conformance suite: secrets, undo, replay (0)
  --seats   one seat count alone
  --seed    the same seed plays the same games (soak)

  puzzles   the proof of every puzzle once more, with a long search; --resume leaves out what has held before
  bots      matches of Anno 4000 between bots: none may stand still after round 150, and nobody leave the game in a
            turn that could have saved him; --quiet ends a match after so many rounds in which nothing happens,
            --suggested does so as tables with bots suggest it
  server    online tables instead: a server that is killed or stands still again and again, hostile
            messages, and clients that never read; with --load an hour of 500 live tables and 5,000 sockets
  nodes     two nodes on one PostgreSQL, while one thing after the other fails: node, postgres, redis, pause,
            cut (a node is cut off; only root may try that), skew (wrong clocks)

Every game of every seat count takes the next combination of options. After every action all invariants must hold, and
every game must end. Then a million hostile inputs go to check, which must refuse or accept them as moves lists.
Ends with code 1, and the failing match as a record, at the first thing that is wrong.
`;

const HOSTILE_INPUTS = 1_000_000;
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

/** What went wrong, with the match that led to it as the text of a record. */
class Failure extends Error {
  readonly run: Run;
  readonly record: string;

  constructor(run: Run, message: string, record = recordOf(run)) {
    super(message);
    this.run = run;
    this.record = record;
  }
}

/** The same from the conformance suite, which brings its own record. */
function failureOf(run: Run, { property, detail, record }: Violation): Failure {
  return new Failure(run, `${PROPERTIES[property]}: ${detail}`, record);
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
  const broken = brokenIn(game, state);
  if (broken.length > 0) throw new Error(`invariants: ${broken.join('; ')}`);
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
  const plan = { ...randomPlan(game.id), games: 1 };
  const configs = [...configurations(game, plan)].filter((config) => config.seats === seats);
  for (let n = 0; n < inspected; n++) {
    const config = configs[n % configs.length];
    if (config === undefined) break;
    const violation = inspectGame(game, config, `${seed}/inspected/${seats}/${n}`, plan);
    if (violation !== null) throw failureOf(newRun(game, config, violation.seed), violation);
    progress.show(n / inspected, `${game.id}, ${seats} seats: ${n} games inspected`);
  }
  progress.done();
  if (inspected > 0) console.log(`${game.id}, ${seats} seats: ${whole(inspected)} games inspected`);
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
    const flood = floodGame(game, config, run.seed, randomPlan(game.id), HOSTILE_INPUTS - inputs);
    if (flood.violation !== null) throw failureOf(run, flood.violation);
    inputs += flood.inputs;
    played++;
    progress.show(inputs / HOSTILE_INPUTS, `${game.id}: ${whole(inputs)} hostile inputs`);
  }
  progress.done();
  console.log(
    `${game.id}: ${whole(inputs)} hostile inputs in ${whole(played)} games, none did harm`,
  );
}

function recordOf({ game, config, seed, actions }: Run): string {
  const names = Array.from({ length: config.seats }, (_unused, seat) => `random ${seat + 1}`);
  const match = newMatch(game, seed.slice(0, 60), config);
  for (const [seq, action] of actions.entries()) match.log.push({ seq, at: 0, ...action });
  const replayed = replay(game, match);
  const pending = replayed.ok ? game.pending(replayed.table.state) : null;
  return formatRecord(match, { names }, pending?.kind === 'over' ? pending.result : null);
}

function saveRecord({ run: { seed }, record }: Failure): string {
  const file = join(RECORDS, `${seed.replaceAll(/[^\w.-]+/g, '-')}.swm.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, record);
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
else if (process.argv[2] === 'puzzles')
  process.exitCode = await runPuzzleSoak(process.argv.slice(3));
else if (process.argv[2] === 'bots') process.exitCode = runBotSoak(process.argv.slice(3));
else if (process.argv[2] === 'nodes') await import('./soak-nodes.ts');
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
    const { game, config, seed } = error.run;
    console.error(`${game.id} is not sound: ${error.message}`);
    console.error(`seats ${config.seats}, options ${JSON.stringify(config.options)}`);
    console.error(`seed ${JSON.stringify(seed)}`);
    console.error(`the match so far: ${saveRecord(error)}`);
    process.exitCode = 1;
  }
}
