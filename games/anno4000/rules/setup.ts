/** Before the first turn: home stars, fleets, start player (R4). */

import type { Config, Pending, Seat, Weighted } from '@sternwarte/engine';
import { completeOptions } from '@sternwarte/engine';
import type { Chance, Emit } from './actions.ts';
import { STARS, starId, starNamed, type Star } from './board.ts';
import { MAX_SEATS, MIN_SEATS, START_SHIPS, homeStars, type HomeSet } from './data.ts';
import { OPTIONS, type Options } from './options.ts';
import { NOBODY, place, playerAt, type Player, type State } from './state.ts';
import { beginTurn } from './turn.ts';

/** Who is absent has no fleet, no discs and no track (ruling 22). */
export function setup({ seats, options: given }: Config<Options>): State {
  if (!Number.isInteger(seats) || seats < MIN_SEATS || seats > MAX_SEATS) {
    throw new RangeError(`Anno 4000 is played by ${MIN_SEATS} to ${MAX_SEATS}, not ${seats}`);
  }
  const options = completeOptions(OPTIONS, given);
  // With four players there is only one set, so there is nothing to draw (R10).
  const draws = options.homeSet === 'random' && seats < MAX_SEATS;
  const set: HomeSet = options.homeSet === 'alternative' ? 'alternative' : 'default';
  return {
    options,
    phase: draws ? 'homeSet' : 'homes',
    homesLeft: draws ? [] : homeStars(set, seats).map(starNamed),
    round: 1,
    startSeat: 0,
    current: 0,
    owners: STARS.map(() => NOBODY),
    ships: STARS.map(() => 0),
    players: Array.from({ length: seats }, (): Player => ({
      home: null,
      alive: true,
      discs: [null, null],
    })),
    battlefields: [],
    lastChange: 0,
    resting: [],
    exchanges: [],
    pledges: [],
    fallen: [],
    result: null,
  };
}

const SETS: readonly Weighted<Chance>[] = (['default', 'alternative'] as const).map((set) => ({
  outcome: { type: 'homeSet', set },
  weight: 1,
}));

/** What chance decides while the match is set up. */
export function setupChance(state: State): Pending<Chance> {
  return { kind: 'chance', outcomes: setupOutcomes(state) };
}

/** Lots decide about the home stars, unless they are chosen (ruling 1), and about who begins (R4.5). */
function setupOutcomes(state: State): readonly Weighted<Chance>[] {
  if (state.phase === 'homeSet') return SETS;
  if (state.phase === 'homes') {
    return state.homesLeft.map((star) => ({
      outcome: { type: 'home', star: starId(star) },
      weight: 1,
    }));
  }
  return state.players.map((_player, seat) => ({
    outcome: { type: 'startPlayer', seat },
    weight: 1,
  }));
}

export function applyChance(state: State, chance: Chance, emit: Emit): void {
  switch (chance.type) {
    case 'homeSet':
      state.homesLeft = homeStars(chance.set, state.players.length).map(starNamed);
      state.phase = 'homes';
      emit?.(chance);
      return;
    case 'home':
      giveHome(state, starNamed(chance.star), emit);
      return;
    case 'startPlayer':
      state.startSeat = chance.seat;
      emit?.(chance);
      beginTurn(state, chance.seat, emit);
  }
}

/** Hands a home star to the seat that is next, with its fleet; the last seat gets the one that is left (R4.3, R4.4). */
export function giveHome(state: State, star: Star, emit: Emit): void {
  takeHome(state, state.current, star, emit);
  const [last, ...others] = state.homesLeft;
  if (last !== undefined && others.length === 0) takeHome(state, state.current, last, emit);
  if (state.homesLeft.length === 0) {
    state.phase = 'startPlayer';
    state.current = 0;
  }
}

function takeHome(state: State, seat: Seat, star: Star, emit: Emit): void {
  playerAt(state, seat).home = star;
  place(state, star, seat, START_SHIPS);
  state.homesLeft = state.homesLeft.filter((left) => left !== star);
  state.current = seat + 1;
  emit?.({ type: 'home', seat, star: starId(star), ships: START_SHIPS });
}
