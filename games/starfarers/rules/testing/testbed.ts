/** Positions for tests: a table that can be arranged by hand and played move by move, every move checked. */

import type { Refusal, Seat } from '@sternwarte/engine';
import type { CardSet, Chance, Event, Move, ShipKind } from '../actions.ts';
import { advance } from '../advance.ts';
import { applyAction } from '../apply.ts';
import { launchShip, placeSpaceport } from '../build.ts';
import { countsOf, cardSetOf } from '../cards.ts';
import { chipNamed, type ChipId } from '../chips.ts';
import { PEOPLES, type Ball, type People, type Resource, type Upgrade } from '../data.ts';
import { upgradeKindOf } from '../data.ts';
import { cardNumbered } from '../encounter-cards.ts';
import { placeColony } from '../founding.ts';
import { FRIENDSHIP_CARD_IDS, type FriendshipCardId } from '../friendship-cards.ts';
import { handOf, takeAll } from '../hands.ts';
import { starfarers } from '../index.ts';
import { nodeNamed, type NodeId } from '../lattice.ts';
import { checkMove, listMoves } from '../moves.ts';
import type { Options } from '../options.ts';
import { removePiece } from '../pieces.ts';
import { HOME_COUNT, PLANETS_PER_SYSTEM, SLOT_IDS, type SlotId } from '../sectors.ts';
import { playerAt, scoreOf, type State } from '../state.ts';
import type { Task } from '../tasks.ts';

export const YELLOW = 0;
export const RED = 1;
export const WHITE = 2;
export const BLUE = 3;

/** Dice of a total: one pair will do. */
export function diceOf(total: number): readonly [number, number] {
  const low = Math.max(1, total - 6);
  return [low, total - low];
}

/** A position that tests arrange and play on. */
export class Testbed {
  readonly state: State;
  readonly events: Event[] = [];

  constructor(seats = 4, options: Partial<Options> = {}) {
    this.state = starfarers.setup({ seats, options });
  }

  /** The set-up without first cards, with the given seat about to roll the dice. */
  static begun(first: Seat = YELLOW, seats = 4, options: Partial<Options> = {}): Testbed {
    const bed = new Testbed(seats, options);
    for (let seat = 0; seat < seats; seat++) {
      bed.chance({ type: 'startRoll', seat, dice: seat === first ? [6, 6] : [1, 1] });
    }
    bed.state.agenda = bed.state.agenda.filter(({ kind }) => kind !== 'draw');
    advance(bed.state, undefined);
    return bed;
  }

  /** The trade and build phase of a seat, nobody holding cards. */
  static trading(seat: Seat = YELLOW, seats = 4, options: Partial<Options> = {}): Testbed {
    const bed = Testbed.begun(seat, seats, options);
    bed.state.phase = 'trade';
    bed.state.agenda = [];
    return bed;
  }

  /** The flight phase of a seat at this base speed. */
  static flying(seat: Seat, base: number, seats = 4, options: Partial<Options> = {}): Testbed {
    const bed = Testbed.trading(seat, seats, options);
    bed.state.phase = 'flight';
    bed.state.baseSpeed = base;
    return bed;
  }

  /** An encounter of a seat with this card, its prompt just read. */
  static meeting(card: number, seat: Seat = YELLOW, seats = 4, options: Partial<Options> = {}) {
    const bed = Testbed.flying(seat, 3, seats, options);
    bed.meet(card);
    return bed;
  }

  meet(card: number): this {
    if (this.state.agenda.length === 0) this.await({ kind: 'encounter' });
    this.chance({ type: 'encounter', card, family: cardNumbered(card).family });
    return this;
  }

  await(...tasks: readonly Task[]): this {
    this.state.agenda = tasks;
    advance(this.state, undefined);
    return this;
  }

  chance(chance: Chance): this {
    applyAction(this.state, { by: 'table', chance }, (event) => this.events.push(event));
    return this;
  }

  roll(total: number): this {
    return this.chance({ type: 'dice', dice: diceOf(total) });
  }

  balls(a: Ball, b: Ball): this {
    const pending = starfarers.pending(this.state);
    if (pending.kind !== 'chance') throw new Error('nobody shakes');
    const outcome = pending.outcomes[0]?.outcome;
    if (outcome?.type !== 'balls') throw new Error('nobody shakes');
    return this.chance({ type: 'balls', seat: outcome.seat, balls: [a, b] });
  }

  /** Whatever chance is due, its first outcome. */
  anyChance(): this {
    const pending = starfarers.pending(this.state);
    const outcome = pending.kind === 'chance' ? pending.outcomes[0]?.outcome : undefined;
    if (outcome === undefined) throw new Error('nothing is left to chance');
    return this.chance(outcome);
  }

  /** A legal move. */
  move(seat: Seat, move: Move): this {
    const refusal = checkMove(this.state, seat, move);
    if (refusal !== null) throw new Error(`${JSON.stringify(move)}: ${refusal.key}`);
    applyAction(this.state, { by: seat, move }, (event) => this.events.push(event));
    return this;
  }

  /** Why this move is refused. */
  refusal(seat: Seat, move: Move): Refusal['key'] | null {
    return checkMove(this.state, seat, move)?.key ?? null;
  }

  moves(seat: Seat): readonly Move[] {
    return listMoves(this.state, seat);
  }

  /** Which values of a field the listed moves of a type offer. */
  offered<Type extends Move['type']>(seat: Seat, type: Type): Extract<Move, { type: Type }>[] {
    return this.moves(seat).filter(
      (move): move is Extract<Move, { type: Type }> => move.type === type,
    );
  }

  give(seat: Seat, cards: CardSet): this {
    takeAll(this.state, seat, countsOf(cards));
    return this;
  }

  hand(seat: Seat): CardSet {
    return cardSetOf(handOf(this.state, seat));
  }

  score(seat: Seat): number {
    return scoreOf(this.state, seat);
  }

  upgrade(seat: Seat, upgrade: Upgrade, count: number): this {
    playerAt(this.state, seat).upgrades[upgradeKindOf(upgrade)] = count;
    return this;
  }

  halfMedals(seat: Seat, count: number): this {
    playerAt(this.state, seat).halfMedals = count;
    return this;
  }

  card(seat: Seat, card: FriendshipCardId): this {
    this.state.cardOwners[FRIENDSHIP_CARD_IDS.indexOf(card)] = seat;
    return this;
  }

  /** Puts the ship with this transporter on a node, in place of the one that was there. */
  ship(seat: Seat, index: number, kind: ShipKind, node: NodeId): this {
    const player = playerAt(this.state, seat);
    this.noShip(seat, index);
    const others = player.ships.map((ship, i) => (i === index ? null : ship));
    for (const i of player.ships.keys()) {
      player.ships[i] ??= i === index ? null : PLACEHOLDER;
    }
    launchShip(this.state, seat, kind, nodeNamed(node), undefined);
    for (const [i, ship] of others.entries()) if (i !== index) player.ships[i] = ship;
    return this;
  }

  noShip(seat: Seat, index: number): this {
    const player = playerAt(this.state, seat);
    const ship = player.ships[index];
    if (!ship) return this;
    removePiece(this.state, ship.node);
    if (ship.kind === 'colonyShip') player.colonies++;
    else player.stations++;
    player.ships[index] = null;
    return this;
  }

  colony(seat: Seat, node: NodeId): this {
    placeColony(this.state, seat, nodeNamed(node), undefined);
    return this;
  }

  spaceport(seat: Seat, node: NodeId): this {
    placeSpaceport(this.state, seat, nodeNamed(node), undefined);
    return this;
  }

  /** Stations of a seat at an outpost, taken from its stock. */
  stations(seat: Seat, people: People, count: number): this {
    const { state } = this;
    const index = PEOPLES.indexOf(people);
    state.stations[index * state.players.length + seat] = count;
    playerAt(state, seat).stations -= count;
    if (state.markers[index] === -1) state.markers[index] = seat;
    return this;
  }

  chips(slot: SlotId, ...ids: readonly ChipId[]): this {
    const first = (HOME_COUNT + SLOT_IDS.indexOf(slot)) * PLANETS_PER_SYSTEM;
    for (const [i, id] of ids.entries()) this.state.chips[first + i] = chipNamed(id);
    return this;
  }

  /** The planet with this place in a slot. */
  static planet(slot: SlotId, place: number): number {
    return (HOME_COUNT + SLOT_IDS.indexOf(slot)) * PLANETS_PER_SYSTEM + place;
  }

  /** Turns up the chips of a system that a ship has just reached. */
  explore(slot: SlotId, ...ids: readonly ChipId[]): this {
    for (const [i, chip] of ids.entries()) {
      this.chance({ type: 'chip', planet: Testbed.planet(slot, i), chip });
    }
    return this;
  }

  steps(seat: Seat, ship: number, ...nodes: readonly NodeId[]): this {
    for (const to of nodes) this.move(seat, { type: 'step', ship, to });
    return this;
  }

  steal(from: Seat, to: Seat, resource: Resource): this {
    return this.chance({ type: 'steal', from, to, resource });
  }

  draw(seat: Seat, resource: Resource): this {
    return this.chance({ type: 'draw', seat, resource });
  }
}

const PLACEHOLDER = {
  kind: 'colonyShip',
  node: nodeNamed('n4_0'),
  done: true,
  grounded: false,
  jumped: false,
} as const;
