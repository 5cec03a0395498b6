/** The words of Starfarers in both languages. */

import {
  sayRefusal,
  type Action,
  type GameWords,
  type Language,
  type Names,
  type Seat,
} from '@sternwarte/engine';
import type { Chance, Ending, Event, Move } from '../rules/actions.ts';
import { cardNumbered } from '../rules/encounter-cards.ts';
import { nodeNamed } from '../rules/lattice.ts';
import { askedSeats } from '../rules/moves.ts';
import { shipAt, speedOf, type State } from '../rules/state.ts';
import { de } from './de.ts';
import { dialectDe, dialectEn } from './dialects.ts';
import { en } from './en.ts';
import { makeMove, parseMove } from './notation.ts';
import type { Dialect } from './dialect.ts';
import { colourOf, drawPosition, placeAt } from './position.ts';
import type { AskedTask, MoveContext, StarWords } from './words.ts';

type Words = GameWords<State, Move, Chance, Event>;

const DIALECTS: readonly Dialect[] = [dialectDe, dialectEn];

function wordsIn(words: StarWords, dialect: Dialect): Words {
  const byColour = (seat: Seat): string => words.colours[colourOf(seat)];
  return {
    title: words.title,
    tagline: words.tagline,
    seatName: byColour,
    move: (move, state) => sayByType(words.moves, move, contextOf(words, state, byColour)),
    makeMove: (move) => makeMove(move, dialect),
    parseMove: (text) => parseMove(text, DIALECTS),
    action: (action, state, names) => sayAction(words, action, state, names),
    event: (event, names) => sayByType(words.events, event, (seat: Seat) => names[seat] ?? ''),
    refusal: (refusal) => sayRefusal(words.refusals, refusal),
    asks: (state, names) => sayAsk(words, state, names),
    result: ({ ending, winners }, names) =>
      // Every result of this game has one of its own endings.
      words.results[ending as Ending](
        winners.map((seat) => names[seat] ?? '').join(` ${words.and} `),
      ),
    endings: words.endings,
    position: (view, viewer, names) => drawPosition(view, viewer, names, words),
    options: words.options,
    terms: words.terms,
    help: words.help,
  };
}

/** Calls the text for this member of a union; the tables have one for each of its types. */
function sayByType<Member extends { readonly type: string }, Context>(
  table: { readonly [Type in Member['type']]: (member: never, context: Context) => string },
  member: Member,
  context: Context,
): string {
  const say = table[member.type as Member['type']] as (member: Member, context: Context) => string;
  return say(member, context);
}

function contextOf(words: StarWords, state: State, name: (seat: Seat) => string): MoveContext {
  return {
    name,
    place: (node) => words.place(node, placeAt(state, nodeNamed(node))),
    ship: (index) => {
      const ship = shipAt(state, state.current, index);
      return `${ship === null ? '' : `${words.pieces[ship.kind]} `}${index + 1}`;
    },
  };
}

function sayAction(
  words: StarWords,
  action: Action<Move, Chance>,
  state: State,
  names: Names,
): string {
  const name = (seat: Seat): string => names[seat] ?? '';
  if (action.by === 'table') return sayByType(words.chance, action.chance, { name });
  const said = sayByType(words.moves, action.move, contextOf(words, state, name));
  return `${name(action.by)}: ${said}`;
}

/** The prompt that was read out, while a card waits for an answer. */
function prompt(words: StarWords, { encounter }: State): string {
  if (encounter === null) return '';
  // The disguised pirate asks a second time, after the number.
  if (encounter.path !== '') return `${words.openFire} `;
  const { title, prompt: text } = words.families[cardNumbered(encounter.like).family];
  return `${title}: ${text} `;
}

function sayAsk(words: StarWords, state: State, names: Names): string {
  const { asks } = words;
  if (state.phase === 'over') return asks.over;
  const asked = askedSeats(state);
  if (asked.length === 0) return asks.chance;
  const said = asked.map((seat) => names[seat] ?? '').join(', ');
  const [task] = state.agenda;
  if (task !== undefined) {
    const before = task.kind === 'number' || task.kind === 'question' ? prompt(words, state) : '';
    // A task that asks somebody is one of those with a question.
    return before + asks[task.kind as AskedTask](said);
  }
  if (state.phase === 'flight') return asks.flight(said, speedOf(state));
  const others = asked.filter((seat) => seat !== state.current);
  if (others.length > 0) return asks.answer(others.map((seat) => names[seat] ?? '').join(', '));
  return asks.trade(said);
}

export const starWords: Readonly<Record<Language, Words>> = {
  de: wordsIn(de, dialectDe),
  en: wordsIn(en, dialectEn),
};
