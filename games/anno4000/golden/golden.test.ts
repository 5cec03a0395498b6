/** Recorded matches, one for each way of ending, replayed entry by entry. `scripts/golden.ts` wrote them. */

import {
  readRecord,
  replay,
  verifyFairness,
  type RecordedMatch,
  type Tagged,
} from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import { ENDINGS, type Ending } from '../rules/ending.ts';
import { anno4000 } from '../rules/index.ts';
import elimination from './elimination.swm.json' with { type: 'json' };
import exchange from './exchange.swm.json' with { type: 'json' };
import lastHomeStar from './last-home-star.swm.json' with { type: 'json' };
import mutualDestruction from './mutual-destruction.swm.json' with { type: 'json' };
import resignation from './resignation.swm.json' with { type: 'json' };
import roundLimit from './round-limit.swm.json' with { type: 'json' };

interface Golden {
  readonly record: object;
  readonly seats: number;
  readonly ending: Ending;
  readonly winners: readonly number[];
  readonly places: readonly number[];
  readonly entries: number;
  readonly undone: number;
  readonly fair: boolean;
}

const GOLDEN: Readonly<Record<string, Golden>> = {
  'won by elimination of the last fleet': {
    record: elimination,
    seats: 2,
    ending: 'elimination',
    winners: [0],
    places: [1, 2],
    entries: 23,
    undone: 1,
    fair: true,
  },
  'won by the last home star': {
    record: lastHomeStar,
    seats: 3,
    ending: 'lastHomeStar',
    winners: [2],
    places: [3, 2, 1],
    entries: 118,
    undone: 4,
    fair: true,
  },
  'with an exchange of home stars, then won': {
    record: exchange,
    seats: 4,
    ending: 'lastHomeStar',
    winners: [0],
    places: [1, 4, 2, 3],
    entries: 219,
    undone: 3,
    fair: true,
  },
  'won by resignation': {
    record: resignation,
    seats: 3,
    ending: 'resignation',
    winners: [1],
    places: [3, 1, 2],
    entries: 158,
    undone: 1,
    fair: false,
  },
  'ranked at the round limit': {
    record: roundLimit,
    seats: 4,
    ending: 'roundLimit',
    winners: [2],
    places: [3, 4, 1, 2],
    entries: 100,
    undone: 4,
    fair: false,
  },
  'shared by two fleets that destroyed each other': {
    record: mutualDestruction,
    seats: 2,
    ending: 'mutualDestruction',
    winners: [0, 1],
    places: [1, 1],
    entries: 16,
    undone: 1,
    fair: true,
  },
};

function read(record: object): RecordedMatch {
  const reading = readRecord(JSON.stringify(record), (id) =>
    id === anno4000.id ? anno4000 : undefined,
  );
  if (!reading.ok) throw new Error(`damaged: ${JSON.stringify(reading.damage)}`);
  return reading.value;
}

/** Everything that happened in a recorded match, in order. */
function eventsOf({ table: { game, match } }: RecordedMatch): Tagged[] {
  const events: Tagged[] = [];
  replay(game, match, { emit: (event) => events.push(event) });
  return events;
}

describe('a recorded match', () => {
  for (const [title, golden] of Object.entries(GOLDEN)) {
    test(`${title}, with ${golden.seats} players`, () => {
      const { table } = read(golden.record);
      const { match } = table;
      expect(match.seats).toBe(golden.seats);
      expect(table.game.pending(table.state)).toEqual({
        kind: 'over',
        result: { winners: golden.winners, ending: golden.ending, places: golden.places },
      });
      expect(match.log).toHaveLength(golden.entries);
      expect(match.log.filter((entry) => 'undo' in entry)).toHaveLength(golden.undone);
      expect(table.game.invariants(table.state)).toEqual([]);
    });

    test(`${title}, ${golden.fair ? 'with draws that anybody can verify' : 'without a commitment'}`, () => {
      const { table } = read(golden.record);
      const found = verifyFairness(table.game, table.match);
      expect(found?.key ?? null).toBe(golden.fair ? null : 'noCommitment');
    });
  }
});

test('R9 the recorded matches end in every way there is, for 2, 3 and 4 players', () => {
  const all = Object.values(GOLDEN);
  expect(new Set(all.map(({ ending }) => ending))).toEqual(new Set(ENDINGS));
  expect(new Set(all.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]));
});

test('R8.4 in the recorded exchange both clear the home star of the other, and one of them wins', () => {
  const types = eventsOf(read(exchange)).map(({ type }) => type);
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
