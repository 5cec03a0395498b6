import { createRandom, LANGUAGES, playout, randomPolicy } from '@sternwarte/engine';
import { NAMES, testWords } from '@sternwarte/engine/conformance/words';
import { describe, expect, test } from 'vitest';
import { anno4000 } from '../rules/index.ts';
import { en } from './en.ts';
import { annoWords } from './index.ts';

testWords(anno4000, annoWords, {
  matches: [2, 3, 4].flatMap((seats) =>
    (['lots', 'pick'] as const).map((homeChoice) => ({
      seats,
      options: { homeChoice, homeSet: 'random', maxRounds: 60 },
    })),
  ),
  moves: Object.keys(en.moves),
  events: Object.keys(en.events),
  // Random players hardly ever come to an exchange.
  rareEvents: [
    { type: 'exchange', seats: [0, 1], dueRound: 14 },
    { type: 'exchangeEnded', seats: [0, 1] },
  ],
});

describe.each(LANGUAGES)('in %s', (language) => {
  const words = annoWords[language];

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
