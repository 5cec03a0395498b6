/** How the words of AstroNuts are made from the catalogue of one language. */

import {
  liveryOf,
  sayByType,
  sayRefusal,
  type Action,
  type Explaining,
  type GameWords,
  type Livery,
  type Names,
  type Seat,
} from '@sternwarte/engine';
import { COLOURS, PRICES, type Colour, type ShipNumber } from '../rules/data.ts';
import type { Chance, Event, Move, Purpose } from '../rules/actions.ts';
import { fieldId, fieldNamed, isAsteroid, isHole } from '../rules/board.ts';
import { endOfRound, type Ending } from '../rules/ending.ts';
import { leavingSurcharge } from '../rules/flight.ts';
import { foundingPrice, miningPrice } from '../rules/planets.ts';
import { rollerOf } from '../rules/rolling.ts';
import { fieldOf, ownerOf, shipIndex, shipOn, type State } from '../rules/state.ts';
import type { astronuts } from '../rules/index.ts';
import type { HelpId } from '../rules/rulebook.ts';
import { createReader, makeMove, parseMove } from './notation.ts';
import { colourOf } from './places.ts';
import { drawPosition } from './position.ts';
import { sourcesOf, statisticsOf } from './statistics.ts';
import { tellStep } from './story.ts';
import type { StoryWords } from './story-words.ts';
import { vocabularyDe } from './vocabulary-de.ts';
import { vocabularyEn } from './vocabulary-en.ts';
import type { MoveContext, NutsWords } from './words.ts';

export type Words = GameWords<State, Move, Chance, Event> & Explaining<typeof astronuts, HelpId>;
/** What is said at the table. */
type TableWords = GameWords<State, Move, Chance, Event> &
  Omit<Explaining<typeof astronuts, HelpId>, 'help'>;

const reader = createReader([vocabularyDe, vocabularyEn]);

/** In the colours of the places at the table, unless others have been chosen. */
export function wordsIn(
  catalogue: NutsWords,
  story: StoryWords,
  colours?: readonly string[],
): TableWords {
  const livery = liveryOf(COLOURS, colours);
  const words = { ...catalogue, players: livery.dress(catalogue.players) };
  return {
    inColours: (chosen) => wordsIn(catalogue, story, chosen),
    action: (action, state, names) => sayAction(words, action, state, names, livery),
    event: (event, names) => sayByType(words.events, event, (seat: Seat) => names[seat] ?? ''),
    title: words.title,
    tagline: words.tagline,
    seatName: (seat) => words.players[colourOf(seat)],
    move: (move, state) => sayMove(words, move, state, livery),
    makeMove: (move) => makeMove(withSeats(move, livery.place), words),
    parseMove(text) {
      const move = parseMove(text, reader);
      return move && withSeats(move, livery.seat);
    },
    tell: (telling) => tellStep(story, words.fates, telling),
    headline: (view) => words.headline(view.round, isLastRound(view)),
    sources: (view) => sourcesOf(story, view),
    statistics: (steps) => statisticsOf(story, steps),
    refusal: (refusal) => sayRefusal(words.refusals, livery.refusal(refusal, NAMED_SEATS)),
    asks: (state, names) => sayAsk(words, state, names),
    result: ({ ending, winners }, names) =>
      // Every result of this game has one of its own endings.
      words.results[ending as Ending](winners.map((seat) => names[seat] ?? '')),
    endings: words.endings,
    position: (view, viewer, names) => drawPosition(view, viewer, names, words),
    options: words.options,
    terms: words.terms,
    // Fate is read at the table; the rules are fetched when somebody looks something up.
    help: words.fates,
    ...words.bots,
  };
}

/** What refusals call the seats that they name. */
const NAMED_SEATS = ['seat', 'owner', 'defender'];

/** A move with other numbers for the seats that it names. */
function withSeats(move: Move, number: (seat: Seat) => Seat): Move {
  if (move.type === 'attack') return { ...move, defender: number(move.defender) };
  if (move.type !== 'offerTrade' || move.to === 'all') return move;
  return { ...move, to: number(move.to) };
}

function sayMove(words: NutsWords, move: Move, state: State, livery: Livery<Colour>): string {
  const context = contextOf(move, state);
  const asked = context.asked.map(livery.place);
  return sayByType(words.moves, withSeats(move, livery.place), { ...context, asked });
}

function contextOf(move: Move, state: State): MoveContext {
  const { step, current } = state;
  const ship = 'ship' in move ? move.ship : null;
  const field = ship === null ? null : fieldOf(state, shipIndex(current, ship));
  return {
    from: field === null ? null : fieldId(field),
    actions: ship === null ? 0 : actionsFor(move, ship, state),
    asked: move.type === 'move' ? ownersOn(move.path, state) : [],
    asteroids:
      move.type === 'move' && state.options.asteroids === 'on'
        ? move.path.filter((id) => isAsteroid(fieldNamed(id))).length
        : 0,
    face: step.type === 'timeWarp' ? step.face : 0,
    // What the active player gives is what the one he asks gets.
    offer: step.type === 'trade' ? { get: step.give, give: step.get } : null,
  };
}

function actionsFor(move: Move, ship: ShipNumber, state: State): number {
  switch (move.type) {
    case 'mine':
      return miningPrice(state, ship).actions;
    case 'colonize':
      return foundingPrice(state, ship).actions;
    case 'move': {
      const fields = move.path.map(fieldNamed);
      const jumps = fields.filter((field, i) => {
        const before = fields[i - 1];
        return before !== undefined && isHole(before) && isHole(field);
      });
      return fields.length - jumps.length + leavingSurcharge(state, ship);
    }
    default:
      return PRICES.attack.actions;
  }
}

function ownersOn(path: (Move & { type: 'move' })['path'], state: State): Seat[] {
  const owners = path
    .map((id) => shipOn(state, fieldNamed(id)))
    .flatMap((ship) => (ship === null ? [] : [ownerOf(ship)]));
  return [...new Set(owners)].filter((owner) => owner !== state.current);
}

/** What the die that is due, or that may be rolled again, is for. */
function purposeOf({ step }: State): Purpose | null {
  return step.type === 'die' || step.type === 'timeWarp' ? step.roll.for : null;
}

function sayAction(
  words: NutsWords,
  action: Action<Move, Chance>,
  state: State,
  names: Names,
  livery: Livery<Colour>,
): string {
  const name = (seat: Seat): string => names[seat] ?? '';
  if (action.by !== 'table') {
    return `${name(action.by)}: ${sayMove(words, action.move, state, livery)}`;
  }
  const { step } = state;
  const roller = name(step.type === 'die' ? rollerOf(state, step.roll) : state.current);
  return sayByType(words.chance, action.chance, { name, roller, purpose: purposeOf(state) });
}

/** Something that ends the match with this round has happened; before the nuts lie, nothing can have. */
function isLastRound(view: State): boolean {
  const isSettingUp = view.step.type === 'startPlayer' || view.step.type === 'nuts';
  return !isSettingUp && endOfRound(view) !== null;
}

/** Who is asked, as one name, and what. */
function sayAsk(words: NutsWords, state: State, names: Names): string {
  const { step, current, actions } = state;
  return sayByType(words.asks, step, {
    name: words.list(askedSeats(state).map((seat) => names[seat] ?? '')),
    actions,
    purpose: purposeOf(state),
    current: names[current] ?? '',
  });
}

function askedSeats(state: State): readonly Seat[] {
  const { step } = state;
  switch (step.type) {
    case 'die':
    case 'timeWarp':
      return [rollerOf(state, step.roll)];
    case 'passage':
      return step.owners.slice(0, 1);
    case 'target':
      return [step.attack.defender];
    case 'trade':
      return step.waiting;
    default:
      return [state.current];
  }
}
