/**
 * Running a table, once for everybody who does it: the terminal, the browser, a server, scripts.
 *
 * Knows no clock and no storage. Whoever runs a table asks here who is to answer and what is drawn next, prepares and
 * appends entries (`match.ts`), and tells them to those who may know (`told.ts`).
 */

import type { Config, Game, Pending, Random, Seat, Tagged, Viewer } from './contract.ts';
import {
  commitTo,
  drawFairly,
  type BoundFairness,
  type MakeKeyed,
  type Terms,
} from './fairness.ts';
import { newMatch, type Match } from './match.ts';
import type { Table } from './table.ts';
import { pickWeighted } from './random.ts';

/** Hex digits of so many bytes, from a cryptographic source. */
export type Entropy = (bytes: number) => string;

/** A new match whose table has committed itself; no client has added anything to its chance yet. */
export function layTable<State, Move extends Tagged, Chance>(
  game: Game<State, Move, Chance>,
  config: Config,
  players: readonly string[],
  entropy: Entropy,
): Match<Move, Chance> {
  const match = newMatch(game, entropy(8), config);
  return { ...match, fairness: settleAlone({ ...match, players }, entropy) };
}

/** The chance of a match that one table settles alone: it commits itself to a seed, and no client adds anything. */
export function settleAlone(terms: Terms, entropy: Entropy): BoundFairness {
  const { players, home } = terms;
  const nobody = players.map(() => '');
  const seed = entropy(32);
  return {
    scheme: 2,
    commitment: commitTo(seed, terms),
    players,
    promises: nobody,
    nonces: nobody,
    seed,
    ...(home !== undefined && { home }),
  };
}

/**
 * What comes up next: the fair draw where the table knows its seed. A record from elsewhere may lack it, and people who
 * roll their own dice have none: their chance cannot be verified anyway, and comes from `random`.
 */
export function nextDraw<State, Move extends Tagged, Chance, Event extends Tagged>(
  { game, match, state, draws }: Table<State, Move, Chance, Event>,
  random: Random,
  makeKeyed?: MakeKeyed,
  /** For whoever has asked already. */
  pending: Pending<Chance> = game.pending(state),
): Chance {
  if (pending.kind !== 'chance') throw new RangeError('chance is not asked');
  const { fairness } = match;
  if (fairness === null || fairness.seed === null) return pickWeighted(pending.outcomes, random);
  return drawFairly(fairness, fairness.seed, match.id, draws, pending.outcomes, makeKeyed);
}

/**
 * In which order those answer who are asked together: the first of them last. Whoever may go on without waiting for the
 * others is listed first (`Pending`), and would never hear an answer if he were asked before them.
 */
export function answerOrder(asked: readonly Seat[]): readonly Seat[] {
  const [first, ...others] = asked;
  return first === undefined ? [] : [...others, first];
}

/** Whether the table waits for this seat: whoever is listed first of several has asked the others, and waits himself. */
export function isAwaitedAmong(asked: readonly Seat[], seat: Seat): boolean {
  return asked.includes(seat) && (asked.length === 1 || asked[0] !== seat);
}

/** Who answers first, where one program answers for everybody. */
export function firstToAnswer(asked: readonly Seat[]): Seat {
  // Searches ask this for every action they imagine, so no list is made.
  const seat = asked[1] ?? asked[0];
  if (seat === undefined) throw new RangeError('nobody is asked');
  return seat;
}

/** The person to be asked next at one screen; whoever sits in front of it already need not hand it over. */
export function personToAsk(
  asked: readonly Seat[],
  people: readonly Seat[],
  present: Seat | null,
): Seat | null {
  const order = answerOrder(asked).filter((seat) => people.includes(seat));
  const waits = asked[0];
  return (
    order.find((seat) => seat === present && (seat !== waits || order.length === 1)) ??
    order[0] ??
    null
  );
}

/** The bot that thinks next; while people are asked as well, none that would go on without their answers. */
export function botToAsk(asked: readonly Seat[], people: readonly Seat[]): Seat | null {
  const isPersonAsked = asked.some((seat) => people.includes(seat));
  const bots = answerOrder(asked).filter(
    (seat) => !people.includes(seat) && !(isPersonAsked && seat === asked[0]),
  );
  return bots[0] ?? null;
}

/** Whether this seat holds something that another of these people may not see. */
export function hasSecretsAmong(
  game: Game,
  state: unknown,
  seat: Seat,
  people: readonly Seat[],
): boolean {
  const own = JSON.stringify(game.view(state, seat));
  return people.some((other) => other !== seat && JSON.stringify(game.view(state, other)) !== own);
}

/** Whom a log is written for that these people read together: one alone is addressed, several read what all may know. */
export function readerAmong(people: readonly Seat[]): Viewer {
  const [only] = people;
  return people.length === 1 && only !== undefined ? only : 'spectator';
}
