/** One match in the terminal: the table, who sits at it, and where it is saved. */

import { bots as knownBots, type Bot } from '@sternwarte/bots';
import {
  botToAsk,
  createRandom,
  draw,
  isAction,
  layTable,
  makeRecord,
  nextDraw,
  openTable,
  personToAsk,
  randomPolicy,
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
  const names = players.map(({ name }) => name);
  const table = openTable(game, layTable(game, config, names, source.hex));
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

/** What happens at a table that runs by itself, for whoever shows it. */
export interface Course {
  readonly now: () => number;
  decide(this: void, seat: Seat, bot: Bot): Promise<Tagged>;
  /** Told of everything that happens. */
  tell(this: void, event: Tagged): void;
  /** A bot could not decide, or only on something illegal; the table has made a plain move in its place. */
  reportFailure(this: void, seat: Seat): void;
}

/** Plays on by itself, draws and bots, until a person is asked or the match is over. */
export async function runToPerson(
  { table, players, random }: Session,
  { now, decide, tell, reportFailure }: Course,
): Promise<Seat | null> {
  const { game } = table;
  const people = peopleAmong(players);
  for (;;) {
    const pending = game.pending(table.state);
    if (pending.kind === 'over') return null;
    if (pending.kind === 'chance') {
      draw(table, nextDraw(table, random), now(), tell);
      continue;
    }
    const seat = botToAsk(pending.seats, people);
    if (seat === null) return personToAsk(pending.seats, people, null);
    const bot = players[seat]?.bot;
    if (!bot) throw new RangeError(`nobody sits at ${seat}`);
    const move = await decide(seat, bot).catch(() => null);
    if (submit(table, seat, move, now(), tell) === null) continue;
    // A bot that proposes nothing legal would be asked for ever.
    const view = game.view(table.state, seat);
    const plain = randomPolicy(view, seat, game.moves(view, seat), random);
    submit(table, seat, plain, now(), tell);
    reportFailure(seat);
  }
}

export function peopleAmong(players: readonly Player[]): readonly Seat[] {
  return players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
}

/** Saves, if somebody has said where; answers whether the match is safe on disk. */
export function saveSession(session: Session, text: GameWords): boolean {
  const { table, players, names, file } = session;
  if (file === null) return false;
  const record = makeRecord(table, {
    names,
    bots: players.map(({ bot }) => bot?.id ?? null),
    keepSeed: true,
    describe: (entry, state) => (isAction(entry) ? text.action(entry, state, names) : null),
  });
  return saveRecord(file, record);
}
