/** What a move or an outcome of chance does. Callers have checked it. */

import type { Seat } from '@sternwarte/engine';
import type { Chance, Emit, Move, NutsAction } from './actions.ts';
import { answerTimeWarp, rollDie } from './dice.ts';
import { chooseTarget, declareAttack } from './battle.ts';
import { COLOURS, PRICES } from './data.ts';
import { launchBuilt } from './fleet.ts';
import { answerPassage, startMove } from './flight.ts';
import {
  swapWithBank,
  takeColony,
  takeGift,
  takeNuts,
  takeShip,
  takeTechnology,
  teleport,
} from './landing.ts';
import { colonize, mine, pay } from './planets.ts';
import { chooseStartPlayer, placeNut } from './setup.ts';
import { homeOf, type State } from './state.ts';
import { buyTechnology } from './technology.ts';
import { answerTrade, offerTrade } from './trade.ts';
import { declare, endTurn, resign } from './turn.ts';

export function applyAction(state: State, action: NutsAction, emit?: Emit): void {
  if (action.by === 'table') applyChance(state, action.chance, emit);
  else applyMove(state, action.by, action.move, emit);
}

function applyChance(state: State, chance: Chance, emit: Emit): void {
  switch (chance.type) {
    case 'startPlayer':
      return chooseStartPlayer(state, chance.seat, emit);
    case 'nut':
      return placeNut(state, chance.planet, chance.colour, null, emit);
    case 'die':
      return rollDie(state, chance.face, emit);
  }
}

function applyMove(state: State, seat: Seat, move: Move, emit: Emit): void {
  switch (move.type) {
    case 'placeNut':
      return placeNut(state, move.planet, move.colour, seat, emit);
    case 'declare':
      return declare(state, move.count);
    case 'timeWarp':
      return answerTimeWarp(state, move.use, emit);
    case 'move':
      return startMove(state, move, emit);
    case 'answerPassage':
      return answerPassage(state, seat, move.allow, emit);
    case 'mine':
      return mine(state, move.ship, move.pay, emit);
    case 'colonize':
      return colonize(state, move.ship, move.pay, emit);
    case 'buildShip':
      return buildShip(state, emit);
    case 'attack':
      return declareAttack(state, move, emit);
    case 'chooseTarget':
      return chooseTarget(state, move.unit);
    case 'technology':
      return buyTechnology(state, move.colour, emit);
    case 'offerTrade':
      return offerTrade(state, move, emit);
    case 'answerTrade':
      return answerTrade(state, seat, move.accept, emit);
    case 'endTurn':
      return endTurn(state, emit);
    case 'resign':
      return resign(state, emit);
    default:
      return applyFateChoice(state, move, emit);
  }
}

type FateChoice = Extract<Move, { readonly type: `fate${string}` }>;

function applyFateChoice(state: State, move: FateChoice, emit: Emit): void {
  const { step } = state;
  switch (move.type) {
    case 'fateNuts':
      return takeNuts(state, move.nuts, emit);
    case 'fateSwap':
      return swapWithBank(state, move.swap, step.type === 'fateSwap' ? step.left : 0, emit);
    case 'fateTechnology':
      return takeTechnology(state, move.colour, emit);
    case 'fateColony':
      return takeColony(state, move.planet, emit);
    case 'fateTeleport':
      if (step.type === 'fateTeleport') teleport(state, step.ship, move.planet, emit);
      return;
    case 'fateShip':
      return takeShip(state, move.planet, emit);
    case 'fateGift':
      if (step.type === 'fateGift') takeGift(state, step.ship, move.gift, emit);
  }
}

/** One nut of each colour for a new ship on the home planet (R6.4). */
function buildShip(state: State, emit: Emit): void {
  state.actions -= PRICES.buildShip.actions;
  pay(state, COLOURS, emit);
  launchBuilt(state, state.current, homeOf(state, state.current), emit);
}
