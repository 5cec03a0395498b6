/** Trade stations, friendship markers and cards (R12). */

import { readFields, type Seat } from '@sternwarte/engine';
import type { Emit, Move } from './actions.ts';
import { finishTask, interrupt, taskOf } from './agenda.ts';
import { DOCKS, HAND_LIMIT, KINDS, PEOPLES, kindOf, type Kind } from './data.ts';
import {
  FRIENDSHIP_CARDS,
  FRIENDSHIP_CARD_IDS,
  cardsWith,
  friendshipCardIndex,
  type CardWith,
  type FriendshipEffect,
} from './friendship-cards.ts';
import { refuse } from './refusals.ts';
import type { Rules } from './rule.ts';
import { readOne } from './shapes.ts';
import { NOBODY, countStations, playerAt, podsOf, stationsOf, type State } from './state.ts';

/** One freight pod more than stations already there, and a free dock (R12.2); asked when founding and never again (R12.3). */
export function canFoundStation(state: State, seat: Seat, people: number): boolean {
  const count = countStations(state, people);
  return count < DOCKS && podsOf(state, seat) > count;
}

/**
 * The ship becomes a station for good, its transporter returns (R12.1); the marker goes to whoever has more stations than
 * its holder (R12.4, ruling 18.37); then a card is chosen (R12.6).
 */
export function foundStation(
  state: State,
  seat: Seat,
  ship: number,
  people: number,
  emit: Emit,
): void {
  playerAt(state, seat).ships[ship] = null;
  state.stations[people * state.players.length + seat] = stationsOf(state, people, seat) + 1;
  const name = PEOPLES[people] ?? 'greenFolk';
  emit?.({ type: 'stationFounded', seat, people: name });
  const holder = state.markers[people] ?? NOBODY;
  if (holder === NOBODY || stationsOf(state, people, seat) > stationsOf(state, people, holder)) {
    if (holder !== seat) {
      state.markers[people] = seat;
      emit?.({
        type: 'markerTaken',
        seat,
        people: name,
        from: holder === NOBODY ? null : holder,
      });
    }
  }
  interrupt(state, { kind: 'pickCard', people });
}

const PICK_CARD = FRIENDSHIP_CARD_IDS.map((card): Move => ({ type: 'pickCard', card }));

/** One of the open cards of the people; it acts from now on (R12.5). */
export const FRIENDSHIP_MOVES: Rules<'pickCard'> = {
  pickCard: {
    read(input) {
      const card = readOne(readFields(input, ['type', 'card'])?.card, FRIENDSHIP_CARD_IDS);
      return card && { type: 'pickCard', card };
    },
    list: {
      pickCard: (list, state) => {
        for (const [card, move] of PICK_CARD.entries())
          if (isOpenCard(state, card)) list.push(move);
      },
    },
    check: (state, _seat, { card }) =>
      isOpenCard(state, friendshipCardIndex(card)) ? null : refuse('cardNotOpen', { card }),
    apply(state, seat, { card }, emit) {
      finishTask(state);
      state.cardOwners[friendshipCardIndex(card)] = seat;
      emit?.({ type: 'cardPicked', seat, card });
    },
  },
};

function isOpenCard(state: State, card: number): boolean {
  const { people } = taskOf(state, 'pickCard');
  return FRIENDSHIP_CARDS[card]?.people === people && state.cardOwners[card] === NOBODY;
}

const HONOURS = cardsWith('honour');
const LEVELLINGS = cardsWith('levelling');
const SHELTERS = cardsWith('handLimit');
const AIDS = cardsWith('aid');
const BONUSES = byResource('productionBonus');
const RATES = byResource('supplyRate');

/** The cards of an effect, by the kind of resource that it is about. */
function byResource<Which extends 'productionBonus' | 'supplyRate'>(
  which: Which,
): readonly (readonly CardWith<Which>[])[] {
  return KINDS.map((kind) =>
    cardsWith(which).filter(({ effect }) => kindOf(effect.resource) === kind),
  );
}

/** The effect of the first of these cards that the player owns. */
function ownEffect<Which extends FriendshipEffect['kind']>(
  { cardOwners }: State,
  seat: Seat,
  cards: readonly CardWith<Which>[] = [],
): CardWith<Which>['effect'] | null {
  for (const { card, effect } of cards) if (cardOwners[card] === seat) return effect;
  return null;
}

export function hasHonour(state: State, seat: Seat): boolean {
  return ownEffect(state, seat, HONOURS) !== null;
}

/** From how many players with more points the card draws; 0 without it. */
export function levellingTargets(state: State, seat: Seat): number {
  return ownEffect(state, seat, LEVELLINGS)?.targets ?? 0;
}

export function handLimitOf(state: State, seat: Seat): number {
  return ownEffect(state, seat, SHELTERS)?.limit ?? HAND_LIMIT;
}

/** Who owns the aid card (R7.5). */
export function aidHolder(state: State): Seat | null {
  const owner = state.cardOwners[AIDS[0]?.card ?? -1] ?? NOBODY;
  return owner === NOBODY ? null : owner;
}

export function hasProductionBonus(state: State, seat: Seat, kind: Kind): boolean {
  return ownEffect(state, seat, BONUSES[kind]) !== null;
}

/** The better rate that a Merchants card gives for this kind, if any (R8.3). */
export function cardRate(
  state: State,
  seat: Seat,
  kind: Kind,
): { readonly rate: number; readonly oncePerTurn: boolean } | null {
  return ownEffect(state, seat, RATES[kind]);
}
