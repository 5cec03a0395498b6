/** What can be wrong in a whole class of sentences: a number with a noun that does not fit it. */

import {
  createRandom,
  LANGUAGES,
  playout,
  randomPolicy,
  type Game,
  type GameWords,
} from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from './catalogue.ts';
import { games } from './index.ts';
import { texts } from './texts.ts';

const NAMES = ['Ada', 'Bert', 'Cleo', 'Dora'];
const NOUNS: readonly (readonly [one: string, many: string])[] = [
  ['Schiff', 'Schiffe'],
  ['Schiff', 'Schiffen'],
  ['Stern', 'Sterne'],
  ['Karte', 'Karten'],
  ['Nut', 'Nuts'],
  ['Kolonie', 'Kolonien'],
  ['Aktion', 'Aktionen'],
  ['Feld', 'Felder'],
  ['Schritt', 'Schritte'],
  ['Siegpunkt', 'Siegpunkte'],
  ['Punkt', 'Punkte'],
  ['Scheibe', 'Scheiben'],
  ['Antrieb', 'Antriebe'],
  ['Bordkanone', 'Bordkanonen'],
  ['Frachtmodul', 'Frachtmodule'],
  ['ship', 'ships'],
  ['star', 'stars'],
  ['card', 'cards'],
  ['nut', 'nuts'],
  ['colony', 'colonies'],
  ['action', 'actions'],
  ['field', 'fields'],
  ['step', 'steps'],
  ['point', 'points'],
  ['disc', 'discs'],
  ['drive', 'drives'],
  ['cannon', 'cannons'],
  ['freight pod', 'freight pods'],
];
/** `1 ships`, but not `11 ships`, `1–3 ships` or `4 : 1 ships`. */
const ONE_OF_MANY = new RegExp(
  `(?<![\\d–/:+−.,-] ?)1 (?:${NOUNS.map(([, many]) => many).join('|')})\\b`,
);
/** `3 ship`, but not `3 ship-markers`, and not a colour or a number that follows a name, as in `Ore 3 ship`. */
const MANY_OF_ONE = new RegExp(
  `(?<![\\d/:A-Za-zäöü] ?)(?:[2-9]|\\d\\d+) (?:${NOUNS.map(([one]) => one).join('|')})(?![\\wäöüß-])`,
);

/** Everything that is said in random matches of a game. */
function saidIn(game: Game, words: GameWords, seats: number): Set<string> {
  const said = new Set<string>();
  for (let match = 0; match < 2; match++) {
    const random = createRandom(`grammar ${match}`);
    const options = Object.fromEntries(
      Object.entries(game.options).map(([id, spec]) => [id, spec.default]),
    );
    const state = game.setup({ seats, options });
    const policies = Array.from({ length: seats }, () => randomPolicy);
    let actions = 0;
    playout(game, state, policies, random, {
      onAction: (action) => {
        // Long matches say the same again and again.
        if (actions++ % 7 !== 0) return;
        said.add(words.asks(state, NAMES)).add(words.action(action, state, NAMES));
        said.add(words.headline(state));
        if (action.by === 'table') return;
        for (const move of game.moves(state, action.by).slice(0, 60)) {
          said.add(words.move(move, state));
        }
      },
      emit: (event) => said.add(words.event(event, NAMES)),
    });
  }
  return said;
}

describe.each(GAME_IDS)('%s', (id) => {
  test.each(LANGUAGES)('in %s, numbers and nouns agree', (language) => {
    const game: Game = games[id];
    const said = [...saidIn(game, texts[id][language], game.seats.min)];
    expect(said.length).toBeGreaterThan(30);
    expect(said.filter((text) => ONE_OF_MANY.test(text) || MANY_OF_ONE.test(text))).toEqual([]);
  });
});
