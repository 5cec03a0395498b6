import { expect, test } from 'vitest';
import type { Encounter } from './contest.ts';
import { standingsOf } from './standings.ts';

function encounter(places: readonly number[], ending: string | null = 'points'): Encounter {
  const first = places.filter((place) => place === 1).length;
  return {
    actions: 10,
    ending,
    scores: places.map((place, index) => ({
      share: place === 1 && ending !== null ? 1 / first : 0,
      place,
      decisions: 4,
      milliseconds: 8,
      slowest: index,
      choices: 2,
      visits: 50 * place,
    })),
  };
}

const IDS = ['pilot', 'admiral', 'pilot'];

test('bots of one name are counted together, and the better one stands first', () => {
  const encounters = [encounter([2, 1, 3]), encounter([3, 1, 2]), encounter([1, 1, 3])];
  const { bots, games, endings, actionsPerGame } = standingsOf(IDS, ['points', 'time'], encounters);
  expect(games).toBe(3);
  expect(actionsPerGame).toBe(10);
  expect(endings).toEqual({ points: 3, time: 0 });
  expect(bots).toMatchObject([
    {
      bot: 'admiral',
      games: 3,
      wins: 2.5,
      decisionsPerGame: 4,
      meanMilliseconds: 2,
      meanVisits: 25,
    },
    { bot: 'pilot', games: 6, wins: 0.5, slowestMilliseconds: 2, meanVisits: 700 / 12 },
  ]);
  // Five and a half duels of six, and half a game both ways.
  const [admiral, pilot] = bots;
  const gap = (admiral?.rating ?? 0) - (pilot?.rating ?? 0);
  expect(gap).toBeCloseTo(400 * Math.log10(6), 3);
});

test('games that were given up are counted, and say nothing about strength', () => {
  const { givenUp, bots, endings } = standingsOf(IDS, [], [encounter([3, 3, 3], null)]);
  expect(givenUp).toBe(1);
  expect(endings).toEqual({});
  for (const { rating, wins } of bots) {
    expect(rating).toBeCloseTo(0);
    expect(wins).toBe(0);
  }
});

test('before the first game nothing is known', () => {
  const { bots, games } = standingsOf(IDS, [], []);
  expect(games).toBe(0);
  for (const { share, interval } of bots) {
    expect(share).toBe(0);
    expect(interval).toEqual([0, 1]);
  }
});
