import { tinyGame } from '@sternwarte/engine/conformance/tiny-game';
import { describe, expect, test } from 'vitest';
import { bots, glance, type Bot } from '../index.ts';
import { tiny } from '../testing/tiny-expertise.ts';
import { playEncounter, seatOf, type Contest } from './contest.ts';

const named = (...ids: readonly string[]): Bot[] =>
  ids.flatMap((id) => {
    const bot = bots.get(id);
    return bot === undefined ? [] : [bot];
  });

const contest: Contest = {
  ...tiny,
  config: { seats: 3, options: {} },
  bots: named('kadett', 'pilot', 'admiral'),
  seed: 'contest',
  iterations: 20,
  maxActions: 500,
};
const still = (): number => 0;

describe('an encounter', () => {
  test('is the same every time, and wins are shared out completely', () => {
    for (let n = 0; n < 6; n++) {
      const encounter = playEncounter(contest, n, still);
      expect(playEncounter(contest, n, still)).toEqual(encounter);
      expect(encounter.scores.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
      expect(encounter.ending).toBe('rounds');
    }
  });

  test('everybody sits everywhere', () => {
    const seats = [0, 1, 2].map((n) => seatOf(1, n, 3));
    expect(new Set(seats)).toEqual(new Set([0, 1, 2]));
  });

  test('that takes too long is given up, and nobody wins it', () => {
    const { ending, actions, scores } = playEncounter({ ...contest, maxActions: 5 }, 0, still);
    expect([ending, actions]).toEqual([null, 5]);
    expect(scores.map(({ share }) => share)).toEqual([0, 0, 0]);
  });

  test('an illegal proposal is an error that names the game', () => {
    const cheat: Bot = { id: 'pilot', begin: () => glance(() => ({ type: 'win' })) };
    const rigged = { ...contest, bots: [cheat, cheat, cheat] };
    expect(() => playEncounter(rigged, 7, still)).toThrow(
      'pilot proposed {"type":"win"} in game contest/7: illegal',
    );
  });

  test('times every decision by the clock it is given', () => {
    let clock = 0;
    const { scores } = playEncounter(contest, 0, () => (clock += 3));
    for (const { decisions, milliseconds, slowest } of scores) {
      expect(milliseconds).toBe(3 * decisions);
      expect(slowest).toBe(3);
    }
    expect(tinyGame.seats.max).toBe(scores.length);
  });
});
