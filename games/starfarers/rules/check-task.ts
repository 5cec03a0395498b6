/** Moves that answer the first task of the agenda. */

import type { Refusal, Seat } from '@sternwarte/engine';
import type { CardSet, Move } from './actions.ts';
import { canGainUpgrade } from './build.ts';
import { countCards, countsOf, covers } from './cards.ts';
import {
  KINDS,
  UPGRADE_LIMIT,
  kindOf,
  resourceOf,
  upgradeKindOf,
  type Kind,
  type Upgrade,
} from './data.ts';
import { groundable, jumpable } from './effects.ts';
import { endObstacle, ownShip } from './flight.ts';
import { isOpenCard } from './friendship.ts';
import { friendshipCardIndex } from './friendship-cards.ts';
import { handOf, handSize, supplyOf } from './hands.ts';
import { nodeNamed, type NodeId } from './lattice.ts';
import { isFree, isOwnColony, spaceportOwner } from './pieces.ts';
import { discardCount, robbable } from './production.ts';
import { refuse } from './refusals.ts';
import { HOME_SITES, POINTS_OF_SITE, SITE_OF_POINT } from './sectors.ts';
import { upgradeInPool } from './setup.ts';
import { playerAt, type State } from './state.ts';
import type { Task } from './tasks.ts';

const OTHER = refuse('otherDecision', {});

/** The seat is one of those the task asks. */
export function checkTaskMove(state: State, seat: Seat, move: Move, task: Task): Refusal | null {
  switch (task.kind) {
    case 'placeColony':
      return move.type === 'placeColony' ? checkHomeSite(state, move.node) : OTHER;
    case 'placeSpaceport':
      if (move.type !== 'placeSpaceport') return OTHER;
      return isOwnColony(state, nodeNamed(move.node), seat)
        ? null
        : refuse('notYourColony', { node: move.node });
    case 'placeShip':
      if (move.type !== 'placeShip') return OTHER;
      if (!(POINTS_OF_SITE[task.site] ?? []).includes(nodeNamed(move.node))) {
        return refuse('notYourPoint', { node: move.node });
      }
      return checkFreePoint(state, move.node);
    case 'foundingUpgrade':
      if (move.type !== 'takeUpgrade') return OTHER;
      return upgradeInPool(state, upgradeKindOf(move.upgrade))
        ? null
        : refuse('notInPool', { upgrade: move.upgrade });
    case 'aid':
      if (move.type === 'declineAid') return null;
      if (move.type !== 'takeAid') return OTHER;
      return checkSupply(state, kindOf(move.resource));
    case 'discard':
      return move.type === 'discard'
        ? checkPayment(state, seat, move.cards ?? {}, discardCount(state, seat))
        : OTHER;
    case 'rob':
      if (move.type !== 'rob') return OTHER;
      return robbable(state).includes(move.seat) ? null : refuse('cannotRob', { seat: move.seat });
    case 'number':
      if (move.type !== 'answerNumber') return OTHER;
      return move.number <= handSize(state, seat)
        ? null
        : refuse('numberTooHigh', { most: handSize(state, seat) });
    case 'question':
      if (move.type !== 'answer') return OTHER;
      return !move.yes || handSize(state, seat) >= task.minHand
        ? null
        : refuse('yesNeedsCards', { needed: task.minHand });
    case 'pay':
      return move.type === 'payCards' ? checkPayment(state, seat, move.cards, task.n) : OTHER;
    case 'swap':
      return move.type === 'swapCard' ? checkHolds(state, seat, kindOf(move.resource)) : OTHER;
    case 'takeCards':
      return move.type === 'takeCards'
        ? checkTaking(state, move.cards, task.n, task.except)
        : OTHER;
    case 'give':
      if (move.type !== 'giveCard' || move.resource === null) return OTHER;
      return checkHolds(state, seat, kindOf(move.resource));
    case 'wear':
    case 'loseUpgrade':
      if (move.type !== 'removeUpgrade' || move.upgrade === null) return OTHER;
      return playerAt(state, seat).upgrades[upgradeKindOf(move.upgrade)] > 0
        ? null
        : refuse('noUpgrade', { upgrade: move.upgrade });
    case 'gainUpgrade':
      return move.type === 'takeUpgrade' ? checkGain(state, seat, move.upgrade) : OTHER;
    case 'ground':
      if (move.type !== 'groundShip') return OTHER;
      return groundable(state).includes(move.ship)
        ? null
        : refuse('cannotGround', { ship: move.ship });
    case 'jump':
      if (move.type === 'declineJump') return null;
      return move.type === 'jump' ? checkJump(state, seat, move.ship, move.to) : OTHER;
    case 'foundHere':
      if (move.type === 'declineFounding') return null;
      return move.type === 'foundColony' && move.ship === task.ship ? null : OTHER;
    case 'pickCard':
      if (move.type !== 'pickCard') return OTHER;
      return isOpenCard(state, friendshipCardIndex(move.card), task.people)
        ? null
        : refuse('cardNotOpen', { card: move.card });
    case 'giftShip':
      return move.type === 'placeGiftShip' ? checkOwnPoint(state, seat, move.node) : OTHER;
    default:
      return OTHER;
  }
}

function checkHomeSite(state: State, node: NodeId): Refusal | null {
  const site = nodeNamed(node);
  if (!HOME_SITES.includes(site)) return refuse('notHomeSite', { node });
  return isFree(state, site) ? null : refuse('siteTaken', { node });
}

function checkFreePoint(state: State, node: NodeId): Refusal | null {
  return isFree(state, nodeNamed(node)) ? null : refuse('pointTaken', { node });
}

/** A free spaceport point of an own spaceport. */
export function checkOwnPoint(state: State, seat: Seat, node: NodeId): Refusal | null {
  const site = SITE_OF_POINT[nodeNamed(node)] ?? -1;
  if (spaceportOwner(state, site) !== seat) return refuse('notYourPoint', { node });
  return checkFreePoint(state, node);
}

function checkSupply(state: State, kind: Kind): Refusal | null {
  return supplyOf(state, kind) > 0 ? null : refuse('notInSupply', { resource: resourceOf(kind) });
}

function checkHolds(state: State, seat: Seat, kind: Kind): Refusal | null {
  return (handOf(state, seat)[kind] ?? 0) > 0 ? null : refuse('notInHand', {});
}

function checkPayment(state: State, seat: Seat, cards: CardSet, needed: number): Refusal | null {
  const counts = countsOf(cards);
  const given = countCards(counts);
  if (given !== needed) return refuse('wrongCount', { needed, given });
  return covers(handOf(state, seat), counts) ? null : refuse('notInHand', {});
}

function checkTaking(
  state: State,
  cards: CardSet,
  needed: number,
  except: Kind | null,
): Refusal | null {
  const counts = countsOf(cards);
  const given = countCards(counts);
  if (given !== needed) return refuse('wrongCount', { needed, given });
  for (const kind of KINDS) {
    if (counts[kind] === 0) continue;
    if (kind === except) return refuse('excludedKind', { resource: resourceOf(kind) });
    if (counts[kind] > supplyOf(state, kind)) {
      return refuse('notInSupply', { resource: resourceOf(kind) });
    }
  }
  return null;
}

/** Limit and box (R2.2). */
export function checkGain(state: State, seat: Seat, upgrade: Upgrade): Refusal | null {
  const kind = upgradeKindOf(upgrade);
  if (canGainUpgrade(state, seat, kind)) return null;
  const limit = UPGRADE_LIMIT[kind];
  return playerAt(state, seat).upgrades[kind] >= limit
    ? refuse('upgradeLimit', { upgrade, limit })
    : refuse('boxEmpty', { upgrade });
}

function checkJump(state: State, seat: Seat, index: number, to: NodeId): Refusal | null {
  const ship = ownShip(state, seat, index);
  if (ship === null) return refuse('noShip', { ship: index });
  if (ship.grounded) return refuse('shipGrounded', { ship: index });
  if (!jumpable(state).includes(index)) return refuse('shipDone', { ship: index });
  const node = nodeNamed(to);
  if (node === ship.node) return refuse('badEnd', { node: to, reason: 'occupied' });
  const reason = endObstacle(state, seat, ship.kind, node, ship.node);
  return reason === null ? null : refuse('badEnd', { node: to, reason });
}
