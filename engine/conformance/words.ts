/**
 * What must hold for the words of every game, as tests: whatever happens in random games can be said, and what is typed is understood.
 *
 *     // games/mygame/text/text.test.ts
 *     testWords(mygame, myWords, { matches: [{ seats: 2, options: {} }], moves: Object.keys(en.moves), events: Object.keys(en.events) });
 */

import { describe, expect, test } from 'vitest';
import type { Action, Config, Game, Random, Tagged, Viewer } from '../contract.ts';
import type { OptionValues } from '../options.ts';
import { equalPlain } from '../plain.ts';
import { randomPlayout } from '../playout.ts';
import { createRandom } from '../random.ts';
import { LANGUAGES, type GameWords, type Language, type Names } from '../words.ts';

/** Words gone wrong: a value that was not there, or nothing said at all. */
export const FAULTY = /undefined|null|NaN|\[object|^\s*$/;

export const NAMES: Names = ['Ada', 'Bert', 'Cleo', 'Dora'];

export interface Talk<
  State,
  Move extends Tagged,
  Event extends Tagged,
  Options extends OptionValues,
> {
  /** Between them everything happens. */
  readonly matches: readonly Config<Options>[];
  /** Every kind there is: all of them must have been said. */
  readonly moves: readonly string[];
  readonly events: readonly string[];
  /** What random players hardly ever come to. */
  readonly rareMoves?: readonly Move[];
  readonly rareEvents?: readonly Event[];
  /** Brings things about before a match that random players would hardly ever bring about. */
  prepare?(this: void, state: State): void;
  /** Whether the moves of a position are looked at, where there are too many to look at all. */
  isLookedAt?(this: void, state: State, random: Random): boolean;
}

export function testWords<
  State,
  Move extends Tagged,
  Chance,
  Event extends Tagged,
  Options extends OptionValues,
  Ending extends string,
>(
  game: Game<State, Move, Chance, Event, Options, Ending>,
  texts: Readonly<Record<Language, GameWords<State, Move, Chance, Event>>>,
  talk: Talk<State, Move, Event, Options>,
): void {
  const { rareMoves = [], rareEvents = [] } = talk;

  /** Random games: before each action the position, and all events. */
  function visit(
    onAction: (state: State, action: Action<Move, Chance>) => void,
    onEvent?: (event: Event) => void,
  ): void {
    for (const [n, config] of talk.matches.entries()) {
      const state = game.setup(config);
      talk.prepare?.(state);
      randomPlayout(game, state, createRandom(`words ${n}`), {
        onAction: (action) => onAction(state, action),
        ...(onEvent === undefined ? {} : { emit: onEvent }),
      });
    }
  }

  describe.each(LANGUAGES)('in %s', (language) => {
    const words = texts[language];

    test('every move of random games has a text, and is read back as it is typed, whatever the case', () => {
      const types = new Set<string>();
      const faults: unknown[] = [];
      const look = (state: State, moves: readonly Move[]): void => {
        for (const move of moves) {
          types.add(move.type);
          const said = words.move(move, state);
          if (FAULTY.test(said)) faults.push([move, said]);
          const typed = words.makeMove(move);
          for (const text of [typed, `  ${typed.toUpperCase()} `]) {
            const read = words.parseMove(text);
            if (!equalPlain(read, move)) faults.push([move, text, read]);
          }
        }
      };
      const random = createRandom('looks');
      visit((state, action) => {
        const isLookedAt = talk.isLookedAt?.(state, random) ?? true;
        if (action.by !== 'table' && isLookedAt) look(state, game.moves(state, action.by));
      });
      const first = talk.matches[0];
      if (first !== undefined) look(game.setup(first), rareMoves);
      expect(faults).toEqual([]);
      expect([...types].toSorted()).toEqual([...talk.moves].toSorted());
    });

    test('every action has a line in the record, whoever reads it, and what is asked has a text', () => {
      const faults: unknown[] = [];
      visit((state, action) => {
        const viewers: readonly Viewer[] = [0, 1, 'spectator'];
        const seen = viewers.map((viewer) => game.redact(action, state, viewer));
        const lines = seen.map((one) => words.action(one, state, NAMES));
        for (const line of [...lines, words.asks(state, NAMES)]) {
          if (FAULTY.test(line)) faults.push([action, line]);
        }
      });
      expect(faults).toEqual([]);
    });

    test('every event has a text', () => {
      const types = new Set<string>();
      const faults: unknown[] = [];
      const look = (event: Event): void => {
        types.add(event.type);
        const said = words.event(event, NAMES);
        if (FAULTY.test(said)) faults.push([event, said]);
      };
      visit(() => undefined, look);
      for (const event of rareEvents) look(event);
      expect(faults).toEqual([]);
      expect([...types].toSorted()).toEqual([...talk.events].toSorted());
    });

    test('every option and each of its values is explained', () => {
      for (const [id, spec] of Object.entries(game.options)) {
        const { name, help, values } = words.options[id] ?? { name: '', help: '', values: {} };
        expect(name).not.toMatch(FAULTY);
        expect(help).not.toMatch(FAULTY);
        const none = spec.kind === 'number' && spec.orNone ? ['none'] : [];
        const items = spec.kind === 'order' ? spec.items : none;
        const expected = spec.kind === 'choice' ? spec.values.map(String) : items;
        expect(Object.keys(values)).toEqual(expected);
      }
    });

    test('no text is empty', () => {
      const help = Object.values(words.help).flatMap(({ title, text }) => [title, text]);
      const said = [...help, ...Object.values(words.terms), ...Object.values(words.opponents)];
      expect(said.filter((text) => FAULTY.test(text))).toEqual([]);
    });

    test('every way to end is told with its winners', () => {
      for (const ending of game.endings) {
        const said = words.result({ ending, winners: [0, 1], places: [1, 1] }, NAMES);
        expect(said).toContain('Ada');
        expect(said).toContain('Bert');
        expect(words.endings[ending]).not.toMatch(FAULTY);
      }
    });

    test('what is no move and no refusal of this game is known as such', () => {
      for (const typed of ['', ' ', 'constructor', '__proto__', '__proto__ 1', 'abracadabra 2']) {
        expect(words.parseMove(typed)).toBeNull();
      }
      expect(words.refusal({ key: 'toString', values: {} })).toBeNull();
    });
  });

  test('the languages say different things', () => {
    const { de, en } = texts;
    const same = Object.keys(en.help).filter((id) => de.help[id]?.text === en.help[id]?.text);
    expect(same).toEqual([]);
  });
}
