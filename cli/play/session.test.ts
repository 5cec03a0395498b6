import { bots } from '@sternwarte/bots';
import { submit } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { expect, test } from 'vitest';
import { beginSession, runToPerson, type Player } from './session.ts';

const bot = bots.get('kadett') ?? null;
const players: readonly Player[] = [
  { name: 'Anna', bot: null },
  { name: 'Cadet', bot },
];
const source = { hex: (bytes: number) => 'ab'.repeat(bytes), isFixed: true };

test.for([
  ['throws', () => Promise.reject(new Error('lost'))],
  ['proposes nonsense', () => Promise.resolve({ type: 'nonsense' })],
] as const)('a bot that %s is replaced by a plain move, and reported', async ([, decide]) => {
  const config = { seats: 2, options: {} };
  const session = beginSession(games.anno4000, config, players, source);
  const failed: number[] = [];
  const course = {
    now: () => 0,
    decide,
    tell: () => undefined,
    reportFailure: (seat: number) => failed.push(seat),
  };
  let person = await runToPerson(session, course);
  for (let turn = 0; turn < 3 && person !== null; turn++) {
    const { table } = session;
    const before = table.seq;
    // Anna ends her turn at once.
    expect(submit(table, person, { type: 'endTurn' }, 0)).toBeNull();
    person = await runToPerson(session, course);
    expect(table.seq).toBeGreaterThan(before + 1);
  }
  expect(failed.length).toBeGreaterThanOrEqual(3);
  expect(new Set(failed)).toEqual(new Set([1]));
});
