/** One match in the terminal: the table, who sits at it, and where it is saved. */

import { bots as knownBots, firstToAnswer, type Bot } from '@sternwarte/bots';
import {
  commitTo,
  createRandom,
  draw,
  drawFairly,
  makeRecord,
  newMatch,
  openTable,
  pickWeighted,
  submit,
  type Config,
  type Game,
  type GameWords,
  type Random,
  type RecordedMatch,
  type Seat,
  type Table,
  type Tagged,
} from '@sternwarte/engine';
import { saveRecord } from '../record-file.ts';

export interface Player {
  readonly name: string;
  readonly bot: Bot | null;
}

export interface Session {
  readonly table: Table<unknown, Tagged, unknown, Tagged>;
  readonly players: readonly Player[];
  readonly names: readonly string[];
  /** Chance for bots; draws of the table are fair ones. */
  readonly random: Random;
  /** Whether bots think by the clock; else the same match can be had again. */
  readonly byClock: boolean;
  /** Where the match is saved after each step; `null` until somebody says where. */
  file: string | null;
}

/** Where chance comes from: the system, or `--seed`, so that a match can be had again. */
export interface Source {
  /** Hex digits for seed and nonces. */
  readonly hex: (bytes: number) => string;
  readonly isFixed: boolean;
}

export function beginSession(
  game: Game,
  config: Config,
  players: readonly Player[],
  source: Source,
): Session {
  const { hex } = source;
  const seed = hex(32);
  const nonces = players.map(() => hex(8));
  const fairness = { commitment: commitTo(seed), nonces, seed };
  const table = openTable(game, newMatch(game, hex(8), config, fairness));
  return createSession(table, players, source, null);
}

/** Goes on with a record; who is a bot stands in it. */
export function resumeSession(record: RecordedMatch, file: string, source: Source): Session {
  const players = record.names.map((name, seat) => ({
    name,
    bot: knownBots.get(record.bots[seat] ?? '') ?? null,
  }));
  return createSession(record.table, players, source, file);
}

function createSession(
  table: Session['table'],
  players: readonly Player[],
  { hex, isFixed }: Source,
  file: string | null,
): Session {
  const names = players.map(({ name }) => name);
  return { table, players, names, random: createRandom(hex(16)), byClock: !isFixed, file };
}

/** Plays on by itself, draws and bots, until a person is asked or the match is over. */
export async function runToPerson(
  { table, players, random }: Session,
  decide: (seat: Seat, bot: Bot) => Promise<Tagged>,
  now: () => number,
  emit: (event: Tagged) => void,
): Promise<Seat | null> {
  const { game } = table;
  for (;;) {
    const pending = game.pending(table.state);
    if (pending.kind === 'over') return null;
    if (pending.kind === 'chance') {
      draw(table, drawNext(table, pending.outcomes, random), now(), emit);
      continue;
    }
    const person = pending.seats.find((seat) => !players[seat]?.bot);
    if (person !== undefined) return person;
    const seat = firstToAnswer(pending.seats);
    const bot = players[seat]?.bot;
    if (!bot) throw new RangeError(`nobody sits at ${seat}`);
    const refusal = submit(table, seat, await decide(seat, bot), now(), emit);
    // A bot that proposes nothing legal would be asked for ever.
    if (refusal !== null) throw new RangeError(`${bot.id} may not do that: ${refusal.key}`);
  }
}

function drawNext(
  { match, draws }: Session['table'],
  outcomes: Parameters<typeof drawFairly>[4],
  random: Random,
): unknown {
  // A record from elsewhere may lack its seed; its chance could not be verified anyway.
  const seed = match.fairness?.seed ?? null;
  if (match.fairness === null || seed === null) return pickWeighted(outcomes, random);
  return drawFairly(seed, match.id, match.fairness.nonces, draws, outcomes);
}

/** Saves, if somebody has said where; answers whether the match is safe on disk. */
export function saveSession(session: Session, text: GameWords): boolean {
  const { table, players, names, file } = session;
  if (file === null) return false;
  const record = makeRecord(table, {
    names,
    bots: players.map(({ bot }) => bot?.id ?? null),
    keepSeed: true,
    describe: (entry, state) => ('undo' in entry ? null : text.action(entry, state, names)),
  });
  return saveRecord(file, record);
}
