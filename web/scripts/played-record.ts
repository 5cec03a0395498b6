/** Matches that Pilots have played, as files: the same code and the same seed give the same match. */

import { bots, firstToAnswer, policyOf } from '@sternwarte/bots';
import { createRandom, type Tagged } from '@sternwarte/engine';
import { games, type GameId } from '@sternwarte/games';
import { catalogue } from '@sternwarte/games/catalogue';
import { experts } from '@sternwarte/games/experts';
import { texts } from '@sternwarte/games/texts';
import { openKept } from '../src/match/open-match.ts';
import { writeRecord } from '../src/match/record-file.ts';
import { namesOf, planMatch, type Plan, type Sitter } from '../src/match/saved-match.ts';

/** A decision that somebody has to make. */
export interface Decision {
  readonly round: number;
  readonly moves: readonly Tagged[];
}

export interface Playing {
  readonly seed: string;
  readonly options?: Plan['options'];
  /** The match stops at the first such decision, and whoever has to make it is a person; else it is played to its end. */
  until?(this: void, decision: Decision): boolean;
}

/** How many matches are played in search of a decision. */
const MOST_MATCHES = 30;

/** The text of a match with all seats taken. */
export function playedRecord(id: GameId, playing: Playing, matches = MOST_MATCHES): string {
  const { seed, options = {}, until } = playing;
  const seats = catalogue[id].seats.max;
  const random = createRandom(seed);
  const hex = (bytes: number): string =>
    Array.from({ length: 2 * bytes }, () => random.below(16).toString(16)).join('');
  const plan = { sitters: sittersOf(seats, 0), options, ownDice: false };
  const saved = planMatch(games[id], texts[id], plan, hex, 0);
  const opened = openKept({ saved, log: [] }, games[id], texts[id]);
  const pilot = bots.get('pilot');
  if (!opened.ok || pilot === undefined) throw new Error(`no match of ${id}`);
  const { table } = opened.match;
  const policy = policyOf(pilot, table.game, experts[id], seats);
  let asked = 0;
  for (let now = 0; ; now++) {
    const pending = table.pending();
    if (pending.kind === 'over') {
      if (until === undefined) break;
      if (matches === 1) throw new Error(`no such decision in any match of ${id}`);
      // It may come in the next one.
      return playedRecord(id, { ...playing, seed: `${seed} again` }, matches - 1);
    }
    if (pending.kind === 'chance') {
      table.perform(table.nextDraw(random), now, []);
      continue;
    }
    const seat = firstToAnswer(pending.seats);
    const moves: readonly Tagged[] = table.game.moves(table.state, seat);
    if (until?.({ round: roundOf(table.state), moves })) {
      asked = seat;
      break;
    }
    const move = policy(table.state, seat, moves, random);
    if (table.perform({ by: seat, move }, now, []) !== null)
      throw new Error(`refused: ${move.type}`);
  }
  // Whoever is asked is the person, so that the table shows what people see.
  const sitters = sittersOf(seats, asked);
  const names = namesOf(sitters, texts[id]);
  const kept = { saved: { ...saved, ...table.standing(0), sitters, names }, log: table.match.log };
  return writeRecord(kept, { game: games[id], words: texts[id] }, 'en');
}

function sittersOf(seats: number, person: number): Sitter[] {
  return Array.from({ length: seats }, (_unused, seat) => ({
    name: null,
    bot: seat === person ? null : 'pilot',
  }));
}

/** All games count rounds. */
function roundOf(state: unknown): number {
  return (state as { readonly round: number }).round;
}
