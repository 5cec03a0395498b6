/** Three plans that anybody might have: sit tight, strike at once, spread everywhere. */

import type { Challenger, Random, Seat } from '@sternwarte/engine';
import type { Move } from '../rules/actions.ts';
import { siblingOf, starNamed, type Star } from '../rules/board.ts';
import { discThatMustLand } from '../rules/hyperspace.ts';
import { listMoves } from '../rules/moves.ts';
import { NOBODY, ownerOf, playerAt, shipsOn, type State } from '../rules/state.ts';
import { SYMBOL_BITS } from './chart.ts';
import { homeSeatOf } from './survey.ts';

/** What arriving somewhere means for a plan. */
interface Arrival {
  readonly star: Star;
  readonly force: number;
  /** Whether the force wins, or nobody has to be fought. */
  readonly wins: boolean;
  readonly isEmpty: boolean;
  readonly symbols: number;
}

interface Taste {
  /** What an arrival counts; below 1 the turn rather ends. */
  arrive(state: State, seat: Seat, arrival: Arrival): number;
  /** The ships to start with from a star with so many, or 0. */
  startFrom(state: State, seat: Seat, star: Star, ships: number): number;
}

/** Above all plans: home stars decide the match. */
const HOME = 1000;

function challenger(taste: Taste): Challenger<State, Move> {
  return {
    base: 'kadett',
    plan(state, seat, random) {
      if (state.phase === 'homes') return null;
      let best: Move | null = null;
      let highest = -Infinity;
      for (const move of listMoves(state, seat)) {
        const worth = worthOf(state, seat, move, taste) + lot(random);
        if (worth <= highest) continue;
        highest = worth;
        best = move;
      }
      return best;
    },
  };
}

const lot = (random: Random): number => random.below(100) / 1000;

function worthOf(state: State, seat: Seat, move: Move, taste: Taste): number {
  const player = playerAt(state, seat);
  switch (move.type) {
    case 'endTurn':
      return 1;
    case 'land': {
      let force = 0;
      for (const disc of move.discs) force += player.discs[disc]?.ships ?? 0;
      const worth = arriving(state, seat, starNamed(move.star), force, taste);
      // Who must come down does so where it hurts least.
      return discThatMustLand(player) === null ? worth : worth + 2;
    }
    case 'shortFlight': {
      const from = starNamed(move.from);
      const worth = arriving(state, seat, starNamed(move.to), move.ships, taste);
      const isBare = move.ships === shipsOn(state, from);
      return isBare && worth < HOME ? worth - 5 : worth + move.ships / 1000;
    }
    case 'start': {
      const star = starNamed(move.star);
      const wished = taste.startFrom(state, seat, star, shipsOn(state, star));
      return wished > 0 && move.ships === wished ? 20 + wished / 100 : 0;
    }
    case 'chooseHome':
    case 'resign':
      return -HOME;
  }
}

function arriving(state: State, seat: Seat, star: Star, force: number, taste: Taste): number {
  const owner = ownerOf(state, star);
  const there = shipsOn(state, star);
  const wins = owner === NOBODY || owner === seat || force > there;
  const home = homeSeatOf(state, star);
  if (wins && home !== NOBODY && owner !== seat && (home !== seat || owner !== NOBODY)) {
    return HOME + force / 100;
  }
  const symbols = SYMBOL_BITS[star] === 3 ? 2 : SYMBOL_BITS[star] === 0 ? 0 : 1;
  return taste.arrive(state, seat, { star, force, wins, isEmpty: owner === NOBODY, symbols });
}

const isHome = (state: State, seat: Seat, star: Star): boolean =>
  playerAt(state, seat).home === star;

/** Next door to the home star of a rival. */
function isDoorstep(state: State, seat: Seat, star: Star): boolean {
  const home = homeSeatOf(state, siblingOf(star));
  return home !== NOBODY && home !== seat;
}

export const annoChallengers: Readonly<Record<string, Challenger<State, Move>>> = {
  /** Most ships stay at home; a pair of them now and then takes what is free. */
  turtle: challenger({
    arrive: (state, seat, { star, wins, isEmpty, symbols }) =>
      isEmpty ? 5 * symbols : wins && isHome(state, seat, star) ? 4 : 0,
    startFrom: (state, seat, star, ships) => (isHome(state, seat, star) && ships >= 12 ? 2 : 0),
  }),
  /** Everything flies at the nearest home star, and waits next door when it comes too late. */
  rush: challenger({
    arrive: (state, seat, { star, wins, isEmpty }) =>
      wins && isDoorstep(state, seat, star) ? 30 : isEmpty ? 0.5 : 0,
    startFrom: (state, seat, star, ships) => (isHome(state, seat, star) ? ships - 1 : ships),
  }),
  /** Half of every fleet flies on to the next free star. */
  expand: challenger({
    arrive: (_state, _seat, { wins, isEmpty, symbols }) =>
      isEmpty ? 4 + 5 * symbols : wins ? 2 * symbols : 0,
    startFrom: (_state, _seat, _star, ships) => Math.floor(ships / 2),
  }),
};
