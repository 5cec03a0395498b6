import { describe, expect, test } from 'vitest';
import { starfarers } from './index.ts';
import { nodeNamed } from './lattice.ts';
import { playerAt, speedOf } from './state.ts';
import { BLUE, RED, Testbed, WHITE, YELLOW } from './testing/testbed.ts';

const ends = (bed: Testbed, seat: number, ship = 0): string[] =>
  bed
    .offered(seat, 'fly')
    .filter((move) => move.ship === ship)
    .map(({ to }) => to);

describe('the shake', () => {
  test('R9.1 ruling 18.8: with a ship the roll is compulsory, without one the phase is skipped', () => {
    const bed = Testbed.trading();
    expect(bed.refusal(YELLOW, { type: 'endTurn' })).toBe('mustFly');
    bed.noShip(YELLOW, 0);
    expect(bed.refusal(YELLOW, { type: 'startFlight' })).toBe('noShips');
    bed.move(YELLOW, { type: 'endTurn' });
    expect(bed.state.current).toBe(RED);
  });

  test('R9.2 R9.3 T13: red and blue make 4, with one drive 5, and white reaches n15_23', () => {
    const bed = Testbed.trading(WHITE).move(WHITE, { type: 'startFlight' }).balls('blue', 'red');
    expect([bed.state.baseSpeed, speedOf(bed.state)]).toEqual([4, 5]);
    bed.steps(WHITE, 0, 'n21_25', 'n19_25', 'n18_24', 'n16_24', 'n15_23');
    expect(bed.state.steps).toBe(5);
    bed.explore('S14', '5', '3', '10');
    expect(bed.refusal(WHITE, { type: 'step', ship: 0, to: 'n13_23' })).toBe('noStepsLeft');
  });

  test('R9.2 R14.1 T14: black means an encounter and base speed 3, plus drives on board and on cards', () => {
    const bed = Testbed.trading().upgrade(YELLOW, 'drive', 2).card(YELLOW, 'science-both-1');
    bed.move(YELLOW, { type: 'startFlight' }).balls('black', 'yellow');
    expect(bed.state.agenda).toEqual([{ kind: 'encounter' }]);
    bed.meet(13).move(YELLOW, { type: 'answer', yes: false });
    expect(speedOf(bed.state)).toBe(6);
    expect(bed.state.agenda).toEqual([]);
  });

  test('R9.3 ruling 18.7: speed is read anew at every step', () => {
    const bed = Testbed.flying(WHITE, 1).upgrade(WHITE, 'drive', 0).steps(WHITE, 0, 'n21_25');
    expect(bed.refusal(WHITE, { type: 'step', ship: 0, to: 'n19_25' })).toBe('noStepsLeft');
    bed.upgrade(WHITE, 'drive', 1);
    expect(bed.refusal(WHITE, { type: 'step', ship: 0, to: 'n19_25' })).toBeNull();
  });
});

describe('steps', () => {
  test('R9.4 ruling 18.9: one ship after the other, and no flight is resumed', () => {
    const bed = Testbed.flying(YELLOW, 4)
      .ship(YELLOW, 1, 'tradeShip', 'n19_17')
      .steps(YELLOW, 0, 'n9_27');
    expect(bed.refusal(YELLOW, { type: 'step', ship: 1, to: 'n18_16' })).toBe('otherShipFlying');
    expect(bed.refusal(YELLOW, { type: 'endTurn' })).toBe('shipInFlight');
    bed
      .steps(YELLOW, 0, 'n10_26')
      .move(YELLOW, { type: 'finishShip', ship: 0 })
      .steps(YELLOW, 1, 'n18_16');
    bed.move(YELLOW, { type: 'finishShip', ship: 1 });
    expect(bed.refusal(YELLOW, { type: 'step', ship: 0, to: 'n9_27' })).toBe('shipDone');
  });

  test('R9.5: fewer steps, none at all and going back are fine', () => {
    const bed = Testbed.flying(YELLOW, 4);
    expect(bed.refusal(YELLOW, { type: 'endTurn' })).toBeNull();
    bed.steps(YELLOW, 0, 'n6_26', 'n7_27').move(YELLOW, { type: 'finishShip', ship: 0 });
    expect(playerAt(bed.state, YELLOW).ships[0]?.node).toBe(nodeNamed('n7_27'));
    expect(bed.refusal(YELLOW, { type: 'step', ship: 0, to: 'n21_25' })).toBe('shipDone');
  });

  test('R9.6: occupied points are passed and counted, system centres are not passed', () => {
    const bed = Testbed.flying(WHITE, 2)
      .ship(RED, 1, 'tradeShip', 'n21_25')
      .steps(WHITE, 0, 'n21_25');
    expect(bed.refusal(WHITE, { type: 'finishShip', ship: 0 })).toBe('badEnd');
    bed.steps(WHITE, 0, 'n19_25').move(WHITE, { type: 'finishShip', ship: 0 });
    const inner = Testbed.flying(WHITE, 3)
      .ship(WHITE, 0, 'colonyShip', 'n16_20')
      .chips('S14', '5', '3', '10');
    expect(inner.refusal(WHITE, { type: 'step', ship: 0, to: 'n15_21' })).toBe('notAdjacent');
  });

  test('R9.8 ruling 18.10: a step after which no flight could end is not offered', () => {
    const bed = Testbed.flying(WHITE, 1)
      .upgrade(WHITE, 'drive', 0)
      .ship(RED, 1, 'tradeShip', 'n21_25');
    expect(bed.refusal(WHITE, { type: 'step', ship: 0, to: 'n21_25' })).toBe('deadEnd');
    bed.upgrade(WHITE, 'drive', 1);
    expect(bed.refusal(WHITE, { type: 'step', ship: 0, to: 'n21_25' })).toBeNull();
  });

  test('R9.7 R9.8: fly goes to legal ends and to points that reveal something, never through them', () => {
    const bed = Testbed.flying(WHITE, 4);
    const targets = ends(bed, WHITE);
    expect(targets).toContain('n15_23');
    expect(targets).toContain('n18_22');
    // n16_22 lies behind the rim of the unexplored system.
    expect(targets).not.toContain('n16_22');
    bed.move(WHITE, { type: 'fly', ship: 0, to: 'n15_23' });
    expect(bed.state.steps).toBe(5);
    bed.explore('S14', '5', '3', '10');
    expect(bed.state.flying).toBe(0);
    bed.upgrade(WHITE, 'drive', 2).move(WHITE, { type: 'fly', ship: 0, to: 'n16_22' });
    // A colony may be founded there, so the player decides how to go on.
    expect(bed.state.flying).toBe(0);
    bed.move(WHITE, { type: 'foundColony', ship: 0 });
    expect(bed.score(WHITE)).toBe(5);
  });

  test('R9.11: fly to a point where nothing is left to decide ends the flight', () => {
    const bed = Testbed.flying(WHITE, 4).move(WHITE, { type: 'fly', ship: 0, to: 'n19_25' });
    expect(bed.state.flying).toBe(-1);
    expect(playerAt(bed.state, WHITE).ships[0]?.done).toBe(true);
    expect(bed.events.at(-1)).toEqual({
      type: 'flew',
      seat: WHITE,
      ship: 0,
      path: ['n22_26', 'n21_25', 'n19_25'],
    });
  });

  test('R9.8: fly and single steps reach the same ends of an open board', () => {
    const bed = Testbed.flying(BLUE, 2);
    const bySteps = new Set<string>();
    const walk = (from: Testbed['state'], left: number): void => {
      for (const move of starfarers.moves(from, BLUE)) {
        if (move.type === 'finishShip' && from.flying === 0) {
          const node = from.players[BLUE]?.ships[0]?.node;
          bySteps.add(String(node));
        }
        if (move.type !== 'step' || left === 0) continue;
        const next = starfarers.clone(from);
        starfarers.apply(next, { by: BLUE, move });
        walk(next, left - 1);
      }
    };
    walk(bed.state, 3);
    bySteps.delete(String(nodeNamed('n30_26')));
    expect(
      new Set(ends(bed, BLUE).map((to) => String(nodeNamed(to as `n${number}_${number}`)))),
    ).toEqual(bySteps);
  });
});

describe('T22: where a flight may not end', () => {
  test('R9.8 ruling 18.12: not on an opponent’s spaceport point, but neutral ports do not count', () => {
    const bed = Testbed.flying(WHITE, 5).ship(WHITE, 0, 'colonyShip', 'n12_24');
    expect(ends(bed, WHITE)).not.toContain('n12_26');
    bed.steps(WHITE, 0, 'n13_25', 'n12_26');
    expect(bed.refusal(WHITE, { type: 'finishShip', ship: 0 })).toBe('badEnd');
    const three = Testbed.flying(YELLOW, 5, 3).ship(YELLOW, 0, 'colonyShip', 'n30_24');
    expect(ends(three, YELLOW)).toContain('n30_26');
  });

  test('ruling 18.3: a trade ship not on a colony site, nor on a docking point without founding', () => {
    const bed = Testbed.flying(WHITE, 5)
      .ship(WHITE, 0, 'tradeShip', 'n18_20')
      .chips('S14', '5', '3', '10');
    expect(ends(bed, WHITE)).not.toContain('n16_20');
    expect(bed.refusal(WHITE, { type: 'fly', ship: 0, to: 'n16_20' })).toBe('badEnd');
    const dock = Testbed.flying(WHITE, 5).ship(WHITE, 0, 'tradeShip', 'n28_16');
    expect(ends(dock, WHITE)).not.toContain('n27_15');
    expect(ends(dock.upgrade(WHITE, 'freightPod', 1), WHITE)).toContain('n27_15');
  });

  test('a colony ship not on a docking point; passing it is fine', () => {
    const bed = Testbed.flying(WHITE, 5).ship(WHITE, 0, 'colonyShip', 'n28_16');
    expect(ends(bed, WHITE)).not.toContain('n27_15');
    bed.steps(WHITE, 0, 'n27_15', 'n25_15').move(WHITE, { type: 'finishShip', ship: 0 });
  });

  test('ruling 18.35: nobody ends on a home site', () => {
    const bed = Testbed.flying(YELLOW, 5, 2).ship(YELLOW, 0, 'colonyShip', 'n22_26');
    expect(ends(bed, YELLOW)).not.toContain('n21_27');
    expect(bed.refusal(YELLOW, { type: 'fly', ship: 0, to: 'n21_27' })).toBe('badEnd');
  });

  test('ruling 18.46 ruling 18.52: a trade ship not on an inner node of a face-down sector, whose centre nobody passes', () => {
    const bed = Testbed.flying(WHITE, 9, 4, { board: 'explorer' }).await({ kind: 'jump' });
    const targets = (kind: 'colonyShip' | 'tradeShip') => {
      bed.ship(WHITE, 0, kind, 'n22_26');
      return bed.offered(WHITE, 'jump').map(({ to }) => to);
    };
    expect(targets('tradeShip')).not.toContain('n16_20');
    expect(targets('colonyShip')).toContain('n16_20');
    expect(targets('colonyShip')).not.toContain('n15_21');
  });
});

/** A colony ship that has waited beside a pirate base since an earlier turn. */
const waiting = (speed: number) =>
  Testbed.flying(WHITE, speed)
    .upgrade(WHITE, 'drive', 0)
    .ship(WHITE, 0, 'colonyShip', 'n16_22')
    .chips('S14', '5', '3', 'pirate4');

describe('duties', () => {
  test('R9.9 T23 ruling 18.2: it must leave before the turn ends, if it can', () => {
    const bed = waiting(3);
    expect(bed.refusal(WHITE, { type: 'endTurn' })).toBe('dutyToClear');
    bed.move(WHITE, { type: 'fly', ship: 0, to: 'n15_23' });
    expect(bed.refusal(WHITE, { type: 'endTurn' })).toBeNull();
  });

  test('R9.9 ruling 18.13: it stays when no other end is in reach', () => {
    const bed = waiting(1).ship(RED, 1, 'tradeShip', 'n15_23').ship(BLUE, 1, 'tradeShip', 'n18_22');
    expect(bed.refusal(WHITE, { type: 'endTurn' })).toBeNull();
    expect(bed.refusal(WHITE, { type: 'finishShip', ship: 0 })).toBeNull();
  });

  test('T36 ruling 18.50: it cannot be finished where it stands, nor by going out and back', () => {
    const bed = waiting(3);
    expect(bed.refusal(WHITE, { type: 'finishShip', ship: 0 })).toBe('dutyToClear');
    bed.steps(WHITE, 0, 'n15_23', 'n16_22');
    expect(bed.refusal(WHITE, { type: 'finishShip', ship: 0 })).toBe('dutyToClear');
    expect(bed.refusal(WHITE, { type: 'endTurn' })).toBe('shipInFlight');
    bed.steps(WHITE, 0, 'n15_23').move(WHITE, { type: 'finishShip', ship: 0 });
    expect(bed.refusal(WHITE, { type: 'endTurn' })).toBeNull();
  });

  test('R9.9 ruling 18.2: founding now fulfils the duty too, without a step', () => {
    const bed = Testbed.flying(WHITE, 3)
      .ship(WHITE, 0, 'colonyShip', 'n16_22')
      .chips('S14', '5', '3', '10');
    expect(bed.refusal(WHITE, { type: 'endTurn' })).toBe('dutyToClear');
    bed.move(WHITE, { type: 'foundColony', ship: 0 });
    expect(bed.refusal(WHITE, { type: 'endTurn' })).toBeNull();
  });

  test('R9.9: a spaceport that came into being beside a ship has to be cleared too', () => {
    const bed = Testbed.flying(WHITE, 3)
      .ship(WHITE, 0, 'tradeShip', 'n18_20')
      .chips('S14', '5', '3', '10');
    expect(bed.refusal(WHITE, { type: 'endTurn' })).toBeNull();
    bed.colony(RED, 'n16_20').spaceport(RED, 'n16_20');
    expect(bed.refusal(WHITE, { type: 'endTurn' })).toBe('dutyToClear');
  });

  test('R9.10 ruling 18.15: a grounded ship does not move, but a colony ship may found, and under duty must', () => {
    const bed = Testbed.flying(WHITE, 3)
      .ship(WHITE, 0, 'colonyShip', 'n16_22')
      .chips('S14', '5', '3', '10');
    bed.await({ kind: 'ground' }).move(WHITE, { type: 'groundShip', ship: 0 });
    expect(bed.refusal(WHITE, { type: 'step', ship: 0, to: 'n15_23' })).toBe('shipGrounded');
    expect(bed.refusal(WHITE, { type: 'endTurn' })).toBe('dutyToClear');
    bed.move(WHITE, { type: 'foundColony', ship: 0 }).move(WHITE, { type: 'endTurn' });
  });

  test('R9.10: grounding lasts for this turn', () => {
    const bed = Testbed.flying(WHITE, 3)
      .await({ kind: 'ground' })
      .move(WHITE, { type: 'groundShip', ship: 0 });
    bed.move(WHITE, { type: 'endTurn' });
    expect(playerAt(bed.state, WHITE).ships[0]?.grounded).toBe(false);
  });

  test('ruling 18.14: a ship beside a foreign spaceport is grounded only if there is no other', () => {
    const bed = Testbed.flying(WHITE, 3)
      .ship(WHITE, 1, 'tradeShip', 'n12_26')
      .await({ kind: 'ground' });
    expect(bed.offered(WHITE, 'groundShip')).toEqual([{ type: 'groundShip', ship: 0 }]);
    expect(bed.refusal(WHITE, { type: 'groundShip', ship: 1 })).toBe('cannotGround');
    bed.noShip(WHITE, 0);
    expect(bed.offered(WHITE, 'groundShip')).toEqual([{ type: 'groundShip', ship: 1 }]);
  });
});
