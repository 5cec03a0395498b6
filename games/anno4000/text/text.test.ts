import {
  createRandom,
  LANGUAGES,
  playout,
  randomPolicy,
  type Language,
  type Policy,
} from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import type { Event, Move } from '../rules/actions.ts';
import { anno4000 } from '../rules/index.ts';
import { OPTIONS } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { annoWords } from './index.ts';
import type { AnnoWords } from './words.ts';

const NAMES = ['Ada', 'Bert', 'Cleo', 'Dora'];
const CATALOGUES: Readonly<Record<Language, AnnoWords>> = { de, en };

/** Words gone wrong: a value that was not there, or nothing said at all. */
const FAULTY = /undefined|null|NaN|\[object|^\s*$/;

/** Random games with everything in them: each position with its moves, and all events. */
function visit(onPosition: (state: State, moves: readonly Move[]) => void): Event[] {
  const events: Event[] = [];
  for (const seats of [2, 3, 4]) {
    for (const homeChoice of ['lots', 'pick'] as const) {
      const options = { homeChoice, homeSet: 'random', maxRounds: 60 } as const;
      const state = anno4000.setup({ seats, options });
      const policy: Policy<State, Move> = (position, seat, moves, random) => {
        onPosition(position, moves);
        return randomPolicy(position, seat, moves, random);
      };
      playout(
        anno4000,
        state,
        NAMES.map(() => policy),
        createRandom(`text ${seats}`),
        {
          emit: (event) => events.push(event),
        },
      );
    }
  }
  return events;
}

describe.each(LANGUAGES)('in %s', (language) => {
  const words = annoWords[language];

  test('every move of random games has a text, and what is asked has one too', () => {
    const types = new Set<string>();
    visit((state, moves) => {
      for (const move of moves) {
        types.add(move.type);
        expect(words.move(move, state)).not.toMatch(FAULTY);
      }
      expect(words.asks(state, NAMES)).not.toMatch(FAULTY);
    });
    expect([...types].toSorted()).toEqual(Object.keys(CATALOGUES[language].moves).toSorted());
  });

  test('every event has a text', () => {
    // Random players hardly ever come to an exchange.
    const events: Event[] = [
      ...visit(() => {}),
      { type: 'exchange', seats: [0, 1], dueRound: 14 },
      { type: 'exchangeEnded', seats: [0, 1] },
    ];
    for (const event of events) expect(words.event(event, NAMES)).not.toMatch(FAULTY);
    const seen = new Set(events.map(({ type }) => type));
    expect([...seen].toSorted()).toEqual(Object.keys(CATALOGUES[language].events).toSorted());
  });

  test('a typed move is read back as the same move, whatever the case', () => {
    visit((_state, moves) => {
      for (const move of moves) {
        const typed = words.makeMove(move);
        expect(words.parseMove(typed)).toEqual(move);
        expect(words.parseMove(`  ${typed.toUpperCase()} `)).toEqual(move);
      }
    });
  });

  test('what cannot be read as a move is not read as one', () => {
    for (const typed of [
      '',
      'start',
      'start regulus',
      'start regulus 0',
      'start regulus -1',
      'start regulus 1.5',
      'start nowhere 3',
      'start regulus 4 5',
      'land 3 pollux',
      'land 1+1 pollux',
      'land',
      'hop regulus',
      'end now',
      'constructor',
      '__proto__ regulus 1',
    ]) {
      expect(words.parseMove(typed)).toBeNull();
    }
  });

  test('the position shows every star, fleet and disc', () => {
    const state = anno4000.setup({ seats: 2, options: {} });
    playout(
      anno4000,
      state,
      NAMES.map(() => randomPolicy),
      createRandom('drawing'),
      { maxActions: 40 },
    );
    const drawn = words.position(state, 0, NAMES);
    expect(drawn.match(/[▲▼] [⊕○+·] [A-Z]+/g)).toHaveLength(48);
    expect(drawn).toContain('Ada');
    expect(drawn).not.toMatch(/undefined|null|NaN/);
    // It fits a terminal of 80 columns, apart from the lines of the players.
    for (const line of drawn.split('\n').slice(0, 20)) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('every option and each of its values is explained', () => {
    for (const [id, spec] of Object.entries(OPTIONS)) {
      const { values } = words.options[id] ?? { values: {} };
      const expected = spec.kind === 'choice' ? spec.values.map(String) : ['none'];
      expect(Object.keys(values)).toEqual(expected);
    }
  });

  test('no text is empty', () => {
    for (const { title, text } of Object.values(words.help)) {
      expect(title).not.toMatch(FAULTY);
      expect(text).not.toMatch(FAULTY);
    }
    for (const term of Object.values(words.terms)) expect(term).not.toMatch(FAULTY);
  });
});

test('moves typed in one language are understood in the other', () => {
  expect(annoWords.en.parseMove('lande 1+2 sol')).toEqual(annoWords.de.parseMove('land 1+2 sol'));
  expect(annoWords.en.parseMove('kurzflug pollux 1')).toEqual({
    type: 'shortFlight',
    from: 'pollux',
    to: 'merak',
    ships: 1,
  });
});

test('the two catalogues say different things', () => {
  const same = Object.keys(en.help).filter(
    (id) => de.help[id as keyof typeof de.help].text === en.help[id as keyof typeof en.help].text,
  );
  expect(same).toEqual([]);
});
