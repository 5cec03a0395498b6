/** Whatever is sent to a table, the rules answer calmly. */

import { createRandom, playout, randomPolicy, type Tagged } from '@sternwarte/engine';
import { attackCheck } from '@sternwarte/engine/conformance';
import { expect, test } from 'vitest';
import { anno4000 } from './index.ts';
import type { Options } from './options.ts';

const INPUTS = 1_000_000;
const INPUTS_PER_POSITION = 500;

const TABLES: readonly { readonly seats: number; readonly options: Partial<Options> }[] = [
  { seats: 2, options: {} },
  { seats: 2, options: { homeSet: 'random', homeChoice: 'pick' } },
  { seats: 3, options: { equalBattle: 'bothDestroyed' } },
  { seats: 3, options: { homeSet: 'alternative', shipLimit: 20 } },
  { seats: 4, options: {} },
  { seats: 4, options: { homeChoice: 'pick', maxRounds: 30 } },
];

/** Moves of the right shape for positions in which there are none to twist. */
const SOME_MOVES: readonly Tagged[] = anno4000.moves(
  (() => {
    const state = anno4000.setup({ seats: 2, options: { homeChoice: 'pick' } });
    anno4000.apply(state, { by: 0, move: { type: 'chooseHome', star: 'regulus' } });
    anno4000.apply(state, { by: 'table', chance: { type: 'startPlayer', seat: 0 } });
    return state;
  })(),
  0,
);

test('a million hostile inputs in positions of every kind neither break the rules nor change a position', () => {
  const random = createRandom('hostile');
  let inputs = 0;
  let accepted = 0;
  for (let n = 0; inputs < INPUTS; n++) {
    const { seats, options } = TABLES[n % TABLES.length] ?? { seats: 2, options: {} };
    const state = anno4000.setup({ seats, options });
    const policies = Array.from({ length: seats }, () => randomPolicy);
    // Now and then set-up or the end of a match, mostly something in between.
    const maxActions = random.below(5) === 0 ? random.below(5) : random.below(600);
    playout(anno4000, state, policies, random, { maxActions });
    const legal = anno4000.moves(state, state.current);
    const fault = attackCheck(
      anno4000,
      state,
      legal.length > 0 ? legal : SOME_MOVES,
      INPUTS_PER_POSITION,
      random,
      () => {
        accepted++;
        return true;
      },
    );
    expect(fault).toBeNull();
    inputs += INPUTS_PER_POSITION;
  }
  // Some of the twisted moves are legal by chance; if none were, the attack would prove little.
  expect(accepted).toBeGreaterThan(INPUTS / 1000);
});
