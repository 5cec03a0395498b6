import { createRandom, pick, pickWeighted, type Random, type Seat } from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import type { Move } from '../rules/actions.ts';
import { astronuts } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { candidates } from './candidates.ts';
import { FEATURES, measure } from './features.ts';
import { nutsExpertise } from './index.ts';
import { instinct } from './instinct.ts';

type Player = (state: State, seat: Seat, random: Random) => Move;

const byChance: Player = (state, seat, random) => {
  const moves = astronuts.moves(state, seat).filter(({ type }) => type !== 'resign');
  return pick(moves, random);
};
const byCandidates: Player = (state, seat, random) => pick(candidates(state, seat), random);
const byInstinct: Player = (state, seat, random) => instinct(state, seat, random);

/** Plays on and looks at every position in which somebody is asked. */
function walk(
  seats: number,
  options: Partial<Options>,
  player: Player,
  seed: string,
  maxActions: number,
  look: (state: State, seat: Seat, random: Random) => void,
): State {
  const random = createRandom(seed);
  const state = astronuts.setup({ seats, options });
  for (let i = 0; i < maxActions; i++) {
    const pending = astronuts.pending(state);
    if (pending.kind === 'over') break;
    if (pending.kind === 'chance') {
      astronuts.apply(state, { by: 'table', chance: pickWeighted(pending.outcomes, random) });
      continue;
    }
    const seat = pick(pending.seats, random);
    look(state, seat, random);
    astronuts.apply(state, { by: seat, move: player(state, seat, random) });
  }
  return state;
}

const TABLES: readonly (readonly [string, Partial<Options>])[] = [
  ['the usual rules', {}],
  ['asteroids and AstroHoles', { asteroids: 'on', astroHoles: 'on', timeWarpOnDefence: 'on' }],
  ['nuts placed in turn', { nutPlacement: 'draft', immediateEnd14: 'on' }],
  [
    'every rule read the other way',
    {
      nutPlacement: 'draft',
      draftColours: 'own',
      flyPast: 'on',
      fateBinds: 'turn',
      tollPaid: 'once',
      timeWarpOnDefence: 'oncePerRound',
      fourteenCounts: 'founded',
    },
  ],
  ['bare homes', { homePlanetMode: 'base', maxRounds: 12 }],
];
const PLAYERS: readonly (readonly [string, Player])[] = [
  ['chance', byChance],
  ['candidates', byCandidates],
  ['instinct', byInstinct],
];

describe.each(TABLES)('with %s', (_name, options) => {
  test.each([2, 3, 4])('in every position of %i seats', (seats) => {
    const measured = new Float64Array(seats * FEATURES.length);
    for (const [name, player] of PLAYERS) {
      walk(seats, options, player, `${name} ${seats}`, 500, (state, seat, random) => {
        const choices = candidates(state, seat);
        expect(choices.length).toBeGreaterThan(0);
        expect(choices.some(({ type }) => type === 'resign')).toBe(false);
        for (const move of choices) expect(astronuts.check(state, seat, move)).toBeNull();
        const glance = instinct(state, seat, random);
        expect(astronuts.check(state, seat, glance)).toBeNull();
        expect(candidates(astronuts.view(state, seat), seat)).toEqual(choices);
        measure(state, measured);
        expect(measured.every(Number.isFinite)).toBe(true);
      });
    }
  });
});

test('instinct brings matches to an end', () => {
  for (const seats of [2, 3, 4]) {
    const state = walk(seats, {}, byInstinct, `end ${seats}`, 5000, () => {});
    expect(state.result).not.toBeNull();
  }
});

test('there is a weight for every feature, for every number of seats', () => {
  for (const seats of [2, 3, 4]) {
    expect(Object.keys(nutsExpertise.weights(seats)).toSorted()).toEqual([...FEATURES].toSorted());
  }
});
