/** Matches played from a seed, stopped at any decision and written as a record: for pictures and browser tests. */

import { firstToAnswer, type BotId } from '@sternwarte/bots';
import {
  createRandom,
  type OptionValues,
  type Policy,
  type Seat,
  type Tagged,
} from '@sternwarte/engine';
import { games, type GameId } from '@sternwarte/games';
import { texts } from '@sternwarte/games/texts';
import { openKept } from '../src/match/open-match.ts';
import { writeRecord } from '../src/match/record-file.ts';
import { namesOf, planMatch, type SavedMatch, type Sitter } from '../src/match/saved-match.ts';
import type { ToldTable } from '../src/match/told-table.ts';

/** Everything that decides how a match goes: the same course gives the same match. */
export interface Course {
  readonly game: GameId;
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: string;
  readonly policy: Policy<unknown, Tagged>;
}

/** A match that has got to a decision, or to its end. */
export interface Played {
  readonly game: GameId;
  readonly saved: SavedMatch;
  /** Goes on with the match: what is wanted of a position must be taken before the next one. */
  readonly table: ToldTable;
}

export interface Decision extends Played {
  /** All who are asked, and who of them the policy answers for next. */
  readonly asked: readonly Seat[];
  readonly next: Seat;
}

/** Every decision of a match, before it is made; afterwards the match is over. */
export function* decisionsOf({
  game: id,
  seats,
  options,
  seed,
  policy,
}: Course): Generator<Decision> {
  const random = createRandom(seed);
  const hex = (bytes: number): string =>
    Array.from({ length: 2 * bytes }, () => random.below(16).toString(16)).join('');
  const plan = { sitters: sittersOf(seats, 0, 'pilot'), options, ownDice: false };
  const saved = planMatch(games[id], texts[id], plan, hex, 0);
  const opened = openKept({ saved, log: [] }, games[id], texts[id]);
  if (!opened.ok) throw new Error(`no match of ${id}`);
  const { table } = opened.match;
  for (let now = 0; ; now++) {
    const pending = table.pending();
    if (pending.kind === 'over') return;
    if (pending.kind === 'chance') {
      table.perform(table.nextDraw(random), now, []);
      continue;
    }
    const next = firstToAnswer(pending.seats);
    yield { game: id, saved, table, asked: pending.seats, next };
    const move = policy(table.state, next, table.game.moves(table.state, next), random);
    if (table.perform({ by: next, move }, now, []) !== null) {
      throw new Error(`refused: ${move.type}`);
    }
  }
}

/** The match as it stands, with one person at it and bots on all other seats. */
export function recordOfPlayed({ game, saved, table }: Played, person: Seat, bot: BotId): string {
  const sitters = sittersOf(saved.sitters.length, person, bot);
  const names = namesOf(sitters, texts[game]);
  const kept = { saved: { ...saved, ...table.standing(0), sitters, names }, log: table.match.log };
  return writeRecord(kept, { game: games[game], words: texts[game] }, 'en');
}

function sittersOf(seats: number, person: Seat, bot: BotId): Sitter[] {
  return Array.from({ length: seats }, (_unused, seat) => ({
    name: null,
    bot: seat === person ? null : bot,
  }));
}
