/** What the outcomes of encounters do (R14.13 – R14.22). Choices become tasks; what is impossible lapses. */

import type { Seat } from '@sternwarte/engine';
import type { Emit } from './actions.ts';
import { ask, finishTask, replaceTask } from './agenda.ts';
import { cardSetOf, countCards } from './cards.ts';
import { KINDS, UPGRADE_KINDS, kindOf, type Kind } from './data.ts';
import { closeEncounter, currentEncounter } from './encounter.ts';
import type { Effect } from './encounter-tree.ts';
import { livingSeats } from './ending.ts';
import { gainGiftShip } from './gift.ts';
import { groundable } from './grounding.ts';
import { handSize, payAll, supplyOf, supplySize, takeAll } from './hands.ts';
import { jumpable } from './jump.ts';
import { gainHalfMedals, loseHalfMedals } from './medals.ts';
import { robbable } from './seven.ts';
import { countUpgrades, opponentsFromLeft, playerAt, podsOf, type State } from './state.ts';
import type { Task } from './tasks.ts';
import { canGainUpgrade } from './upgrades.ts';

export function applyEffect(state: State, effect: Effect, emit: Emit): void {
  const seat = state.current;
  switch (effect.op) {
    case 'gainHalfMedal':
      finishTask(state);
      return gainHalfMedals(state, seat, effect.n, emit);
    case 'loseHalfMedal':
      finishTask(state);
      return loseHalfMedals(state, seat, effect.n, emit);
    case 'gainResource':
      finishTask(state);
      return gainResource(state, kindOf(effect.resource), effect.n, emit);
    case 'gainResourceChoice':
      return ask(state, supplySize(state) > 0, {
        kind: 'takeCards',
        n: Math.min(effect.n, supplySize(state)),
        except: null,
      });
    case 'payResourceChoice': {
      const n = Math.min(effect.n, handSize(state, seat));
      return ask(state, n > 0, { kind: 'pay', n, gift: false });
    }
    case 'returnGift':
      finishTask(state);
      return returnGift(state, emit);
    case 'swapForOthers':
      return ask(state, handSize(state, seat) > 0, { kind: 'swap', take: effect.take });
    case 'confiscateSwap':
      finishTask(state);
      return confiscate(state, emit);
    case 'eachOpponentGives': {
      const seats = opponentsFromLeft(state, seat).filter((other) => handSize(state, other) > 0);
      return ask(state, seats.length > 0, { kind: 'give', seats });
    }
    case 'robEachOpponent':
      replaceTask(
        state,
        ...robbable(state).map((from): Task => ({ kind: 'steal', from, to: seat })),
      );
      return;
    case 'gainUpgrade':
      return ask(
        state,
        UPGRADE_KINDS.some((kind) => canGainUpgrade(state, seat, kind)),
        { kind: 'gainUpgrade' },
      );
    case 'loseUpgrade':
      return ask(state, countUpgrades(playerAt(state, seat)) > 0, { kind: 'loseUpgrade' });
    case 'groundShip':
      return ask(state, groundable(state).length > 0, { kind: 'ground' });
    case 'gainTradeShip':
      return gainGiftShip(state, emit);
    case 'spaceJump':
      return ask(state, jumpable(state).length > 0, { kind: 'jump' });
    case 'newEncounter':
      closeEncounter(state);
      if (effect.reshuffle) {
        state.discards = [];
        emit?.({ type: 'reshuffled' });
      }
      // The card is read to its end: only the next one is left to do (R14.21).
      replaceTask(state, { kind: 'encounter' });
      return;
    case 'wear':
      return replaceTask(state, ...wearTasks(state, effect.moreThan));
    case 'council':
      finishTask(state);
      return council(state, emit);
  }
}

/** All whom wear concerns at once, or by option one after the other from the active player on (R14.22, ruling 18.38). */
function wearTasks(state: State, moreThan: number): readonly Task[] {
  const isWorn = (seat: Seat): boolean => countUpgrades(playerAt(state, seat)) > moreThan;
  if (state.options.wearInTurn) {
    const inTurn = [state.current, ...opponentsFromLeft(state, state.current)];
    return inTurn.filter(isWorn).map((seat): Task => ({ kind: 'wear', seats: [seat] }));
  }
  const seats = livingSeats(state).filter(isWorn);
  return seats.length > 0 ? [{ kind: 'wear', seats }] : [];
}

/** As much as the supply has (R14.14, ruling 18.24). */
function gainResource(state: State, kind: Kind, n: number, emit: Emit): void {
  const gained = Math.min(n, supplyOf(state, kind));
  const cards = KINDS.map((other) => (other === kind ? gained : 0));
  takeAll(state, state.current, cards);
  if (gained > 0) emit?.({ type: 'gained', seat: state.current, cards: cardSetOf(cards) });
}

/** Exactly the cards that were handed over come back. */
function returnGift(state: State, emit: Emit): void {
  const { gift } = currentEncounter(state);
  takeAll(state, state.current, gift);
  if (countCards(gift) > 0) emit?.({ type: 'gained', seat: state.current, cards: cardSetOf(gift) });
}

function confiscate(state: State, emit: Emit): void {
  const { swapped } = currentEncounter(state);
  payAll(state, state.current, swapped);
  if (countCards(swapped) > 0) {
    emit?.({ type: 'paid', seat: state.current, cards: cardSetOf(swapped) });
  }
}

/**
 * The most freight pods, at least one (R14.22, ruling 18.39); opponents first, so that the active player's win swallows no
 * medal (ruling 18.59).
 */
function council(state: State, emit: Emit): void {
  const seats: Seat[] = [...opponentsFromLeft(state, state.current), state.current];
  const most = Math.max(...seats.map((seat) => podsOf(state, seat)));
  if (most < 1) return;
  for (const seat of seats) if (podsOf(state, seat) === most) gainHalfMedals(state, seat, 1, emit);
}
