/** Matches played from a seed, stopped at any decision and written as a record: for pictures and browser tests. */

import { bots, policyOf, type BotId } from '@sternwarte/bots';
import {
  firstToAnswer,
  createRandom,
  type OptionValues,
  type Policy,
  type Seat,
  type Tagged,
} from '@sternwarte/engine';
import { games, type GameId } from '@sternwarte/games';
import { catalogue } from '@sternwarte/games/catalogue';
import { experts } from '@sternwarte/games/experts';
import { texts } from '@sternwarte/games/texts';
import { openKept } from '../src/match/local/open-match.ts';
import { writeRecord } from '../src/match/record-file.ts';
import { planMatch } from '../src/match/plan-match.ts';
import { namesOf, type SavedMatch } from '../src/match/saved-match.ts';
import type { ToldTable } from '../src/match/local/told-table.ts';
import { sitterOf, type Sitter } from '../src/match/sitter.ts';

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
  const saved = planMatch(games[id], catalogue[id].seatNames, plan, hex, 0);
  const opened = openKept({ saved, log: [] }, games[id], texts[id]);
  if (!opened.ok) throw new Error(`no match of ${id}`);
  const { table } = opened.match;
  for (let now = 0; ; now++) {
    const pending = table.pending();
    if (pending.kind === 'over') return;
    if (pending.kind === 'chance') {
      table.perform(table.nextDraw(random), now);
      continue;
    }
    const next = firstToAnswer(pending.seats);
    yield { game: id, saved, table, asked: pending.seats, next };
    const move = policy(table.state, next, table.game.moves(table.state, next), random);
    if (table.perform({ by: next, move }, now) !== null) {
      throw new Error(`refused: ${move.type}`);
    }
  }
}

/** The match as it stands, with one person at it and bots on all other seats. */
export function recordOfPlayed({ game, saved, table }: Played, person: Seat, bot: BotId): string {
  const sitters = sittersOf(saved.sitters.length, person, bot);
  const names = namesOf(sitters, catalogue[game].seatNames);
  const sheet = { ...saved, ...table.standing(0), sitters, names };
  return writeRecord(sheet, table.match.log, { game: games[game], words: texts[game] }, 'en');
}

export interface Playing {
  readonly seed: string;
  readonly options?: OptionValues;
  /** The match stops at the first such decision, and whoever has to make it is a person; else it is played to its end. */
  until?(this: void, round: number, moves: readonly Tagged[]): boolean;
}

/** How many matches are played in search of a decision. */
const MOST_MATCHES = 30;

/** A match between Pilots, with all seats taken. */
export function playedRecord(id: GameId, { seed, options = {}, until }: Playing): string {
  const seats = catalogue[id].seats.max;
  const pilot = bots.get('pilot');
  if (pilot === undefined) throw new Error('no Pilot');
  const policy = policyOf(pilot, games[id], experts[id], seats);
  for (let match = 0; match < MOST_MATCHES; match++) {
    const course = { game: id, seats, options, seed: seed + ' again'.repeat(match), policy };
    let last: Played | null = null;
    let decisions = 0;
    for (const decision of decisionsOf(course)) {
      const { table, next } = decision;
      last = decision;
      decisions++;
      // Where no rounds are counted, one is a decision of each seat.
      const round = table.game.round?.(table.state) ?? Math.ceil(decisions / seats);
      const isWanted = until?.(round, table.game.moves(table.state, next));
      if (isWanted === true) return recordOfPlayed(decision, next, 'pilot');
    }
    if (until === undefined && last !== null) return recordOfPlayed(last, 0, 'pilot');
  }
  throw new Error(`no such decision in any match of ${id}`);
}

function sittersOf(seats: number, person: Seat, bot: BotId): Sitter[] {
  return Array.from({ length: seats }, (_unused, seat) =>
    sitterOf(null, seat === person ? null : bot),
  );
}
