/** `sternwarte ladder`: bots play each other with seats rotated, and we measure how strong they are. */

import {
  findContestant,
  referenceNames,
  standingsOf,
  type Encounter,
  type Standings,
} from '@sternwarte/bots/ladder';
import { bots as knownBots } from '@sternwarte/bots';
import type { Game } from '@sternwarte/engine';
import { failed, misused, type Call, type Command } from '../command.ts';
import { INTERRUPTED, interruptible } from '../interrupt.ts';
import { createProgress } from '../progress.ts';
import { saveRecord } from '../record-file.ts';
import { referencesOf, wordsOf } from '../registry.ts';
import { readCount, readGame, readSetUp } from '../set-up.ts';
import { tableOf } from '../table.ts';
import type { ExitCode } from '../terminal.ts';
import { nameOfBot } from '../words/index.ts';
import type { EncounterPlan } from '../workers/plans.ts';
import { BrokenGame, openPool } from '../workers/pool.ts';

const MAX_GAMES = 1_000_000;
const MAX_ITERATIONS = 1_000_000;
const MAX_CORES = 256;
/** Far beyond what any game takes that bots play in earnest. */
const MAX_ACTIONS = 20_000;

interface Ladder {
  readonly game: Game;
  readonly plan: EncounterPlan;
  readonly games: number;
  readonly cores: number;
  /** What to type to have it again. */
  readonly command: string;
}

export const ladder: Command = {
  spec: {
    positionals: ['game'],
    values: ['seats', 'games', 'bots', 'iterations', 'seed', 'options', 'cores', 'out'],
    flags: ['json', 'gauntlet'],
  },
  async run(call) {
    const asked = readLadder(call);
    if (typeof asked !== 'string' && call.args.flags.has('gauntlet'))
      return runGauntlet(call, asked);
    if (typeof asked === 'string') return misused(call, asked);
    const { args, terminal, words } = call;
    const { plan, games } = asked;
    const began = terminal.now();
    let played: Played;
    try {
      played = await interruptible(terminal, (signal) => playAll(call, asked, signal));
    } catch (error) {
      if (!(error instanceof BrokenGame)) throw error;
      return failed(call, words.ladder.broken(plan.gameId, plan.seed, error.n, error.message));
    }
    const { encounters, whole } = played;
    const standings = standingsOf(plan.botIds, asked.game.endings, encounters);
    const json = `${JSON.stringify(figures(asked, standings, terminal.now() - began), null, 2)}\n`;
    if (!whole) terminal.err(`${words.ladder.interrupted(encounters.length, games)}\n`);
    terminal.out(args.flags.has('json') ? json : `${report(call, asked, standings).join('\n')}\n`);
    const file = args.values['out'];
    if (file !== undefined && !saveRecord(file, json)) {
      return failed(call, words.errors.cannotWrite(file));
    }
    return whole ? 0 : INTERRUPTED;
  },
};

interface Played {
  /** In the order of their numbers. */
  readonly encounters: readonly Encounter[];
  /** Whether these are all. */
  readonly whole: boolean;
}

async function playAll(
  { terminal, words, language }: Call,
  { plan, games, cores }: Ladder,
  signal: AbortSignal,
): Promise<Played> {
  const progress = createProgress(terminal);
  const pool = openPool(cores);
  const encounters = new Map<number, Encounter>();
  const show = (): void => {
    const shares = runningShares(plan.botIds, encounters).map(
      ([bot, share]) => `${bot} ${share.toLocaleString(language, { style: 'percent' })}`,
    );
    const text = words.ladder.progress(encounters.size, games, shares.join(' · '));
    progress.show(encounters.size / games, text);
  };
  show();
  try {
    const whole = await pool.run({
      plan,
      first: 0,
      count: games,
      signal,
      onOutcome(n, encounter) {
        encounters.set(n, encounter);
        show();
      },
    });
    const inOrder = [...encounters].toSorted(([a], [b]) => a - b);
    return { encounters: inOrder.map(([, encounter]) => encounter), whole };
  } finally {
    progress.done();
    await pool.close();
  }
}

function runningShares(
  botIds: readonly string[],
  encounters: ReadonlyMap<number, Encounter>,
): (readonly [string, number])[] {
  const shares = new Map(botIds.map((id) => [id, 0]));
  for (const { scores } of encounters.values()) {
    for (const [index, { share }] of scores.entries()) {
      const id = botIds[index] ?? '';
      shares.set(id, (shares.get(id) ?? 0) + share / encounters.size);
    }
  }
  return [...shares];
}

function readLadder(call: Call): Ladder | string {
  const { args, terminal } = call;
  const game = readGame(call);
  if (typeof game === 'string') return game;
  const { min, max } = game.seats;
  const seats = readCount(call, 'seats', min, max, min);
  if (typeof seats === 'string') return seats;
  const games = readCount(call, 'games', 1, MAX_GAMES, 100);
  if (typeof games === 'string') return games;
  const iterations = readCount(call, 'iterations', 1, MAX_ITERATIONS, undefined);
  if (typeof iterations === 'string') return iterations;
  const cores = readCount(call, 'cores', 1, MAX_CORES, terminal.cores);
  if (typeof cores === 'string') return cores;
  const config = readSetUp(call, game, seats);
  if (typeof config === 'string') return config;
  const botIds = readContestants(call, game, seats);
  if (typeof botIds === 'string') return botIds;
  const seed = args.values['seed'] ?? '1';
  const options = args.values['options'];
  const command = [
    `sternwarte ladder ${game.id} --seats ${seats} --games ${games} --bots ${botIds.join(',')}`,
    ...(iterations === undefined ? [] : [`--iterations ${iterations}`]),
    `--seed ${quote(seed)}`,
    ...(options === undefined ? [] : [`--options ${quote(options)}`]),
  ].join(' ');
  const plan: EncounterPlan = {
    kind: 'encounter',
    gameId: game.id,
    config,
    botIds,
    seed,
    iterations,
    maxActions: MAX_ACTIONS,
  };
  return { game, plan, games, cores, command };
}

/** `--bots`, one for each seat: if there are fewer, the last one takes all seats that are left. */
function readContestants({ args, words }: Call, game: Game, seats: number): string[] | string {
  const ids = (args.values['bots'] ?? 'pilot,kadett').split(',').map((id) => id.trim());
  if (ids.length > seats) return words.errors.botCount(ids.length, seats);
  const references = referencesOf(game.id);
  for (const id of ids) {
    if (findContestant(id, references) !== undefined) continue;
    const known = [...knownBots.keys(), ...referenceNames(references)];
    return words.errors.unknownBot(id, known.join(', '));
  }
  return Array.from({ length: seats }, (_, seat) => ids[seat] ?? ids.at(-1) ?? '');
}

/** The first of `--bots` against every challenger of its game, one after the other. */
async function runGauntlet(call: Call, asked: Ladder): Promise<ExitCode> {
  const { terminal, words, language, args } = call;
  const [bot = ''] = asked.plan.botIds;
  const challengers = Object.keys(referencesOf(asked.game.id)?.challengers ?? {});
  const rows: (readonly string[])[] = [];
  const all: object[] = [];
  let whole = true;
  for (const challenger of challengers) {
    const others = asked.plan.botIds.slice(1).map(() => bot);
    const duel = {
      ...asked,
      plan: { ...asked.plan, botIds: [challenger, bot, ...others.slice(1)] },
    };
    const played = await interruptible(terminal, (signal) => playAll(call, duel, signal));
    const { botIds } = duel.plan;
    const { bots, givenUp } = standingsOf(botIds, asked.game.endings, played.encounters);
    const standing = bots.find((found) => found.bot === challenger);
    if (standing !== undefined) {
      const { games, share, interval } = standing;
      const percent = (part: number): string =>
        (100 * part).toLocaleString(language, {
          maximumFractionDigits: 1,
          minimumFractionDigits: 1,
        });
      const range = `${percent(interval[0])}–${percent(interval[1])} %`;
      rows.push([challenger, String(games), `${percent(share)} %`, range, String(givenUp)]);
      all.push({ challenger, games, share, interval, givenUp });
    }
    whole = played.whole;
    if (!whole) break;
  }
  const json = `${JSON.stringify({ game: asked.game.id, bot, challengers: all }, null, 2)}\n`;
  const table = tableOf([words.ladder.gauntletColumns, ...rows]).join('\n');
  terminal.out(args.flags.has('json') ? json : `${words.ladder.gauntlet(bot)}\n\n${table}\n`);
  const file = args.values['out'];
  if (file !== undefined && !saveRecord(file, json)) {
    return failed(call, words.errors.cannotWrite(file));
  }
  return whole ? 0 : INTERRUPTED;
}

/** As a shell would have it. */
function quote(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

function figures({ plan, command }: Ladder, standings: Standings, milliseconds: number): object {
  const { gameId, config, seed, iterations = null } = plan;
  return {
    command,
    game: gameId,
    seats: config.seats,
    options: config.options,
    seed,
    iterations,
    milliseconds,
    ...standings,
    actionsPerGame: round(standings.actionsPerGame, 1),
    bots: standings.bots.map((standing) => ({
      ...standing,
      wins: round(standing.wins, 3),
      share: round(standing.share, 4),
      interval: standing.interval.map((bound) => round(bound, 4)),
      rating: round(standing.rating, 1),
      decisionsPerGame: round(standing.decisionsPerGame, 1),
      meanMilliseconds: round(standing.meanMilliseconds, 3),
      slowestMilliseconds: round(standing.slowestMilliseconds, 1),
      meanVisits: round(standing.meanVisits, 1),
    })),
  };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function report(
  { words, language }: Call,
  { game, command }: Ladder,
  { games, actionsPerGame, endings, givenUp, bots }: Standings,
): string[] {
  const text = wordsOf(game.id, language);
  const number = (value: number, digits = 0): string =>
    value.toLocaleString(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const percent = (share: number): string => number(100 * share, 1);
  const rows = bots.map((standing) => [
    nameOfBot(words, standing.bot),
    number(standing.games),
    `${percent(standing.share)} %`,
    `${percent(standing.interval[0])}–${percent(standing.interval[1])} %`,
    `${standing.rating > 0 ? '+' : ''}${number(standing.rating)}`,
    number(standing.decisionsPerGame, 1),
    number(standing.meanMilliseconds, 2),
    number(standing.slowestMilliseconds, 1),
    number(standing.meanVisits, 1),
  ]);
  return [
    words.ladder.heading(text.title, number(games), number(actionsPerGame, 1)),
    command,
    '',
    ...tableOf([words.ladder.columns, ...rows]),
    '',
    ...Object.entries(endings).map(([ending, count]) =>
      words.simulate.ending(text.endings[ending] ?? ending, count),
    ),
    words.ladder.givenUp(givenUp),
  ];
}
