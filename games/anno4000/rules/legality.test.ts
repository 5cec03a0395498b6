/** What everybody may see, and what is refused whatever the position. */

import { describe, expect, test } from 'vitest';
import { checkMove } from './check.ts';
import { anno4000 } from './index.ts';
import type { Refusals } from './refusals.ts';
import { endTurn, land, play, start } from './testing/play.ts';
import { position, type PositionText } from './testing/position.ts';

const FLIGHT = {
  round: 5,
  homes: ['regulus', 'pavo'],
  stars: { regulus: [0, 8], pavo: [1, 8] },
  discs: { 0: [['CY', 3, 4]], 1: [['JR', 2, 3]] },
} as const satisfies PositionText;

test('R1 nothing on the table is hidden: everybody sees the whole position', () => {
  const state = position(FLIGHT);
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(anno4000.view(state, viewer)).toEqual(state);
    expect(anno4000.redact({ by: 0, move: endTurn }, state, viewer)).toEqual({
      by: 0,
      move: endTurn,
    });
  }
});

test('R1 whoever keeps his home star last wins', () => {
  const stars = { regulus: [1, 8], castor: [0, 9], pavo: [1, 1] } as const;
  const state = position({ ...FLIGHT, stars });
  play(state, endTurn);
  expect(state.result?.winners).toEqual([1]);
});

test('ruling 2: a disc shows its origin, field and ships to everybody, and no target to anybody', () => {
  const state = position(FLIGHT);
  for (const viewer of [0, 1, 'spectator'] as const) {
    const [disc] = anno4000.view(state, viewer).players[0]?.discs ?? [];
    expect(Object.keys(disc ?? {})).toEqual(['origin', 'field', 'ships']);
  }
});

describe('R5 whatever is not a move of the game is refused:', () => {
  const inputs: readonly unknown[] = [
    null,
    undefined,
    7,
    'endTurn',
    [],
    {},
    { type: 'pass' },
    { type: 'endLanding' },
    { type: 'endTurn', seat: 0 },
    { type: 'resign', sure: true },
    { type: 'start', star: 'regulus' },
    { type: 'start', star: 'terra', ships: 1 },
    { type: 'start', star: 'REGULUS', ships: 1 },
    { type: 'start', star: 'regulus', ships: 0 },
    { type: 'start', star: 'regulus', ships: 1.5 },
    { type: 'start', star: 'regulus', ships: '1' },
    { type: 'start', star: 'regulus', ships: 1, target: 'pavo' },
    { type: 'shortFlight', from: 'regulus', ships: 1 },
    { type: 'land', discs: 0, star: 'sol' },
    { type: 'land', discs: [], star: 'sol' },
    { type: 'land', discs: [2], star: 'sol' },
    { type: 'land', discs: [0, 0], star: 'sol' },
    { type: 'land', discs: [1, 0], star: 'sol' },
    { type: 'land', discs: [0, 1, 0], star: 'sol' },
  ];
  const malformed: keyof Refusals = 'malformed';

  for (const input of inputs) {
    test(`R5 ${JSON.stringify(input) ?? 'undefined'}`, () => {
      expect(checkMove(position(FLIGHT), 0, input)?.key).toBe(malformed);
    });
  }
});

describe('a refusal tells what its sentence needs:', () => {
  test('R6.3 how far the star is, and on which field the disc lies', () => {
    expect(checkMove(position(FLIGHT), 0, land('pavo'))).toEqual({
      key: 'outOfReach',
      values: { star: 'pavo', disc: 0, field: 4, distance: 7 },
    });
  });

  test('R6.4 how many ships there are', () => {
    expect(checkMove(position(FLIGHT), 0, start('regulus', 9))).toEqual({
      key: 'tooFewShips',
      values: { star: 'regulus', ships: 8 },
    });
  });

  test('ruling 12: which disc must land', () => {
    const state = position({
      ...FLIGHT,
      discs: {
        0: [
          ['CY', 1, 1],
          ['EY', 4, 2],
        ],
      },
    });
    expect(checkMove(state, 0, endTurn)).toEqual({
      key: 'mustLand',
      values: { disc: 1, field: 5 },
    });
  });

  test('ruling 18: which star must be cleared', () => {
    const stars = { regulus: [1, 2], pavo: [0, 6] } as const;
    const exchanges = [{ players: [0, 1], dueRound: 5 }] as const;
    const state = position({ ...FLIGHT, stars, exchanges });
    expect(checkMove(state, 0, endTurn)).toEqual({
      key: 'evacuate',
      values: { star: 'pavo', ships: 6 },
    });
  });
});
