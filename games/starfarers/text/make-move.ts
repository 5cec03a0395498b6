/**
 * Moves as one types them: `fly 1 16/20`, `trade 3ore for food`, `offer 2food+ore for fuel to red`, `discard 3ore+fuel`,
 * `answer yes`, `pick green-ore`, `end`, or in German `fliege 1 16/20`, `tausche 3erz für nahrung`, `ende`. Ships count
 * from 1, players are named by their colour, `?` is a side left open. `makeMove` writes in one language, `parseMove`
 * (`parse-move.ts`) reads them all.
 */

import type { Seat } from '@sternwarte/engine';
import type { CardSet, Move } from '../rules/actions.ts';
import { RESOURCES, type Resource } from '../rules/data.ts';
import { colourOf, pointLabel } from './places.ts';
import type { Vocabulary } from './words.ts';

/** A side of a deal that is left open. */
export const OPEN = '?';

export function makeMove(move: Move, words: Vocabulary): string {
  const parts = argumentsOf(move, words).filter((part) => part !== '');
  return [words.verbs[move.type][0], ...parts].join(' ');
}

/** People count from 1. */
const shipNumber = (index: number): string => String(index + 1);

function argumentsOf(move: Move, words: Vocabulary): readonly string[] {
  const seat = (who: Seat): string => words.seats[colourOf(who)][0];
  const resource = (kind: Resource | null): string =>
    kind === null ? '' : words.resources[kind][0];
  switch (move.type) {
    case 'placeColony':
    case 'placeSpaceport':
    case 'buildColonyShip':
    case 'buildTradeShip':
    case 'buildSpaceport':
    case 'placeGiftShip':
      return [pointLabel(move.node)];
    case 'placeShip':
      return [words.ships[move.ship][0], pointLabel(move.node)];
    case 'takeAid':
    case 'swapCard':
    case 'giveCard':
      return [resource(move.resource)];
    case 'takeUpgrade':
    case 'removeUpgrade':
    case 'buyUpgrade':
      return [move.upgrade === null ? '' : words.upgrades[move.upgrade][0]];
    case 'discard':
    case 'payCards':
    case 'takeCards':
      return [move.cards === null ? '' : makeCards(move.cards, words)];
    case 'rob':
    case 'close':
      return [seat(move.seat)];
    case 'offer': {
      const to = move.to === null ? [] : [words.to[0], seat(move.to)];
      return [makeCards(move.give, words), words.for[0], makeCards(move.want, words), ...to];
    }
    case 'counter':
      return [makeCards(move.give, words), words.for[0], makeCards(move.want, words)];
    case 'supplyTrade':
      return [`${move.rate}${resource(move.give)}`, words.for[0], resource(move.want)];
    case 'levelling':
      return [move.seats.map(seat).join('+')];
    case 'answerNumber':
      return [String(move.number)];
    case 'answer':
      return [words.answers[move.yes ? 'yes' : 'no'][0]];
    case 'finishShip':
    case 'foundColony':
    case 'groundShip':
      return [shipNumber(move.ship)];
    case 'step':
    case 'fly':
    case 'jump':
      return [shipNumber(move.ship), pointLabel(move.to)];
    case 'pickCard':
      return [move.card];
    case 'decline':
      return move.why === undefined ? [] : [words.reluctances[move.why][0]];
    case 'declineAid':
    case 'accept':
    case 'withdrawOffer':
    case 'honour':
    case 'drawReserve':
    case 'startFlight':
    case 'declineJump':
    case 'declineFounding':
    case 'endTurn':
    case 'resign':
      return [];
  }
}

/** `3ore+fuel`; one card needs no number, none at all is `?`. */
function makeCards(cards: CardSet, words: Vocabulary): string {
  const parts = RESOURCES.flatMap((resource) => {
    const count = cards[resource] ?? 0;
    return count > 0 ? [`${count === 1 ? '' : count}${words.resources[resource][0]}`] : [];
  });
  return parts.length === 0 ? OPEN : parts.join('+');
}
