/** The other way to read a sentence of the rulebook, each beside the way that holds by default. */

import { describe, expect, test } from 'vitest';
import { kindOf } from './data.ts';
import { starfarers } from './index.ts';
import { OPTIONS, type Options } from './options.ts';
import { playerAt, speedOf } from './state.ts';
import { BLUE, RED, Testbed, WHITE, YELLOW } from './testing/testbed.ts';

test('section 19: other readings are marked as such, and what held before them is their default', () => {
  const readings = Object.entries(OPTIONS).filter(([, spec]) => spec.isReading === true);
  expect(readings.map(([id, spec]) => [id, spec.default])).toEqual([
    ['spaceJumpEndsFlight', true],
    ['discoveryStopsShip', false],
    ['levellingMinLeaders', 1],
    ['wearInTurn', false],
    ['soleClaimantTakesRest', false],
    ['offersUnlimited', false],
    ['speedFixedAtShake', false],
  ]);
  expect(readings.every(([, spec]) => spec.former === undefined)).toBe(true);
});

const worn = (wearInTurn: boolean) =>
  Testbed.flying(RED, 3, 4, { wearInTurn })
    .upgrade(YELLOW, 'freightPod', 3)
    .upgrade(YELLOW, 'cannon', 4)
    .upgrade(RED, 'drive', 5)
    .upgrade(RED, 'freightPod', 3);

describe('R14.22 ruling 18.38 wear, player after player', () => {
  test('by default all are asked at once', () => {
    const bed = worn(false).meet(32);
    expect(starfarers.pending(bed.state)).toEqual({ kind: 'move', seats: [YELLOW, RED] });
  });

  test('by option the active player begins, and everybody sees it before he chooses', () => {
    const bed = worn(true).meet(32);
    expect(starfarers.pending(bed.state)).toEqual({ kind: 'move', seats: [RED] });
    expect(bed.refusal(YELLOW, { type: 'removeUpgrade', upgrade: 'cannon' })).toBe('notYourTurn');
    bed.move(RED, { type: 'removeUpgrade', upgrade: 'freightPod' });
    const seen = starfarers.view(bed.state, YELLOW);
    expect([seen.players[RED]?.upgrades, seen.answers]).toEqual([[5, 0, 2], []]);
    expect(starfarers.pending(bed.state)).toEqual({ kind: 'move', seats: [YELLOW] });
    bed.move(YELLOW, { type: 'removeUpgrade', upgrade: 'cannon' });
    // The council looks at what is left: yellow has the most pods.
    expect([YELLOW, RED].map((seat) => playerAt(bed.state, seat).halfMedals)).toEqual([2, 1]);
    expect(bed.state.agenda).toEqual([{ kind: 'encounter' }]);
  });

  test('nobody is asked whom it does not concern', () => {
    const bed = Testbed.flying(YELLOW, 3, 4, { wearInTurn: true }).meet(31);
    expect(bed.state.agenda).toEqual([{ kind: 'encounter' }]);
  });
});

/** Red alone is entitled to two ore, and one is left. */
const scarce = (given: Partial<Options>) => {
  const bed = Testbed.begun(YELLOW, 3, given).card(RED, 'green-ore').give(WHITE, { ore: 11 });
  expect(bed.state.supply[kindOf('ore')]).toBe(1);
  return bed.roll(9);
};

describe('R7.4 ruling 18.25 a shortage with one who is entitled', () => {
  const options = { soleClaimantTakesRest: true } as const;

  test('by default he gets nothing', () => {
    const bed = scarce({});
    expect(bed.hand(RED)).toEqual({});
    expect(bed.events).toContainEqual({ type: 'shortage', resource: 'ore' });
  });

  test('by option he gets what is left', () => {
    const bed = scarce(options);
    expect(bed.hand(RED)).toEqual({ ore: 1 });
    expect(bed.events.some(({ type }) => type === 'shortage')).toBe(false);
    expect(starfarers.invariants(bed.state)).toEqual([]);
  });

  test('of several who are entitled nobody gets anything, and of an empty supply neither', () => {
    const several = Testbed.begun(YELLOW, 4, options).give(BLUE, { fuel: 11 }).roll(6);
    expect([several.hand(YELLOW), several.hand(RED)]).toEqual([{}, {}]);
    const empty = Testbed.begun(YELLOW, 3, options);
    empty.give(WHITE, { ore: 12 }).roll(9);
    expect(empty.hand(RED)).toEqual({});
    expect(empty.events).toContainEqual({ type: 'shortage', resource: 'ore' });
  });
});

describe('R8.4 ruling 18.53 offers without a limit', () => {
  const offer = { type: 'offer', give: { ore: 1 }, want: { goods: 1 }, to: null } as const;
  const afterTen = (options: Partial<Options>) => {
    const bed = Testbed.trading(YELLOW, 4, options).give(YELLOW, { ore: 1 });
    for (let i = 0; i < 10; i++) bed.move(YELLOW, offer).move(YELLOW, { type: 'withdrawOffer' });
    return bed;
  };

  test('by default ten in vain are enough', () => {
    const bed = afterTen({});
    expect(bed.refusal(YELLOW, offer)).toBe('tooManyOffers');
    expect(bed.offered(YELLOW, 'offer')).toEqual([]);
  });

  test('by option there is always another, and the count stays within bounds', () => {
    const bed = afterTen({ offersUnlimited: true });
    expect(bed.refusal(YELLOW, offer)).toBeNull();
    expect(bed.offered(YELLOW, 'offer')).toContainEqual(offer);
    bed.move(YELLOW, offer).move(YELLOW, { type: 'withdrawOffer' }).move(YELLOW, offer);
    // An open offer may be replaced at once, too.
    expect(bed.refusal(YELLOW, offer)).toBeNull();
    expect(bed.state.failedOffers).toBe(10);
  });
});

const shaken = (speedFixedAtShake: boolean) =>
  Testbed.trading(WHITE, 4, { speedFixedAtShake })
    .move(WHITE, { type: 'startFlight' })
    .balls('blue', 'red');

describe('R9.3 ruling 18.7 speed settled at the shake', () => {
  test('by default a drive that comes or goes counts at once', () => {
    const bed = shaken(false);
    expect(speedOf(bed.state)).toBe(5);
    expect(speedOf(bed.upgrade(WHITE, 'drive', 3).state)).toBe(7);
  });

  test('by option it holds for the turn, whatever comes or goes', () => {
    const bed = shaken(true);
    expect(speedOf(bed.state)).toBe(5);
    expect(speedOf(bed.upgrade(WHITE, 'drive', 3).state)).toBe(5);
    expect(speedOf(bed.upgrade(WHITE, 'drive', 0).state)).toBe(5);
    expect(speedOf(starfarers.view(bed.state, RED))).toBe(5);
    bed.steps(WHITE, 0, 'n21_25', 'n19_25', 'n18_24', 'n16_24', 'n15_23');
    bed.explore('S14', '5', '3', '10');
    expect(bed.refusal(WHITE, { type: 'step', ship: 0, to: 'n13_23' })).toBe('noStepsLeft');
  });

  test('by option it is settled before the encounter of a black ball, too', () => {
    const bed = Testbed.trading(YELLOW, 4, { speedFixedAtShake: true })
      .upgrade(YELLOW, 'drive', 2)
      .move(YELLOW, { type: 'startFlight' })
      .balls('black', 'yellow');
    bed.upgrade(YELLOW, 'drive', 5);
    bed.meet(13).move(YELLOW, { type: 'answer', yes: false });
    expect(speedOf(bed.state)).toBe(5);
  });

  test('by option the next shake looks at the drives anew', () => {
    const bed = shaken(true).upgrade(WHITE, 'drive', 3);
    bed.move(WHITE, { type: 'endTurn' });
    expect(bed.state.shakenDrives).toBe(0);
  });
});
