/** Recorded matches, for each way of ending and each option. `scripts/golden.ts` wrote them. */

import { formerOptions, type OptionValues } from '@sternwarte/engine';
import { testGolden, type Golden } from '@sternwarte/engine/conformance/golden';
import { expect, test } from 'vitest';
import { astronuts } from '../rules/index.ts';
import { OPTIONS } from '../rules/options.ts';
import { countColonies, countHand } from '../rules/state.ts';
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

interface Recorded extends Golden {
  readonly record: { readonly options: OptionValues };
}

const GOLDEN: Readonly<Record<string, Recorded>> = {
  'with no nuts left': {
    record: noNutsLeft,
    ending: 'noNutsLeft',
    winners: [0],
    places: [1, 2, 3, 4],
    entries: 321,
    undone: 3,
    isFair: true,
    facts: { round: 8, colonies: [3, 2, 1, 0], nuts: [9, 8, 18, 9] },
  },
  'with 14 colonies': {
    record: fourteen,
    ending: 'fourteenColonies',
    winners: [0],
    places: [1, 2],
    entries: 171,
    undone: 1,
    isFair: true,
    facts: { round: 8, colonies: [14, 9], nuts: [6, 4] },
  },
  'with asteroids': {
    record: asteroids,
    ending: 'fourteenColonies',
    winners: [2],
    places: [3, 2, 1],
    entries: 229,
    undone: 1,
    isFair: true,
    facts: { round: 6, colonies: [5, 6, 14], nuts: [4, 3, 1] },
  },
  'with AstroHoles': {
    record: astroHoles,
    ending: 'fourteenColonies',
    winners: [1],
    places: [2, 1],
    entries: 178,
    undone: 3,
    isFair: true,
    facts: { round: 6, colonies: [9, 14], nuts: [8, 8] },
  },
  'with nuts placed in turn': {
    record: draft,
    ending: 'fourteenColonies',
    winners: [1],
    places: [3, 1, 2],
    entries: 226,
    undone: 1,
    isFair: true,
    facts: { round: 7, colonies: [5, 14, 7], nuts: [2, 3, 2] },
  },
  'with bare home planets': {
    record: bareHomes,
    ending: 'noNutsLeft',
    winners: [0],
    places: [1, 2],
    entries: 314,
    undone: 4,
    isFair: true,
    facts: { round: 15, colonies: [4, 3], nuts: [23, 13] },
  },
  'with an immediate end': {
    record: immediateEnd,
    ending: 'fourteenColonies',
    winners: [1],
    places: [2, 1],
    entries: 162,
    undone: 1,
    isFair: true,
    facts: { round: 8, colonies: [5, 14], nuts: [3, 7] },
  },
  'with Time Warp in defence': {
    record: defenceWarp,
    ending: 'roundLimit',
    winners: [0],
    places: [1, 2],
    entries: 255,
    undone: 1,
    isFair: true,
    facts: { round: 12, colonies: [12, 11], nuts: [2, 8] },
  },
  'with every rule read the other way': {
    record: otherReadings,
    ending: 'fourteenColonies',
    winners: [3],
    places: [3, 4, 2, 1],
    entries: 293,
    undone: 2,
    isFair: true,
    facts: { round: 9, colonies: [7, 5, 9, 14], nuts: [9, 4, 0, 16] },
  },
  'with a last round': {
    record: roundLimit,
    ending: 'roundLimit',
    winners: [2],
    places: [2, 3, 1],
    entries: 130,
    undone: 1,
    isFair: true,
    facts: { round: 4, colonies: [3, 2, 4], nuts: [4, 3, 1] },
  },
  'with resignations': {
    record: resignation,
    ending: 'resignation',
    winners: [2],
    places: [3, 2, 1],
    entries: 106,
    undone: 1,
    isFair: true,
    facts: { round: 3, colonies: [0, 0, 3], nuts: [0, 0, 4] },
  },
};

testGolden(
  astronuts,
  { replays: 'R9 a recorded match', endings: 'R8 the recorded matches end in every way there is' },
  GOLDEN,
  // Of each seat at the end.
  (state, { places }) => ({
    round: state.round,
    colonies: places.map((_place, seat) => countColonies(state, seat)),
    nuts: places.map((_place, seat) => countHand(state, seat)),
  }),
);

test('R9 they show every value of every option', () => {
  for (const [id, spec] of Object.entries(OPTIONS)) {
    // What a match from before an option does not name is what held then.
    const seen = Object.values(GOLDEN).map(
      ({ record }) => formerOptions<OptionValues>(OPTIONS, record.options)[id],
    );
    const some = spec.kind === 'order' ? [spec.default] : [spec.default, 4];
    const wanted = spec.kind === 'choice' ? spec.values : some;
    expect(seen).toEqual(expect.arrayContaining([...wanted]));
  }
});
