import { describe, expect, test } from 'vitest';
import { chipNamed } from './chips.ts';
import { starfarers } from './index.ts';
import { layoutOf, SITE } from './layout.ts';
import { nodeNamed } from './lattice.ts';
import { pieceOn } from './pieces.ts';
import { playerAt } from './state.ts';
import { BLUE, RED, Testbed, WHITE, YELLOW } from './testing/testbed.ts';

/** White's ship one step before SYS2. */
const before = (speed = 9) =>
  Testbed.flying(WHITE, speed).upgrade(WHITE, 'drive', 0).ship(WHITE, 0, 'colonyShip', 'n16_24');

describe('exploring', () => {
  test('R10.1 R10.2 R10.5 T15: all three chips turn up at once, a pirate chip becomes its marker, the ship flies on', () => {
    const bed = before().steps(WHITE, 0, 'n15_23');
    expect(bed.state.agenda.map(({ kind }) => kind)).toEqual(['chip', 'chip', 'chip', 'arrival']);
    bed.explore('S14', '5', '3', 'pirate4');
    expect(bed.state.chips[Testbed.planet('S14', 2)]).toBe(chipNamed('pirate4'));
    expect(bed.state.pools[2]).not.toContain(chipNamed('pirate4'));
    expect(bed.refusal(WHITE, { type: 'step', ship: 0, to: 'n16_22' })).toBeNull();
  });

  test('R10.1 R4.1: each chip comes from the pool of its planet’s icon and band', () => {
    const bed = before().steps(WHITE, 0, 'n15_23');
    const pending = starfarers.pending(bed.state);
    if (pending.kind !== 'chance') throw new Error('no chip');
    const chips = pending.outcomes.map(({ outcome, weight }) =>
      outcome.type === 'chip' ? `${outcome.chip}:${weight}` : '',
    );
    expect(chips).toEqual(['2:1', '5:2', '6:1', '9:1']);
  });

  test('R9.7 R10.3 R10.4: a face-down sector is discovered, then its chips are drawn and explored at once', () => {
    const bed = Testbed.flying(WHITE, 9, 4, { board: 'explorer' }).ship(
      WHITE,
      0,
      'colonyShip',
      'n16_24',
    );
    bed
      .steps(WHITE, 0, 'n15_23')
      .chance({ type: 'sector', slot: 'S14', sector: 'SYS2', rotation: 1 });
    expect(bed.state.agenda.map(({ kind }) => kind)).toEqual(['chip', 'chip', 'chip', 'arrival']);
    bed.explore('S14', '3', '10', '5');
    expect(layoutOf(bed.state.placements).kinds[nodeNamed('n16_22')]).toBe(SITE);
    // Turned by one: food, fuel, carbon.
    expect(
      [0, 1, 2].map(
        (place) => layoutOf(bed.state.placements).resources[Testbed.planet('S14', place)],
      ),
    ).toEqual([3, 1, 2]);
    expect(bed.state.flying).toBe(0);
  });

  test('R10.3: an outpost or empty sector opens its centre', () => {
    const bed = Testbed.flying(WHITE, 9, 4, { board: 'wild' }).ship(
      WHITE,
      0,
      'colonyShip',
      'n16_24',
    );
    bed
      .steps(WHITE, 0, 'n15_23')
      .chance({ type: 'sector', slot: 'S14', sector: 'OUT-DIPLOMATS', rotation: 0 });
    expect(bed.state.agenda).toEqual([]);
    bed.steps(WHITE, 0, 'n16_22', 'n15_21', 'n13_21').move(WHITE, { type: 'finishShip', ship: 0 });
  });

  test('ruling 18.57: with discoveryStopsShip the flight ends there, or on the first legal end after it', () => {
    const stopped = Testbed.flying(WHITE, 9, 4, {
      board: 'explorer',
      discoveryStopsShip: true,
    }).ship(WHITE, 0, 'colonyShip', 'n16_24');
    stopped
      .steps(WHITE, 0, 'n15_23')
      .chance({ type: 'sector', slot: 'S14', sector: 'EMPTY1', rotation: 0 });
    expect(stopped.refusal(WHITE, { type: 'step', ship: 0, to: 'n16_22' })).toBe('flightStopped');
    expect(stopped.moves(WHITE).map(({ type }) => type)).toEqual(['finishShip', 'resign']);
    const occupied = Testbed.flying(WHITE, 9, 4, {
      board: 'explorer',
      discoveryStopsShip: true,
    }).ship(WHITE, 0, 'colonyShip', 'n16_24');
    occupied.ship(RED, 1, 'tradeShip', 'n15_23');
    occupied
      .steps(WHITE, 0, 'n15_23')
      .chance({ type: 'sector', slot: 'S14', sector: 'EMPTY1', rotation: 0 });
    occupied.steps(WHITE, 0, 'n13_23');
    expect(occupied.refusal(WHITE, { type: 'step', ship: 0, to: 'n12_22' })).toBe('flightStopped');
  });
});

describe('pirate bases and ice planets', () => {
  test('R13.2 R13.3 R13.4 R13.5 T20 ruling 18.6: four cannons fell a base of four on arrival', () => {
    const bed = before()
      .chips('S14', '5', '11', 'pirate4')
      .upgrade(WHITE, 'cannon', 4)
      .steps(WHITE, 0, 'n15_23');
    expect(bed.score(WHITE)).toBe(5);
    bed.chance({ type: 'reserveChip', planet: Testbed.planet('S14', 2), chip: '3' });
    expect(bed.state.chips[Testbed.planet('S14', 2)]).toBe(chipNamed('3'));
    bed.steps(WHITE, 0, 'n16_22').move(WHITE, { type: 'foundColony', ship: 0 });
    expect(bed.score(WHITE)).toBe(6);
  });

  test('R13.2 R12.8: cannons on Scientists cards count, three are too few', () => {
    const few = before()
      .chips('S14', '5', '11', 'pirate4')
      .upgrade(WHITE, 'cannon', 3)
      .steps(WHITE, 0, 'n15_23');
    expect(few.score(WHITE)).toBe(4);
    const card = before()
      .chips('S14', '5', '11', 'pirate4')
      .upgrade(WHITE, 'cannon', 2)
      .card(WHITE, 'science-cannon');
    expect(card.steps(WHITE, 0, 'n15_23').score(WHITE)).toBe(5);
  });

  test('R13.2 T21: an ice planet of three needs three freight pods', () => {
    const two = before()
      .chips('S14', '5', '11', 'ice3')
      .upgrade(WHITE, 'freightPod', 2)
      .steps(WHITE, 0, 'n15_23');
    expect([two.score(WHITE), two.state.agenda.length]).toEqual([4, 0]);
    const three = before()
      .chips('S14', '5', '11', 'ice3')
      .upgrade(WHITE, 'freightPod', 3)
      .steps(WHITE, 0, 'n15_23');
    expect(three.score(WHITE)).toBe(5);
  });

  test('R13.2 R3.8: the node must be a corner of the planet itself', () => {
    const bed = before()
      .chips('S14', '5', '11', 'pirate4')
      .upgrade(WHITE, 'cannon', 4)
      .ship(WHITE, 0, 'colonyShip', 'n16_18');
    bed.steps(WHITE, 0, 'n15_19');
    expect(bed.state.agenda).toEqual([]);
    expect(bed.score(WHITE)).toBe(4);
  });

  test('R15.3 R13.3: the winning medal ends the game before a chip takes the place of the base', () => {
    const bed = before()
      .chips('S14', 'pirate4', '5', '11')
      .upgrade(WHITE, 'cannon', 4)
      .halfMedals(WHITE, 20)
      .ship(WHITE, 0, 'colonyShip', 'n16_18')
      .steps(WHITE, 0, 'n15_19');
    expect(bed.state.result).toMatchObject({ winners: [WHITE], ending: 'points' });
    expect(bed.state.chips[Testbed.planet('S14', 0)]).toBe(0);
    expect(starfarers.invariants(bed.state)).toEqual([]);
  });

  test('ruling 18.5: a ship that stands there already must make a step', () => {
    const bed = before()
      .ship(WHITE, 0, 'colonyShip', 'n15_23')
      .chips('S14', '5', '11', 'pirate4')
      .upgrade(WHITE, 'cannon', 4);
    expect(bed.await().score(WHITE)).toBe(4);
    expect(bed.steps(WHITE, 0, 'n13_23').score(WHITE)).toBe(5);
  });

  test('ruling 18.48: there are five replacement chips for five markers', () => {
    const { pools } = new Testbed().state;
    expect(pools.at(-1)).toHaveLength(5);
    expect(
      pools
        .slice(0, 6)
        .flat()
        .filter((chip) => chip > chipNamed('3/12')),
    ).toHaveLength(5);
  });
});

const full = (seats: number) =>
  Testbed.flying(WHITE, 3, seats)
    .chips('S13', '4', '10', '5')
    .colony(YELLOW, 'n7_19')
    .colony(RED, 'n7_21')
    .ship(WHITE, 0, 'colonyShip', 'n4_20');

describe('founding colonies', () => {
  test('R11.1 R11.2 T16: beside a pirate base only the free site can be used', () => {
    const bed = Testbed.flying(WHITE, 3)
      .upgrade(WHITE, 'drive', 0)
      .ship(WHITE, 0, 'colonyShip', 'n21_21')
      .chips('S14', '5', '3', 'pirate4');
    bed.steps(WHITE, 0, 'n19_21', 'n18_20', 'n16_20').move(WHITE, { type: 'foundColony', ship: 0 });
    expect(pieceOn(bed.state, nodeNamed('n16_20'))).toEqual({ owner: WHITE, kind: 'colony' });
    expect(playerAt(bed.state, WHITE).ships).toEqual([null, null, null]);
    expect(bed.score(WHITE)).toBe(5);
    for (const node of ['n16_22', 'n13_21'] as const) {
      const other = Testbed.flying(WHITE, 3)
        .ship(WHITE, 0, 'colonyShip', node)
        .chips('S14', '5', '3', 'pirate4');
      expect(other.refusal(WHITE, { type: 'foundColony', ship: 0 })).toBe('noFounding');
    }
  });

  test('R11.1 ruling 18.1: a colony ship on a site need not found', () => {
    const bed = before()
      .ship(WHITE, 0, 'colonyShip', 'n15_23')
      .chips('S14', '5', '3', '10')
      .steps(WHITE, 0, 'n16_22');
    bed.move(WHITE, { type: 'finishShip', ship: 0 });
    expect(bed.refusal(WHITE, { type: 'foundColony', ship: 0 })).toBe('shipDone');
    expect(bed.refusal(WHITE, { type: 'endTurn' })).toBeNull();
  });

  test('ruling 18.4: a flight of no step may end with founding', () => {
    const bed = before().ship(WHITE, 0, 'colonyShip', 'n16_20').chips('S14', '5', '3', '10');
    bed.move(WHITE, { type: 'foundColony', ship: 0 });
    expect(bed.score(WHITE)).toBe(5);
  });

  test('R11.2: a trade ship founds no colony, and space points are no sites', () => {
    const trade = before().ship(WHITE, 0, 'tradeShip', 'n15_23');
    expect(trade.refusal(WHITE, { type: 'foundColony', ship: 0 })).toBe('noColonyShip');
    expect(before().refusal(WHITE, { type: 'foundColony', ship: 0 })).toBe('noFounding');
  });

  test('R16.2 T26 ruling 18.36: with three players a system holds two colonies, whoever owns them', () => {
    expect(full(3).refusal(WHITE, { type: 'foundColony', ship: 0 })).toBe('noFounding');
    expect(full(4).refusal(WHITE, { type: 'foundColony', ship: 0 })).toBeNull();
  });

  test('section 16: with two players also one per player and system', () => {
    const bed = Testbed.flying(RED, 3, 2)
      .chips('S13', '4', '10', '5')
      .colony(RED, 'n7_19')
      .ship(RED, 0, 'colonyShip', 'n4_20');
    expect(bed.refusal(RED, { type: 'foundColony', ship: 0 })).toBe('noFounding');
    const other = Testbed.flying(RED, 3, 2)
      .chips('S13', '4', '10', '5')
      .colony(YELLOW, 'n7_19')
      .ship(RED, 0, 'colonyShip', 'n4_20');
    expect(other.refusal(RED, { type: 'foundColony', ship: 0 })).toBeNull();
  });
});

/** White's trade ship three steps from the Merchants. */
const approach = (pods: number) =>
  Testbed.flying(WHITE, 3)
    .upgrade(WHITE, 'drive', 0)
    .upgrade(WHITE, 'freightPod', pods)
    .ship(RED, 1, 'tradeShip', 'n28_16')
    .ship(WHITE, 0, 'tradeShip', 'n28_18');

const third = (pods: number) =>
  Testbed.flying(RED, 3)
    .upgrade(RED, 'freightPod', pods)
    .stations(WHITE, 'merchants', 1)
    .stations(YELLOW, 'merchants', 1)
    .stations(RED, 'merchants', 1)
    .ship(RED, 0, 'tradeShip', 'n28_16');

describe('trade stations', () => {
  test('R9.11 R12.1 R12.4 R12.5 R12.6 T17: the first station brings the marker and a card', () => {
    const bed = approach(1)
      .steps(WHITE, 0, 'n27_17', 'n28_16', 'n27_15')
      .move(WHITE, { type: 'finishShip', ship: 0 });
    expect(bed.score(WHITE)).toBe(6);
    expect(playerAt(bed.state, WHITE).ships[0]).toBeNull();
    expect(bed.offered(WHITE, 'pickCard').map(({ card }) => card)).toEqual([
      'merchant-ore',
      'merchant-fuel',
      'merchant-carbon',
      'merchant-food',
      'merchant-goods',
    ]);
    expect(bed.refusal(WHITE, { type: 'pickCard', card: 'green-ore' })).toBe('cardNotOpen');
    bed.move(WHITE, { type: 'pickCard', card: 'merchant-fuel' });
    expect(bed.state.phase).toBe('flight');
    expect(bed.events.slice(-3).map(({ type }) => type)).toEqual([
      'stationFounded',
      'markerTaken',
      'cardPicked',
    ]);
  });

  test('R12.2 T17: without a freight pod the docking point is no end', () => {
    const bed = approach(0);
    expect(bed.offered(WHITE, 'fly').map(({ to }) => to)).not.toContain('n27_15');
    expect(bed.refusal(WHITE, { type: 'fly', ship: 0, to: 'n27_15' })).toBe('badEnd');
  });

  test('R12.2 R12.4 T18: the fourth station needs four pods, and the majority takes the marker', () => {
    expect(third(3).refusal(RED, { type: 'fly', ship: 0, to: 'n27_15' })).toBe('badEnd');
    const bed = third(4);
    expect([bed.score(WHITE), bed.score(RED)]).toEqual([6, 4]);
    bed.move(RED, { type: 'fly', ship: 0, to: 'n27_15' });
    expect([bed.score(WHITE), bed.score(RED)]).toEqual([4, 6]);
  });

  test('R12.4 T19 ruling 18.37: a tie leaves the marker where it is', () => {
    const bed = Testbed.flying(RED, 3)
      .upgrade(RED, 'freightPod', 2)
      .stations(WHITE, 'merchants', 1)
      .ship(RED, 0, 'tradeShip', 'n28_16');
    bed.move(RED, { type: 'fly', ship: 0, to: 'n27_15' });
    expect(bed.state.markers[2]).toBe(WHITE);
  });

  test('R12.2: five docks and no more', () => {
    const bed = Testbed.flying(RED, 3)
      .upgrade(RED, 'freightPod', 5)
      .stations(WHITE, 'merchants', 5)
      .ship(RED, 0, 'tradeShip', 'n28_16');
    expect(bed.refusal(RED, { type: 'fly', ship: 0, to: 'n27_15' })).toBe('badEnd');
  });

  test('R12.3 R12.7: pods lost later change nothing, and stations bring neither points nor cards', () => {
    const bed = Testbed.begun(BLUE)
      .stations(WHITE, 'merchants', 1)
      .stations(RED, 'merchants', 1)
      .upgrade(WHITE, 'freightPod', 0);
    expect([bed.score(WHITE), bed.score(RED)]).toEqual([6, 4]);
    expect(bed.roll(10).hand(WHITE)).toEqual({});
  });

  test('R12.6: the win by a marker comes before the card is chosen', () => {
    const bed = approach(1).halfMedals(WHITE, 18).steps(WHITE, 0, 'n27_17', 'n28_16', 'n27_15');
    bed.move(WHITE, { type: 'finishShip', ship: 0 });
    expect(bed.state.result).toMatchObject({ winners: [WHITE], ending: 'points' });
  });
});
