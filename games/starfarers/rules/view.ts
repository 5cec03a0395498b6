/**
 * Who may see what (section 19): hands, the reserve pile, the card that is being read and the cards that were read
 * belong to those who hold or read them; answers given in parallel are shown when all are in.
 */

import type { Seat, Viewer } from '@sternwarte/engine';
import type { Move, StarAction } from './actions.ts';
import { seesCard, withoutCard } from './chance.ts';
import { KINDS } from './data.ts';
import { afterSeats } from './hands.ts';
import { isLastAnswer } from './parallel.ts';
import { cloneState, leftNeighbour, type ReadCard, type State } from './state.ts';

const HIDDEN_ANSWER: readonly number[] = [];

/** Everything that `cloneState` copies is public, except what is replaced here. */
export function viewOf(state: State, viewer: Viewer): State {
  const view = cloneState({ ...state, hands: [], known: [], answers: [], discards: [] });
  const { encounter } = state;
  return {
    ...view,
    hands: state.hands.map((hand, holder) => (holder === viewer ? (hand?.slice() ?? null) : null)),
    known: knownTo(state, viewer),
    answers: state.answers.map((answer, seat) =>
      answer === null || seat === viewer ? answer : HIDDEN_ANSWER,
    ),
    discards: state.discards.map((card) => asReadBy(card, viewer)),
    encounter:
      encounter === null || encounter.reader === viewer ? encounter : { ...encounter, card: null },
  };
}

function asReadBy(card: ReadCard, viewer: Viewer): ReadCard {
  return card.reader === viewer || card.card === null ? card : { ...card, card: null };
}

/** The viewer's own knowledge; of the others' only what everybody knows. */
function knownTo(state: State, viewer: Viewer): number[] {
  const everybody = afterSeats(state);
  const row = (everybody + 1) * KINDS.length;
  return state.known.map((own, index) => {
    const observer = Math.trunc(index / row);
    return observer === viewer ? own : (state.known[everybody * row + (index % row)] ?? 0);
  });
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
