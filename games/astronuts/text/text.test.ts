import {
  LANGUAGES,
  createRandom,
  playout,
  randomPolicy,
  type Language,
  type Policy,
} from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import type { Event, Move } from '../rules/actions.ts';
import { FATE_IDS } from '../rules/fate.ts';
import { astronuts } from '../rules/index.ts';
import { OPTIONS } from '../rules/options.ts';
import { scene } from '../rules/testing/scene.ts';
import type { State } from '../rules/state.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nutsWords } from './index.ts';
import type { NutsWords } from './words.ts';

const NAMES = ['Ada', 'Bert', 'Cleo', 'Dora'];
const CATALOGUES: Readonly<Record<Language, NutsWords>> = { de, en };

/** Words gone wrong: a value that was not there, or nothing said at all. */
const FAULTY = /undefined|null|NaN|\[object|^\s*$/;

/** Random games with everything in them: some of the positions with their moves, and all events. */
function visit(onPosition: (state: State, moves: readonly Move[]) => void): Event[] {
  const events: Event[] = [];
  for (const seats of [2, 3, 4]) {
    for (const nutPlacement of ['random', 'draft'] as const) {
      const state = astronuts.setup({
        seats,
        options: {
          nutPlacement,
          asteroids: 'on',
          astroHoles: 'on',
          timeWarpOnDefence: 'on',
          flyPast: nutPlacement === 'draft' ? 'on' : 'off',
          fateBinds: nutPlacement === 'draft' ? 'turn' : 'planet',
          draftColours: 'own',
          maxRounds: 50,
        },
      });
      const policy: Policy<State, Move> = (position, seat, moves, random) => {
        if (position.step.type !== 'act' || random.below(20) === 0) onPosition(position, moves);
        return randomPolicy(position, seat, moves, random);
      };
      const random = createRandom(`text ${seats} ${nutPlacement}`);
      const policies = NAMES.map(() => policy);
      playout(astronuts, state, policies, random, { emit: (event) => events.push(event) });
    }
  }
  return events;
}

/** What random games hardly ever come to. */
const RARE: readonly Event[] = [{ type: 'resigned', seat: 1 }];

describe.each(LANGUAGES)('in %s', (language) => {
  const words = nutsWords[language];

  test('every move of random games has a text, and what is asked has one too', () => {
    const types = new Set<string>();
    visit((state, moves) => {
      for (const move of moves) {
        types.add(move.type);
        expect(words.move(move, state)).not.toMatch(FAULTY);
        expect(words.action({ by: 0, move }, state, NAMES)).not.toMatch(FAULTY);
      }
      expect(words.asks(state, NAMES)).not.toMatch(FAULTY);
    });
    expect([...types].toSorted()).toEqual(Object.keys(CATALOGUES[language].moves).toSorted());
  });

  test('every event has a text', () => {
    const events = [...visit(() => {}), ...RARE];
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
    const direct: Move = { type: 'offerTrade', to: 3, give: 'red', get: 'orange' };
    expect(words.parseMove(words.makeMove(direct))).toEqual(direct);
  });

  test('what cannot be read as a move is not read as one', () => {
    for (const typed of [
      '',
      'declare',
      'declare 0',
      'declare 7',
      'declare 3 4',
      'warp maybe',
      'fly 1',
      'fly 4 ha0.1',
      'fly 1 ha0.1 ha0.2',
      'fly 1 ha0.1--ha0.2',
      'fly 1 nowhere',
      'mine',
      'mine 1 green',
      'found 1 red+green',
      'attack 1 I0',
      'attack 1 I0 green',
      'target planet',
      'offer red yellow',
      'swap red',
      'settle ha0.1',
      'gift 6-6',
      'end now',
      'constructor',
      '__proto__ 1',
    ]) {
      expect(words.parseMove(typed)).toBeNull();
    }
  });

  test('the position shows every planet, ship and player, and fits 80 columns', () => {
    const state = scene({
      seats: 4,
      ships: [['hi0.2', 'Sa0'], ['H1'], ['H2', 'X1'], ['C']],
      colonies: [{ Sa0: 2 }, { E0: 1 }],
      technologies: [['red', 'yellow']],
    });
    state.shipTurns[1] = { barred: ['mine'], condition: '2-5' };
    const drawn = words.position(state, 0, NAMES);
    const [red, last] = [words.seatName(0).slice(0, 1), words.seatName(3).slice(0, 1)];
    for (const label of [`${red}1`, `${red}2`, `${last}1`, `${red}×2`, 'Kokonia', 'Time Warp']) {
      expect(drawn).toContain(label);
    }
    for (const name of NAMES) expect(drawn).toContain(name);
    expect(drawn).toContain(`2-5 ${CATALOGUES[language].fates['2-5'].title}`);
    expect(drawn).not.toMatch(/undefined|null|NaN/);
    // The lines of the players are longer, but the map and the planets fit a terminal.
    const players = NAMES.length + 3;
    for (const line of drawn.split('\n').slice(0, -players)) {
      expect(line.length).toBeLessThanOrEqual(80);
    }
  });

  test('every option and each of its values is explained', () => {
    for (const [id, spec] of Object.entries(OPTIONS)) {
      const { values } = words.options[id] ?? { values: {} };
      const expected = spec.kind === 'choice' ? spec.values.map(String) : ['none'];
      expect(Object.keys(values)).toEqual(expected);
    }
  });

  test('no text is empty, and every fate is explained', () => {
    for (const { title, text } of Object.values(words.help)) {
      expect(title).not.toMatch(FAULTY);
      expect(text).not.toMatch(FAULTY);
    }
    for (const term of Object.values(words.terms)) expect(term).not.toMatch(FAULTY);
    for (const fate of FATE_IDS) expect(words.help[fate]?.text).not.toMatch(FAULTY);
  });

  test('every way to end is told with its winners', () => {
    for (const ending of astronuts.endings) {
      const said = words.result({ ending, winners: [0, 2], places: [1, 3, 1] }, NAMES);
      expect(said).toContain('Ada');
      expect(said).toContain('Cleo');
      expect(words.endings[ending]).not.toMatch(FAULTY);
    }
  });

  test('a refusal is explained with its values', () => {
    const state = scene({ actions: 1 });
    const refusal = astronuts.check(state, 0, { type: 'technology', colour: 'red' });
    expect(refusal && words.refusal(refusal)).toMatch(/4 .*1/);
    expect(words.refusal({ key: 'toString', values: {} })).toBeNull();
  });
});

test('moves typed in one language are understood in the other', () => {
  expect(nutsWords.en.parseMove('gründe 1 gelb+rot')).toEqual({
    type: 'colonize',
    ship: 1,
    pay: ['red', 'yellow'],
  });
  expect(nutsWords.de.parseMove('attack 2 I0 purple')).toEqual({
    type: 'attack',
    ship: 2,
    field: 'I0',
    defender: 1,
  });
});

test('the two catalogues say different things', () => {
  const same = Object.keys(en.help).filter(
    (id) => de.help[id as keyof typeof de.help].text === en.help[id as keyof typeof en.help].text,
  );
  expect(same).toEqual([]);
});
