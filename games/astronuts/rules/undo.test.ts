/** Taking back in AstroNuts, by the rules of the engine: nothing is hidden, so only dice and other players fix a move. */

import { draw, earliestUndo, newMatch, openTable, submit, takeBack } from '@sternwarte/engine';
import { expect, test } from 'vitest';
import type { Move } from './actions.ts';
import type { Face } from './fate.ts';
import { astronuts } from './index.ts';
import { move } from './testing/scene.ts';

/** The first turn of seat 0, with twelve actions. */
function begun() {
  const table = openTable(astronuts, newMatch(astronuts, 'm1', { seats: 2, options: {} }));
  for (;;) {
    const pending = astronuts.pending(table.state);
    if (pending.kind !== 'chance') break;
    draw(table, pending.outcomes[0]?.outcome, 0);
  }
  expect(submit(table, 0, { type: 'declare', count: 6 }, 0)).toBeNull();
  roll(table, 6);
  return table;
}

type NutsTable = ReturnType<typeof begun>;

function roll(table: NutsTable, face: Face): void {
  expect(draw(table, { type: 'die', face }, 0)).toBeNull();
}

function play(table: NutsTable, made: Move, seat = 0): void {
  expect(submit(table, seat, made, 0)).toBeNull();
}

test('actions without dice can be taken back, all of them', () => {
  const table = begun();
  const before = JSON.stringify(table.state);
  const start = table.match.log.length - 1;
  play(table, { type: 'mine', ship: 1, pay: [] });
  play(table, { type: 'colonize', ship: 1, pay: ['red'] });
  play(table, move(1, 'ha0.1', 'ha0.2'));
  expect(earliestUndo(table, 0)).toBe(start);
  expect(takeBack(table, 0, start, 0)).toBeNull();
  expect(JSON.stringify(table.state)).toBe(before);
});

test('a landing cannot be taken back once its die is rolled', () => {
  const table = begun();
  play(table, move(1, 'ha0.1', 'ha0.2', 'Sa0'));
  roll(table, 4);
  roll(table, 1);
  expect(earliestUndo(table, 0)).toBeNull();
  play(table, { type: 'mine', ship: 1, pay: [] });
  const mined = table.match.log.length - 1;
  expect(takeBack(table, 0, mined - 1, 0)).toBeNull();
  expect(takeBack(table, 0, mined - 4, 0)?.key).toBe('undoFixed');
});

test('an offer cannot be taken back once somebody has answered it', () => {
  const table = begun();
  play(table, { type: 'offerTrade', to: 1, give: 'red', get: 'yellow' });
  const offer = table.match.log.length - 1;
  expect(takeBack(table, 0, offer - 1, 0)?.key).toBe('undoNotAwaited');
  play(table, { type: 'answerTrade', accept: false }, 1);
  expect(takeBack(table, 0, offer - 1, 0)?.key).toBe('undoFixed');
});
