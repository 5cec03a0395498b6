/** Recorded matches, one for each way of ending, replayed entry by entry. `scripts/golden.ts` wrote them. */

import { readRecord, replay, type Tagged } from '@sternwarte/engine';
import { readGolden, testGolden, type Golden } from '@sternwarte/engine/conformance/golden';
import { expect, test } from 'vitest';
import { anno4000 } from '../rules/index.ts';
import elimination from './elimination.swm.json' with { type: 'json' };
import exchange from './exchange.swm.json' with { type: 'json' };
import lastHomeStar from './last-home-star.swm.json' with { type: 'json' };
import mutualDestruction from './mutual-destruction.swm.json' with { type: 'json' };
import resignation from './resignation.swm.json' with { type: 'json' };
import roundLimit from './round-limit.swm.json' with { type: 'json' };
import standstill from './standstill.swm.json' with { type: 'json' };

const GOLDEN: Readonly<Record<string, Golden>> = {
  'won by elimination of the last fleet': {
    record: elimination,
    ending: 'elimination',
    winners: [0],
    places: [1, 2],
    entries: 23,
    undone: 1,
    isFair: true,
  },
  'won by the last home star': {
    record: lastHomeStar,
    ending: 'lastHomeStar',
    winners: [2],
    places: [3, 2, 1],
    entries: 118,
    undone: 4,
    isFair: true,
  },
  'with an exchange of home stars, then won': {
    record: exchange,
    ending: 'lastHomeStar',
    winners: [0],
    places: [1, 4, 2, 3],
    entries: 219,
    undone: 3,
    isFair: true,
  },
  'won by resignation': {
    record: resignation,
    ending: 'resignation',
    winners: [1],
    places: [3, 1, 2],
    entries: 158,
    undone: 1,
    isFair: false,
  },
  'ranked at the round limit': {
    record: roundLimit,
    ending: 'roundLimit',
    winners: [2],
    places: [3, 4, 1, 2],
    entries: 100,
    undone: 4,
    isFair: false,
  },
  'ended by a standstill': {
    record: standstill,
    ending: 'standstill',
    winners: [0, 1],
    places: [1, 1],
    entries: 16,
    undone: 1,
    isFair: true,
  },
  'shared by two fleets that destroyed each other': {
    record: mutualDestruction,
    ending: 'mutualDestruction',
    winners: [0, 1],
    places: [1, 1],
    entries: 16,
    undone: 1,
    isFair: true,
  },
};

testGolden(
  anno4000,
  {
    replays: 'a recorded match',
    endings: 'R9 the recorded matches end in every way there is',
  },
  GOLDEN,
);

/** Everything that happened in a recorded match, in order. */
function eventsOf(record: object): Tagged[] {
  const { game, match } = readGolden(anno4000, record).table;
  const events: Tagged[] = [];
  replay(game, match, { emit: (event) => events.push(event) });
  return events;
}

test('R8.4 in the recorded exchange both clear the home star of the other, and one of them wins', () => {
  const types = eventsOf(exchange).map(({ type }) => type);
  const [begun, ended, over] = ['exchange', 'exchangeEnded', 'over'].map((type) =>
    types.indexOf(type),
  );
  expect(begun).toBeGreaterThan(0);
  expect(ended).toBeGreaterThan(begun ?? 0);
  expect(over).toBe(types.length - 1);
});

test('a recorded match with a single entry changed is refused', () => {
  const [first, second, ...rest] = resignation.log;
  const swapped = { ...resignation, log: [second, first, ...rest] };
  const reading = readRecord(JSON.stringify(swapped), () => anno4000);
  expect(reading.ok).toBe(false);
});
