/** What a player has at his disposal, friendship cards included: income by kind, rates, strength. */

import type { Seat } from '@sternwarte/engine';
import { CANNON, DRIVE, HAND_LIMIT, KINDS, SUPPLY_RATES, kindOf } from '../rules/data.ts';
import { FRIENDSHIP_CARDS } from '../rules/friendship-cards.ts';
import { layoutOf } from '../rules/layout.ts';
import { PLANETS_OF_SITE } from '../rules/sectors.ts';
import { playerAt, type State } from '../rules/state.ts';
import { PIPS } from './lore.ts';

export interface Holdings {
  /** Of 36 rolls, cards of each kind. */
  readonly pips: Float64Array;
  /** Equal cards for one of another kind. */
  readonly rates: Int8Array;
  drives: number;
  cannons: number;
  limit: number;
  merchants: number;
  diplomats: number;
}

export function newHoldings(): Holdings {
  return {
    pips: new Float64Array(KINDS.length),
    rates: new Int8Array(KINDS.length),
    drives: 0,
    cannons: 0,
    limit: HAND_LIMIT,
    merchants: 0,
    diplomats: 0,
  };
}

/** A bounty adds a card to every roll that brings one: most of the rolls of a kind bring exactly one. */
const BOUNTY_SHARE = 0.85;

/** Takes stock for one seat; the record is used again and again. */
export function takeStock(state: State, seat: Seat, into: Holdings): void {
  const player = playerAt(state, seat);
  const { pips, rates } = into;
  pips.fill(0);
  rates.set(SUPPLY_RATES);
  into.drives = player.upgrades[DRIVE];
  into.cannons = player.upgrades[CANNON];
  into.limit = HAND_LIMIT;
  into.merchants = 0;
  into.diplomats = 0;
  const { resources } = layoutOf(state.placements);
  for (const site of player.buildings) {
    for (const planet of PLANETS_OF_SITE[site] ?? []) {
      const kind = resources[planet] ?? null;
      if (kind !== null) pips[kind] = (pips[kind] ?? 0) + (PIPS[state.chips[planet] ?? 0] ?? 0);
    }
  }
  for (let card = 0; card < state.cardOwners.length; card++) {
    if (state.cardOwners[card] === seat) addCard(into, card);
  }
}

function addCard(into: Holdings, card: number): void {
  const effect = FRIENDSHIP_CARDS[card]?.effect;
  switch (effect?.kind) {
    case 'productionBonus': {
      const kind = kindOf(effect.resource);
      into.pips[kind] = (into.pips[kind] ?? 0) * (1 + BOUNTY_SHARE);
      break;
    }
    case 'upgradeBonus':
      into.drives += effect.drives;
      into.cannons += effect.cannons;
      break;
    case 'supplyRate':
      into.merchants++;
      // Once a turn is little more than the usual rate.
      if (!effect.oncePerTurn) into.rates[kindOf(effect.resource)] = effect.rate;
      break;
    case 'handLimit':
      into.limit = effect.limit;
      into.diplomats++;
      break;
    case undefined:
      break;
    default:
      into.diplomats++;
  }
}
