/** What is asked, warned of and refused: true in the position, and right for one, two and three of everything. */

import type { Language } from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import type { Move } from '../rules/actions.ts';
import { anno4000 } from '../rules/index.ts';
import { endTurn, land, play, shortFlight, start } from '../rules/testing/play.ts';
import { position, type PositionText } from '../rules/testing/position.ts';
import { annoWords } from './index.ts';

const NAMES = ['Ada', 'Bert', 'Cleo'];

const TAKEN: PositionText = {
  round: 5,
  homes: ['regulus', 'pavo'],
  stars: { regulus: [1, 4], castor: [0, 6], pavo: [1, 3], acrux: [1, 2] },
  discs: { 0: [['KR', 1, 5]] },
};

describe('a home star in foreign hands', () => {
  test('is all that is asked about, until something is done about it', () => {
    const state = position(TAKEN);
    expect(annoWords.en.asks(state, NAMES)).toContain('or you are out');
    play(state, land('pavo'));
    expect(annoWords.en.asks(state, NAMES)).toContain('the exchange saves you');
    expect(annoWords.en.asks(state, NAMES)).not.toContain('you are out');
    expect(annoWords.de.asks(state, NAMES)).toContain('der Austausch rettet dich');
  });

  test('is asked about once more when the departure has not saved it', () => {
    const state = position(TAKEN);
    play(state, start('castor', 2));
    expect(annoWords.en.asks(state, NAMES)).toContain('Take the departure back, or you are out');
  });
});

function warn(text: PositionText, move: Move, language: Language = 'en'): string | null {
  return annoWords[language].warning?.(move, position(text)) ?? null;
}

describe('a warning', () => {
  test('comes before an end of the turn that ends the match for its player', () => {
    expect(warn(TAKEN, endTurn)).toBe(
      'REGULUS is still in foreign hands: if the turn ends like this, you are out.',
    );
    const saved = position(TAKEN);
    play(saved, land('pavo'));
    expect(annoWords.en.warning?.(endTurn, saved)).toBeNull();
  });

  test('comes before the end of the turn in which the last ship was lost', () => {
    const state = position({
      round: 3,
      homes: ['regulus', 'pavo'],
      stars: { regulus: [0, 1], algieba: [1, 3], pavo: [1, 3] },
    });
    play(state, shortFlight('regulus', 'algieba', 1));
    expect(annoWords.en.warning?.(endTurn, state)).toContain('no ship left');
  });

  test.for([
    [1, 'ACRUX: 1 gegen 2, dein Schiff wäre verloren.'],
    [2, 'ACRUX: 2 gegen 2, deine Schiffe wären verloren.'],
    [3, null],
  ] as const)('comes before a lost attack of %i', ([ships, text]) => {
    const attack: PositionText = {
      ...TAKEN,
      stars: { ...TAKEN.stars, regulus: [0, 4] },
      discs: { 0: [['LR', 1, ships]] },
    };
    expect(warn(attack, land('acrux'), 'de')).toBe(text);
  });

  test('comes before nothing else', () => {
    const others = anno4000
      .moves(position(TAKEN), 0)
      .filter(({ type }) => type === 'start' || type === 'resign');
    expect(new Set(others.map((move) => warn(TAKEN, move)))).toEqual(new Set([null]));
  });
});

test('the headline tells the round and what the match is about', () => {
  const state = position(TAKEN);
  expect(annoWords.de.headline(state)).toBe('Runde 5 · letzter Heimatstern gewinnt');
  expect(annoWords.en.headline(position({ ...TAKEN, options: { maxRounds: 12 } }))).toBe(
    'Round 5 of 12 · the last home star or the best position wins',
  );
  expect(annoWords.de.headline(anno4000.setup({ seats: 2, options: {} }))).toContain('Aufstellung');
  play(state, { type: 'resign' });
  expect(annoWords.en.headline(state)).toBe('over in round 5');
});

test('the ships of others are not called yours', () => {
  const state = position({
    ...TAKEN,
    stars: { ...TAKEN.stars, regulus: [0, 9] },
    discs: { 0: [['AY', 2, 2]] },
  });
  const action = { by: 0, move: land('regulus') };
  expect(annoWords.en.action(action, state, NAMES)).toContain('joining 9 ships');
  expect(annoWords.de.action(action, state, NAMES)).toContain('zu 9 Schiffen, die dort stehen');
});

function refuse(key: string, values: Readonly<Record<string, string | number>>): string[] {
  return [annoWords.de.refusal({ key, values }) ?? '', annoWords.en.refusal({ key, values }) ?? ''];
}

describe('refusals count', () => {
  test.for([
    [1, 'muss dein Schiff PAVO verlassen', 'your ship must leave PAVO'],
    [2, 'müssen alle 2 Schiffe PAVO verlassen', 'all 2 ships must leave PAVO'],
    [3, 'müssen alle 3 Schiffe PAVO verlassen', 'all 3 ships must leave PAVO'],
  ] as const)('%i ships that must leave', ([ships, de, en]) => {
    const said = refuse('evacuate', { star: 'pavo', ships });
    expect(said[0]).toContain(de);
    expect(said[1]).toContain(en);
  });

  test.for([
    [1, 'nur 1 Schiff', 'There is only 1 ship on'],
    [2, 'nur 2 Schiffe', 'There are only 2 ships on'],
    [3, 'nur 3 Schiffe', 'There are only 3 ships on'],
  ] as const)('%i ships that are there', ([ships, de, en]) => {
    const said = refuse('tooFewShips', { star: 'pavo', ships });
    expect(said[0]).toContain(de);
    expect(said[1]).toContain(en);
  });

  test.for([
    [1, '1 Feld vom', '1 field away'],
    [2, '2 Felder vom', '2 fields away'],
    [3, '3 Felder vom', '3 fields away'],
  ] as const)('%i fields', ([distance, de, en]) => {
    const said = refuse('outOfReach', { disc: 0, field: 4, star: 'pavo', distance });
    expect(said[0]).toContain(de);
    expect(said[1]).toContain(en);
  });
});
