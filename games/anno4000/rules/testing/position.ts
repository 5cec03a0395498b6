/**
 * Positions from readable data, for tests:
 *
 *     position({
 *       round: 2,
 *       homes: ['regulus', 'pavo'],
 *       stars: { regulus: [0, 11], pavo: [1, 15] },
 *       discs: { 0: [['CY', 1, 4]] },
 *     })
 *
 * The data is what lies on the table before the turn; the automatic beginning of the turn (production, advance) is then
 * done by the rules themselves, so the state is the one the engine would have reached.
 */

import type { Seat } from '@sternwarte/engine';
import type { Emit } from '../actions.ts';
import { STAR_IDS, sectorNamed, starNamed, type SectorId, type StarId } from '../board.ts';
import { invariants } from '../invariants.ts';
import type { Options } from '../options.ts';
import { setup } from '../setup.ts';
import {
  countShips,
  place,
  playerAt,
  type Disc,
  type Exchange,
  type Player,
  type State,
} from '../state.ts';
import { beginTurn } from '../turn.ts';

/** Where a disc came from, the field it lies on, and its ships; `null` lies on the entry field. */
export type DiscText = readonly [origin: SectorId, field: number, ships: number] | null;
export type DiscTexts = readonly [DiscText, DiscText];

/** Who holds each star with how many ships; what is not listed is empty. */
export type Fleets = Readonly<Partial<Record<StarId, readonly [seat: Seat, ships: number]>>>;

export interface PositionText {
  readonly round: number;
  /** The seat whose turn begins; seat 0 by default. */
  readonly current?: Seat;
  readonly startSeat?: Seat;
  /** The home star of each seat. */
  readonly homes: readonly StarId[];
  readonly stars: Fleets;
  /** The discs of each seat that has any in flight. */
  readonly discs?: Readonly<Record<Seat, readonly [DiscText] | DiscTexts>>;
  readonly exchanges?: readonly Exchange[];
  /** Who has left the game already, in order. */
  readonly fallen?: readonly (readonly Seat[])[];
  readonly options?: Readonly<Partial<Options>>;
}

/** The state in which the current player has to decide. Data that no match could lead to is refused. */
export function position(text: PositionText, emit?: Emit): State {
  const { homes, current = 0, startSeat = 0, exchanges = [], fallen = [] } = text;
  const state = setup({ seats: homes.length, options: text.options ?? {} });
  state.homesLeft = [];
  state.round = text.round;
  state.startSeat = startSeat;
  state.exchanges = exchanges;
  state.fallen = fallen;
  for (const seat of fallen.flat()) playerAt(state, seat).alive = false;
  for (const [seat, player] of state.players.entries()) {
    setUpPlayer(player, homes[seat], text.discs?.[seat]);
  }
  for (const id of STAR_IDS) {
    const [owner, ships] = text.stars[id] ?? [];
    if (owner !== undefined && ships !== undefined) place(state, starNamed(id), owner, ships);
  }
  beginTurn(state, current, emit);
  refuseImpossible(state);
  return state;
}

function setUpPlayer(
  player: Player,
  home: StarId | undefined,
  discs: readonly [DiscText] | DiscTexts = [null],
): void {
  if (home !== undefined) player.home = starNamed(home);
  player.discs[0] = readDisc(discs[0]);
  player.discs[1] = readDisc(discs[1] ?? null);
}

function readDisc(text: DiscText): Disc | null {
  if (text === null) return null;
  const [origin, field, ships] = text;
  return { origin: sectorNamed(origin), field, ships };
}

function refuseImpossible(state: State): void {
  const faults = [...invariants(state)];
  for (const [seat, { alive, home }] of state.players.entries()) {
    if (alive && countShips(state, seat) === 0) faults.push(`seat ${seat} has no ships`);
    if (state.players.some((other, n) => n !== seat && other.home === home)) {
      faults.push(`seat ${seat} shares its home star`);
    }
  }
  if (faults.length > 0) throw new RangeError(`no such position: ${faults.join('; ')}`);
}
