/** How the words of Starfarers are made from the catalogue of one language. */

import {
  liveryOf,
  sayByType,
  sayRefusal,
  type Action,
  type Explaining,
  type GameWords,
  type Names,
  type Seat,
} from '@sternwarte/engine';
import { COLOURS, MIN_SEATS } from '../rules/data.ts';
import type { Chance, Ending, Event, Move } from '../rules/actions.ts';
import { cardSetOf } from '../rules/cards.ts';
import { nodeId, type NodeId } from '../rules/lattice.ts';
import { askedSeats } from '../rules/decisions.ts';
import { discardCount } from '../rules/seven.ts';
import { NOBODY, shipAt, speedOf, type State } from '../rules/state.ts';
import type { Task } from '../rules/tasks.ts';
import { dealWith, unanswered } from '../rules/trade.ts';
import type { starfarers } from '../rules/index.ts';
import type { HelpId } from '../rules/rulebook.ts';
import { makeMove } from './make-move.ts';
import { createReader, parseMove } from './parse-move.ts';
import { colourOf, spotAt } from './places.ts';
import { drawPosition } from './position.ts';
import { sourcesOf, statisticsOf } from './figures.ts';
import { cardHelp, promptOf } from './story.ts';
import { tellStep } from './telling.ts';
import { vocabularyDe } from './vocabulary-de.ts';
import { vocabularyEn } from './vocabulary-en.ts';
import type { AskContext, Deal, MoveContext, NameOf, StarWords } from './words.ts';

export type Words = GameWords<State, Move, Chance, Event> & Explaining<typeof starfarers, HelpId>;
/** What is said at the table. */
export type TableWords = GameWords<State, Move, Chance, Event> &
  Omit<Explaining<typeof starfarers, HelpId>, 'help'>;

const reader = createReader([vocabularyDe, vocabularyEn]);

/** In the colours of the places at the table, unless others have been chosen. */
export function wordsIn(catalogue: StarWords, colours?: readonly string[]): TableWords {
  const livery = liveryOf(COLOURS, colours);
  const nouns = { ...catalogue.nouns, colours: livery.dress(catalogue.nouns.colours) };
  const words = { ...catalogue, nouns };
  const seatName = (seat: Seat): string => words.nouns.colours[colourOf(seat)];
  return {
    inColours: (chosen) => wordsIn(catalogue, chosen),
    action: (action, state, names) => sayAction(words, action, state, named(names)),
    event: (event, names) => sayByType(words.events, event, named(names)),
    title: words.title,
    tagline: words.tagline,
    seatName,
    seatsNote: (seats) => (seats === MIN_SEATS ? words.twoSeats : null),
    move: (move, state) => sayByType(words.moves, move, contextOf(move, state, seatName)),
    makeMove: (move) => makeMove(withSeats(move, livery.place), words.vocabulary),
    parseMove(text) {
      const move = parseMove(text, reader);
      return move && withSeats(move, livery.seat);
    },
    tell: (telling) => tellStep(telling, words),
    headline: ({ round, options }) => words.headline(round, options.pointsToWin),
    sources: (view) => sourcesOf(view, words.figures),
    statistics: (story) => statisticsOf(story, words.figures),
    refusal: (refusal) => sayRefusal(words.refusals, livery.refusal(refusal, ['seat'])),
    asks: (state, names) => sayAsk(words, state, named(names)),
    result: ({ ending, winners }, names) =>
      // Every result of this game has one of its own endings.
      words.results[ending as Ending](words.list(winners.map(named(names))), winners.length),
    endings: words.endings,
    position: (view, viewer, names) => drawPosition(view, viewer, names, words),
    options: words.options,
    terms: words.terms,
    ...words.bots,
    // What cards say is read at the table; the rules are fetched when somebody looks something up.
    help: cardHelp(words.encounters, words.friendship),
  };
}

/** A move with other numbers for the seats that it names. */
function withSeats(move: Move, number: (seat: Seat) => Seat): Move {
  switch (move.type) {
    case 'rob':
    case 'close':
      return { ...move, seat: number(move.seat) };
    case 'offer':
      return { ...move, to: move.to === null ? null : number(move.to) };
    case 'levelling':
      return { ...move, seats: move.seats.map(number).toSorted((a, b) => a - b) };
    default:
      return move;
  }
}

function named(names: Names): NameOf {
  return (seat) => names[seat] ?? '';
}

function contextOf(move: Move, state: State, name: NameOf): MoveContext {
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

function sayAction(
  words: StarWords,
  action: Action<Move, Chance>,
  state: State,
  name: NameOf,
): string {
  if (action.by === 'table') return sayByType(words.chance, action.chance, name);
  const { by, move } = action;
  return `${name(by)}: ${sayByType(words.moves, move, contextOf(move, state, name))}`;
}

function sayAsk(words: StarWords, state: State, name: NameOf): string {
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

function askContext(words: StarWords, state: State, name: NameOf): AskContext {
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
    prompt: encounter === null ? '' : promptOf(encounter, words.encounters),
    discards: (seat) => discardCount(state, seat),
    deal: offer && { give: cardSetOf(offer.give), want: cardSetOf(offer.want) },
    speed,
    stepsLeft: speed - steps,
    flying: flying + 1,
  };
}
