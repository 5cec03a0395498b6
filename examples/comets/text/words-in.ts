/** How the words of Comets are made from the catalogue of one language. */

import {
  sayByType,
  sayRefusal,
  tellByEvents,
  type Explaining,
  type GameWords,
  type Names,
  type Seat,
} from '@sternwarte/engine';
import type { Chance, Event, Move } from '../rules/actions.ts';
import type { comets } from '../rules/index.ts';
import type { HelpId } from '../rules/rulebook.ts';
import { distanceOf, tanksOf, type State } from '../rules/state.ts';
import { verbsDe, verbsEn } from './verbs.ts';
import type { CometWords } from './words.ts';

type Words = GameWords<State, Move, Chance, Event> & Explaining<typeof comets, HelpId>;

const TYPES = ['boost', 'roll', 'endTurn'] as const;

function parseMove(text: string): Move | null {
  const verb = text.trim().toLowerCase();
  const type = TYPES.find((known) =>
    [verbsDe, verbsEn].some((verbs) => verbs[known].includes(verb)),
  );
  return type === undefined ? null : { type };
}

const nameIn =
  (names: Names) =>
  (seat: Seat): string =>
    names[seat] ?? '';

export function wordsIn(words: CometWords): Words {
  const action: Words['action'] = (done, _state, names) =>
    done.by === 'table'
      ? sayByType(words.chance, done.chance, null)
      : `${nameIn(names)(done.by)}: ${sayByType(words.moves, done.move, null)}`;
  const event: Words['event'] = (told, names) => sayByType(words.events, told, nameIn(names));
  return {
    title: words.title,
    tagline: words.tagline,
    seatName: (seat) => words.ships[seat] ?? '',
    move: (move) => sayByType(words.moves, move, null),
    makeMove: ({ type }) => words.verbs[type][0],
    parseMove,
    action,
    event,
    tell: (telling) => tellByEvents({ action, event }, telling),
    headline: ({ distances }) => words.headline(Math.max(...distances)),
    refusal: (refusal) => sayRefusal(words.refusals, refusal),
    asks: ({ phase, current }, names) =>
      ({ turn: words.asks(nameIn(names)(current)), die: words.draws, over: words.over })[phase],
    result: ({ winners }, names) => words.won(winners.map(nameIn(names)).join()),
    endings: { arrival: words.arrival },
    position: (view, _viewer, names) =>
      [
        ...names.map((name, seat) =>
          words.place(name, distanceOf(view, seat), tanksOf(view, seat)),
        ),
        words.flying(view.run, view.boosted),
      ].join('\n'),
    options: {},
    terms: {},
    help: words.help,
    ...words.bots,
  };
}
