import { createRandom, pick, pickWeighted, type Random, type Seat } from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import type { Move } from '../rules/actions.ts';
import { starfarers } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';
import { playerAt, type State } from '../rules/state.ts';
import { candidates } from './candidates.ts';
import { FEATURES, measure } from './features.ts';
import { starExpertise } from './index.ts';
import { instinct } from './instinct.ts';

const TABLES: readonly Partial<Options>[] = [
  {},
  { board: 'strategic', start: 'founding', homeChips: 'shuffled' },
  { board: 'explorer', start: 'founding', discoveryStopsShip: true, reserveDraw: 'manual' },
  { board: 'wild', spaceJumpEndsFlight: false, levellingMinLeaders: 2, pointsToWin: 8 },
  {
    wearInTurn: true,
    soleClaimantTakesRest: true,
    offersUnlimited: true,
    speedFixedAtShake: true,
  },
];

type Choose = (state: State, seat: Seat, random: Random) => Move;

/** Plays on to an end or a number of actions, and shows every decision on the way. */
function play(
  seats: number,
  options: Partial<Options>,
  seed: string,
  actions: number,
  choose: Choose,
  look: (state: State, seat: Seat, random: Random) => void,
): State {
  const random = createRandom(seed);
  const state = starfarers.setup({ seats, options });
  for (let i = 0; i < actions; i++) {
    const pending = starfarers.pending(state);
    if (pending.kind === 'over') break;
    if (pending.kind === 'chance') {
      starfarers.apply(state, { by: 'table', chance: pickWeighted(pending.outcomes, random) });
      continue;
    }
    for (const seat of pending.seats) look(state, seat, random);
    const seat = pick(pending.seats, random);
    starfarers.apply(state, { by: seat, move: choose(state, seat, random) });
  }
  return state;
}

const wildly: Choose = (state, seat, random) => {
  const moves = starfarers.moves(state, seat).filter(({ type }) => type !== 'resign');
  return pick(moves, random);
};

/** By a candidate, by instinct or by anything: so that odd positions are seen as well as sensible ones. */
const mixed: Choose = (state, seat, random) => {
  switch (random.below(8)) {
    case 0:
      return wildly(state, seat, random);
    case 1:
    case 2:
    case 3:
      return pick(candidates(state, seat), random);
    default:
      return instinct(state, seat, random);
  }
};

function refused(state: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  return moves.filter((move) => starfarers.check(state, seat, move) !== null);
}

/** Everything that holds at every decision. */
function inspect(state: State, seat: Seat, random: Random): void {
  const view = starfarers.view(state, seat);
  const list = candidates(view, seat);
  expect(list.length).toBeGreaterThan(0);
  expect(list.length).toBeLessThanOrEqual(30);
  expect(refused(state, seat, list)).toEqual([]);
  expect(list.some(({ type }) => type === 'resign')).toBe(false);
  expect(candidates(state, seat)).toEqual(list);
  const seed = random.below(1e6);
  const move = instinct(view, seat, createRandom(seed));
  expect(refused(state, seat, [move])).toEqual([]);
  expect(instinct(state, seat, createRandom(seed))).toEqual(move);
}

describe.each([2, 3, 4])('with %i players', (seats) => {
  test.each(TABLES.map((options, index) => ({ options, index })))(
    'candidates and instinct are legal, never empty, and use the own view alone: $options',
    ({ options, index }) => {
      for (let game = 0; game < 2; game++) {
        play(seats, options, `mixed ${seats} ${index} ${game}`, 400, mixed, inspect);
      }
      play(seats, options, `wild ${seats} ${index}`, 300, wildly, inspect);
    },
  );

  test('features are finite in every position, and nothing of those who left', () => {
    const into = new Float64Array(seats * FEATURES.length);
    play(seats, {}, `features ${seats}`, 300, mixed, (state) => {
      measure(state, into);
      expect(into.every(Number.isFinite)).toBe(true);
    });
  });

  test('a match by rules of thumb alone comes to an end', () => {
    const end = play(seats, {}, `thumb ${seats}`, 5000, instinct, () => {});
    expect(end.phase).toBe('over');
  });
});

test('a seat that is not asked has no candidates', () => {
  play(3, {}, 'asked', 200, mixed, (state) => {
    const pending = starfarers.pending(state);
    const asked = pending.kind === 'move' ? pending.seats : [];
    for (let other = 0; other < 3; other++) {
      expect(candidates(state, other).length > 0).toBe(asked.includes(other));
    }
  });
});

const flip = (owner: number): number => (owner === 0 || owner === 1 ? 1 - owner : owner);

function exchanged<T>(list: readonly T[]): T[] {
  return [...list.slice(1, 2), ...list.slice(0, 1), ...list.slice(2)];
}

/** The same position with the two players in each other's place. */
function swapped(state: State): State {
  const copy = starfarers.clone(state);
  const [first, second] = [playerAt(copy, 0), playerAt(copy, 1)];
  const piece = (code: number): number =>
    code === 0 ? 0 : 1 + flip(Math.trunc((code - 1) / 4)) * 4 + ((code - 1) % 4);
  return {
    ...copy,
    current: flip(copy.current),
    players: [second, first],
    pieces: copy.pieces.map(piece),
    hands: exchanged(copy.hands),
    handSizes: exchanged(copy.handSizes),
    stations: copy.stations.map((_count, index) => copy.stations[index ^ 1] ?? 0),
    markers: copy.markers.map(flip),
    cardOwners: copy.cardOwners.map(flip),
  };
}

test('players in each other’s place are judged like each other', () => {
  const width = FEATURES.length;
  const [here, there] = [new Float64Array(2 * width), new Float64Array(2 * width)];
  play(2, {}, 'mirror', 600, mixed, (state) => {
    measure(state, here);
    measure(swapped(state), there);
    expect([...there.subarray(width), ...there.subarray(0, width)]).toEqual([...here]);
  });
});

test('weights are there for every feature and every number of players', () => {
  for (const seats of [2, 3, 4]) {
    const weights = starExpertise.weights(seats);
    expect(Object.keys(weights).toSorted()).toEqual([...FEATURES].toSorted());
    expect(weights.points).toBeGreaterThan(0);
  }
});

test('a player who left is out', () => {
  const state = starfarers.setup({ seats: 3, options: {} });
  playerAt(state, 1).alive = false;
  expect([0, 1, 2].map((seat) => starExpertise.isOut?.(state, seat))).toEqual([false, true, false]);
});
