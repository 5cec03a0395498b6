/**
 * Watching the home star. A fleet that has let everything nearer pass means to take it; whoever is then too far away to meet it can at best take
 * the attacker's own home star in exchange, and the two may shuttle for ever. So nobody flies out of reach of his home star while he is needed there.
 */

import type { Seat } from '@sternwarte/engine';
import type { Move } from '../rules/actions.ts';
import { applyAction } from '../rules/apply.ts';
import { sectorOf, type Star } from '../rules/board.ts';
import { PRODUCTION_EVERY } from '../rules/data.ts';
import { freeDisc, isLandingOpen } from '../rules/hyperspace.ts';
import {
  cloneState,
  countPairs,
  countStars,
  holdsOwnHome,
  NOBODY,
  playerAt,
  type Disc,
  type State,
} from '../rules/state.ts';
import { fieldTo, reach, STAR_COUNT } from './chart.ts';

/** Who has flown so far has passed most of the stars that are worth a landing. */
const FAR = 4;

/** How fleets come back: straight, or if need be by way of another star, where they land and start again at once. */
type Way = 'straight' | 'detour';
const WAYS: readonly Way[] = ['straight', 'detour'];

/** These moves without those that give the home star away, as long as it can be held. */
export function keepingHome(state: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  if (moves.length < 2 || !holdsOwnHome(state, seat)) return moves;
  if (!isAnythingNear(state, seat)) return moves;
  for (const way of WAYS) {
    if (!canHold(state, seat, way)) continue;
    const kept = moves.filter((move) => {
      const after = cloneState(state);
      applyAction(after, { by: seat, move });
      return canHold(after, seat, way);
    });
    if (kept.length > 0) return kept;
  }
  return moves;
}

/** Whether any attack may be meant when this turn is over: mostly there is none, and nothing has to be tried. */
function isAnythingNear(state: State, seat: Seat): boolean {
  for (let rival = 0; rival < state.players.length; rival++) {
    if (rival === seat) continue;
    for (const disc of playerAt(state, rival).discs) {
      if (disc !== null && isMeant(state, rival, disc.field + 1)) return true;
    }
  }
  return false;
}

/** Whoever holds nothing but his home star has not come to settle, so one sees it sooner. */
function isMeant(state: State, rival: Seat, field: number): boolean {
  return field >= FAR || (field === FAR - 1 && countStars(state, rival) <= 1);
}

/** Whether every attack that is on its way to the home star of this seat can be met there by as many ships. */
export function canHold(state: State, seat: Seat, way: Way): boolean {
  const { home } = playerAt(state, seat);
  if (home === null) return true;
  for (let rival = 0; rival < state.players.length; rival++) {
    if (rival === seat) continue;
    const isLanding = state.current === rival && isLandingOpen(state);
    const [first, second] = playerAt(state, rival).discs;
    const one = advancesTo(first, home, isLanding);
    const two = advancesTo(second, home, isLanding);
    const together = one !== null && one === two;
    for (const [disc, turns] of [
      [first, one],
      [second, two],
    ] as const) {
      if (disc === null || turns === null || !isMeant(state, rival, disc.field)) continue;
      const force = together ? (first?.ships ?? 0) + (second?.ships ?? 0) : disc.ships;
      if (force > metBy(state, seat, home, turns, way)) return false;
    }
  }
  return true;
}

/** How often a disc advances before it can land on this star; `null` when it has flown past. */
function advancesTo(disc: Disc | null, star: Star, isLanding: boolean): number | null {
  if (disc === null) return null;
  const turns = fieldTo(disc.origin, star) - disc.field;
  return turns < (isLanding ? 0 : 1) ? null : turns;
}

/** The ships that can stand on the home star when an attack lands that advances so often before. */
function metBy(state: State, seat: Seat, home: Star, turns: number, way: Way): number {
  const player = playerAt(state, seat);
  const isOwnTurn = state.current === seat;
  /** The own turns before the attack, beside the one that runs. */
  const later = isOwnTurn ? turns - 1 : turns;
  let met = 0;
  if (state.owners[home] === seat) {
    const productions =
      Math.floor((state.round + later) / PRODUCTION_EVERY) -
      Math.floor(state.round / PRODUCTION_EVERY);
    met += (state.ships[home] ?? 0) + countPairs(state, seat) * productions;
  }
  const soonest = isOwnTurn && isLandingOpen(state) ? 0 : 1;
  for (const disc of player.discs) {
    if (disc === null) continue;
    const away = fieldTo(disc.origin, home) - disc.field;
    const isBack =
      (away >= soonest && away <= later) ||
      (way === 'detour' && isBackByDetour(state, seat, disc, home, soonest, later));
    if (isBack) met += disc.ships;
  }
  // One fleet can still start, now or in the next turn; it lands as many turns after that as it has fields to go beyond the first.
  const starts = isOwnTurn && state.phase === 'landing' && freeDisc(state, player) !== null;
  return met + largestWithin(state, seat, home, starts ? later + 1 : later);
}

/** Whether a disc can be on its home star so many turns from now by way of a star that nobody else holds. */
function isBackByDetour(
  { owners }: State,
  seat: Seat,
  disc: Disc,
  home: Star,
  soonest: number,
  latest: number,
): boolean {
  const target = sectorOf(home);
  for (let turn = soonest; turn < latest; turn++) {
    for (const star of reach(disc.origin, disc.field + turn)) {
      if (turn + fieldTo(target, star) - 1 > latest) continue;
      if (owners[star] === seat || owners[star] === NOBODY) return true;
    }
  }
  return false;
}

/** The largest fleet of a seat on a star other than its home star from which it is no further to it than so many fields. */
function largestWithin({ owners, ships }: State, seat: Seat, home: Star, fields: number): number {
  const target = sectorOf(home);
  let largest = 0;
  for (let star = 0; star < STAR_COUNT; star++) {
    const fleet = ships[star] ?? 0;
    if (star === home || owners[star] !== seat || fleet <= largest) continue;
    if (fieldTo(target, star as Star) <= fields) largest = fleet;
  }
  return largest;
}
