/**
 * What has been begun but is no move yet, and which moves one click makes of it.
 *
 * Board and Controls draw what stands here: `pointMoves` are the points that can be clicked, the others are buttons. The
 * rules are asked through the moves alone; what is composed freely (deals, cards to hand in) goes through `check`.
 */

import type { Seat } from '@sternwarte/engine';
import type { Move } from '../rules/actions.ts';
import { cardSetOf, NO_CARDS } from '../rules/cards.ts';
import type { Counts, Resource } from '../rules/data.ts';
import { hasHonour, levellingTargets } from '../rules/friendship.ts';
import type { NodeId } from '../rules/lattice.ts';
import { NOBODY, type State } from '../rules/state.ts';

/** What is put on the board after a click on a point. */
export type Item = 'colonyShip' | 'tradeShip' | 'spaceport';
/** Parts of the trade phase; favours are what friendship cards allow. */
export const PANES = ['build', 'supply', 'offer', 'favours'] as const;
export type Pane = (typeof PANES)[number];

export function hasFavours(view: State, asked: Seat): boolean {
  return hasHonour(view, asked) || levellingTargets(view, asked) > 0;
}

export interface Picked {
  readonly ship: number | null;
  /** Fly step by step instead of the whole way at once. */
  readonly stepping: boolean;
  readonly item: Item | null;
  /** A point that was chosen but not confirmed: from a list, or by a finger. */
  readonly aim: NodeId | null;
  /** `null`: the one that the position suggests. */
  readonly pane: Pane | null;
  /** The two sides of a deal, from the active player's view. Cards to hand in are in `give`, to take in `want`. */
  readonly give: Counts;
  readonly want: Counts;
  readonly to: Seat | null;
  /** With the supply: what is given, at which rate, for what. */
  readonly pays: Resource | null;
  readonly rate: number | null;
  readonly gets: Resource | null;
  /** Those from whom burden sharing draws. */
  readonly leaders: readonly Seat[];
  /** The people whose cards are being looked at. */
  readonly people: number | null;
  /** The thing on the chart that is being looked at, by its key. */
  readonly look: string | null;
  /** Where a row of many tiles begins. */
  readonly page: number;
}

export const NOTHING: Picked = {
  ship: null,
  stepping: false,
  item: null,
  aim: null,
  pane: null,
  give: NO_CARDS,
  want: NO_CARDS,
  to: null,
  pays: null,
  rate: null,
  gets: null,
  leaders: [],
  people: null,
  look: null,
  page: 0,
};

export type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;

/** The legal moves of one type. */
export function movesOf<Type extends Move['type']>(
  moves: readonly Move[],
  type: Type,
): readonly MoveOf<Type>[] {
  return moves.filter((move): move is MoveOf<Type> => move.type === type);
}

export function firstOf<Type extends Move['type']>(
  moves: readonly Move[],
  type: Type,
): MoveOf<Type> | null {
  return movesOf(moves, type)[0] ?? null;
}

const BUILDS = {
  buildColonyShip: 'colonyShip',
  buildTradeShip: 'tradeShip',
  buildSpaceport: 'spaceport',
} as const satisfies Readonly<Partial<Record<Move['type'], Item>>>;

/** The ships that something can be done with, by their transporter. */
export function activeShips(moves: readonly Move[]): readonly number[] {
  const ships = new Set<number>();
  for (const move of moves) {
    if ('ship' in move && typeof move.ship === 'number') ships.add(move.ship);
  }
  return [...ships].toSorted((a, b) => a - b);
}

/** The picked ship; the one in mid-flight or the only one need not be picked. */
export function shipInHand(
  view: Pick<State, 'flying'>,
  moves: readonly Move[],
  { ship }: Picked,
): number | null {
  const ships = activeShips(moves);
  if (ship !== null && ships.includes(ship)) return ship;
  if (view.flying !== NOBODY && ships.includes(view.flying)) return view.flying;
  return ships.length === 1 ? (ships[0] ?? null) : null;
}

/** Which kind of ship the founding phase puts down, as long as nobody has chosen. */
export function shipToPlace({ item }: Picked): 'colonyShip' | 'tradeShip' {
  return item === 'tradeShip' ? 'tradeShip' : 'colonyShip';
}

/** What a click on each point does now. */
export function pointMoves(
  view: Pick<State, 'flying'>,
  moves: readonly Move[],
  picked: Picked,
): ReadonlyMap<NodeId, Move> {
  const points = new Map<NodeId, Move>();
  const ship = shipInHand(view, moves, picked);
  const steps: MoveOf<'step'>[] = [];
  for (const move of moves) {
    switch (move.type) {
      case 'placeColony':
      case 'placeSpaceport':
      case 'placeGiftShip':
        points.set(move.node, move);
        break;
      case 'placeShip':
        if (move.ship === shipToPlace(picked)) points.set(move.node, move);
        break;
      case 'buildColonyShip':
      case 'buildTradeShip':
      case 'buildSpaceport':
        if (BUILDS[move.type] === picked.item) points.set(move.node, move);
        break;
      case 'jump':
        if (move.ship === ship) points.set(move.to, move);
        break;
      case 'fly':
        if (move.ship === ship && !picked.stepping) points.set(move.to, move);
        break;
      case 'step':
        if (move.ship === ship) steps.push(move);
        break;
      default:
    }
  }
  // Points where no flight can end are passed by a step.
  for (const move of steps) if (!points.has(move.to)) points.set(move.to, move);
  return points;
}

/** What a click on an own ship does at once; without it, the click picks the ship. */
export function shipMove(moves: readonly Move[], ship: number): Move | null {
  return movesOf(moves, 'groundShip').find((move) => move.ship === ship) ?? null;
}

/** The move that hands in, pays, discards or takes the chosen cards. */
export function cardMove(view: Pick<State, 'agenda'>, picked: Picked): Move | null {
  switch (view.agenda[0]?.kind) {
    case 'discard':
      return { type: 'discard', cards: cardSetOf(picked.give) };
    case 'pay':
      return { type: 'payCards', cards: cardSetOf(picked.give) };
    case 'takeCards':
      return { type: 'takeCards', cards: cardSetOf(picked.want) };
    case undefined:
    default:
      return null;
  }
}

/** The offer or counter-offer in the trade window. */
export function dealMove(view: Pick<State, 'current'>, asked: Seat, picked: Picked): Move {
  const [give, want] = [cardSetOf(picked.give), cardSetOf(picked.want)];
  return asked === view.current
    ? { type: 'offer', give, want, to: picked.to }
    : { type: 'counter', give, want };
}

/** What can be paid to the supply, each kind with its rates. */
export function supplyPrices(
  moves: readonly Move[],
): readonly { readonly give: Resource; readonly rate: number }[] {
  const prices = new Map<string, { give: Resource; rate: number }>();
  for (const { give, rate } of movesOf(moves, 'supplyTrade')) {
    prices.set(`${give} ${rate}`, { give, rate });
  }
  return [...prices.values()];
}

export function supplyMove(moves: readonly Move[], picked: Picked): Move | null {
  const { pays, rate, gets } = picked;
  return (
    movesOf(moves, 'supplyTrade').find(
      (move) => move.give === pays && move.rate === rate && move.want === gets,
    ) ?? null
  );
}

export function levellingMove(moves: readonly Move[], { leaders }: Picked): Move | null {
  return movesOf(moves, 'levelling').find(({ seats }) => seats.join() === leaders.join()) ?? null;
}

/** The part of the trade phase that is shown: an open offer comes first. */
export function paneOf({ offer }: Pick<State, 'offer'>, { pane }: Picked): Pane {
  return pane ?? (offer === null ? 'build' : 'offer');
}

/** Moves that have a button of their own whatever is picked. */
const BUTTONS: ReadonlySet<Move['type']> = new Set([
  'takeAid',
  'declineAid',
  'rob',
  'accept',
  'decline',
  'drawReserve',
  'startFlight',
  'answerNumber',
  'answer',
  'swapCard',
  'giveCard',
  'takeUpgrade',
  'removeUpgrade',
  'groundShip',
  'declineJump',
  'declineFounding',
  'pickCard',
  'endTurn',
]);

/** Every move that one click makes now. */
export function onOffer(
  view: State,
  asked: Seat,
  moves: readonly Move[],
  picked: Picked,
): readonly Move[] {
  const pane = paneOf(view, picked);
  const ship = shipInHand(view, moves, picked);
  const buttons = moves.filter((move) => {
    switch (move.type) {
      case 'finishShip':
      case 'foundColony':
        return move.ship === ship;
      case 'buyUpgrade':
        return pane === 'build';
      case 'honour':
        return pane === 'favours';
      case 'close':
      case 'withdrawOffer':
        return pane === 'offer';
      default:
        return BUTTONS.has(move.type);
    }
  });
  const isTrade = view.phase === 'trade' && view.agenda.length === 0;
  const composed = [
    cardMove(view, picked),
    pane === 'supply' ? supplyMove(moves, picked) : null,
    pane === 'favours' ? levellingMove(moves, picked) : null,
    isTrade && picked.pane === 'offer' ? dealMove(view, asked, picked) : null,
  ];
  return [
    ...pointMoves(view, moves, picked).values(),
    ...buttons,
    ...composed.filter((move) => move !== null),
  ];
}
