/** Recorded matches, one for each way to win and each board, replayed entry by entry. `scripts/golden.ts` wrote all but `early`. */

import { readRecord, verifyFairness, type RecordedMatch } from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import { ENDINGS, type Ending } from '../rules/actions.ts';
import { starfarers } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import colonies from './colonies.swm.json' with { type: 'json' };
import early from './early.swm.json' with { type: 'json' };
import medals from './medals.swm.json' with { type: 'json' };
import resignation from './resignation.swm.json' with { type: 'json' };
import roundLimit from './round-limit.swm.json' with { type: 'json' };
import stations from './stations.swm.json' with { type: 'json' };
import three from './three.swm.json' with { type: 'json' };
import two from './two.swm.json' with { type: 'json' };
import wild from './wild.swm.json' with { type: 'json' };

interface Golden {
  readonly record: object;
  readonly seats: number;
  readonly board: Options['board'];
  readonly ending: Ending;
  readonly winners: readonly number[];
  readonly places: readonly number[];
  readonly entries: number;
  readonly undone: number;
  readonly rounds: number;
  /** What the winner's points are made of: buildings, markers, medals. */
  readonly holds: readonly [number, number, number];
}

const GOLDEN: Readonly<Record<string, Golden>> = {
  'won by trade stations': {
    record: stations,
    seats: 4,
    board: 'beginner',
    ending: 'points',
    winners: [1],
    places: [4, 1, 3, 2],
    entries: 476,
    undone: 9,
    rounds: 9,
    holds: [6, 2, 1],
  },
  'won by colonies': {
    record: colonies,
    seats: 4,
    board: 'strategic',
    ending: 'points',
    winners: [0],
    places: [1, 3, 4, 2],
    entries: 613,
    undone: 10,
    rounds: 11,
    holds: [8, 1, 0],
  },
  'won with medals of cleared planets': {
    record: medals,
    seats: 3,
    board: 'beginner',
    ending: 'points',
    winners: [1],
    places: [2, 1, 2],
    entries: 554,
    undone: 6,
    rounds: 16,
    holds: [7, 2, 2],
  },
  'discovered sector by sector': {
    record: three,
    seats: 3,
    board: 'explorer',
    ending: 'points',
    winners: [0],
    places: [1, 2, 3],
    entries: 425,
    undone: 5,
    rounds: 11,
    holds: [7, 2, 1],
  },
  'on a board of surprises, with both flight options': {
    record: wild,
    seats: 4,
    board: 'wild',
    ending: 'points',
    winners: [1],
    places: [3, 1, 4, 2],
    entries: 472,
    undone: 5,
    rounds: 9,
    holds: [7, 2, 1],
  },
  'as the first version wrote it': {
    record: early,
    seats: 4,
    board: 'wild',
    ending: 'points',
    winners: [1],
    places: [3, 1, 3, 2],
    entries: 685,
    undone: 11,
    rounds: 12,
    holds: [9, 1, 1],
  },
  'the variant for two': {
    record: two,
    seats: 2,
    board: 'beginner',
    ending: 'points',
    winners: [1],
    places: [2, 1],
    entries: 265,
    undone: 5,
    rounds: 10,
    holds: [5, 4, 1],
  },
  'ended by the last round': {
    record: roundLimit,
    seats: 4,
    board: 'beginner',
    ending: 'roundLimit',
    winners: [3],
    places: [2, 2, 4, 1],
    entries: 288,
    undone: 4,
    rounds: 6,
    holds: [4, 2, 0],
  },
  'ended by resignation': {
    record: resignation,
    seats: 3,
    board: 'beginner',
    ending: 'resignation',
    winners: [1],
    places: [3, 1, 2],
    entries: 157,
    undone: 3,
    rounds: 4,
    holds: [5, 0, 0],
  },
};

function read(record: object): RecordedMatch {
  const reading = readRecord(JSON.stringify(record), () => starfarers);
  if (!reading.ok) throw new Error(reading.damage.key);
  return reading.value;
}

function holdings({ players, markers }: State, seat: number): number[] {
  return [
    players[seat]?.buildings.length ?? 0,
    markers.filter((holder) => holder === seat).length,
    players[seat]?.medals.length ?? 0,
  ];
}

describe('golden matches', () => {
  for (const [title, golden] of Object.entries(GOLDEN)) {
    test(`${title}, with ${golden.seats} players on the ${golden.board} board`, () => {
      const { table } = read(golden.record);
      // The record was read by the rules of this game.
      const state = table.state as State;
      expect(starfarers.pending(state)).toEqual({
        kind: 'over',
        result: { winners: golden.winners, ending: golden.ending, places: golden.places },
      });
      expect(state.players).toHaveLength(golden.seats);
      expect(state.options.board).toBe(golden.board);
      expect(state.round).toBe(golden.rounds);
      expect(table.match.log).toHaveLength(golden.entries);
      expect(table.match.log.filter((entry) => 'undo' in entry)).toHaveLength(golden.undone);
      expect(holdings(state, golden.winners[0] ?? 0)).toEqual(golden.holds);
      expect(starfarers.invariants(state)).toEqual([]);
      const isVerified = table.match.fairness !== null;
      expect(verifyFairness(table.game, table.match)?.key ?? null).toBe(
        isVerified ? null : 'noCommitment',
      );
      expect(isVerified).toBe(golden.record !== early);
    });
  }

  test('every ending and every board has one', () => {
    const all = Object.values(GOLDEN);
    expect(new Set(all.map(({ ending }) => ending))).toEqual(new Set(ENDINGS));
    expect(new Set(all.map(({ board }) => board))).toEqual(
      new Set(['beginner', 'strategic', 'explorer', 'wild']),
    );
  });
});
