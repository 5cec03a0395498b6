/** Recorded matches, for each way of ending and each option. `scripts/golden.ts` wrote them. */

import { formerOptions, readRecord, verifyFairness, type OptionValues } from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import { ENDINGS } from '../rules/ending.ts';
import { astronuts } from '../rules/index.ts';
import { OPTIONS } from '../rules/options.ts';
import { countColonies, countHand, type State } from '../rules/state.ts';
import asteroids from './asteroids.swm.json' with { type: 'json' };
import astroHoles from './astro-holes.swm.json' with { type: 'json' };
import bareHomes from './bare-homes.swm.json' with { type: 'json' };
import draft from './draft.swm.json' with { type: 'json' };
import fourteen from './fourteen-colonies.swm.json' with { type: 'json' };
import immediateEnd from './immediate-end.swm.json' with { type: 'json' };
import noNutsLeft from './no-nuts-left.swm.json' with { type: 'json' };
import otherReadings from './other-readings.swm.json' with { type: 'json' };
import resignation from './resignation.swm.json' with { type: 'json' };
import roundLimit from './round-limit.swm.json' with { type: 'json' };
import defenceWarp from './time-warp-on-defence.swm.json' with { type: 'json' };

/** Name, record, last round, colonies and nuts of each seat at the end. */
const MATCHES = [
  ['no nuts left', noNutsLeft, 8, [3, 2, 1, 0], [9, 8, 18, 9]],
  ['14 colonies', fourteen, 8, [14, 9], [6, 4]],
  ['asteroids', asteroids, 6, [5, 6, 14], [4, 3, 1]],
  ['AstroHoles', astroHoles, 6, [9, 14], [8, 8]],
  ['nuts placed in turn', draft, 7, [5, 14, 7], [2, 3, 2]],
  ['bare home planets', bareHomes, 15, [4, 3], [23, 13]],
  ['an immediate end', immediateEnd, 8, [5, 14], [3, 7]],
  ['Time Warp in defence', defenceWarp, 12, [12, 11], [2, 8]],
  ['every other reading', otherReadings, 9, [7, 5, 9, 14], [9, 4, 0, 16]],
  ['a last round', roundLimit, 4, [3, 2, 4], [4, 3, 1]],
  ['resignations', resignation, 3, [0, 0, 3], [0, 0, 4]],
] as const;

describe('golden matches', () => {
  test.each(MATCHES)('R9 a recorded match with %s replays to the same end', (_name, ...match) => {
    const [record, round, colonies, nuts] = match;
    const read = readRecord(JSON.stringify(record), () => astronuts);
    if (!read.ok) throw new Error(JSON.stringify(read.damage));
    const { table } = read.value;
    // The record names this game, and only its rules have made the state.
    const state = table.state as State;
    expect(state.round).toBe(round);
    expect(colonies.map((_count, seat) => countColonies(state, seat))).toEqual(colonies);
    expect(nuts.map((_count, seat) => countHand(state, seat))).toEqual(nuts);
    expect(astronuts.pending(state)).toEqual({ kind: 'over', result: record.result });
    expect(table.match.log.some((entry) => 'undo' in entry)).toBe(true);
    expect(verifyFairness(table.game, table.match)).toBeNull();
  });

  test('R8 they show every way to end', () => {
    const endings = new Set(MATCHES.map(([, record]) => record.result.ending));
    expect([...endings].toSorted()).toEqual([...ENDINGS].toSorted());
  });

  test('R9 they show every value of every option', () => {
    for (const [id, spec] of Object.entries(OPTIONS)) {
      // What a match from before an option does not name is what held then.
      const seen = new Set(
        MATCHES.map(([, { options }]) => formerOptions<OptionValues>(OPTIONS, options)[id]),
      );
      const wanted = spec.kind === 'choice' ? spec.values : [spec.default, 4];
      expect([...seen]).toEqual(expect.arrayContaining([...wanted]));
    }
  });
});
