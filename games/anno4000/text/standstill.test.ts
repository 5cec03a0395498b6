import { expect, test } from 'vitest';
import { position } from '../rules/testing/position.ts';
import { annoWords } from './index.ts';

test('R10 a standstill is told before it ends the match, and not while ships come and go', () => {
  const state = position({
    round: 20,
    homes: ['regulus', 'pavo'],
    stars: { algieba: [0, 5], deneb: [1, 4] },
    options: { quietRounds: 5 },
  });
  state.lastChange = 19;
  expect(annoWords.en.headline(state)).toContain('standstill: in 5 rounds the best position wins');
  expect(annoWords.de.headline(state)).toContain(
    'Stillstand: in 5 Runden gewinnt die beste Stellung',
  );
  state.round = 24;
  expect(annoWords.en.headline(state)).toContain('after this round the best position wins');
  state.lastChange = 24;
  expect(annoWords.en.headline(state)).not.toContain('standstill');
});
