/** Rules of thumb: what it is worth to arrive somewhere with so many ships. In ships, roughly. */

import type { Seat } from '@sternwarte/engine';
import { eccentricity, type Sector, type Star } from '../rules/board.ts';
import { isAnyoneBarred, isBarred } from '../rules/home.ts';
import { PRODUCTION_EVERY } from '../rules/data.ts';
import { NOBODY, type State } from '../rules/state.ts';
import { reach, SIBLINGS, STAR_COUNT, SYMBOL_BITS } from './chart.ts';
import { captorOf, forceOf, homeSeatOf, pairsOf, threatTo, type Survey } from './survey.ts';

/** A pair gives a ship every other round, so it is worth a few. */
const PAIR = 3;
const HALF_PAIR = 1;
/** Half a pair whose other half is held already. */
const MISSING_HALF = 2.2;
const FOOTHOLD = 0.2;
const RIVAL_HOME = 60;
const OWN_HOME = 80;
const RELIEF = 30;
/** What waiting a turn leaves of a gain. */
const PATIENCE = 0.85;
const RISK = 0.8;

export interface Targets {
  /** More ships than these are needed to hold the star after arriving; own stars need none. */
  readonly defenders: Int32Array;
  /** What arriving is worth, beyond what is lost if it fails. */
  readonly gains: Float64Array;
  /** What any rival can bring there when he moves next. */
  readonly threats: Int32Array;
  readonly barred: Uint8Array;
  /** The ships that will have joined the defenders for each turn an attack takes. */
  readonly growth: Float64Array;
}

const targets: Targets = {
  defenders: new Int32Array(STAR_COUNT),
  gains: new Float64Array(STAR_COUNT),
  threats: new Int32Array(STAR_COUNT),
  barred: new Uint8Array(STAR_COUNT),
  growth: new Float64Array(STAR_COUNT),
};

/** The worth of every star as a target of this seat; written over by the next call. */
export function appraise(state: State, survey: Survey, seat: Seat): Targets {
  const { owners, ships } = state;
  const isTruce = isAnyoneBarred(state);
  const missing = (survey.circles[seat] ?? 0) - (survey.crosses[seat] ?? 0);
  for (let star = 0; star < STAR_COUNT; star++) {
    const owner = owners[star] ?? NOBODY;
    targets.barred[star] = isTruce && isBarred(state, seat, star as Star) ? 1 : 0;
    targets.growth[star] = 0;
    targets.threats[star] = threatTo(survey, state, seat, star);
    const fleet = ships[star] ?? 0;
    if (owner === seat) {
      targets.defenders[star] = -1;
      targets.gains[star] = 0;
      continue;
    }
    targets.defenders[star] = fleet;
    const worth = symbolWorth(SYMBOL_BITS[star] ?? 0, missing);
    targets.gains[star] = owner === NOBODY ? worth : worth * 1.5 + fleet;
  }
  appraiseHomes(state, survey, seat);
  return targets;
}

/** `missing` is how many more circles than crosses the seat holds. */
function symbolWorth(symbols: number, missing: number): number {
  if (symbols === 3) return PAIR;
  if (symbols === 1) return missing < 0 ? MISSING_HALF : HALF_PAIR;
  if (symbols === 2) return missing > 0 ? MISSING_HALF : HALF_PAIR;
  return FOOTHOLD;
}

function appraiseHomes(state: State, survey: Survey, seat: Seat): void {
  const captor = captorOf(state, seat);
  for (let rival = 0; rival < state.players.length; rival++) {
    const player = state.players[rival];
    if (player === undefined || !player.alive || player.home === null) continue;
    const { home } = player;
    if (rival === seat) {
      if (captor !== NOBODY) targets.gains[home] = OWN_HOME + (state.ships[home] ?? 0);
      else {
        const garrison = survey.garrison[seat] ?? 0;
        const lacking = (survey.incoming[seat] ?? 0) - garrison;
        if ((targets.threats[home] ?? 0) > garrison) targets.gains[home] = RELIEF;
        else if (lacking > 0) targets.gains[home] = Math.min(lacking, RELIEF / 3);
      }
    } else if (state.owners[home] !== seat) {
      // The home star of one's captor saves by an exchange.
      const saving = rival === captor ? OWN_HOME / 2 : 0;
      targets.growth[home] = pairsOf(survey, rival) / PRODUCTION_EVERY;
      targets.gains[home] = RIVAL_HOME + saving + (state.ships[home] ?? 0);
      // Its owner comes back with all he can; whoever cannot hold out loses his fleet there.
      targets.defenders[home] = Math.max(
        targets.defenders[home] ?? 0,
        Math.min(forceOf(survey, rival, home), 1000) - 1,
      );
    }
  }
}

/** What it is worth to land so many ships on this star now. */
export function landingWorth(state: State, seat: Seat, star: Star, force: number): number {
  const { defenders, gains, threats } = targets;
  const own = state.owners[star] === seat;
  const there = own ? (state.ships[star] ?? 0) : 0;
  if (!own && force <= (state.ships[star] ?? 0) && state.owners[star] !== NOBODY) return -force - 5;
  let worth = gains[star] ?? 0;
  // Ships that land beside others may fly on with them to the other star of the sector.
  const sibling = SIBLINGS[star] ?? 0;
  if (there > 0 && force + there > (defenders[sibling] ?? 0)) {
    worth = Math.max(worth, (gains[sibling] ?? 0) * PATIENCE);
  }
  if (!own && force <= (defenders[star] ?? 0)) worth = -force;
  if ((threats[star] ?? 0) > force + there) worth -= RISK * force;
  return worth;
}

/** The best that a disc can still hope for beyond the field it is on. */
export function hopeOf(origin: Sector, field: number, force: number): number {
  const last = eccentricity(origin);
  const { defenders, gains, barred, growth } = targets;
  let best = 0;
  let patience = 1;
  for (let later = field + 1; later <= last; later++) {
    patience *= PATIENCE;
    for (const star of reach(origin, later)) {
      const met = (defenders[star] ?? 0) + (growth[star] ?? 0) * (later - field);
      if (force <= met || barred[star] === 1) continue;
      const hope = (gains[star] ?? 0) * patience;
      if (hope > best) best = hope;
    }
  }
  return best;
}

/** What giving a star up costs. */
export function leavingCost(state: State, survey: Survey, seat: Seat, star: Star): number {
  if (homeSeatOf(state, star) === seat) return OWN_HOME;
  const symbols = SYMBOL_BITS[star] ?? 0;
  if (symbols === 0) return FOOTHOLD;
  const surplus = (survey.circles[seat] ?? 0) - (survey.crosses[seat] ?? 0);
  const half = (symbols === 1 && surplus > 0) || (symbols === 2 && surplus < 0);
  if (half) return HALF_PAIR;
  return pairsOf(survey, seat) > 0 ? PAIR : HALF_PAIR;
}
