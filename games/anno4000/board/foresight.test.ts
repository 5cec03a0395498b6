/** What the board promises is what the rules then do. */

import { createRandom, playout, randomPolicy } from '@sternwarte/engine';
import { expect, test } from 'vitest';
import { sectorId, sectorOf, starId, starNamed } from '../rules/board.ts';
import { anno4000 } from '../rules/index.ts';
import { ownerOf, playerAt, shipsOn } from '../rules/state.ts';
import { endTurn, land, play, shortFlight } from '../rules/testing/play.ts';
import { position } from '../rules/testing/position.ts';
import {
  arrivalOf,
  arrivalsOn,
  dangersAtHome,
  forecast,
  foresee,
  reachOf,
  shipsOnDiscs,
} from './foresight.ts';
import { sortMoves } from './offers.ts';

test('the sectors in reach now are those of the legal landings, all along a match', () => {
  const random = createRandom('foresight');
  const state = anno4000.setup({ seats: 4, options: {} });
  const policies = Array.from({ length: 4 }, () => randomPolicy);
  for (let step = 0; step < 300; step++) {
    playout(anno4000, state, policies, random, { maxActions: 1 });
    if (state.phase !== 'landing' || state.exchanges.length > 0) continue;
    const seat = state.current;
    const { landings } = sortMoves(anno4000.moves(state, seat));
    for (const discs of [[0], [1], [0, 1]] as const) {
      const inReach = new Set(
        landings
          .filter((move) => move.discs.join() === discs.join())
          .map(({ star }) => sectorId(sectorOf(starNamed(star)))),
      );
      const promised = reachOf(state, seat, discs).filter(({ ahead }) => ahead === 0);
      expect(new Set(promised.map(({ sector }) => sectorId(sector)))).toEqual(inReach);
    }
  }
});

test('every arrival ends as it was foretold', () => {
  const random = createRandom('arrivals');
  const state = anno4000.setup({ seats: 3, options: { equalBattle: 'bothDestroyed' } });
  const policies = Array.from({ length: 3 }, () => randomPolicy);
  const seen = new Set<string>();
  for (let step = 0; step < 500 && state.phase !== 'over'; step++) {
    playout(anno4000, state, policies, random, { maxActions: 1 });
    if (state.phase !== 'landing') continue;
    const seat = state.current;
    for (const move of sortMoves(anno4000.moves(state, seat)).landings) {
      const star = starNamed(move.star);
      const ships = shipsOnDiscs(state, seat, move.discs);
      const outcome = arrivalOf(state, seat, star, ships);
      seen.add(outcome);
      const after = foresee(state, seat, move);
      const here = ownerOf(after, star) === seat ? shipsOn(after, star) : 0;
      const before = ownerOf(state, star) === seat ? shipsOn(state, star) : 0;
      const expected = outcome === 'lose' || outcome === 'bothLost' ? 0 : before + ships;
      expect(here).toBe(expected);
    }
  }
  expect(seen.size).toBeGreaterThan(3);
});

test('two discs are shown where both arrive in the same turn', () => {
  const state = position({
    round: 3,
    homes: ['regulus', 'pavo'],
    stars: { regulus: [0, 5], pavo: [1, 9] },
    discs: {
      0: [
        ['CY', 3, 3],
        ['FY', 2, 3],
      ],
    },
  });
  const reach = reachOf(state, 0, [0, 1]);
  const at = (turns: number): string[] =>
    reach.filter(({ ahead }) => ahead === turns).map(({ sector }) => sectorId(sector));
  expect(at(1)).toContain('HR');
  expect(at(0)).not.toContain('HR');
});

test('production is forecast for the round in which the player begins his turn', () => {
  const state = position({
    round: 3,
    homes: ['regulus', 'pavo'],
    stars: { regulus: [0, 5], pollux: [0, 1], merak: [0, 1], pavo: [1, 9] },
  });
  expect(forecast(state, 0)).toEqual({
    round: 4,
    ships: 2,
    circles: 2,
    crosses: 2,
    pairs: 2,
    homeHeld: true,
  });
  // In an even round whoever has begun his turn has had his ships; the other still gets them.
  const even = position({
    round: 4,
    homes: ['regulus', 'pavo'],
    stars: { regulus: [0, 5], pavo: [1, 9] },
  });
  expect(forecast(even, 0).round).toBe(6);
  expect(forecast(even, 1).round).toBe(4);
});

test('nothing is forecast without the home star, or above the ship limit', () => {
  const state = position({
    round: 3,
    homes: ['regulus', 'pavo'],
    stars: { castor: [0, 15], pavo: [1, 15] },
    options: { shipLimit: 15 },
  });
  expect(forecast(state, 0)).toMatchObject({ ships: 0, homeHeld: false });
  expect(forecast(state, 1)).toMatchObject({ ships: 0, homeHeld: true });
});

test('who could take the home star next is told beforehand', () => {
  const state = position({
    round: 3,
    homes: ['regulus', 'pavo'],
    stars: { regulus: [0, 5], algieba: [1, 4], pavo: [1, 9] },
    discs: { 1: [['BY', 1, 6]] },
  });
  expect(dangersAtHome(state, 0)).toEqual([{ seat: 1, ships: 10, by: 'doubleMove' }]);
  expect(arrivalsOn(state, starNamed('regulus'), 1)).toEqual([]);
  expect(starId(playerAt(state, 0).home ?? starNamed('sol'))).toBe('regulus');
});

test('a disc and a short flight that are too weak alone add up, as a double move does', () => {
  const state = position({
    round: 3,
    homes: ['regulus', 'pavo'],
    stars: { regulus: [0, 8], algieba: [1, 5], pavo: [1, 9] },
    discs: { 1: [['BY', 1, 6]] },
  });
  expect(dangersAtHome(state, 0)).toEqual([{ seat: 1, ships: 11, by: 'doubleMove' }]);
  // And so it happens, if nothing is done about it.
  play(state, endTurn, land('algieba'), shortFlight('algieba', 'regulus', 11));
  expect(ownerOf(state, starNamed('regulus'))).toBe(1);
});

test('nobody is in danger from his partner in an exchange', () => {
  const state = position({
    round: 3,
    homes: ['regulus', 'pavo'],
    stars: { regulus: [0, 2], algieba: [1, 5], pavo: [0, 9] },
    exchanges: [{ players: [0, 1], dueRound: 4 }],
  });
  expect(dangersAtHome(state, 0)).toEqual([]);
});
