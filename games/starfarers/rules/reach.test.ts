import { createRandom, pick, randomPlayout } from '@sternwarte/engine';
import { expect, test } from 'vitest';
import { chipNamed } from './chips.ts';
import { CANNON } from './data.ts';
import { wouldReveal } from './exploration.ts';
import { starfarers } from './index.ts';
import type { Node } from './lattice.ts';
import { layoutOf } from './layout.ts';
import { canEndWithin, flyDistance, isLegalEnd, reachable, stepsLeft } from './reach.ts';
import { HOME_PLANETS, PLANETS_PER_SYSTEM, sectorIndex, type SectorId } from './sectors.ts';
import { NOBODY, playerAt, type Ship, type State } from './state.ts';

/** A ship that may be asked about, and how far it may fly. */
interface Question {
  readonly state: State;
  readonly ship: Ship;
  readonly left: number;
}

/** Ships of random matches in their flight phase, those of discoveries that stop them included. */
function questions(): Question[] {
  const random = createRandom('questions about ships');
  const asked: Question[] = [];
  for (let n = 0; n < 8; n++) {
    const discoveryStopsShip = n % 2 === 1;
    const board = discoveryStopsShip ? 'explorer' : 'beginner';
    const options = { maxRounds: 12, board, discoveryStopsShip } as const;
    const state = starfarers.setup({ seats: 2 + (n % 3), options });
    const ask = (): void => {
      if (state.phase !== 'flight' || state.agenda.length > 0) return;
      for (const [index, ship] of playerAt(state, state.current).ships.entries()) {
        if (ship === null || random.below(4) > 0) continue;
        asked.push({ state: starfarers.clone(state), ship, left: stepsLeft(state, index) });
      }
    };
    randomPlayout(starfarers, state, random, { onAction: ask });
  }
  return asked;
}

/** The targets with their distances, ring by ring and with nothing kept. */
function ringByRing({ state, ship, left }: Question): { node: Node; far: number }[] {
  const seat = state.current;
  const seen = new Set<Node>([ship.node]);
  const found: { node: Node; far: number }[] = [];
  let ring: readonly Node[] = [ship.node];
  for (let far = 1; far <= left; far++) {
    const next: Node[] = [];
    for (const node of ring) {
      for (const other of layoutOf(state.placements).neighbours[node] ?? []) {
        if (seen.has(other)) continue;
        seen.add(other);
        next.push(other);
      }
    }
    for (const node of next) {
      const legal = wouldReveal(state, seat, node)
        ? canEndWithin(state, seat, ship, node, left - far, NOBODY)
        : isLegalEnd(state, seat, ship, node);
      if (legal) found.push({ node, far });
    }
    ring = next.filter(
      (node) =>
        !wouldReveal(state, seat, node) && !(state.mustStop && isLegalEnd(state, seat, ship, node)),
    );
  }
  return found;
}

function answer({ state, ship, left }: Question): { node: Node; far: number }[] {
  const targets: Node[] = [];
  const count = reachable(state, state.current, ship, left, NOBODY, targets);
  return targets
    .slice(0, count)
    .map((node) => ({ node, far: flyDistance(state, state.current, ship, node, left) }));
}

test('where a ship gets does not depend on what was asked before', () => {
  const asked = questions();
  expect(asked.length).toBeGreaterThan(200);
  expect(asked.some(({ state }) => state.mustStop)).toBe(true);
  const random = createRandom('in which order');
  for (let n = 0; n < 120; n++) {
    const question = pick(asked, random);
    // The same ship at other speeds, as one that has to stop, with all planets explored, with markers that could be cleared
    // or could not, and among other sectors.
    const explored = starfarers.clone(question.state);
    for (const [planet, chip] of explored.chips.entries()) {
      if (chip === 0) explored.chips[planet] = 1;
    }
    const guarded = (cannons: number): Question => {
      const state = starfarers.clone(explored);
      for (let planet = HOME_PLANETS; planet < state.chips.length; planet += PLANETS_PER_SYSTEM) {
        state.chips[planet] = chipNamed('pirate4');
      }
      playerAt(state, state.current).upgrades[CANNON] = cannons;
      return { ...question, state };
    };
    const among = (id: SectorId): Question => {
      const placement = { sector: sectorIndex(id), rotation: 0 };
      const placements = explored.placements.map(() => placement);
      return { ...question, state: { ...explored, placements } };
    };
    const variants = [
      question,
      { ...question, left: question.left - 1 },
      { ...question, left: question.left + 2 },
      { ...question, state: explored },
      guarded(0),
      guarded(4),
      { ...question, state: { ...question.state, mustStop: !question.state.mustStop } },
      among('SYS1'),
      among('EMPTY1'),
    ];
    for (let again = 0; again < 2 * variants.length; again++) {
      const next = pick(variants, random);
      expect(answer(next)).toEqual(ringByRing(next));
    }
  }
});

test('a ship does not get further by what was asked of a longer flight', () => {
  for (const { state, ship, left } of questions().slice(0, 60)) {
    const further = answer({ state, ship, left: left + 3 });
    const near = answer({ state, ship, left });
    expect(near.every(({ far }) => far <= left)).toBe(true);
    expect(further.length).toBeGreaterThanOrEqual(near.length);
    expect(near).toEqual(ringByRing({ state, ship, left }));
  }
});
