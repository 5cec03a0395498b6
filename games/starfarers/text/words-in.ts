/** How the words of Starfarers are made from the catalogue of one language. */

import {
  liveryOf,
  sayByType,
  type Action,
  type Explaining,
  type GameWords,
  type Seat,
} from '@sternwarte/engine';
import { COLOURS, MIN_SEATS } from '../rules/data.ts';
import type { Chance, Event, Move } from '../rules/actions.ts';
import type { State } from '../rules/state.ts';
import type { starfarers } from '../rules/index.ts';
import type { HelpId } from '../rules/rulebook.ts';
import { encounterHelp } from './encounter-story.ts';
import { sourcesOf, statisticsOf } from './figures.ts';
import { friendshipHelp } from './friendship-story.ts';
import { makeMove } from './make-move.ts';
import { createReader, parseMove } from './parse-move.ts';
import { drawPosition } from './position.ts';
import { vocabularyDe } from './vocabulary-de.ts';
import { vocabularyEn } from './vocabulary-en.ts';
import { contextOf, named, wordsAtTable } from './words-at-table.ts';
import type { NameOf, StarWords } from './words.ts';

export type Words = GameWords<State, Move, Chance, Event> & Explaining<typeof starfarers, HelpId>;
/** All but the texts of rules, which are fetched when somebody looks something up. */
type WordsWithoutRules = GameWords<State, Move, Chance, Event> &
  Omit<Explaining<typeof starfarers, HelpId>, 'help'>;

const reader = createReader([vocabularyDe, vocabularyEn]);

/** In the colours of the places at the table, unless others have been chosen. */
export function wordsIn(catalogue: StarWords, colours?: readonly string[]): WordsWithoutRules {
  const livery = liveryOf(COLOURS, colours);
  const nouns = { ...catalogue.nouns, colours: livery.dress(catalogue.nouns.colours) };
  const words = { ...catalogue, nouns };
  return {
    ...wordsAtTable(catalogue, colours),
    help: { ...encounterHelp(words.encounters()), ...friendshipHelp(words.friendship) },
    inColours: (chosen) => wordsIn(catalogue, chosen),
    tagline: words.tagline,
    seatsNote: (seats) => (seats === MIN_SEATS ? words.twoSeats : null),
    options: words.options,
    ...words.bots,
    makeMove: (move) => makeMove(withSeats(move, livery.place), words.vocabulary),
    parseMove(text) {
      const move = parseMove(text, reader);
      return move && withSeats(move, livery.seat);
    },
    position: (view, viewer, names) => drawPosition(view, viewer, names, words),
    action: (action, state, names) => sayAction(words, action, state, named(names)),
    event: (event, names) => sayByType(words.events, event, named(names)),
    sources: (view) => sourcesOf(view, words.figures),
    statistics: (story) => statisticsOf(story, words.figures),
    endings: words.endings,
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
