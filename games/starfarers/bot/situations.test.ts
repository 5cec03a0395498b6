import { createRandom, type Seat } from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import type { Move } from '../rules/actions.ts';
import { starfarers } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { BLUE, RED, Testbed, WHITE, YELLOW } from '../rules/testing/testbed.ts';
import { candidates } from './candidates.ts';
import { FEATURES, measure } from './features.ts';
import { starExpertise } from './index.ts';
import { instinct } from './instinct.ts';

const random = createRandom('situations');

/** The chance of a seat in a position, as bots judge it. */
function chanceOf(state: State, seat: Seat): number {
  const pending = starfarers.pending(state);
  if (pending.kind === 'over') return pending.result.winners.includes(seat) ? 1 : 0;
  const seats = state.players.length;
  const weights = starExpertise.weights(seats);
  const measured = new Float64Array(seats * FEATURES.length);
  measure(state, measured);
  const parts = state.players.map((_player, other) =>
    Math.exp(
      FEATURES.reduce(
        (sum, feature, i) => sum + weights[feature] * (measured[other * FEATURES.length + i] ?? 0),
        0,
      ),
    ),
  );
  return (parts[seat] ?? 0) / parts.reduce((sum, part) => sum + part, 0);
}

/** The candidate that looks best one move ahead. */
function bestMove(state: State, seat: Seat): Move | undefined {
  return candidates(state, seat)
    .map((move) => {
      const copy = starfarers.clone(state);
      starfarers.apply(copy, { by: seat, move });
      return { move, chance: chanceOf(copy, seat) };
    })
    .toSorted((a, b) => b.chance - a.chance)[0]?.move;
}

/** Yellow with this many points from stations and medals. */
function nearWin(bed: Testbed, halfMedals: number): Testbed {
  bed.stations(YELLOW, 'greenFolk', 1).stations(YELLOW, 'merchants', 1);
  bed.stations(YELLOW, 'scientists', 1).stations(YELLOW, 'diplomats', 1);
  const player = bed.state.players[YELLOW];
  if (player !== undefined) player.halfMedals = halfMedals;
  return bed;
}

describe('a win in one is taken', () => {
  test('by building a spaceport', () => {
    const bed = nearWin(Testbed.trading(), 4).give(YELLOW, { carbon: 3, food: 2 });
    expect(bed.score(YELLOW)).toBe(14);
    expect(bestMove(bed.state, YELLOW)?.type).toBe('buildSpaceport');
    expect(instinct(bed.state, YELLOW, random).type).toBe('buildSpaceport');
  });

  test('by trading with the supply first', () => {
    const bed = nearWin(Testbed.trading(), 4).give(YELLOW, { carbon: 3, food: 1, goods: 2 });
    const trade = { type: 'supplyTrade', give: 'goods', want: 'food', rate: 2 } as const;
    expect(candidates(bed.state, YELLOW)).toContainEqual(trade);
  });

  test('by founding a colony', () => {
    const bed = nearWin(Testbed.flying(YELLOW, 3), 4).chips('S13', '4', '10', '5');
    const to = candidates(bed.state, YELLOW).find(({ type }) => type === 'fly');
    expect(to).toBeDefined();
    bed.ship(YELLOW, 0, 'colonyShip', 'n4_20');
    expect(bestMove(bed.state, YELLOW)).toEqual({ type: 'foundColony', ship: 0 });
    expect(instinct(bed.state, YELLOW, random)).toEqual({ type: 'foundColony', ship: 0 });
  });
});

describe('a loss that threatens is put off', () => {
  test('whoever is about to win is robbed, not somebody else', () => {
    const bed = nearWin(Testbed.begun(RED), 4);
    bed.give(YELLOW, { carbon: 3 }).give(WHITE, { carbon: 3 }).give(BLUE, { carbon: 3 });
    bed.roll(7);
    expect(instinct(bed.state, RED, random)).toEqual({ type: 'rob', seat: YELLOW });
  });

  test('the friendship marker is taken from whoever is about to win', () => {
    const bed = nearWin(Testbed.flying(RED, 5), 4).noShip(RED, 0).upgrade(RED, 'freightPod', 3);
    bed.stations(RED, 'merchants', 1).ship(RED, 0, 'tradeShip', 'n27_17');
    const before = chanceOf(bed.state, RED);
    const move = bestMove(bed.state, RED);
    expect(move?.type).toBe('fly');
    if (move !== undefined) bed.move(RED, move);
    expect(bed.score(YELLOW)).toBe(12);
    expect(chanceOf(bed.state, RED)).toBeGreaterThan(before);
  });
});

describe('what a good player does', () => {
  test('a ship is not left standing when there is somewhere to go', () => {
    const bed = Testbed.flying(YELLOW, 5);
    expect(bestMove(bed.state, YELLOW)?.type).not.toBe('finishShip');
    expect(instinct(bed.state, YELLOW, random).type).toBe('fly');
  });

  test('cards for a colony ship become one rather than nothing', () => {
    const bed = Testbed.trading().give(YELLOW, { ore: 1, fuel: 1, carbon: 1, food: 1 });
    const ship = candidates(bed.state, YELLOW).find(({ type }) => type === 'buildColonyShip');
    expect(ship).toBeDefined();
    expect(instinct(bed.state, YELLOW, random)).toEqual(ship);
  });

  test('the reserve pile is drawn from before anything else', () => {
    const bed = Testbed.trading(YELLOW, 4, { reserveDraw: 'manual' });
    bed.state.reserveDue = 2;
    expect(candidates(bed.state, YELLOW)).toEqual([{ type: 'drawReserve' }]);
  });

  test('of equal friendship cards one is thought about', () => {
    const bed = Testbed.flying(YELLOW, 3).await({ kind: 'pickCard', people: 1 });
    expect(candidates(bed.state, YELLOW)).toHaveLength(3);
  });

  test('a player without anything still has an answer', () => {
    const bed = Testbed.trading().noShip(YELLOW, 0);
    expect(candidates(bed.state, YELLOW)).toEqual([{ type: 'endTurn' }]);
    expect(instinct(bed.state, YELLOW, random)).toEqual({ type: 'endTurn' });
  });
});

const kinds = (bed: Testbed): string[] => candidates(bed.state, YELLOW).map(({ type }) => type);

describe('trading with the supply', () => {
  test('whoever can pay for a ship builds it, or something else, before the turn goes on', () => {
    const bed = Testbed.trading(YELLOW, 2).give(YELLOW, { ore: 1, fuel: 1, carbon: 1, food: 1 });
    expect(kinds(bed)).toContain('buildColonyShip');
    expect(kinds(bed)).not.toContain('startFlight');
  });

  test('nobody trades for an upgrade alone, unless a seven threatens', () => {
    const bed = Testbed.trading(YELLOW, 2).give(YELLOW, { goods: 2, fuel: 1 });
    expect(kinds(bed)).not.toContain('supplyTrade');
    const full = Testbed.trading(YELLOW, 2).give(YELLOW, { goods: 7, fuel: 1 });
    expect(kinds(full)).toContain('supplyTrade');
  });
});
