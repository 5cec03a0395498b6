import {
  createRandom,
  LANGUAGES,
  playout,
  randomPolicy,
  type Language,
  type Policy,
} from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import type { Chance, Event, Move } from '../rules/actions.ts';
import { starfarers } from '../rules/index.ts';
import { OPTIONS } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { de } from './de.ts';
import { dialectDe, dialectEn } from './dialects.ts';
import { en } from './en.ts';
import { starWords } from './index.ts';
import type { StarWords } from './words.ts';

const NAMES = ['Ada', 'Bert', 'Cleo', 'Dora'];
const CATALOGUES: Readonly<Record<Language, StarWords>> = { de, en };

/** Words gone wrong: a value that was not there, or nothing said at all. */
const FAULTY = /undefined|null|NaN|\[object|^\s*$/;

interface Visit {
  readonly position?: (state: State, seat: number, moves: readonly Move[]) => void;
  readonly chance?: (chance: Chance, state: State) => void;
}

/** Random games with everything in them: positions with their moves, outcomes of chance, all events. */
function visit({ position, chance }: Visit): Event[] {
  const events: Event[] = [];
  const boards = ['beginner', 'explorer', 'strategic', 'wild'] as const;
  for (const [i, board] of boards.entries()) {
    const seats = 2 + (i % 3);
    const start = i % 2 === 0 ? 'fixed' : 'founding';
    const options = {
      board,
      start,
      reserveDraw: 'manual',
      homeChips: 'shuffled',
      maxRounds: 25,
    } as const;
    const state = starfarers.setup({ seats, options });
    let n = 0;
    const policy: Policy<State, Move> = (now, seat, moves, random) => {
      if (n++ % 3 === 0) position?.(now, seat, moves);
      return randomPolicy(now, seat, moves, random);
    };
    playout(
      starfarers,
      state,
      NAMES.map(() => policy),
      createRandom(`text ${board}`),
      {
        emit: (event) => events.push(event),
        onAction: (action) => {
          if (action.by === 'table') chance?.(action.chance, state);
        },
      },
    );
  }
  return events;
}

/** The first few of each type: a thousand flights need not all be said. */
function sample(moves: readonly Move[]): Move[] {
  const count = new Map<string, number>();
  return moves.filter(({ type }) => {
    const seen = (count.get(type) ?? 0) + 1;
    count.set(type, seen);
    return seen <= 4;
  });
}

describe.each(LANGUAGES)('in %s', (language) => {
  const words = starWords[language];

  test('every move of random games has a text, and what is asked has one too', () => {
    const types = new Set<string>();
    const faulty: string[] = [];
    visit({
      position: (state, _seat, moves) => {
        const said = [words.asks(state, NAMES)];
        for (const move of sample(moves)) {
          types.add(move.type);
          said.push(words.move(move, state));
        }
        faulty.push(...said.filter((text) => FAULTY.test(text)));
      },
    });
    expect(faulty).toEqual([]);
    expect(types.size).toBeGreaterThan(30);
  });

  test('every outcome of chance and every event has a text', () => {
    const faulty: string[] = [];
    const types = new Set<string>();
    const events = visit({
      chance: (chance, state) => {
        const text = words.action({ by: 'table', chance }, state, NAMES);
        if (FAULTY.test(text)) faulty.push(text);
      },
    });
    for (const event of events) {
      types.add(event.type);
      const text = words.event(event, NAMES);
      if (FAULTY.test(text)) faulty.push(text);
    }
    expect(faulty).toEqual([]);
    expect(types.size).toBeGreaterThan(30);
  });

  test('a typed move is read back as the same move', () => {
    const wrong: string[] = [];
    visit({
      position: (_state, _seat, moves) => {
        for (const move of sample(moves)) {
          const text = words.makeMove(move);
          if (JSON.stringify(words.parseMove(text)) !== JSON.stringify(move)) wrong.push(text);
        }
      },
    });
    expect(wrong).toEqual([]);
  });

  test('offers and hidden cards can be said and typed', () => {
    const state = starfarers.setup({ seats: 4, options: {} });
    const offers: Move[] = [
      { type: 'offer', give: { ore: 2, food: 1 }, want: {}, to: 2 },
      { type: 'counter', give: { goods: 1 }, want: { carbon: 3 } },
      { type: 'levelling', seats: [1, 3] },
    ];
    for (const move of offers) {
      expect(words.parseMove(words.makeMove(move))).toEqual(move);
      expect(words.move(move, state)).not.toMatch(FAULTY);
    }
    for (const move of [
      { type: 'discard', cards: null },
      { type: 'giveCard', resource: null },
      { type: 'removeUpgrade', upgrade: null },
    ] as const) {
      expect(words.move(move, state)).not.toMatch(FAULTY);
    }
  });

  test('the position is told for every viewer, with the own hand and no other', () => {
    const state = starfarers.setup({ seats: 4, options: { maxRounds: 6 } });
    playout(
      starfarers,
      state,
      NAMES.map(() => randomPolicy),
      createRandom('position'),
    );
    for (const viewer of [0, 1, 'spectator'] as const) {
      const told = words.position(starfarers.view(state, viewer), viewer, NAMES);
      expect(told).not.toMatch(FAULTY);
      expect(told).toContain('SYS2');
    }
  });

  test('every option and every value of it has words', () => {
    for (const [id, spec] of Object.entries(OPTIONS)) {
      const option = words.options[id];
      expect(option?.name).toBeTruthy();
      if (spec.kind !== 'choice') continue;
      for (const value of spec.values) expect(option?.values[String(value)]).toBeTruthy();
    }
  });

  test('refusals of this game are said, others are not', () => {
    expect(
      words.refusal({ key: 'badEnd', values: { node: 'n4_0', reason: 'occupied' } }),
    ).not.toMatch(FAULTY);
    expect(words.refusal({ key: 'somethingElse', values: {} })).toBeNull();
  });
});

const keys = (language: Language): string[] => Object.keys(CATALOGUES[language].outcomes);

test('both languages tell all outcomes and say nothing twice in the wrong language', () => {
  expect(keys('de')).toEqual(keys('en'));
  for (const key of Object.keys(en.help) as (keyof typeof en.help)[]) {
    expect(de.help[key].text).not.toBe(en.help[key].text);
  }
});

test('no typed verb means two things', () => {
  const meaning = new Map<string, string>();
  const clashes: string[] = [];
  for (const { verbs, types } of [dialectDe, dialectEn]) {
    for (const type of types) {
      for (const verb of verbs[type]) {
        const other = meaning.get(verb) ?? type;
        if (other !== type) clashes.push(verb);
        meaning.set(verb, type);
      }
    }
  }
  expect(clashes).toEqual([]);
});
