import { expect, test } from 'vitest';
import { createMemories } from './memories.ts';

const question = { gameId: 'tiny', seats: 3, view: {}, seat: 0, seed: 's', botId: 'admiral' };

test('a seat has one memory, and no other seat, bot or game has the same', () => {
  const memories = createMemories(9);
  const memory = memories.of(question);
  expect(memory).toBeDefined();
  expect(memories.of({ ...question, seed: 'other', view: { later: 1 } })).toBe(memory);
  for (const other of [{ seat: 1 }, { botId: 'pilot' }, { gameId: 'other' }, { seats: 4 }]) {
    expect(memories.of({ ...question, ...other })).not.toBe(memory);
  }
});

test('there is room for so many, and whoever was not asked for longest forgets', () => {
  const memories = createMemories(2);
  const [first, second] = [0, 1].map((seat) => memories.of({ ...question, seat }));
  expect(memories.of({ ...question, seat: 0 })).toBe(first);
  memories.of({ ...question, seat: 2 });
  expect(memories.of({ ...question, seat: 0 })).toBe(first);
  expect(memories.of({ ...question, seat: 1 })).not.toBe(second);
});
