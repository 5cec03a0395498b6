/** The worked cases of the rules page, in its order. Each position is the one before the turn of seat 0. */

import { expect, test } from 'vitest';
import {
  distance,
  eccentricity,
  sectorId,
  sectorNamed,
  sectorOf,
  starId,
  starNamed,
  starsAtReach,
  starsIn,
} from './board.ts';
import type { SectorId, StarId } from './board.ts';
import { fight } from './battle.ts';
import { production } from './turn.ts';
import {
  discsOf,
  endTurn,
  fleetsOf,
  land,
  livingOf,
  play,
  refusalOf,
  resign,
  shortFlight,
  start,
  targetsOf,
} from './testing/play.ts';
import { position, type PositionText } from './testing/position.ts';

const between = (from: StarId, to: StarId): number =>
  distance(sectorOf(starNamed(from)), sectorOf(starNamed(to)));

const DUEL = { homes: ['regulus', 'pavo'] } as const;

test('A01 from ALGOL to HAMAL it is 2', () => {
  expect(between('algol', 'hamal')).toBe(2);
});

test('A02 from ALGOL to SOL it is 5, along A, D, G and H above and then down', () => {
  expect(between('algol', 'sol')).toBe(5);
  const way: SectorId[] = ['AY', 'DY', 'GY', 'HY', 'HR'];
  const steps = way.slice(1).map((to, n) => distance(sectorNamed(way[n] ?? to), sectorNamed(to)));
  expect(steps).toEqual([2, 2, 2, 2]);
});

test('A03 from REGULUS to DENEBOLA it is 3', () => {
  expect(between('regulus', 'denebola')).toBe(3);
});

test('A04 from POLLUX to MERAK it is 1, a short flight', () => {
  expect(between('pollux', 'merak')).toBe(1);
});

test('A05 a disc from C yellow on field 2 reaches B yellow, C red and F yellow', () => {
  const reached = starsAtReach(sectorNamed('CY'), 2).map((star) => sectorId(sectorOf(star)));
  expect(new Set(reached)).toEqual(new Set(['BY', 'CR', 'FY']));
});

test('A06 a red pin at E stands for SIRIUS or PROCYON', () => {
  expect(starsIn(sectorNamed('ER')).map(starId)).toEqual(['sirius', 'procyon']);
});

test('A07 from REGULUS to PAVO it is 7', () => {
  expect(between('regulus', 'pavo')).toBe(7);
});

test('A08 the last field is 7 from corners, 6 from edges, 5 from the centre', () => {
  const sectors = ['AY', 'BY', 'DY', 'EY', 'HR', 'KR', 'LR'] as const;
  const last = sectors.map((id) => eccentricity(sectorNamed(id)));
  expect(last).toEqual([7, 6, 6, 5, 5, 6, 7]);
});

test('A09 three stars with both symbols, six with a cross and four with a circle give 7 ships', () => {
  const both: StarId[] = ['regulus', 'capella', 'castor'];
  const crosses: StarId[] = ['dubhe', 'betelgeuse', 'procyon', 'merak', 'altair', 'acrux'];
  const circles: StarId[] = ['alphard', 'rigel', 'sirius', 'pollux'];
  const held = [...both, ...crosses, ...circles];
  const stars = Object.fromEntries(held.map((star): [StarId, [number, number]] => [star, [0, 1]]));
  const state = position({ ...DUEL, round: 2, stars: { ...stars, pavo: [1, 15] } });
  expect(production(state, 0)).toBe(7);
  expect(fleetsOf(state).regulus).toEqual([0, 8]);
});

test('A10 in round 1 four ships start from REGULUS', () => {
  const state = position({ ...DUEL, round: 1, stars: { regulus: [0, 15], pavo: [1, 15] } });
  play(state, start('regulus', 4));
  expect(fleetsOf(state)).toEqual({ regulus: [0, 11], pavo: [1, 15] });
  expect(discsOf(state, 0)).toEqual([['CY', 1, 4], null]);
});

const ROUND_2: PositionText = {
  ...DUEL,
  round: 2,
  stars: { regulus: [0, 11], pavo: [1, 15] },
  discs: { 0: [['CY', 1, 4]] },
};

test('A11 production, landing and double move in round 2', () => {
  const state = position(ROUND_2);
  expect(fleetsOf(state).regulus).toEqual([0, 12]);
  expect(discsOf(state, 0)).toEqual([['CY', 2, 4], null]);
  play(state, land('pollux'), shortFlight('pollux', 'merak', 1));
  const stars = { regulus: [0, 12], pollux: [0, 3], merak: [0, 1], pavo: [1, 15] };
  expect(fleetsOf(state)).toEqual(stars);
  expect(discsOf(state, 0)).toEqual([null, null]);
});

test('A12 instead of landing in round 2, the second disc starts', () => {
  const state = position(ROUND_2);
  play(state, start('regulus', 3));
  expect(fleetsOf(state)).toEqual({ regulus: [0, 9], pavo: [1, 15] });
  expect(discsOf(state, 0)).toEqual([
    ['CY', 2, 4],
    ['CY', 1, 3],
  ]);
});

test('A13 in round 3 two ships start from POLLUX, and nothing is produced', () => {
  const stars = { regulus: [0, 12], pollux: [0, 3], merak: [0, 1], pavo: [1, 15] } as const;
  const state = position({ ...DUEL, round: 3, stars });
  play(state, start('pollux', 2));
  expect(fleetsOf(state)).toEqual({ ...stars, pollux: [0, 1] });
  expect(discsOf(state, 0)).toEqual([['FY', 1, 2], null]);
});

test('A14 in round 4 two pairs produce, CASTOR is occupied and five ships start', () => {
  const stars = { regulus: [0, 12], pollux: [0, 1], merak: [0, 1], pavo: [1, 15] } as const;
  const state = position({ ...DUEL, round: 4, stars, discs: { 0: [['FY', 1, 2]] } });
  expect(fleetsOf(state).regulus).toEqual([0, 14]);
  play(state, land('castor'), start('regulus', 5));
  expect(fleetsOf(state)).toEqual({ ...stars, regulus: [0, 9], castor: [0, 2] });
  expect(discsOf(state, 0)).toEqual([['CY', 1, 5], null]);
});

test('A15 six ships take DENEBOLA from four, and cannot leave it in this turn', () => {
  const state = position({
    ...DUEL,
    round: 8,
    stars: { regulus: [0, 5], denebola: [1, 4], pavo: [1, 10] },
    discs: { 0: [['CY', 2, 6]] },
  });
  play(state, land('denebola'));
  expect(fleetsOf(state)).toEqual({ regulus: [0, 6], denebola: [0, 6], pavo: [1, 10] });
  expect(refusalOf(state, start('denebola', 1))).toBe('battlefield');
  expect(refusalOf(state, shortFlight('denebola', 'alioth', 1))).toBe('battlefield');
  expect(refusalOf(state, start('regulus', 1))).toBeNull();
});

test('A16 four who attack four are destroyed', () => {
  expect(fight(4, 4, 'attackerLoses')).toEqual({ attackers: 0, defenders: 4 });
});

test('A17 five who attack four destroy them without loss', () => {
  expect(fight(5, 4, 'attackerLoses')).toEqual({ attackers: 5, defenders: 0 });
});

test('A18 three who attack four are destroyed', () => {
  expect(fight(3, 4, 'attackerLoses')).toEqual({ attackers: 0, defenders: 4 });
});

test('A19 three and three from two sectors beat five on SOL together', () => {
  const stars = { regulus: [0, 8], sol: [1, 5], pavo: [1, 10] } as const;
  const discs = {
    0: [
      ['CY', 4, 3],
      ['FY', 3, 3],
    ],
  } as const;
  const state = position({ ...DUEL, round: 9, stars, discs });
  expect(discsOf(state, 0)).toEqual([
    ['CY', 5, 3],
    ['FY', 4, 3],
  ]);
  play(state, land('sol', [0, 1]));
  expect(fleetsOf(state)).toEqual({ regulus: [0, 8], sol: [0, 6], pavo: [1, 10] });
  expect(discsOf(state, 0)).toEqual([null, null]);
});

const LAST_FIELD: PositionText = {
  ...DUEL,
  round: 7,
  stars: { regulus: [0, 8], pavo: [1, 10] },
  discs: { 0: [['EY', 4, 2]] },
};

test('A20 a disc from E yellow must land on field 5, in J red or L red', () => {
  const state = position(LAST_FIELD);
  expect(discsOf(state, 0)).toEqual([['EY', 5, 2], null]);
  expect(refusalOf(state, endTurn)).toBe('mustLand');
  expect(targetsOf(state).toSorted()).toEqual(['achernar', 'antares', 'pavo', 'shaula']);
});

test('A21 a home star won back in time keeps its owner in the game', () => {
  const stars = { regulus: [1, 4], pavo: [1, 6] } as const;
  const state = position({ ...DUEL, round: 11, stars, discs: { 0: [['FY', 1, 5]] } });
  play(state, land('regulus'), endTurn);
  expect(fleetsOf(state)).toEqual({ regulus: [0, 5], pavo: [1, 6] });
  expect(livingOf(state)).toEqual([true, true]);
});

test('A22 a home star not won back ends the game of two', () => {
  const stars = { regulus: [1, 4], castor: [0, 3], pavo: [1, 6] } as const;
  const state = position({ ...DUEL, round: 12, stars, discs: { 0: [['FY', 1, 2]] } });
  expect(fleetsOf(state)).toEqual(stars);
  play(state, endTurn);
  expect(livingOf(state)).toEqual([false, true]);
  expect(fleetsOf(state)).toEqual({ regulus: [1, 4], pavo: [1, 6] });
  expect(discsOf(state, 0)).toEqual([null, null]);
  expect(state.result).toEqual({ winners: [1], ending: 'lastHomeStar', places: [2, 1] });
});

test('A23 both hold the home star of the other: an exchange, and both clear in the next round', () => {
  const stars = { regulus: [1, 4], pavo: [1, 3] } as const;
  const state = position({ ...DUEL, round: 13, stars, discs: { 0: [['CY', 6, 5]] } });
  play(state, land('pavo'), endTurn);
  expect(livingOf(state)).toEqual([true, true]);
  expect(fleetsOf(state)).toEqual({ regulus: [1, 4], pavo: [0, 5] });
  expect(state.exchanges).toEqual([{ players: [0, 1], dueRound: 14 }]);
  play(state, endTurn);
  expect(refusalOf(state, endTurn)).toBe('evacuate');
  play(state, start('pavo', 5), endTurn);
  expect(refusalOf(state, endTurn)).toBe('evacuate');
  play(state, start('regulus', 4));
  expect(fleetsOf(state)).toEqual({});
  expect([discsOf(state, 0), discsOf(state, 1)]).toEqual([
    [['JR', 1, 5], null],
    [['CY', 1, 4], null],
  ]);
});

test('A24 nothing is produced while nobody stands on the own home star', () => {
  const stars = { pollux: [0, 2], merak: [0, 1], castor: [0, 3], pavo: [1, 9] } as const;
  const state = position({ ...DUEL, round: 6, stars });
  expect(fleetsOf(state)).toEqual(stars);
});

test('A25 while a disc must land nothing departs; afterwards it may', () => {
  const state = position(LAST_FIELD);
  expect(refusalOf(state, start('regulus', 1))).toBe('mustLand');
  expect(refusalOf(state, shortFlight('regulus', 'algieba', 1))).toBe('mustLand');
  expect(refusalOf(state, endTurn)).toBe('mustLand');
  play(state, land('achernar'), start('regulus', 1), endTurn);
  expect(fleetsOf(state)).toEqual({ regulus: [0, 7], achernar: [0, 2], pavo: [1, 10] });
  expect(discsOf(state, 0)).toEqual([['CY', 1, 1], null]);
});

test('A26 an exchange ends when one of its players resigns', () => {
  const stars = { algol: [1, 4], regulus: [0, 5], castor: [1, 2], antares: [2, 9] } as const;
  const state = position({
    round: 14,
    homes: ['algol', 'regulus', 'antares'],
    stars,
    discs: { 0: [['CY', 1, 3]] },
    exchanges: [{ players: [0, 1], dueRound: 14 }],
  });
  expect(fleetsOf(state)).toEqual(stars);
  play(state, resign);
  expect(livingOf(state)).toEqual([false, true, true]);
  expect(fleetsOf(state)).toEqual({ algol: [1, 4], castor: [1, 2], antares: [2, 9] });
  expect(discsOf(state, 0)).toEqual([null, null]);
  expect(state.exchanges).toEqual([]);
  expect(state.current).toBe(1);
  expect(refusalOf(state, endTurn)).toBeNull();
});

test('A27 of two evacuations that are due one is made now, the other stays due', () => {
  const stars = {
    algol: [2, 3],
    antares: [0, 4],
    sirius: [0, 2],
    castor: [1, 3],
    pavo: [3, 12],
  } as const;
  const state = position({
    round: 14,
    homes: ['algol', 'regulus', 'antares', 'pavo'],
    stars: { ...stars, regulus: [0, 5] },
    exchanges: [
      { players: [0, 1], dueRound: 14 },
      { players: [0, 2], dueRound: 14 },
    ],
  });
  const refused = [endTurn, start('regulus', 4), start('sirius', 1)];
  expect(refused.map((move) => refusalOf(state, move))).toEqual([
    'evacuate',
    'evacuate',
    'evacuate',
  ]);
  play(state, start('regulus', 5), endTurn);
  expect(livingOf(state)).toEqual([true, true, true, true]);
  expect(fleetsOf(state)).toEqual(stars);
  expect(discsOf(state, 0)).toEqual([['CY', 1, 5], null]);
  expect(state.exchanges).toEqual([{ players: [0, 2], dueRound: 14 }]);
});
