/**
 * Who may see what (section 19): hands, the reserve pile, the card that is being read and the cards that were read
 * belong to those who hold or read them; answers given in parallel are shown when all are in.
 */

import type { Seat, Viewer } from '@sternwarte/engine';
import type { Move, StarAction } from './actions.ts';
import { seesCard, withoutCard } from './chance.ts';
import { KINDS } from './data.ts';
import { isLastAnswer } from './parallel.ts';
import {
  leftNeighbour,
  type Encounter,
  type Offer,
  type OfferAnswer,
  type Player,
  type ReadCard,
  type Ship,
  type State,
} from './state.ts';

const HIDDEN_ANSWER: readonly number[] = [];

/**
 * A view holds what is listed here and nothing else: a field that somebody adds to the state, or to a part of it that is
 * copied below, is missing until he decides who may see it, and the compiler asks him to.
 *
 * Options, agenda, placements, chip pools and the result are public as they are, whatever they come to hold.
 */
export function viewOf(state: State, viewer: Viewer, isKept = false): State {
  const own = isKept ? shared : copied;
  return {
    options: state.options,
    phase: state.phase,
    round: state.round,
    startSeat: state.startSeat,
    current: state.current,
    agenda: state.agenda,
    placements: state.placements,
    chips: own(state.chips),
    pools: state.pools,
    pieces: own(state.pieces),
    players: isKept ? seenPlayers(state.players) : state.players.map(seenPlayer),
    supply: own(state.supply),
    hands: state.hands.map((hand, holder) => (holder === viewer && hand ? own(hand) : null)),
    handSizes: own(state.handSizes),
    known: knownTo(state, viewer),
    stations: own(state.stations),
    markers: own(state.markers),
    cardOwners: own(state.cardOwners),
    discards: seenDiscards(state.discards, viewer),
    encounter: state.encounter && seenEncounter(state.encounter, viewer),
    answers: state.answers.map((answer, seat) =>
      answer === null || seat === viewer ? answer : HIDDEN_ANSWER,
    ),
    offer: state.offer && seenOffer(state.offer),
    failedOffers: state.failedOffers,
    reserveDue: state.reserveDue,
    usedHonour: state.usedHonour,
    usedLevelling: state.usedLevelling,
    usedGoodsRate: state.usedGoodsRate,
    baseSpeed: state.baseSpeed,
    shakenDrives: state.shakenDrives,
    flying: state.flying,
    steps: state.steps,
    origin: state.origin,
    mustStop: state.mustStop,
    fallen: state.fallen,
    result: state.result,
  };
}

function shared<T>(list: T[]): T[] {
  return list;
}

function copied<T>(list: T[]): T[] {
  return list.slice();
}

/** What is never changed in place is looked at once: whoever compares two views sees at a glance that it is the same. */
function once<Part extends object>(look: (part: Part) => Part): (part: Part) => Part {
  const looks = new WeakMap<Part, Part>();
  return (part) => {
    let seen = looks.get(part);
    if (seen === undefined) looks.set(part, (seen = look(part)));
    return seen;
  };
}

/** Of a state that is kept. */
const seenPlayers = once((players: State['players']): State['players'] => players.map(seenPlayer));

/** Everything on a mothership and in a stock is open. */
function seenPlayer(player: Player): Player {
  const { upgrades } = player;
  return {
    alive: player.alive,
    colonies: player.colonies,
    stations: player.stations,
    shipyards: player.shipyards,
    upgrades: [upgrades[0], upgrades[1], upgrades[2]],
    halfMedals: player.halfMedals,
    medals: player.medals,
    giftShips: player.giftShips,
    buildings: player.buildings,
    ships: player.ships.map((ship) => ship && seenShip(ship)),
  };
}

const seenShip = once(({ kind, node, done, grounded, jumped }: Ship): Ship => ({
  kind,
  node,
  done,
  grounded,
  jumped,
}));

type Pile = State['discards'];

/** Nor is the pile changed, which each sees in his own way. */
function seenDiscards(discards: Pile, viewer: Viewer): Pile {
  let seen = seenPiles.get(discards);
  if (seen === undefined) seenPiles.set(discards, (seen = new Map()));
  let pile = seen.get(viewer);
  if (pile === undefined) {
    pile = discards.map((card) => seenCard(card, viewer));
    seen.set(viewer, pile);
  }
  return pile;
}

const seenPiles = new WeakMap<Pile, Map<Viewer, Pile>>();

/** Only the reader knows which card it was; how it went was heard by all (R14.1, ruling 18.47). */
function seenCard({ card, like, path, reader }: ReadCard, viewer: Viewer): ReadCard {
  return { card: reader === viewer ? card : null, like, path, reader };
}

function seenEncounter(encounter: Encounter, viewer: Viewer): Encounter {
  const { card, like, path, reader, gift, swapped } = encounter;
  return { card: reader === viewer ? card : null, like, path, reader, gift, swapped };
}

const seenOffer = once(({ give, want, to, answers }: Offer): Offer => ({
  give,
  want,
  to,
  answers: answers.map(seenAnswer),
}));

function seenAnswer(answer: OfferAnswer | null): OfferAnswer | null {
  switch (answer?.type) {
    case 'counter':
      return { type: answer.type, give: answer.give, want: answer.want };
    case 'decline':
      return answer.why === undefined
        ? { type: answer.type }
        : { type: answer.type, why: answer.why };
    case 'accept':
      return { type: answer.type };
    case undefined:
      return null;
  }
}

/** The viewer's own knowledge; of the others' only what everybody knows. */
function knownTo({ known, players }: State, viewer: Viewer): number[] {
  const everybody = players.length;
  const row = (everybody + 1) * KINDS.length;
  const seen = known.slice();
  for (let index = 0; index < everybody * row; index++) {
    if (Math.trunc(index / row) !== viewer)
      seen[index] = known[everybody * row + (index % row)] ?? 0;
  }
  return seen;
}

export function redactAction(action: StarAction, state: State, viewer: Viewer): StarAction {
  if (action.by === 'table') {
    const { chance } = action;
    const reader = leftNeighbour(state, state.current);
    return seesCard(chance, reader, viewer) ? action : { by: 'table', chance: withoutCard(chance) };
  }
  const { by, move } = action;
  return by === viewer ? action : { by, move: redactMove(move, state, by, viewer) };
}

/** The last answer is told with what it shows; the others stay hidden until then (ruling 18.56). */
function redactMove(move: Move, state: State, by: Seat, viewer: Viewer): Move {
  const [task] = state.agenda;
  if (task?.kind !== 'discard' && task?.kind !== 'give' && task?.kind !== 'wear') return move;
  const shown = isLastAnswer(state, task, by);
  if (move.type === 'discard') return shown ? move : { ...move, cards: null };
  if (move.type === 'removeUpgrade') return shown ? move : { ...move, upgrade: null };
  if (move.type !== 'giveCard') return move;
  return shown && viewer === state.current ? move : { ...move, resource: null };
}

/** Answers that turn a page of the card, and the last of several answers, tell their player something new. */
export function revealsSomething(state: State, seat: Seat, move: Move): boolean {
  switch (move.type) {
    case 'answerNumber':
      return move.number === 0;
    case 'answer':
    case 'payCards':
    case 'takeCards':
    case 'swapCard':
      return true;
    case 'discard':
    case 'giveCard':
    case 'removeUpgrade': {
      const [task] = state.agenda;
      if (task?.kind !== 'discard' && task?.kind !== 'give' && task?.kind !== 'wear') {
        return isReading(state);
      }
      return isLastAnswer(state, task, seat);
    }
    default:
      // What follows in the card after a choice is read out then.
      return isReading(state);
  }
}

function isReading(state: State): boolean {
  return state.encounter !== null && state.agenda.length > 0;
}
