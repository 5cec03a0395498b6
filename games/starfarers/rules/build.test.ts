import { describe, expect, test } from 'vitest';
import { COSTS } from './data.ts';
import { playerAt } from './state.ts';
import { BLUE, RED, Testbed, WHITE, YELLOW } from './testing/testbed.ts';

const RICH = { ore: 6, fuel: 6, carbon: 6, food: 6, goods: 6 };

describe('ships', () => {
  test('section 8: a colony ship takes transporter and colony, costs four cards and may fly this turn', () => {
    const bed = Testbed.trading(WHITE).give(WHITE, { ore: 1, fuel: 1, carbon: 1, food: 1 });
    bed.move(WHITE, { type: 'buildColonyShip', node: 'n19_27' });
    expect(bed.hand(WHITE)).toEqual({});
    expect(playerAt(bed.state, WHITE).colonies).toBe(4);
    expect(playerAt(bed.state, WHITE).ships[1]).toMatchObject({ kind: 'colonyShip', done: false });
    expect(COSTS.tradeShip).toEqual([1, 1, 0, 0, 2]);
  });

  test('R8.5: the price goes back to the supply', () => {
    const bed = Testbed.trading(WHITE).give(WHITE, { ore: 1, fuel: 1, goods: 2 });
    bed.move(WHITE, { type: 'buildTradeShip', node: 'n19_27' });
    expect(bed.state.supply).toEqual([12, 12, 12, 12, 12]);
    expect(bed.refusal(WHITE, { type: 'buildTradeShip', node: 'n19_27' })).toBe('cannotAfford');
  });

  test('T11: only free points of own spaceports are offered', () => {
    const bed = Testbed.trading(WHITE).give(WHITE, RICH);
    expect(bed.offered(WHITE, 'buildTradeShip').map(({ node }) => node)).toEqual(['n19_27']);
    expect(bed.refusal(WHITE, { type: 'buildTradeShip', node: 'n22_26' })).toBe('pointTaken');
    for (const seat of [YELLOW, BLUE]) {
      const other = Testbed.trading(seat).give(seat, RICH);
      expect(other.refusal(seat, { type: 'buildTradeShip', node: 'n19_27' })).toBe('notYourPoint');
    }
  });

  test('R2.10 T10: three ships on the board and no transporter is left', () => {
    const bed = Testbed.trading().give(YELLOW, RICH);
    bed.ship(YELLOW, 1, 'tradeShip', 'n19_17').ship(YELLOW, 2, 'tradeShip', 'n18_16');
    expect(bed.refusal(YELLOW, { type: 'buildColonyShip', node: 'n7_29' })).toBe('noTransporter');
  });

  test('R2.10: without a colony or station in stock there is no ship', () => {
    const bed = Testbed.trading().give(YELLOW, RICH);
    playerAt(bed.state, YELLOW).colonies = 0;
    playerAt(bed.state, YELLOW).stations = 0;
    expect(bed.refusal(YELLOW, { type: 'buildColonyShip', node: 'n7_29' })).toBe('noCargo');
    expect(bed.refusal(YELLOW, { type: 'buildTradeShip', node: 'n7_29' })).toBe('noCargo');
  });
});

describe('spaceports and upgrades', () => {
  test('T12: a spaceport is worth one point more than its colony', () => {
    const bed = Testbed.trading().halfMedals(YELLOW, 4).give(YELLOW, { carbon: 3, food: 2 });
    expect(bed.score(YELLOW)).toBe(6);
    bed.move(YELLOW, { type: 'buildSpaceport', node: 'n21_29' });
    expect(bed.score(YELLOW)).toBe(7);
    expect(bed.hand(YELLOW)).toEqual({});
  });

  test('section 8: only on an own colony, and three at most', () => {
    const bed = Testbed.trading().give(YELLOW, { carbon: 12, food: 8 });
    expect(bed.refusal(YELLOW, { type: 'buildSpaceport', node: 'n6_28' })).toBe('notYourColony');
    expect(bed.refusal(YELLOW, { type: 'buildSpaceport', node: 'n3_29' })).toBe('notYourColony');
    bed
      .move(YELLOW, { type: 'buildSpaceport', node: 'n21_29' })
      .move(YELLOW, { type: 'buildSpaceport', node: 'n28_28' });
    bed.colony(YELLOW, 'n16_20');
    expect(bed.refusal(YELLOW, { type: 'buildSpaceport', node: 'n16_20' })).toBe('noShipyard');
  });

  test('R2.2 R8.5: upgrades cost two cards, up to the limit of the mothership', () => {
    const bed = Testbed.trading().give(YELLOW, { ore: 12, fuel: 2 });
    for (let i = 0; i < 5; i++) bed.move(YELLOW, { type: 'buyUpgrade', upgrade: 'freightPod' });
    expect(bed.refusal(YELLOW, { type: 'buyUpgrade', upgrade: 'freightPod' })).toBe('upgradeLimit');
    bed.move(YELLOW, { type: 'buyUpgrade', upgrade: 'drive' });
    expect(playerAt(bed.state, YELLOW).upgrades).toEqual([2, 0, 5]);
    expect(bed.refusal(YELLOW, { type: 'buyUpgrade', upgrade: 'cannon' })).toBe('cannotAfford');
  });

  test('R8.6: upgrades act on all ships of the player at once', () => {
    const bed = Testbed.flying(YELLOW, 1)
      .upgrade(YELLOW, 'drive', 4)
      .ship(YELLOW, 1, 'tradeShip', 'n19_17');
    const reach = (ship: number) =>
      bed.offered(YELLOW, 'fly').filter((move) => move.ship === ship).length;
    const [near, far] = [reach(0), reach(1)];
    bed.upgrade(YELLOW, 'drive', 5);
    expect(reach(0)).toBeGreaterThan(near);
    expect(reach(1)).toBeGreaterThan(far);
  });
});

describe('gift ships', () => {
  test('R14.20 R2.9 ruling 18.40: a marker becomes a ship before anything else is done', () => {
    const bed = Testbed.trading();
    playerAt(bed.state, YELLOW).giftShips = 1;
    bed.await();
    expect(bed.moves(YELLOW)).toEqual([{ type: 'placeGiftShip', node: 'n7_29' }]);
    expect(bed.refusal(YELLOW, { type: 'startFlight' })).toBe('otherDecision');
    bed.move(YELLOW, { type: 'placeGiftShip', node: 'n7_29' });
    expect(playerAt(bed.state, YELLOW)).toMatchObject({ giftShips: 0, stations: 6 });
  });

  test('ruling 18.41: the marker waits for transporter, station and point together', () => {
    const bed = Testbed.trading()
      .ship(YELLOW, 1, 'tradeShip', 'n19_17')
      .ship(YELLOW, 2, 'tradeShip', 'n18_16');
    playerAt(bed.state, YELLOW).giftShips = 1;
    expect(bed.await().state.agenda).toEqual([]);
    bed.noShip(YELLOW, 2);
    playerAt(bed.state, YELLOW).stations = 0;
    expect(bed.await().state.agenda).toEqual([]);
    playerAt(bed.state, YELLOW).stations = 6;
    bed.ship(RED, 1, 'tradeShip', 'n7_29');
    expect(bed.await().state.agenda).toEqual([]);
    bed.noShip(RED, 1);
    expect(bed.await().state.agenda).toEqual([{ kind: 'giftShip' }]);
  });

  test('ruling 18.49: never in another player’s turn', () => {
    const bed = Testbed.trading(RED);
    playerAt(bed.state, YELLOW).giftShips = 1;
    expect(bed.await().state.agenda).toEqual([]);
  });

  test('T35 ruling 18.49: a gift ship waits for the end of a flight, then may fly itself', () => {
    const bed = Testbed.flying(YELLOW, 3).ship(YELLOW, 1, 'colonyShip', 'n7_29');
    playerAt(bed.state, YELLOW).giftShips = 1;
    bed.steps(YELLOW, 0, 'n9_27');
    expect(bed.state.agenda).toEqual([]);
    bed.steps(YELLOW, 0, 'n10_26').move(YELLOW, { type: 'finishShip', ship: 0 });
    expect(bed.moves(YELLOW)).toEqual([{ type: 'placeGiftShip', node: 'n7_27' }]);
    bed.move(YELLOW, { type: 'placeGiftShip', node: 'n7_27' });
    expect(bed.offered(YELLOW, 'step').some(({ ship }) => ship === 2)).toBe(true);
  });
});
