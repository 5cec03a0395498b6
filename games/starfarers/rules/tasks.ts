/**
 * What still has to happen before the free choices of a phase go on: an agenda of small tasks, the first one first.
 *
 * A task waits for a player, waits for chance, or is done at once by `advance.ts`. Tasks are public: nothing secret may
 * be written into them.
 */

import type { Seat } from '@sternwarte/engine';
import type { Kind } from './data.ts';
import type { Effect, Metric } from './encounter-tree.ts';
import type { Node } from './lattice.ts';
import type { Planet } from './sectors.ts';

export type Task =
  /** Chance: who begins; ties roll again (ruling 18.44). */
  | {
      readonly kind: 'startRoll';
      readonly seats: readonly Seat[];
      readonly rolls: readonly number[];
    }
  /** Chance: the sector of a slot, at set-up or when it is discovered. */
  | { readonly kind: 'sector'; readonly slot: number; readonly discovered: boolean }
  | { readonly kind: 'homeChip'; readonly planet: Planet }
  /** The founding phase, rounds 1–3 and the three parts of round 4 (section 5.4). */
  | { readonly kind: 'placeColony' | 'placeSpaceport' | 'foundingUpgrade'; readonly seat: Seat }
  | { readonly kind: 'placeShip'; readonly seat: Seat; readonly site: Node }
  | { readonly kind: 'startMedals' }
  | { readonly kind: 'beginTurn'; readonly seat: Seat }
  /** Chance: a card from the reserve pile. */
  | { readonly kind: 'draw'; readonly seat: Seat }
  | { readonly kind: 'dice' }
  | { readonly kind: 'aid'; readonly seat: Seat }
  /** Several players answer in parallel; nothing is shown before all answers are in (ruling 18.56). */
  | { readonly kind: 'discard' | 'give' | 'wear'; readonly seats: readonly Seat[] }
  | { readonly kind: 'rob' }
  | { readonly kind: 'steal'; readonly from: Seat; readonly to: Seat }
  | { readonly kind: 'reserve' }
  | { readonly kind: 'enterTrade' }
  | { readonly kind: 'shake' }
  /** Chance: the next encounter card. */
  | { readonly kind: 'encounter' }
  /** Looks at the node of the card that has been reached. */
  | { readonly kind: 'walk' }
  | { readonly kind: 'number' }
  | { readonly kind: 'question'; readonly minHand: number }
  /** `gift`: what is paid may come back (`returnGift`). */
  | { readonly kind: 'pay'; readonly n: number; readonly gift: boolean }
  | { readonly kind: 'swap'; readonly take: number }
  /** `except`: the kind that was returned in a swap. */
  | { readonly kind: 'takeCards'; readonly n: number; readonly except: Kind | null }
  /** `own`: the active player's balls once they are drawn. */
  | {
      readonly kind: 'contest';
      readonly metric: Metric;
      readonly opponent: Seat;
      readonly own: number | null;
    }
  | { readonly kind: 'bands' }
  | { readonly kind: 'effect'; readonly effect: Effect }
  | { readonly kind: 'gainUpgrade' | 'loseUpgrade' | 'ground' | 'jump' | 'closeEncounter' }
  /** After a space jump onto a colony site. */
  | { readonly kind: 'foundHere'; readonly ship: number }
  /** A ship has reached a point: discover, explore, clear (R9.7). */
  | { readonly kind: 'arrival'; readonly ship: number; readonly jumped: boolean }
  /** Chance: the chip of a planet that is explored, or that takes the place of a marker (R13.4). */
  | { readonly kind: 'chip' | 'replacementChip'; readonly planet: Planet }
  | { readonly kind: 'pickCard'; readonly people: number }
  | { readonly kind: 'giftShip' };

/** What a player can be asked: the first task, or the free choice of a phase, in the trade phase for those who reply too. */
export type Decision = Task['kind'] | 'trade' | 'reply' | 'flight';
