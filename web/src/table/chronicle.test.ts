import type { Seat, Told } from '@sternwarte/engine';
import { expect, test } from 'vitest';
import type { StoryStep, TurnBegun } from '../match/story.ts';
import { sayInTurn, turnsOf } from './chronicle.ts';

const line = (by: Seat | 'table', text: string, more: Partial<Told> = {}): Told => ({
  by,
  text,
  ...more,
});

function step(
  seq: number,
  by: Seat | 'table',
  lines: readonly Told[],
  begins: TurnBegun | null = null,
): StoryStep {
  return { seq, by, round: 1, told: { de: lines, en: lines }, begins, events: [] };
}

const STORY = [
  step(0, 'table', [line('table', 'The table is laid.')]),
  step(1, 'table', [line('table', 'Red begins.')], { seat: 0, round: 1 }),
  step(2, 'table', [line('table', 'All get an ore.', { aside: '2 + 3 = 5' })]),
  step(3, 0, [line(0, 'offers an ore')]),
  step(4, 1, [line(1, 'declines')]),
  step(5, 0, [line(0, 'rests'), line('table', 'Blue gets 3 ships.')], { seat: 1, round: 2 }),
  step(6, 1, []),
];

test('a turn has all that happened in it, also the answers of others', () => {
  const turns = turnsOf(STORY, 'en').map(({ seat, entries }) => [
    seat,
    entries.map(({ seq }) => seq),
  ]);
  expect(turns).toEqual([
    [null, [0]],
    [0, [1, 2, 3, 4, 5]],
    // What ends one turn begins the next: each line stands where it belongs.
    [1, [5]],
  ]);
});

test('rounds and what the dice showed stand at the heading; what tells nothing has no line', () => {
  const [, red, blue] = turnsOf(STORY, 'en');
  expect([red?.round, red?.asides]).toEqual([1, ['2 + 3 = 5']]);
  expect([blue?.round, blue?.asides]).toEqual([2, []]);
  expect(turnsOf([step(0, 0, []), step(1, 0, [line(0, '')])], 'en')).toEqual([]);
});

test('below its heading a line does not name its doer again, but it names others', () => {
  const to = { reader: 1, names: ['Red', 'Blue', 'White'] };
  expect(sayInTurn(line(0, 'offers an ore'), { seat: 0 }, to, 'en')).toBe('offers an ore');
  expect(sayInTurn(line(2, 'declines'), { seat: 0 }, to, 'en')).toBe('White declines');
  expect(sayInTurn(line('table', 'All get an ore.'), { seat: 0 }, to, 'en')).toBe(
    'All get an ore.',
  );
});
