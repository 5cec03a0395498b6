/** What a move does. Callers have checked it. */

import type { Seat } from '@sternwarte/engine';
import type {
  Emit,
  EncounterMove,
  FlightMove,
  Move,
  SetupMove,
  StarAction,
  TradeMove,
} from './actions.ts';
import { advance } from './advance.ts';
import { finishTask, interrupt, replaceTask } from './agenda.ts';
import {
  buildShip,
  buildSpaceport,
  buyUpgrade,
  gainUpgrade,
  launchShip,
  loseUpgrade,
  placeGiftShip,
  placeSpaceport,
} from './build.ts';
import { countsOf } from './cards.ts';
import { applyChance } from './chance.ts';
import { kindOf, upgradeKindOf } from './data.ts';
import { payCards, swapCard, takeCards } from './effects.ts';
import { readNumber, readOn } from './encounter.ts';
import { pickCard } from './friendship.ts';
import { friendshipCardIndex } from './friendship-cards.ts';
import { nodeNamed } from './lattice.ts';
import { finishShip, fly, groundShip, jump, settleColony, step } from './movement.ts';
import { answerInParallel, type ParallelTask } from './parallel.ts';
import { drawTasks, takeAid } from './production.ts';
import { placeColony } from './setup.ts';
import type { State } from './state.ts';
import type { Task } from './tasks.ts';
import {
  answerOffer,
  applyLevelling,
  closeDeal,
  endOffer,
  giveHonour,
  makeOffer,
  supplyTrade,
} from './trade.ts';
import { endTurn, resign, startFlight } from './turn.ts';

export function applyAction(state: State, action: StarAction, emit?: Emit): void {
  if (action.by === 'table') applyChance(state, action.chance, emit);
  else applyMove(state, action.by, action.move, emit);
  advance(state, emit);
}

function taskOf<Kind extends Task['kind']>(state: State, ...kinds: readonly Kind[]) {
  const [task] = state.agenda;
  if (task === undefined || !kinds.some((kind) => kind === task.kind)) {
    throw new RangeError(`this is not the moment: ${task?.kind}`);
  }
  // Its kind is one of those asked for.
  return task as Task & { kind: Kind };
}

function parallelTask(state: State): ParallelTask {
  return taskOf(state, 'discard', 'give', 'wear');
}

function applyMove(state: State, seat: Seat, move: Move, emit: Emit): void {
  switch (move.type) {
    case 'placeColony':
    case 'placeSpaceport':
    case 'placeShip':
      return applySetupMove(state, seat, move, emit);
    case 'takeAid':
      return takeAid(state, seat, kindOf(move.resource), emit);
    case 'declineAid':
      return finishTask(state);
    case 'discard':
      return answerInParallel(state, parallelTask(state), seat, countsOf(move.cards ?? {}), emit);
    case 'rob':
      return replaceTask(state, { kind: 'steal', from: move.seat, to: seat });
    case 'answerNumber':
    case 'answer':
    case 'payCards':
    case 'swapCard':
    case 'takeCards':
    case 'giveCard':
    case 'takeUpgrade':
    case 'removeUpgrade':
    case 'groundShip':
    case 'jump':
    case 'declineJump':
    case 'declineFounding':
      return applyEncounterMove(state, seat, move, emit);
    case 'step':
    case 'fly':
    case 'finishShip':
    case 'foundColony':
    case 'pickCard':
      return applyFlightMove(state, seat, move, emit);
    case 'endTurn':
      return endTurn(state, emit);
    case 'resign':
      return resign(state, emit);
    case 'accept':
    case 'decline':
      return answerOffer(state, seat, { type: move.type }, emit);
    case 'counter': {
      const { type, give, want } = move;
      return answerOffer(state, seat, { type, give: countsOf(give), want: countsOf(want) }, emit);
    }
    case 'close':
      return closeDeal(state, move.seat, emit);
    default:
      // Any other action of the active player ends an open offer (ruling 18.53).
      endOffer(state, emit);
      return applyTradeMove(state, move, emit);
  }
}

function applySetupMove(state: State, seat: Seat, move: SetupMove, emit: Emit): void {
  const node = nodeNamed(move.node);
  switch (move.type) {
    case 'placeColony':
      placeColony(state, seat, node, emit);
      return finishTask(state);
    case 'placeSpaceport':
      placeSpaceport(state, seat, node, emit);
      return replaceTask(state, { kind: 'placeShip', seat, site: node });
    case 'placeShip':
      launchShip(state, seat, move.ship, node, emit);
      return finishTask(state);
  }
}

type OwnTradeMove = Exclude<TradeMove, { type: 'accept' | 'decline' | 'counter' | 'close' }>;

function applyTradeMove(state: State, move: OwnTradeMove, emit: Emit): void {
  switch (move.type) {
    case 'offer':
      return makeOffer(state, move.give, move.want, move.to, emit);
    case 'withdrawOffer':
      return;
    case 'supplyTrade':
      return supplyTrade(state, kindOf(move.give), kindOf(move.want), move.rate, emit);
    case 'buildColonyShip':
      return buildShip(state, 'colonyShip', nodeNamed(move.node), emit);
    case 'buildTradeShip':
      return buildShip(state, 'tradeShip', nodeNamed(move.node), emit);
    case 'buildSpaceport':
      return buildSpaceport(state, nodeNamed(move.node), emit);
    case 'buyUpgrade':
      return buyUpgrade(state, upgradeKindOf(move.upgrade), emit);
    case 'placeGiftShip':
      finishTask(state);
      return placeGiftShip(state, nodeNamed(move.node), emit);
    case 'honour':
      return giveHonour(state, emit);
    case 'levelling':
      return applyLevelling(state, move.seats);
    case 'drawReserve':
      interrupt(state, ...drawTasks(state.current, state.reserveDue));
      state.reserveDue = 0;
      return;
    case 'startFlight':
      return startFlight(state);
  }
}

function applyEncounterMove(state: State, seat: Seat, move: EncounterMove, emit: Emit): void {
  switch (move.type) {
    case 'answerNumber':
      if (move.number === 0) readNumber(state, 0);
      else replaceTask(state, { kind: 'pay', n: move.number, gift: true });
      return;
    case 'answer':
      return readOn(state, move.yes ? 'y' : 'n');
    case 'payCards': {
      const { n, gift } = taskOf(state, 'pay');
      payCards(state, countsOf(move.cards), gift, emit);
      if (gift) readNumber(state, n);
      else finishTask(state);
      return;
    }
    case 'swapCard':
      return swapCard(state, kindOf(move.resource), taskOf(state, 'swap').take, emit);
    case 'takeCards': {
      const { except } = taskOf(state, 'takeCards');
      return takeCards(state, countsOf(move.cards), except !== null, emit);
    }
    case 'giveCard': {
      const kind = move.resource === null ? -1 : kindOf(move.resource);
      return answerInParallel(state, parallelTask(state), seat, [kind], emit);
    }
    case 'takeUpgrade':
      gainUpgrade(state, seat, upgradeKindOf(move.upgrade), emit);
      return finishTask(state);
    case 'removeUpgrade': {
      if (move.upgrade === null) return;
      const kind = upgradeKindOf(move.upgrade);
      const [task] = state.agenda;
      if (task?.kind === 'wear') return answerInParallel(state, task, seat, [kind], emit);
      loseUpgrade(state, seat, kind, emit);
      return finishTask(state);
    }
    case 'groundShip':
      groundShip(state, move.ship, emit);
      return finishTask(state);
    case 'jump':
      return jump(state, move.ship, nodeNamed(move.to), emit);
    case 'declineJump':
      return finishTask(state);
    case 'declineFounding': {
      const { ship } = taskOf(state, 'foundHere');
      finishTask(state);
      return finishShip(state, ship, emit);
    }
  }
}

function applyFlightMove(state: State, seat: Seat, move: FlightMove, emit: Emit): void {
  switch (move.type) {
    case 'step':
      return step(state, move.ship, nodeNamed(move.to), emit);
    case 'fly':
      return fly(state, move.ship, nodeNamed(move.to), emit);
    case 'finishShip':
      return finishShip(state, move.ship, emit);
    case 'foundColony':
      if (state.agenda[0]?.kind === 'foundHere') finishTask(state);
      return settleColony(state, move.ship, emit);
    case 'pickCard':
      finishTask(state);
      return pickCard(state, seat, friendshipCardIndex(move.card), emit);
  }
}
