/** Places where the rulebook can be read in two ways, each way as an option. */

import { formerOptions } from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import { starId } from './board.ts';
import { anno4000 } from './index.ts';
import { OPTIONS, type Options } from './options.ts';
import {
  discsOf,
  endTurn,
  fleetsOf,
  land,
  livingOf,
  play,
  refusalOf,
  shortFlight,
  start,
  targetsOf,
} from './testing/play.ts';
import { position, type PositionText } from './testing/position.ts';

const at = (text: PositionText, options: Partial<Options>) => position({ ...text, options });

describe('ruling 30: after a battle', () => {
  /** Seat 0 sends three against the six of seat 1 on POLLUX. */
  const RAID = {
    round: 5,
    homes: ['regulus', 'pavo'],
    stars: { regulus: [0, 8], pollux: [1, 6], pavo: [1, 8] },
    discs: { 0: [['CY', 1, 3]] },
  } as const satisfies PositionText;

  test('ruling 30: the surviving defender departs in his next turn', () => {
    const state = at(RAID, { afterBattle: 'nextTurn' });
    play(state, land('pollux'), endTurn);
    expect(state.battlefields).toEqual([]);
    expect(refusalOf(state, start('pollux', 2))).toBeNull();
  });

  test('ruling 30: or nobody departs before the next round', () => {
    const state = at(RAID, { afterBattle: 'nextRound' });
    play(state, land('pollux'), endTurn);
    expect(state.battlefields.map(starId)).toEqual(['pollux']);
    expect(refusalOf(state, start('pollux', 2))).toBe('battlefield');
    expect(refusalOf(state, shortFlight('pollux', 'merak', 2))).toBe('battlefield');
    expect(refusalOf(state, start('pavo', 2))).toBeNull();
    play(state, endTurn);
    expect(state.round).toBe(6);
    expect(state.battlefields).toEqual([]);
    play(state, endTurn);
    expect(refusalOf(state, start('pollux', 2))).toBeNull();
  });

  test('ruling 30: a star that must be cleared, but was fought over in this round, stays due', () => {
    // Seat 2 attacks REGULUS, where seat 0 stands and which he should clear in this round.
    const state = at(
      {
        round: 14,
        current: 2,
        startSeat: 2,
        homes: ['algol', 'regulus', 'antares'],
        stars: { algol: [1, 4], regulus: [0, 5], antares: [2, 9] },
        discs: { 2: [['FY', 1, 2]] },
        exchanges: [{ players: [0, 1], dueRound: 14 }],
      },
      { afterBattle: 'nextRound' },
    );
    play(state, land('regulus'), endTurn);
    expect(fleetsOf(state).regulus).toEqual([0, 5]);
    expect(refusalOf(state, start('regulus', 5))).toBe('battlefield');
    play(state, endTurn, start('algol', 4), endTurn, endTurn);
    expect(refusalOf(state, endTurn)).toBe('evacuate');
    expect(refusalOf(state, start('regulus', 5))).toBeNull();
  });
});

describe('ruling 6: a disc that has just landed', () => {
  const DOUBLE = {
    round: 3,
    homes: ['regulus', 'pavo'],
    stars: { regulus: [0, 9], pavo: [1, 15] },
    discs: { 0: [['CY', 1, 4]] },
  } as const satisfies PositionText;
  const BOTH = {
    ...DOUBLE,
    discs: {
      0: [
        ['CY', 1, 4],
        ['CY', 2, 3],
      ],
    },
  } as const;

  test('ruling 6: departs again at once', () => {
    const state = at(BOTH, { landedDisc: 'departs' });
    play(state, land('pollux'));
    expect(refusalOf(state, shortFlight('pollux', 'merak', 1))).toBeNull();
  });

  test('ruling 6: or rests, so that a departure needs the other disc', () => {
    const state = at(BOTH, { landedDisc: 'rests' });
    expect(refusalOf(state, start('regulus', 1))).toBe('noFreeDisc');
    play(state, land('pollux'));
    expect(refusalOf(state, shortFlight('pollux', 'merak', 1))).toBe('discRests');
    expect(refusalOf(state, start('regulus', 1))).toBe('discRests');
    play(state, endTurn, endTurn);
    expect(refusalOf(state, start('regulus', 1))).toBeNull();
  });

  test('ruling 6: the double move of the rulebook uses the disc that was free', () => {
    const state = at(DOUBLE, { landedDisc: 'rests' });
    play(state, land('pollux'), shortFlight('pollux', 'merak', 1));
    expect(fleetsOf(state)).toMatchObject({ pollux: [0, 3], merak: [0, 1] });
  });

  test('ruling 6: a start takes the disc that did not land', () => {
    const state = at(DOUBLE, { landedDisc: 'rests' });
    play(state, land('pollux'), start('regulus', 2));
    expect(discsOf(state, 0)).toEqual([null, ['CY', 1, 2]]);
  });

  test('ruling 6: who has both discs in flight when he should clear a star clears it later', () => {
    const state = at(
      {
        round: 14,
        homes: ['algol', 'regulus'],
        stars: { algol: [1, 4], regulus: [0, 5] },
        discs: {
          0: [
            ['CY', 1, 1],
            ['CY', 2, 1],
          ],
        },
        exchanges: [{ players: [0, 1], dueRound: 14 }],
      },
      { landedDisc: 'rests' },
    );
    play(state, land('pollux'), endTurn, start('algol', 4), endTurn);
    expect(refusalOf(state, endTurn)).toBe('evacuate');
    play(state, start('regulus', 5), endTurn);
    expect(state.exchanges).toEqual([]);
  });
});

describe('ruling 27: landing after the departure', () => {
  const FLYING = {
    round: 3,
    homes: ['regulus', 'pavo'],
    stars: { regulus: [0, 9], pavo: [1, 15] },
    discs: { 0: [['CY', 1, 4]] },
  } as const satisfies PositionText;

  test('ruling 27: is refused', () => {
    const state = at(FLYING, { lateLanding: 'off' });
    play(state, start('regulus', 2));
    expect(refusalOf(state, land('pollux'))).toBe('landingClosed');
  });

  test('ruling 7: or allowed', () => {
    const state = at(FLYING, { lateLanding: 'on' });
    play(state, start('regulus', 2), land('pollux'), endTurn);
    expect(fleetsOf(state).pollux).toEqual([0, 4]);
  });

  test('ruling 4: what has only just left does not come back', () => {
    const state = at(FLYING, { lateLanding: 'on' });
    play(state, start('regulus', 2));
    expect(refusalOf(state, land('algieba', [1]))).toBe('justStarted');
    expect(targetsOf(state, [1])).toEqual([]);
    expect(targetsOf(state, [0, 1])).toEqual([]);
  });

  test('ruling 27: there is still one departure only', () => {
    const state = at(FLYING, { lateLanding: 'on' });
    play(state, shortFlight('regulus', 'algieba', 2), land('pollux'));
    expect(refusalOf(state, start('regulus', 1))).toBe('departureDone');
  });

  test('ruling 12: a disc that must land may do so after the departure, but before the end', () => {
    const state = at({ ...FLYING, discs: { 0: [['EY', 4, 3]] } }, { lateLanding: 'on' });
    expect(refusalOf(state, endTurn)).toBe('mustLand');
    play(state, start('regulus', 2));
    expect(refusalOf(state, endTurn)).toBe('mustLand');
    play(state, land('pavo'), endTurn);
  });
});

describe('ruling 18: an evacuation that is due', () => {
  /**
   * Seat 0 must clear REGULUS. Meanwhile seat 2 has taken his home star ALGOL from seat 1, and only three ships on MIRFAK,
   * beside ALGOL, could retake it.
   */
  const TORN = {
    round: 14,
    homes: ['algol', 'regulus', 'antares'],
    stars: { algol: [2, 2], mirfak: [0, 3], regulus: [0, 5], castor: [1, 2], antares: [2, 9] },
    exchanges: [{ players: [0, 1], dueRound: 14 }],
  } as const satisfies PositionText;

  test('ruling 18: waits while its player saves himself', () => {
    const state = at(TORN, { rescueFirst: 'on' });
    expect(refusalOf(state, endTurn)).toBe('evacuate');
    expect(refusalOf(state, start('mirfak', 3))).toBe('evacuate');
    // Two against two would fail, and save nobody.
    expect(refusalOf(state, shortFlight('mirfak', 'algol', 2))).toBe('evacuate');
    play(state, shortFlight('mirfak', 'algol', 3), endTurn);
    expect(livingOf(state)).toEqual([true, true, true]);
    play(state, endTurn, endTurn);
    expect(refusalOf(state, endTurn)).toBe('evacuate');
    play(state, start('regulus', 5), endTurn);
    expect(state.exchanges).toEqual([]);
  });

  test('ruling 18: or comes first, and the player is out', () => {
    const state = at(TORN, { rescueFirst: 'off' });
    expect(refusalOf(state, shortFlight('mirfak', 'algol', 3))).toBe('evacuate');
    play(state, start('regulus', 5), endTurn);
    expect(livingOf(state)).toEqual([false, true, true]);
  });

  test('ruling 18: the home star of the captor saves as well', () => {
    const stars = { ...TORN.stars, mirfak: [1, 1], antares: [2, 1], shaula: [0, 2] } as const;
    const state = at({ ...TORN, stars }, { rescueFirst: 'on' });
    const events = play(state, shortFlight('shaula', 'antares', 2), endTurn);
    expect(events).toContainEqual({ type: 'exchange', seats: [0, 2], dueRound: 15 });
  });

  test('ruling 18: nobody who is safe may put it off', () => {
    const stars = { ...TORN.stars, algol: [0, 2] } as const;
    const state = at({ ...TORN, stars }, { rescueFirst: 'on' });
    expect(refusalOf(state, shortFlight('mirfak', 'algol', 3))).toBe('evacuate');
  });

  test('ruling 18: matches from before keep what held then', () => {
    expect(formerOptions(OPTIONS, {}).rescueFirst).toBe('off');
    expect(anno4000.setup({ seats: 2, options: {} }).options.rescueFirst).toBe('on');
  });
});

describe('ruling 17: after an exchange', () => {
  /** Both clear the home star of the other in this round; the disc of seat 0 could be back on REGULUS in the next. */
  const CLEARING = {
    round: 14,
    homes: ['algol', 'regulus'],
    stars: { algol: [1, 4], regulus: [0, 5] },
    discs: { 0: [['EY', 1, 3]] },
    exchanges: [{ players: [0, 1], dueRound: 14 }],
  } as const satisfies PositionText;
  const clear = (exchangeBinds: Options['exchangeBinds']) => {
    const state = at(CLEARING, { exchangeBinds });
    play(state, start('regulus', 5), endTurn, start('algol', 4), endTurn);
    expect(state.exchanges).toEqual([]);
    return state;
  };

  test('ruling 17: everything is allowed', () => {
    const state = clear('off');
    // E yellow and C yellow are 3 apart, and the disc has come to field 3.
    expect(refusalOf(state, land('regulus'))).toBeNull();
  });

  test('ruling 17: or who has cleared a home star spares it in his next turn', () => {
    const state = clear('on');
    expect(refusalOf(state, land('regulus'))).toBe('truce');
    expect(refusalOf(state, land('algieba'))).toBeNull();
    play(state, land('algieba'), endTurn, endTurn);
    expect(state.pledges).toEqual([]);
    expect(refusalOf(state, shortFlight('algieba', 'regulus', 3))).toBeNull();
  });

  test('ruling 17: leaving a part of the ships behind clears nothing', () => {
    const state = at({ ...CLEARING, round: 13, discs: {} }, { exchangeBinds: 'on' });
    play(state, start('regulus', 2));
    expect(state.pledges).toEqual([]);
  });
});

describe('ruling 17: during an exchange', () => {
  const HELD = {
    round: 13,
    homes: ['algol', 'regulus'],
    stars: { algol: [1, 4], mirfak: [0, 6], regulus: [0, 5], castor: [1, 2] },
    exchanges: [{ players: [0, 1], dueRound: 14 }],
  } as const satisfies PositionText;

  test('ruling 17: one’s own home star is not retaken', () => {
    const state = at(HELD, { retakeByForce: 'off' });
    expect(refusalOf(state, shortFlight('mirfak', 'algol', 6))).toBe('truce');
  });

  test('ruling 17: or it is, and the other star is cleared all the same', () => {
    const state = at(HELD, { retakeByForce: 'on' });
    play(state, shortFlight('mirfak', 'algol', 6), endTurn, endTurn);
    // Two pairs have produced since: he is at home again.
    expect(fleetsOf(state).algol).toEqual([0, 8]);
    expect(refusalOf(state, endTurn)).toBe('evacuate');
    expect(refusalOf(state, shortFlight('algol', 'mirfak', 1))).toBe('evacuate');
  });
});
