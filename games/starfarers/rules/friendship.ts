/** Trade stations, friendship markers and cards (R12). */

import { readFields, type Seat } from '@sternwarte/engine';
import type { Emit, Move } from './actions.ts';
import { finishTask, interrupt, taskOf } from './agenda.ts';
import { DOCKS, HAND_LIMIT, PEOPLES, kindOf, type Kind } from './data.ts';
import {
  FRIENDSHIP_CARDS,
  FRIENDSHIP_CARD_IDS,
  friendshipCardIndex,
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

function findEffect<Which extends FriendshipEffect['kind']>(
  state: State,
  seat: Seat,
  which: Which,
): (FriendshipEffect & { kind: Which }) | null {
  const owners = state.cardOwners;
  for (let card = 0; card < owners.length; card++) {
    if (owners[card] !== seat) continue;
    const effect = FRIENDSHIP_CARDS[card]?.effect;
    if (effect !== undefined && isOfKind(effect, which)) return effect;
  }
  return null;
}

function isOfKind<Which extends FriendshipEffect['kind']>(
  effect: FriendshipEffect,
  which: Which,
): effect is FriendshipEffect & { kind: Which } {
  return effect.kind === which;
}

export function hasHonour(state: State, seat: Seat): boolean {
  return findEffect(state, seat, 'honour') !== null;
}

/** From how many players with more points the card draws; 0 without it. */
export function levellingTargets(state: State, seat: Seat): number {
  return findEffect(state, seat, 'levelling')?.targets ?? 0;
}

export function handLimitOf(state: State, seat: Seat): number {
  return findEffect(state, seat, 'handLimit')?.limit ?? HAND_LIMIT;
}

/** Who owns the aid card (R7.5). */
export function aidHolder(state: State): Seat | null {
  const card = FRIENDSHIP_CARDS.findIndex(({ effect }) => effect.kind === 'aid');
  const owner = state.cardOwners[card] ?? NOBODY;
  return owner === NOBODY ? null : owner;
}

export function hasProductionBonus(state: State, seat: Seat, kind: Kind): boolean {
  const owners = state.cardOwners;
  for (let card = 0; card < owners.length; card++) {
    if (owners[card] !== seat) continue;
    const effect = FRIENDSHIP_CARDS[card]?.effect;
    if (effect?.kind === 'productionBonus' && kindOf(effect.resource) === kind) return true;
  }
  return false;
}

/** The better rate that a Merchants card gives for this kind, if any (R8.3). */
export function cardRate(
  state: State,
  seat: Seat,
  kind: Kind,
): { readonly rate: number; readonly oncePerTurn: boolean } | null {
  const owners = state.cardOwners;
  for (let card = 0; card < owners.length; card++) {
    if (owners[card] !== seat) continue;
    const effect = FRIENDSHIP_CARDS[card]?.effect;
    if (effect?.kind === 'supplyRate' && kindOf(effect.resource) === kind) return effect;
  }
  return null;
}
