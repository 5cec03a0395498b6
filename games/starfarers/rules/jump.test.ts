import { describe, expect, test } from 'vitest';
import { nodeNamed } from './lattice.ts';
import { playerAt } from './state.ts';
import { Testbed, YELLOW } from './testing/testbed.ts';

const jumping = (options = {}) => Testbed.flying(YELLOW, 3, 4, options).await({ kind: 'jump' });

describe('R14.19: the space jump', () => {
  test('ruling 18.16: it may be declined', () => {
    const bed = jumping().move(YELLOW, { type: 'declineJump' });
    expect(bed.refusal(YELLOW, { type: 'step', ship: 0, to: 'n9_27' })).toBeNull();
  });

  test('ruling 18.51: to any other legal end; exploring follows, and the flight is over', () => {
    const bed = jumping();
    expect(bed.refusal(YELLOW, { type: 'jump', ship: 0, to: 'n7_27' })).toBe('badEnd');
    expect(bed.refusal(YELLOW, { type: 'jump', ship: 0, to: 'n27_15' })).toBe('badEnd');
    bed.move(YELLOW, { type: 'jump', ship: 0, to: 'n16_4' }).explore('S02', '5', '3', '10');
    expect(playerAt(bed.state, YELLOW).ships[0]).toMatchObject({
      node: nodeNamed('n16_4'),
      done: true,
    });
    expect(bed.refusal(YELLOW, { type: 'step', ship: 0, to: 'n18_4' })).toBe('shipDone');
  });

  test('ruling 18.51: on a legal site the colony is founded at once or not in this turn', () => {
    const founded = jumping()
      .move(YELLOW, { type: 'jump', ship: 0, to: 'n16_2' })
      .explore('S02', '5', '3', '10');
    founded.move(YELLOW, { type: 'foundColony', ship: 0 });
    expect(founded.score(YELLOW)).toBe(5);
    const declined = jumping()
      .move(YELLOW, { type: 'jump', ship: 0, to: 'n16_2' })
      .explore('S02', '5', '3', '10');
    declined.move(YELLOW, { type: 'declineFounding' });
    expect(declined.refusal(YELLOW, { type: 'foundColony', ship: 0 })).toBe('shipDone');
  });

  test('ruling 18.51: a trade ship on a docking point founds at once, with marker and card', () => {
    const bed = Testbed.flying(YELLOW, 3)
      .upgrade(YELLOW, 'freightPod', 1)
      .ship(YELLOW, 0, 'tradeShip', 'n7_27')
      .await({ kind: 'jump' });
    bed
      .move(YELLOW, { type: 'jump', ship: 0, to: 'n28_2' })
      .move(YELLOW, { type: 'pickCard', card: 'diplomat-aid' });
    expect(bed.score(YELLOW)).toBe(6);
  });

  test('R9.10 ruling 18.51: grounded ships do not jump, and without another the jump lapses', () => {
    const bed = Testbed.flying(YELLOW, 3)
      .await({ kind: 'ground' })
      .move(YELLOW, { type: 'groundShip', ship: 0 });
    bed.await({ kind: 'effect', effect: { op: 'spaceJump' } });
    expect(bed.state.agenda).toEqual([]);
  });

  test('R9.9 ruling 18.51: a colony site reached by a jump of this turn is no duty yet', () => {
    const bed = Testbed.flying(YELLOW, 3, 4, { spaceJumpEndsFlight: false }).await({
      kind: 'jump',
    });
    bed.chips('S02', '5', '3', 'pirate6').move(YELLOW, { type: 'jump', ship: 0, to: 'n16_2' });
    expect(bed.refusal(YELLOW, { type: 'endTurn' })).toBeNull();
    bed.move(YELLOW, { type: 'endTurn' });
    bed.state.current = YELLOW;
    bed.state.phase = 'flight';
    bed.state.baseSpeed = 3;
    bed.state.agenda = [];
    expect(bed.refusal(YELLOW, { type: 'endTurn' })).toBe('dutyToClear');
  });

  test('R9.9 ruling 18.51: nor does it become one by stepping away and coming back in the same turn', () => {
    const bed = jumping({ spaceJumpEndsFlight: false })
      .move(YELLOW, { type: 'jump', ship: 0, to: 'n16_2' })
      .explore('S02', '5', '3', '10');
    const [there = 'n16_4'] = bed.offered(YELLOW, 'step').map(({ to }) => to);
    bed.steps(YELLOW, 0, there, 'n16_2');
    expect(bed.refusal(YELLOW, { type: 'finishShip', ship: 0 })).toBeNull();
    expect(bed.offered(YELLOW, 'finishShip')).toHaveLength(1);
    bed.move(YELLOW, { type: 'finishShip', ship: 0 }).move(YELLOW, { type: 'endTurn' });
    bed.state.current = YELLOW;
    bed.state.phase = 'flight';
    bed.state.baseSpeed = 3;
    bed.state.agenda = [];
    bed.steps(YELLOW, 0, there, 'n16_2');
    expect(bed.refusal(YELLOW, { type: 'finishShip', ship: 0 })).toBe('dutyToClear');
    expect(bed.offered(YELLOW, 'finishShip')).toHaveLength(0);
  });

  test('ruling 18.57: with both options a jump that discovers something is the whole flight', () => {
    const options = {
      board: 'explorer',
      discoveryStopsShip: true,
      spaceJumpEndsFlight: false,
    } as const;
    const bed = Testbed.flying(YELLOW, 3, 4, options).await({ kind: 'jump' });
    bed.move(YELLOW, { type: 'jump', ship: 0, to: 'n15_23' });
    bed.chance({ type: 'sector', slot: 'S14', sector: 'EMPTY1', rotation: 0 });
    expect(playerAt(bed.state, YELLOW).ships[0]?.done).toBe(true);
  });

  test('ruling 18.51: with spaceJumpEndsFlight off the ship flies on with all its steps', () => {
    const bed = jumping({ spaceJumpEndsFlight: false })
      .move(YELLOW, { type: 'jump', ship: 0, to: 'n16_4' })
      .explore('S02', '5', '3', '10');
    bed.steps(YELLOW, 0, 'n18_4', 'n19_3').move(YELLOW, { type: 'foundColony', ship: 0 });
    expect(bed.score(YELLOW)).toBe(5);
    const trade = Testbed.flying(YELLOW, 3, 4, { spaceJumpEndsFlight: false }).upgrade(
      YELLOW,
      'freightPod',
      1,
    );
    trade
      .ship(YELLOW, 0, 'tradeShip', 'n7_27')
      .await({ kind: 'jump' })
      .move(YELLOW, { type: 'jump', ship: 0, to: 'n28_2' });
    expect(trade.refusal(YELLOW, { type: 'endTurn' })).toBe('mustDock');
    trade.move(YELLOW, { type: 'finishShip', ship: 0 });
    expect(trade.score(YELLOW)).toBe(6);
  });
});
