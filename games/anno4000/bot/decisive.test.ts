/** Moves that take or save a home star are always looked at. */

import { createRandom, pick, pickWeighted } from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import type { Move } from '../rules/actions.ts';
import { homeVerdict } from '../rules/home.ts';
import { anno4000 } from '../rules/index.ts';
import { listMoves } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { land, play, shortFlight } from '../rules/testing/play.ts';
import { position } from '../rules/testing/position.ts';
import { candidates, firstCandidates } from './candidates.ts';
import { instinct } from './instinct.ts';
import { besiegersOf, takeSurvey } from './survey.ts';

const HOMES = ['regulus', 'pavo'] as const;

describe('a home star that is lost, and a captor with a fleet elsewhere', () => {
  // Blue stands on REGULUS; a disc can come down beside PAVO, where a hop takes Blue's home star: an exchange.
  const state = position({
    round: 9,
    homes: HOMES,
    stars: { regulus: [1, 9], pavo: [1, 3], capella: [0, 1], vega: [1, 12] },
    discs: { 0: [['CY', 6, 5]] },
  });

  test('is saved by landing on the home star of the captor', () => {
    expect(candidates(state, 0)).toContainEqual(land('pavo'));
  });

  test('is saved by landing next door and flying on', () => {
    const next = candidates(state, 0).find((move) => move.type === 'land' && move.star !== 'pavo');
    expect(candidates(state, 0)).toContainEqual(land('achernar'));
    expect(next).toBeDefined();
    const landed = anno4000.clone(state);
    play(landed, land('achernar'));
    expect(candidates(landed, 0)).toContainEqual(shortFlight('achernar', 'pavo', 5));
    play(landed, shortFlight('achernar', 'pavo', 5));
    expect(homeVerdict(landed, 0).kind).toBe('exchange');
  });
});

test('no turn that saves a player is left out, whatever position random play leads to', () => {
  const saved: boolean[] = [];
  for (let n = 0; n < 60; n++) {
    const random = createRandom(`saving ${n}`);
    const state = anno4000.setup({ seats: 2 + (n % 3), options: { maxRounds: 40 } });
    for (;;) {
      const pending = anno4000.pending(state);
      if (pending.kind === 'over') break;
      if (pending.kind === 'chance') {
        anno4000.apply(state, { by: 'table', chance: pickWeighted(pending.outcomes, random) });
        continue;
      }
      const [seat = 0] = pending.seats;
      if (isLost(state, seat) && savingTurn(state, seat, listMoves) !== null) {
        saved.push(savingTurn(state, seat, candidates) !== null);
      }
      // Bold play: ships go where they can fight.
      const moves = anno4000.moves(state, seat).filter(({ type }) => type !== 'resign');
      const bold = moves.filter(({ type }) => type !== 'endTurn');
      const move = pick(bold.length > 0 && random.below(4) > 0 ? bold : moves, random);
      anno4000.apply(state, { by: seat, move });
    }
  }
  expect(saved.length).toBeGreaterThan(5);
  expect(saved).not.toContain(false);
});

function isLost(state: State, seat: number): boolean {
  return state.phase === 'landing' && homeVerdict(state, seat).kind === 'out';
}

/** Landings and a hop after which the player stays in the game; every one that a list holds is tried. */
function savingTurn(
  state: State,
  seat: number,
  list: (state: State, seat: number) => readonly Move[],
  depth = 3,
): readonly Move[] | null {
  for (const move of list(state, seat)) {
    if (move.type !== 'land' && move.type !== 'shortFlight') continue;
    const after = anno4000.clone(state);
    anno4000.apply(after, { by: seat, move });
    if (homeVerdict(after, seat).kind !== 'out') return [move];
    const rest = depth > 1 ? savingTurn(after, seat, list, depth - 1) : null;
    if (rest !== null) return [move, ...rest];
  }
  return null;
}

const leaves = (moves: readonly Move[]): boolean =>
  moves.some((move) => move.type === 'start' && move.star === 'castor');

describe('a fleet that waits next door', () => {
  const state = position({
    round: 31,
    homes: HOMES,
    stars: { algieba: [1, 12], capella: [0, 6], castor: [0, 1], pavo: [1, 1] },
  });

  test('besieges a home star that fewer ships hold', () => {
    expect(besiegersOf(state, takeSurvey(state), 0)).toBe(12);
    expect(besiegersOf(state, takeSurvey(state), 1)).toBe(0);
  });

  test('frees lone guards from their posts, which the first generation never left', () => {
    expect(leaves(firstCandidates(state, 0))).toBe(false);
    expect(leaves(candidates(state, 0))).toBe(true);
  });
});

test('instinct saves whoever is out otherwise, over the star next door if need be', () => {
  const state = position({
    round: 9,
    homes: HOMES,
    stars: { regulus: [1, 9], pavo: [1, 3], capella: [0, 1], achernar: [0, 4], vega: [1, 12] },
  });
  expect(isLost(state, 0)).toBe(true);
  expect(instinct(state, 0, createRandom('rescue'))).toEqual(shortFlight('achernar', 'pavo', 4));
});
