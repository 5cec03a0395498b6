import { describe, expect, test } from 'vitest';
import { planetNamed } from './board.ts';
import { astronuts } from './index.ts';
import { OPTIONS } from './options.ts';
import { fleet, listed, move, opening, play, refusal, roll, scene } from './testing/scene.ts';
import { nutsOn } from './state.ts';

test('R9 the options and their defaults are those of the rules', () => {
  const defaults = Object.entries(OPTIONS).map(([id, spec]) => [id, spec.default]);
  expect(Object.fromEntries(defaults)).toEqual({
    colours: 'red-purple-yellow-orange',
    corners: 'northWest-northEast-southEast-southWest',
    asteroids: 'off',
    astroHoles: 'off',
    nutPlacement: 'random',
    homePlanetMode: 'ordinary',
    draftColours: 'any',
    flyPast: 'off',
    fateBinds: 'planet',
    tollPaid: 'each',
    timeWarpOnDefence: 'off',
    immediateEnd14: 'off',
    fourteenCounts: 'standing',
    maxRounds: null,
  });
});

test('R9 other readings of the rulebook are marked as such, and no other option is', () => {
  const readings = Object.entries(OPTIONS).filter(([, spec]) => spec.isReading === true);
  expect(readings.map(([id]) => id)).toEqual([
    'draftColours',
    'flyPast',
    'fateBinds',
    'tollPaid',
    'timeWarpOnDefence',
    'immediateEnd14',
    'fourteenCounts',
  ]);
  // Each came with the default that held before it, so older matches need not be told.
  expect(readings.every(([, spec]) => spec.former === undefined)).toBe(true);
});

describe('R9 homePlanetMode base', () => {
  const options = { homePlanetMode: 'base' } as const;

  test.each([2, 3, 4])('with %i players leaves the homes in use without nuts', (seats) => {
    const state = opening(seats, options);
    const homes = { 2: ['H0', 'H2'], 3: ['H0', 'H1', 'H2'], 4: ['H0', 'H1', 'H2', 'H3'] };
    for (const home of ['H0', 'H1', 'H2', 'H3'] as const) {
      const inUse = homes[seats as 2 | 3 | 4].includes(home);
      expect(nutsOn(state, planetNamed(home))).toHaveLength(inUse ? 0 : 3);
    }
    expect(state.bank.reduce((sum, count) => sum + count, 0)).toBe(28 - seats);
  });

  test('lets nobody found a colony there, but landing and building go on', () => {
    const state = scene({ options, ships: [['ha0.1'], ['H2']] });
    play(state, { type: 'buildShip' });
    expect(refusal(state, { type: 'colonize', ship: 2, pay: ['red'] })).toBe('planetFull');
    expect(listed(state, 'colonize')).toEqual([]);
    play(state, move(2, 'hb0.1', 'H0'));
    expect(state.step).toMatchObject({ type: 'die', roll: { for: 'fateBlock' } });
  });
});

test('R9 immediateEnd14 ends the match with the 14th colony (ruling 46)', () => {
  const state = scene({
    options: { immediateEnd14: 'on' },
    colonies: [{ H0: 2, Sb0: 1, E0: 3, I0: 3, E1: 3, I1: 1 }],
  });
  play(state, { type: 'colonize', ship: 1, pay: ['red'] });
  expect(astronuts.pending(state)).toEqual({
    kind: 'over',
    result: { winners: [0], ending: 'fourteenColonies', places: [1, 2] },
  });
});

test('R9 maxRounds ends the match after that round', () => {
  const state = scene({ options: { maxRounds: 1 } });
  play(state, { type: 'endTurn' });
  play(state, { type: 'declare', count: 6 });
  roll(state, 1);
  play(state, { type: 'endTurn' });
  expect(astronuts.pending(state)).toMatchObject({
    kind: 'over',
    result: { ending: 'roundLimit' },
  });
});

test('R9 asteroids and AstroHoles are plain fields unless they are switched on', () => {
  const plain = scene({ ships: [['hi0.1'], ['H2']] });
  play(plain, move(1, 'hi0.2', 'hi0.3'));
  expect([plain.step.type, fleet(plain, 0)[0]]).toEqual(['act', 'hi0.3']);
  const rough = scene({ ships: [['hi0.1'], ['H2']], options: { asteroids: 'on' } });
  play(rough, move(1, 'hi0.2', 'hi0.3'));
  expect(rough.step.type).toBe('die');
});
