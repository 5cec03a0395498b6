import { LANGUAGES, type Language } from '@sternwarte/engine';
import { FAULTY, NAMES, testWords } from '@sternwarte/engine/conformance/words';
import { describe, expect, test } from 'vitest';
import { FATE_IDS } from '../rules/fate.ts';
import { astronuts } from '../rules/index.ts';
import { scene } from '../rules/testing/scene.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nutsWords } from './index.ts';
import type { NutsWords } from './words.ts';

const CATALOGUES: Readonly<Record<Language, NutsWords>> = { de, en };

testWords(astronuts, nutsWords, {
  matches: [2, 3, 4].flatMap((seats) =>
    (['random', 'draft'] as const).map((nutPlacement) => ({
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
    })),
  ),
  isLookedAt: ({ step }, random) => step.type !== 'act' || random.below(20) === 0,
  moves: Object.keys(en.moves),
  events: Object.keys(en.events),
  rareMoves: [{ type: 'offerTrade', to: 3, give: 'red', get: 'orange' }],
  rareEvents: [{ type: 'resigned', seat: 1 }],
});

describe.each(LANGUAGES)('in %s', (language) => {
  const words = nutsWords[language];

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

  test('every fate is explained', () => {
    for (const fate of FATE_IDS) expect(words.help[fate]?.text).not.toMatch(FAULTY);
  });

  test('a refusal is explained with its values', () => {
    const state = scene({ actions: 1 });
    const refusal = astronuts.check(state, 0, { type: 'technology', colour: 'red' });
    expect(refusal && words.refusal(refusal)).toMatch(/4 .*1/);
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
