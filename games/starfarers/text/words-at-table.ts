/** How what is said at a table of Starfarers is made from the catalogue of one language. */

import {
  liveryOf,
  sayByType,
  sayRefusal,
  type Names,
  type Seat,
  type WordsAtTable,
} from '@sternwarte/engine';
import { COLOURS } from '../rules/data.ts';
import type { Chance, Ending, Event, Move } from '../rules/actions.ts';
import { cardSetOf } from '../rules/cards.ts';
import { nodeId, type NodeId } from '../rules/lattice.ts';
import { askedSeats } from '../rules/decisions.ts';
import { discardCount } from '../rules/seven.ts';
import { NOBODY, shipAt, speedOf, type State } from '../rules/state.ts';
import type { Task } from '../rules/tasks.ts';
import { dealWith, unanswered } from '../rules/trade.ts';
import { colourOf, spotAt } from './places.ts';
import { promptOf } from './encounter-prompt.ts';
import { friendshipHelp } from './friendship-story.ts';
import { tellStep } from './telling.ts';
import type { AskContext, Deal, MoveContext, NameOf, StarTableWords } from './words.ts';

/** In the colours of the places at the table, unless others have been chosen. */
export function wordsAtTable(
  catalogue: StarTableWords,
  colours?: readonly string[],
): WordsAtTable<State, Move, Chance, Event> {
  const livery = liveryOf(COLOURS, colours);
  const nouns = { ...catalogue.nouns, colours: livery.dress(catalogue.nouns.colours) };
  const words = { ...catalogue, nouns };
  const seatName = (seat: Seat): string => words.nouns.colours[colourOf(seat)];
  return {
    inColours: (chosen) => wordsAtTable(catalogue, chosen),
    title: words.title,
    seatName,
    move: (move, state) => sayByType(words.moves, move, contextOf(move, state, seatName)),
    tell: (telling) => tellStep(telling, words),
    headline: ({ round, options }) => words.headline(round, options.pointsToWin),
    refusal: (refusal) => sayRefusal(words.refusals, livery.refusal(refusal, ['seat'])),
    asks: (state, names) => sayAsk(words, state, named(names)),
    result: ({ ending, winners }, names) =>
      // Every result of this game has one of its own endings.
      words.results[ending as Ending](words.list(winners.map(named(names))), winners.length),
    terms: words.terms,
    reasons: words.reasons,
    // What friends give is read at the table; all else is fetched when somebody looks it up.
    help: friendshipHelp(words.friendship),
  };
}

export function named(names: Names): NameOf {
  return (seat) => names[seat] ?? '';
}

export function contextOf(move: Move, state: State, name: NameOf): MoveContext {
  const ship = shipOf(move, state);
  const isThere = move.type === 'finishShip' || move.type === 'foundColony';
  const target = isThere ? (ship?.node ?? null) : targetOf(move);
  return {
    name,
    ship,
    spot: target === null ? null : spotAt(state, target),
    deal: dealOf(move, state),
    reserveDue: state.reserveDue,
  };
}

function targetOf(move: Move): NodeId | null {
  if ('node' in move) return move.node;
  return move.type === 'step' || move.type === 'fly' || move.type === 'jump' ? move.to : null;
}

/** Only the active player's ships are ever named. */
function shipOf(move: Move, state: State): MoveContext['ship'] {
  if (!('ship' in move) || typeof move.ship !== 'number') return null;
  const ship = shipAt(state, state.current, move.ship);
  return ship === null ? null : { kind: ship.kind, node: nodeId(ship.node) };
}

function dealOf(move: Move, { offer }: State): Deal | null {
  if (offer === null) return null;
  const sides = move.type === 'close' ? dealWith(offer, move.seat) : [offer.give, offer.want];
  if (sides === null) return null;
  const [give = [], want = []] = sides;
  return { give: cardSetOf(give), want: cardSetOf(want) };
}

function sayAsk(words: StarTableWords, state: State, name: NameOf): string {
  const { freely } = words;
  if (state.phase === 'over') return freely.over;
  const context = askContext(words, state, name);
  const [task] = state.agenda;
  if (task !== undefined) {
    // The table has a text for each kind of task.
    const say = words.asks[task.kind] as (task: Task, context: AskContext) => string;
    return say(task, context);
  }
  if (state.phase === 'trade') {
    return state.offer === null ? freely.trade(context) : freely.offer(context);
  }
  return state.flying === NOBODY ? freely.flight(context) : freely.flying(context);
}

function askContext(words: StarTableWords, state: State, name: NameOf): AskContext {
  const { offer, encounter, round, steps, flying } = state;
  const speed = speedOf(state);
  // While an offer is open, those who still have to answer it.
  const asked = offer === null ? askedSeats(state) : unanswered(offer);
  return {
    name,
    asked: words.list(asked.map(name)),
    askedSeats: asked,
    current: name(state.current),
    round,
    prompt: encounter === null ? '' : promptOf(encounter, words.encounters()),
    discards: (seat) => discardCount(state, seat),
    deal: offer && { give: cardSetOf(offer.give), want: cardSetOf(offer.want) },
    speed,
    stepsLeft: speed - steps,
    flying: flying + 1,
  };
}
