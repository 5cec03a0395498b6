/**
 * What a game knows about playing it well, beyond its rules: all that the search in `bots/` needs to be told.
 *
 * A game's `bot/` folder fulfils this. Like the rules it is pure: no clock, no chance but the `Random` it is handed.
 */

import type { Random, Seat, Tagged } from './contract.ts';

/** The three opponents of every game, weakest first. */
export const STRENGTHS = ['kadett', 'pilot', 'admiral'] as const;
export type Strength = (typeof STRENGTHS)[number];

export function isStrength(id: string): id is Strength {
  return STRENGTHS.some((strength) => strength === id);
}

/** What Pilots are like, so that those at one table differ: equal in strength, as far as can be measured. */
export const TEMPERS = ['cautious', 'bold', 'gatherer'] as const;
export type Temper = (typeof TEMPERS)[number];

/** What the Pilot on this seat is like. */
export function temperOf(seat: Seat): Temper {
  return TEMPERS[seat % TEMPERS.length] ?? 'cautious';
}

/** How much each feature counts, by its name. */
export type Weights = Readonly<Record<string, number>>;

export interface SearchSettings {
  /** One move in so many the Cadet makes without thinking, any candidate at all. Never when left out. */
  readonly slips?: number;
  /** How many possible worlds a look at one move is averaged over; 1 where nothing is hidden. */
  readonly worlds: number;
  /** How many ways in which chance may fall the Pilot imagines for a move; all of them, as a rule, when left out. */
  readonly leaves?: number;
  /**
   * Actions that instinct plays on before the Pilot judges a move, in every world along one line of chance, which is the
   * same for all moves. Left out, the Pilot judges at once, and looks at `leaves` falls of chance. The Admiral begins with
   * what the Pilot saw, and then walks through every move in the same worlds with the same luck.
   */
  readonly foresight?: number;
  /** How eagerly the tree tries what it believes in less: the constant of PUCT. */
  readonly exploration: number;
  /** How sharply a first look prefers the better moves: a difference of win chance that counts e-fold. */
  readonly temperature: number;
  /** Actions that instinct plays on beyond a leaf of the tree before it is judged. */
  readonly rollout: number;
  /** How many walks the first look at a move counts as: more where chance blurs what walks bring home. 1 when left out. */
  readonly trust?: number;
  /** A walk ends, and the position is judged, when the decision has passed so often to another seat. Never when left out. */
  readonly horizon?: number;
  /** How many ways in which chance may fall the Admiral imagines for a move inside the tree. 6 when left out. */
  readonly looks?: number;
  /** Whether the Admiral takes the best of the moves it walked often, instead of the one it walked most. */
  readonly choosesByWorth?: boolean;
  /**
   * How many moves the Admiral looks at where it comes for the first time inside the tree, in the order of `candidates`; the
   * more often it comes, the more of them. All when left out. Only where nothing is hidden.
   */
  readonly breadth?: number;
  /**
   * With `foresight`: the moves of the root are walked through side by side, and whoever is behind the leader by so many
   * standard errors drops out; the search ends when one is left. Left out, walks go where the tree is curious.
   */
  readonly margin?: number;
  /** Whether the Admiral keeps its tree from one decision to the next. Only where nothing is hidden. */
  readonly keepsTree?: boolean;
  /** How often the Admiral walks the tree when no clock says otherwise. */
  readonly iterations: number;
  /** How long the Admiral thinks by the clock at most: less where a turn has many decisions. A second when left out. */
  readonly milliseconds?: number;
}

/** A simple plan that bots are measured against: anybody could have it, so nobody should win by it. */
export interface Challenger<State = unknown, Move extends Tagged = Tagged> {
  /** What the plan says, from what the seat may see; `null` where it says nothing. */
  plan(this: void, state: State, seat: Seat, random: Random): Move | null;
  /** Who decides then: rules of thumb, or one look ahead. */
  readonly base: 'kadett' | 'pilot';
  /** Types of moves that are made by the plan or not at all. */
  readonly own?: readonly Move['type'][];
}

/** What the bots of a game are measured against, and where they come from. */
export interface References {
  /** A first guess at the weights, for any number of seats: where tuning begins. */
  readonly guess: Weights;
  /** How earlier generations played, the first one first: they stay as they were. */
  readonly generations: readonly Expertise[];
  readonly challengers: Readonly<Record<string, Challenger>>;
}

export interface Expertise<
  State = unknown,
  Move extends Tagged = Tagged,
  Feature extends string = string,
> {
  /** What positions are judged by. The game's words have a reason for each (`GameWords.reasons`). */
  readonly features: readonly Feature[];
  /** What `sternwarte tune` found, for a table of so many seats. */
  weights(seats: number): Readonly<Record<Feature, number>>;
  /** The same for the Pilot, where it differs: what looks best at once need not look best to whoever searches on. */
  pilotWeights?(seats: number): Readonly<Record<Feature, number>>;
  /** By how much a feature counts more or less for a Pilot of this temper. Left out where all are alike. */
  readonly tempers?:
    | Readonly<Record<Temper, Readonly<Partial<Record<Feature, number>>>>>
    | undefined;
  /**
   * Measures every feature for every seat: feature `i` of a seat goes to `into[seat * features.length + i]`. The state is
   * whole, though perhaps only one of the worlds a seat thinks possible. Scores are sums of weight times feature, and
   * the chances of the seats are the softmax of their scores.
   */
  measure(state: State, into: Float64Array): void;
  /** Whether a seat can no longer win at all. Left out where nobody drops out. */
  isOut?(state: State, seat: Seat): boolean;
  /**
   * The legal moves worth a thought, offers included, at least one; resigning never among others. The likeliest come first
   * where a search begins with a few (`breadth`). Uses what the seat
   * may see and nothing else, so that the state may be the seat's view.
   */
  candidates(state: State, seat: Seat): readonly Move[];
  /** A plausible move at a glance, from what the seat may see: it plays for the Cadet and beyond the leaves of the tree. */
  instinct(state: State, seat: Seat, random: Random): Move;
  /**
   * A move as it is made at a real table, where there is something to say along with it, such as why an offer is declined.
   * It does the same as the move without words, and is judged from what the seat may see.
   */
  voice?(view: State, seat: Seat, move: Move): Move;
  /**
   * Whether a position after a move of `seat` can be judged as it stands. Until it can, instinct plays on. Left out
   * where every position can.
   */
  isSettled?(state: State, seat: Seat): boolean;
  readonly search: SearchSettings;
}
