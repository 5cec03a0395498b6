/** What can happen in Starfarers: the moves of players, the outcomes of chance, and the events that follow. */

import type { Action, Seat } from '@sternwarte/engine';
import type { ChipId } from './chips.ts';
import type { Ball, People, Resource, Upgrade } from './data.ts';
import type { OutcomeId } from './encounter-cards.ts';
import type { Family, Metric } from './encounter-tree.ts';
import type { FriendshipCardId } from './friendship-cards.ts';
import type { NodeId } from './lattice.ts';
import type { SectorId, SlotId } from './sectors.ts';

/** How many cards of each kind; kinds that are left out are none. */
export type CardSet = Readonly<Partial<Record<Resource, number>>>;

export type ShipKind = 'colonyShip' | 'tradeShip';

type SetupMove =
  | { readonly type: 'placeColony'; readonly node: NodeId }
  | { readonly type: 'placeSpaceport'; readonly node: NodeId }
  | { readonly type: 'placeShip'; readonly ship: ShipKind; readonly node: NodeId };

type ProductionMove =
  | { readonly type: 'takeAid'; readonly resource: Resource }
  | { readonly type: 'declineAid' }
  /** `null` for those who may not see it yet. */
  | { readonly type: 'discard'; readonly cards: CardSet | null }
  | { readonly type: 'rob'; readonly seat: Seat };

/** Why somebody does not want a deal, for those who say it: nothing depends on it. */
export const RELUCTANCES = ['ahead', 'lacks', 'needs', 'little', 'helps'] as const;
export type Reluctance = (typeof RELUCTANCES)[number];

/** Sides of a deal are always written from the active player's view (ruling 18.53). */
type DealMove =
  | {
      readonly type: 'offer';
      readonly give: CardSet;
      readonly want: CardSet;
      /** `null`: to all opponents. */
      readonly to: Seat | null;
    }
  | { readonly type: 'accept' }
  | { readonly type: 'decline'; readonly why?: Reluctance }
  | { readonly type: 'counter'; readonly give: CardSet; readonly want: CardSet }
  | { readonly type: 'close'; readonly seat: Seat }
  | { readonly type: 'withdrawOffer' };

type TradeMove =
  | DealMove
  | {
      readonly type: 'supplyTrade';
      readonly give: Resource;
      readonly want: Resource;
      readonly rate: number;
    }
  | { readonly type: 'buildColonyShip'; readonly node: NodeId }
  | { readonly type: 'buildTradeShip'; readonly node: NodeId }
  | { readonly type: 'buildSpaceport'; readonly node: NodeId }
  | { readonly type: 'buyUpgrade'; readonly upgrade: Upgrade }
  | { readonly type: 'placeGiftShip'; readonly node: NodeId }
  | { readonly type: 'honour' }
  | { readonly type: 'levelling'; readonly seats: readonly Seat[] }
  /** Only with the option `reserveDraw: manual`. */
  | { readonly type: 'drawReserve' }
  | { readonly type: 'startFlight' };

type EncounterMove =
  | { readonly type: 'answerNumber'; readonly number: number }
  | { readonly type: 'answer'; readonly yes: boolean }
  | { readonly type: 'payCards'; readonly cards: CardSet }
  | { readonly type: 'swapCard'; readonly resource: Resource }
  | { readonly type: 'takeCards'; readonly cards: CardSet }
  /** `null` for those who may not see it. */
  | { readonly type: 'giveCard'; readonly resource: Resource | null }
  /** From the pool of the founding phase, or won in an encounter. */
  | { readonly type: 'takeUpgrade'; readonly upgrade: Upgrade }
  /** `null` for those who may not see it yet. */
  | { readonly type: 'removeUpgrade'; readonly upgrade: Upgrade | null }
  | { readonly type: 'groundShip'; readonly ship: number }
  | { readonly type: 'jump'; readonly ship: number; readonly to: NodeId }
  | { readonly type: 'declineJump' }
  /** After a space jump onto a colony site. */
  | { readonly type: 'declineFounding' };

/** Ships are named by their transporter, 0 to 2. */
type FlightMove =
  | { readonly type: 'step'; readonly ship: number; readonly to: NodeId }
  /** The shortest way in one move, to a legal end or to the next point that reveals something. */
  | { readonly type: 'fly'; readonly ship: number; readonly to: NodeId }
  | { readonly type: 'finishShip'; readonly ship: number }
  | { readonly type: 'foundColony'; readonly ship: number }
  | { readonly type: 'pickCard'; readonly card: FriendshipCardId };

export type Move =
  | SetupMove
  | ProductionMove
  | TradeMove
  | EncounterMove
  | FlightMove
  | { readonly type: 'endTurn' }
  | { readonly type: 'resign' };

export type MoveType = Move['type'];
export type MoveOf<Type extends MoveType> = Extract<Move, { readonly type: Type }>;

export type Dice = readonly [number, number];
export type Balls = readonly [Ball, Ball];

export type Chance =
  | { readonly type: 'startRoll'; readonly seat: Seat; readonly dice: Dice }
  | {
      readonly type: 'sector';
      readonly slot: SlotId;
      readonly sector: SectorId;
      readonly rotation: number;
    }
  | { readonly type: 'homeChip'; readonly planet: number; readonly chip: ChipId }
  /** The resource is `null` for those who may not see it. */
  | { readonly type: 'draw'; readonly seat: Seat; readonly resource: Resource | null }
  | { readonly type: 'dice'; readonly dice: Dice }
  | {
      readonly type: 'steal';
      readonly from: Seat;
      readonly to: Seat;
      readonly resource: Resource | null;
    }
  | { readonly type: 'balls'; readonly seat: Seat; readonly balls: Balls }
  /** Only the reader sees the card; everybody hears the prompt of its family. */
  | { readonly type: 'encounter'; readonly family: Family; readonly card: number | null }
  | { readonly type: 'chip'; readonly planet: number; readonly chip: ChipId }
  /** A replacement chip (R13.4), by the name that records of all times know; elsewhere the reserve is a pile of cards. */
  | { readonly type: 'reserveChip'; readonly planet: number; readonly chip: ChipId };

/** Events tell public facts only: what a single player may know is in his redacted log. */
export type Event =
  | { readonly type: 'startRoll'; readonly seat: Seat; readonly total: number }
  | { readonly type: 'startPlayer'; readonly seat: Seat }
  | {
      readonly type: 'sector';
      readonly slot: SlotId;
      readonly sector: SectorId;
      /** Whether a ship discovered it, rather than the set-up. */
      readonly discovered: boolean;
    }
  | { readonly type: 'chip'; readonly planet: number; readonly chip: ChipId }
  | { readonly type: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'dice'; readonly seat: Seat; readonly total: number }
  | { readonly type: 'production'; readonly seat: Seat; readonly cards: CardSet }
  | { readonly type: 'shortage'; readonly resource: Resource }
  | { readonly type: 'aid'; readonly seat: Seat; readonly resource: Resource }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: CardSet }
  | { readonly type: 'stolen'; readonly from: Seat; readonly to: Seat }
  | { readonly type: 'given'; readonly from: Seat; readonly to: Seat }
  | { readonly type: 'drawn'; readonly seat: Seat }
  | { readonly type: 'pileRebuilt'; readonly cards: CardSet }
  | {
      readonly type: 'supplyTrade';
      readonly seat: Seat;
      readonly give: CardSet;
      readonly want: CardSet;
    }
  | {
      readonly type: 'offer';
      readonly seat: Seat;
      readonly give: CardSet;
      readonly want: CardSet;
      readonly to: readonly Seat[];
    }
  | {
      readonly type: 'offerAnswered';
      readonly seat: Seat;
      readonly answer: 'accept' | 'decline' | 'counter';
    }
  | { readonly type: 'offerEnded'; readonly seat: Seat }
  | {
      readonly type: 'deal';
      readonly seat: Seat;
      readonly with: Seat;
      readonly give: CardSet;
      readonly want: CardSet;
    }
  | { readonly type: 'paid'; readonly seat: Seat; readonly cards: CardSet }
  | { readonly type: 'gained'; readonly seat: Seat; readonly cards: CardSet }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly piece: ShipKind | 'colony' | 'spaceport';
      readonly node: NodeId;
    }
  | { readonly type: 'upgradeGained'; readonly seat: Seat; readonly upgrade: Upgrade }
  | { readonly type: 'upgradeLost'; readonly seat: Seat; readonly upgrade: Upgrade }
  | { readonly type: 'halfMedals'; readonly seat: Seat; readonly change: number }
  | { readonly type: 'giftShip'; readonly seat: Seat }
  | { readonly type: 'shake'; readonly seat: Seat; readonly balls: Balls; readonly base: number }
  | { readonly type: 'balls'; readonly seat: Seat; readonly balls: Balls; readonly sum: number }
  | {
      readonly type: 'encounter';
      readonly seat: Seat;
      readonly reader: Seat;
      readonly family: Family;
    }
  | { readonly type: 'reshuffled' }
  | {
      readonly type: 'contest';
      readonly seat: Seat;
      readonly opponent: Seat;
      readonly metric: Metric | 'drives';
      readonly own: number;
      readonly other: number;
      readonly won: boolean;
    }
  | { readonly type: 'outcome'; readonly seat: Seat; readonly outcome: OutcomeId }
  | { readonly type: 'grounded'; readonly seat: Seat; readonly ship: number }
  | {
      readonly type: 'jumped';
      readonly seat: Seat;
      readonly ship: number;
      readonly from: NodeId;
      readonly to: NodeId;
    }
  | {
      readonly type: 'flew';
      readonly seat: Seat;
      readonly ship: number;
      /** All points of the way, the first one included. */
      readonly path: readonly NodeId[];
    }
  | {
      readonly type: 'cleared';
      readonly seat: Seat;
      readonly planet: number;
      readonly marker: ChipId;
    }
  | { readonly type: 'colonyFounded'; readonly seat: Seat; readonly node: NodeId }
  | { readonly type: 'stationFounded'; readonly seat: Seat; readonly people: People }
  | {
      readonly type: 'markerTaken';
      readonly seat: Seat;
      readonly people: People;
      readonly from: Seat | null;
    }
  | { readonly type: 'cardPicked'; readonly seat: Seat; readonly card: FriendshipCardId }
  | { readonly type: 'resigned'; readonly seat: Seat }
  | { readonly type: 'over'; readonly winners: readonly Seat[]; readonly ending: Ending };

export const ENDINGS = ['points', 'resignation', 'roundLimit'] as const;
export type Ending = (typeof ENDINGS)[number];

export type StarAction = Action<Move, Chance>;
export type Emit = ((event: Event) => void) | undefined;
