import { describe, expect, test } from 'vitest';
import type { Move } from './actions.ts';
import { UPGRADE_BOX, UPGRADE_LIMIT } from './data.ts';
import { ENCOUNTER_CARDS } from './encounter-cards.ts';
import { FRIENDSHIP_CARDS } from './friendship-cards.ts';
import { starfarers } from './index.ts';
import { pieceOn } from './pieces.ts';
import { nodeNamed, type NodeId } from './lattice.ts';
import { SECTORS, SLOT_BANDS } from './sectors.ts';
import { playerAt } from './state.ts';
import { BLUE, RED, Testbed, WHITE, YELLOW } from './testing/testbed.ts';

function finishChance(bed: Testbed): Testbed {
  while (starfarers.pending(bed.state).kind === 'chance' && bed.state.phase === 'setup')
    bed.anyChance();
  return bed;
}

describe('what is in the box', () => {
  test('R2.1 section 5.3: pieces of a player after the fixed start', () => {
    const { colonies, stations, shipyards, ships, upgrades } = playerAt(
      Testbed.begun().state,
      YELLOW,
    );
    expect([colonies, stations, shipyards]).toEqual([5, 7, 2]);
    expect(ships.filter((ship) => ship === null)).toHaveLength(2);
    expect(upgrades).toEqual([1, 0, 0]);
  });

  test('R2.2 R2.3: upgrades, cards, markers', () => {
    expect(UPGRADE_BOX).toEqual([24, 24, 20]);
    expect(UPGRADE_LIMIT).toEqual([6, 6, 5]);
    expect(ENCOUNTER_CARDS.map(({ number }) => number)).toEqual(
      Array.from({ length: 32 }, (_u, i) => i + 1),
    );
    expect(
      [0, 1, 2, 3].map(
        (people) => FRIENDSHIP_CARDS.filter((card) => card.people === people).length,
      ),
    ).toEqual([5, 5, 5, 5]);
  });

  test('R2.4: 12 cards of each kind in the supply, 8 in the reserve pile', () => {
    const { state } = new Testbed();
    expect(state.supply).toEqual([12, 12, 12, 12, 12]);
    expect(state.hands.at(-1)).toEqual([8, 8, 8, 8, 8]);
  });

  test('R2.7 R2.8: two of five balls, with a black one in 40 % of all shakes', () => {
    const bed = Testbed.trading().move(YELLOW, { type: 'startFlight' });
    const pending = starfarers.pending(bed.state);
    if (pending.kind !== 'chance') throw new Error('no shake');
    const weights: Record<string, number> = {};
    for (const { outcome, weight } of pending.outcomes) {
      if (outcome.type === 'balls') weights[outcome.balls.join()] = weight;
    }
    expect(weights).toEqual({
      'black,blue': 1,
      'black,yellow': 2,
      'black,red': 1,
      'blue,yellow': 2,
      'blue,red': 1,
      'yellow,yellow': 1,
      'yellow,red': 2,
    });
  });
});

describe('the start', () => {
  test('section 5.1 ruling 18.44: the highest roll begins, and the tied roll again', () => {
    const bed = new Testbed(3);
    bed.chance({ type: 'startRoll', seat: 0, dice: [2, 3] });
    bed.chance({ type: 'startRoll', seat: 1, dice: [5, 5] });
    bed.chance({ type: 'startRoll', seat: 2, dice: [4, 6] });
    expect(bed.state.agenda[0]).toEqual({ kind: 'startRoll', seats: [1, 2], rolls: [] });
    bed.chance({ type: 'startRoll', seat: 1, dice: [1, 1] });
    bed.chance({ type: 'startRoll', seat: 2, dice: [1, 2] });
    expect(bed.state.startSeat).toBe(2);
    expect(finishChance(bed).state.current).toBe(2);
  });

  test('section 5.2: spaceport, two colonies, a colony ship, three cards, a half medal, a drive, 4 points', () => {
    const bed = new Testbed();
    for (const seat of [0, 1, 2, 3])
      bed.chance({ type: 'startRoll', seat, dice: seat === 1 ? [6, 6] : [1, 1] });
    finishChance(bed);
    for (const seat of [0, 1, 2, 3]) {
      expect(bed.state.handSizes[seat]).toBe(3);
      expect(playerAt(bed.state, seat).halfMedals).toBe(1);
      expect(bed.score(seat)).toBe(4);
    }
    expect(bed.state.handSizes[4]).toBe(28);
    expect(pieceOn(bed.state, nodeNamed('n21_27'))).toEqual({ owner: WHITE, kind: 'spaceport' });
    expect(pieceOn(bed.state, nodeNamed('n24_28'))).toEqual({ owner: BLUE, kind: 'colony' });
    expect(pieceOn(bed.state, nodeNamed('n15_27'))).toEqual({ owner: RED, kind: 'colonyShip' });
    expect(bed.state.current).toBe(RED);
  });

  test('R16.1: with three players the fourth colour only fills its sites, without a ship', () => {
    const { state } = Testbed.begun(YELLOW, 3);
    expect(pieceOn(state, nodeNamed('n31_27'))).toEqual({ owner: 4, kind: 'spaceport' });
    expect(pieceOn(state, nodeNamed('n24_28'))).toEqual({ owner: 4, kind: 'colony' });
    expect(pieceOn(state, nodeNamed('n30_26'))).toBeNull();
    const bed = Testbed.begun(YELLOW, 3).roll(9);
    expect([bed.hand(YELLOW), bed.hand(RED), bed.hand(WHITE)]).toEqual([{}, { ore: 1 }, {}]);
  });

  test('R16.1 section 5.2: the fixed start follows the colours that were chosen, and what is left over is neutral', () => {
    const colours = 'blue-white-yellow-red';
    const { state } = Testbed.begun(0, 3, { colours });
    // Blue, white and yellow by their pictures; red fills its sites.
    expect(pieceOn(state, nodeNamed('n31_27'))).toEqual({ owner: 0, kind: 'spaceport' });
    expect(pieceOn(state, nodeNamed('n21_27'))).toEqual({ owner: 1, kind: 'spaceport' });
    expect(pieceOn(state, nodeNamed('n15_27'))).toBeNull();
    const four = Testbed.begun(0, 4, { colours });
    expect(pieceOn(four.state, nodeNamed('n15_27'))).toEqual({ owner: 3, kind: 'colonyShip' });
  });

  test('section 16: with two there are no neutral pieces', () => {
    const { state } = Testbed.begun(YELLOW, 2);
    expect(pieceOn(state, nodeNamed('n31_27'))).toBeNull();
  });
});

const place = (bed: Testbed, seat: number, node: NodeId) =>
  bed.move(seat, { type: 'placeColony', node });

function founding(seats: number): Testbed {
  const bed = new Testbed(seats, { start: 'founding' });
  for (let seat = 0; seat < seats; seat++)
    bed.chance({ type: 'startRoll', seat, dice: seat === 1 ? [6, 6] : [1, 1] });
  return bed;
}

const upgrades = (bed: Testbed, seat: number) =>
  bed.offered(seat, 'takeUpgrade').map(({ upgrade }) => upgrade);

describe('section 5.4 R16.3: the founding phase', () => {
  test('three rounds back and forth, then spaceport, ship and upgrade in reverse', () => {
    const bed = founding(3);
    const order: number[] = [];
    const types: string[] = [];
    while (bed.state.phase === 'setup' && starfarers.pending(bed.state).kind === 'move') {
      const pending = starfarers.pending(bed.state);
      const seat = pending.kind === 'move' ? (pending.seats[0] ?? -1) : -1;
      const [move] = bed.moves(seat);
      if (move === undefined) throw new Error('stuck');
      order.push(seat);
      types.push(move.type);
      bed.move(seat, move);
    }
    expect(order).toEqual([1, 2, 0, 0, 2, 1, 1, 2, 0, 0, 0, 0, 2, 2, 2, 1, 1, 1]);
    expect(types.slice(9, 12)).toEqual(['placeSpaceport', 'placeShip', 'takeUpgrade']);
    finishChance(bed);
    expect(bed.state.current).toBe(1);
    for (const seat of [0, 1, 2]) {
      expect(bed.score(seat)).toBe(4);
      expect(bed.state.handSizes[seat]).toBe(3);
    }
  });

  test('a taken site is refused, several sites of one system are fine', () => {
    const bed = place(founding(3), 1, 'n6_28');
    expect(bed.refusal(2, { type: 'placeColony', node: 'n6_28' })).toBe('siteTaken');
    expect(bed.refusal(2, { type: 'placeColony', node: 'n16_20' })).toBe('notHomeSite');
    expect(bed.refusal(1, { type: 'placeColony', node: 'n3_27' })).toBe('notYourTurn');
    place(place(place(place(bed, 2, 'n3_27'), 0, 'n31_29'), 0, 'n13_29'), 2, 'n3_29');
  });

  test('the upgrade pool has two drives, a cannon and a pod for four, one of each for fewer', () => {
    const four = Testbed.begun(YELLOW, 4, { start: 'founding' }).await({
      kind: 'foundingUpgrade',
      seat: 0,
    });
    four.upgrade(1, 'drive', 1).upgrade(2, 'cannon', 1);
    expect(upgrades(four, 0)).toEqual(['drive', 'freightPod']);
    const three = Testbed.begun(YELLOW, 3, { start: 'founding' }).await({
      kind: 'foundingUpgrade',
      seat: 0,
    });
    three.upgrade(1, 'drive', 1);
    expect(upgrades(three, 0)).toEqual(['cannon', 'freightPod']);
    expect(three.refusal(0, { type: 'takeUpgrade', upgrade: 'drive' })).toBe('notInPool');
  });

  test('either kind of ship, on a free point of the new spaceport', () => {
    const bed = Testbed.begun(YELLOW, 4, { start: 'founding' });
    bed.state.agenda = [{ kind: 'placeColony', seat: 0 }];
    bed.move(0, { type: 'placeColony', node: 'n6_28' }).await({ kind: 'placeSpaceport', seat: 0 });
    expect(bed.refusal(0, { type: 'placeSpaceport', node: 'n3_27' })).toBe('notYourColony');
    bed.move(0, { type: 'placeSpaceport', node: 'n6_28' });
    expect(
      bed
        .offered(0, 'placeShip')
        .map((move: Move & { type: 'placeShip' }) => `${move.ship} ${move.node}`),
    ).toEqual(['colonyShip n7_27', 'colonyShip n7_29', 'tradeShip n7_27', 'tradeShip n7_29']);
    expect(bed.refusal(0, { type: 'placeShip', ship: 'tradeShip', node: 'n4_26' })).toBe(
      'notYourPoint',
    );
    bed.move(0, { type: 'placeShip', ship: 'tradeShip', node: 'n7_29' });
    expect(playerAt(bed.state, 0).stations).toBe(6);
  });
});

const sectors = (board: 'explorer' | 'wild') => {
  const bed = Testbed.begun(YELLOW, 4, { board }).await({
    kind: 'sector',
    slot: 13,
    discovered: true,
  });
  const pending = starfarers.pending(bed.state);
  if (pending.kind !== 'chance') throw new Error('no sector');
  const weights: Record<string, number> = {};
  for (const { outcome, weight } of pending.outcomes) {
    if (outcome.type === 'sector')
      weights[outcome.sector] = (weights[outcome.sector] ?? 0) + weight;
  }
  return weights;
};

describe('section 5.5: variable boards', () => {
  test('R5.5.1 strategic: near on near, far on far, turned at random, the spare sector in the box', () => {
    const bed = new Testbed(4, { board: 'strategic' });
    for (const seat of [0, 1, 2, 3])
      bed.chance({ type: 'startRoll', seat, dice: seat === 0 ? [6, 6] : [1, 1] });
    const pending = starfarers.pending(bed.state);
    if (pending.kind !== 'chance') throw new Error('no sector');
    const rotations = pending.outcomes.flatMap(({ outcome }) =>
      outcome.type === 'sector' && outcome.sector === 'SYS6' ? [outcome.rotation] : [],
    );
    expect(rotations).toEqual([0, 1, 2]);
    finishChance(bed);
    for (const [slot, placement] of bed.state.placements.entries()) {
      const sector = SECTORS[placement?.sector ?? -1];
      expect(sector?.band).toBe(SLOT_BANDS[slot]);
      expect(sector?.id).not.toBe('EMPTY2');
    }
  });

  test('R5.5.2 ruling 18.45 explorer and wild: nothing about a face-down sector is decided', () => {
    for (const board of ['explorer', 'wild'] as const) {
      const { state } = Testbed.begun(YELLOW, 4, { board });
      expect(state.placements.every((placement) => placement === null)).toBe(true);
      expect(state.chips.slice(12).every((chip) => chip === 0)).toBe(true);
    }
  });

  test('explorer: a near slot hides a near sector, never the spare one; wild: any sector anywhere', () => {
    expect(sectors('explorer')).toEqual({
      SYS1: 3,
      SYS2: 3,
      SYS3: 3,
      SYS4: 3,
      SYS5: 3,
      'OUT-GREEN': 3,
      'OUT-MERCHANTS': 3,
      EMPTY1: 3,
    });
    expect(Object.keys(sectors('wild'))).toHaveLength(16);
    expect(new Set(Object.values(sectors('wild')))).toEqual(new Set([3]));
  });

  test('option homeChips: shuffled deals the chips of each home system inside it', () => {
    const bed = new Testbed(4, { homeChips: 'shuffled' });
    for (const seat of [0, 1, 2, 3])
      bed.chance({ type: 'startRoll', seat, dice: seat === 0 ? [6, 6] : [1, 1] });
    const printed = new Testbed().state.chips.slice(0, 12);
    bed.chance({ type: 'homeChip', planet: 0, chip: '11' });
    finishChance(bed);
    const dealt = bed.state.chips.slice(0, 12);
    expect(dealt).not.toEqual(printed);
    for (const system of [0, 3, 6, 9]) {
      expect(dealt.slice(system, system + 3).toSorted((a, b) => a - b)).toEqual(
        printed.slice(system, system + 3).toSorted((a, b) => a - b),
      );
    }
  });
});
