/** The sentences that matter, word by word, and with one, two and three of everything that is counted. */

import type { Language, Seat, Told, Viewer } from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import type { Move } from '../rules/actions.ts';
import { anno4000 } from '../rules/index.ts';
import { endTurn, land, resign, shortFlight, start } from '../rules/testing/play.ts';
import { position, type PositionText } from '../rules/testing/position.ts';
import { annoWords } from './index.ts';
import { NAMES, takeStep } from './testing/take-step.ts';

/** What is told of a move of the player whose turn it is. */
function tell(
  text: PositionText,
  move: Move,
  reader: Viewer,
  language: Language = 'de',
): readonly Told[] {
  const state = position(text);
  const refusal = anno4000.check(state, state.current, move);
  if (refusal !== null) throw new Error(`refused: ${refusal.key}`);
  return annoWords[language].tell(takeStep(state, { by: state.current, move }, reader));
}

const FIELD: PositionText = {
  round: 3,
  homes: ['regulus', 'pavo'],
  stars: { regulus: [0, 11], pavo: [1, 15], pollux: [1, 13], denebola: [0, 2], castor: [1, 1] },
  discs: { 0: [['CY', 1, 21]] },
};

const texts = (told: readonly Told[]): string[] => told.map(({ text }) => text);

describe('a landing', () => {
  test('on an empty star', () => {
    const one: PositionText = { ...FIELD, discs: { 0: [['CY', 1, 1]] } };
    expect(tell(one, land('merak'), 0)).toEqual([
      { by: 0, text: 'landest mit 1 Schiff auf MERAK, es war leer.' },
    ]);
    expect(texts(tell(FIELD, land('merak'), 'spectator'))).toEqual([
      'landet mit 21 Schiffen auf MERAK, es war leer.',
    ]);
    expect(texts(tell(one, land('merak'), 0, 'en'))).toEqual([
      'land on MERAK with 1 ship; it was empty.',
    ]);
  });

  test('that destroys a fleet', () => {
    expect(tell(FIELD, land('pollux'), 1)).toEqual([
      {
        by: 0,
        text: 'landet mit 21 Schiffen auf POLLUX und vernichtet deine 13 Schiffe.',
        matters: 'loss',
      },
    ]);
    expect(tell(FIELD, land('pollux'), 0)).toEqual([
      { by: 0, text: 'landest mit 21 Schiffen auf POLLUX und vernichtest 13 Schiffe von Bert.' },
    ]);
    expect(texts(tell(FIELD, land('pollux'), 1, 'en'))).toEqual([
      'lands on POLLUX with 21 ships and destroys your 13 ships.',
    ]);
  });

  test.for([
    [1, 'greift POLLUX mit 1 Schiff an und verliert es gegen deine 13 Schiffe.'],
    [2, 'greift POLLUX mit 2 Schiffen an und verliert sie alle gegen deine 13 Schiffe.'],
    [3, 'greift POLLUX mit 3 Schiffen an und verliert sie alle gegen deine 13 Schiffe.'],
  ] as const)('of %i that is beaten off', ([ships, text]) => {
    const weak: PositionText = { ...FIELD, discs: { 0: [['CY', 1, ships]] } };
    expect(tell(weak, land('pollux'), 1)).toEqual([{ by: 0, text, matters: 'gain' }]);
  });

  test('on an own star, and of two discs', () => {
    const two: PositionText = {
      ...FIELD,
      stars: { ...FIELD.stars, sol: [1, 5] },
      discs: {
        0: [
          ['CY', 4, 3],
          ['FY', 3, 3],
        ],
      },
    };
    expect(texts(tell(two, land('sol', [0, 1]), 0))).toEqual([
      'landest mit zwei Flotten, zusammen 6 Schiffen, auf SOL und vernichtest 5 Schiffe von Bert.',
    ]);
    const home: PositionText = { ...FIELD, discs: { 0: [['FY', 1, 2]] } };
    expect(texts(tell(home, land('regulus'), 0))).toEqual([
      'landest mit 2 Schiffen auf REGULUS, dort stehen jetzt 13.',
    ]);
  });

  test('of equal fleets that destroy each other', () => {
    const equal: PositionText = {
      ...FIELD,
      discs: { 0: [['CY', 1, 13]] },
      options: { equalBattle: 'bothDestroyed' },
    };
    expect(tell(equal, land('pollux'), 1)).toEqual([
      {
        by: 0,
        text: 'greift POLLUX mit 13 Schiffen an, 13 gegen 13 von dir: Beide Flotten sind vernichtet.',
        matters: 'loss',
      },
    ]);
  });

  test('beside the reader’s home star is news to him', () => {
    const near: PositionText = {
      ...FIELD,
      current: 1,
      discs: { 1: [['BY', 1, 2]] },
    };
    expect(tell(near, land('algieba'), 0)).toMatchObject([{ by: 1, matters: 'news' }]);
    expect(tell(near, land('alhena'), 0)[0]).not.toHaveProperty('matters');
  });
});

describe('a departure', () => {
  test.for([
    [10, 'startest mit 10 Schiffen von REGULUS, 1 bleibt dort.'],
    [9, 'startest mit 9 Schiffen von REGULUS, 2 bleiben dort.'],
    [1, 'startest mit 1 Schiff von REGULUS, 10 bleiben dort.'],
    [11, 'startest mit allen 11 Schiffen von REGULUS. Dein Heimatstern steht jetzt leer.'],
  ] as const)('of %i ships', ([ships, text]) => {
    expect(texts(tell(FIELD, start('regulus', ships), 0))).toEqual([text]);
  });

  test('that could take the reader’s home star is news to him', () => {
    const strong: PositionText = { ...FIELD, current: 1 };
    expect(tell(strong, start('pavo', 12), 0)).toMatchObject([{ by: 1, matters: 'news' }]);
    expect(tell(strong, start('pavo', 11), 0)[0]).not.toHaveProperty('matters');
  });

  test('by short flight', () => {
    const state: PositionText = { ...FIELD, stars: { ...FIELD.stars, alioth: [1, 1] } };
    expect(texts(tell(state, shortFlight('denebola', 'alioth', 2), 0))).toEqual([
      'fliegst mit allen 2 Schiffen von DENEBOLA nach ALIOTH und vernichtest 1 Schiff von Bert.',
    ]);
    expect(texts(tell(state, shortFlight('denebola', 'alioth', 1), 1))).toEqual([
      'greift ALIOTH mit 1 Schiff von DENEBOLA aus an und verliert es gegen dein Schiff.',
    ]);
    expect(texts(tell(FIELD, shortFlight('denebola', 'alioth', 1), 1, 'en'))).toEqual([
      'flies with 1 ship from DENEBOLA to ALIOTH; it was empty.',
    ]);
  });
});

describe('a home star', () => {
  const TAKEN: PositionText = {
    round: 4,
    homes: ['regulus', 'pavo', 'antares'],
    stars: { regulus: [1, 4], algieba: [0, 5], pavo: [1, 15], antares: [2, 15] },
  };

  test('that falls', () => {
    const before: PositionText = {
      ...TAKEN,
      round: 3,
      current: 1,
      stars: { ...TAKEN.stars, regulus: [0, 3] },
      discs: { 1: [['CR', 1, 4]] },
    };
    expect(tell(before, land('regulus'), 0)).toEqual([
      {
        by: 1,
        text: 'landet mit 4 Schiffen auf REGULUS und vernichtet deine 3 Schiffe.',
        matters: 'loss',
      },
      {
        by: 'table',
        text: 'Bert hält deinen Heimatstern REGULUS: Dein nächster Zug muss dich retten.',
        matters: 'loss',
      },
    ]);
    expect(tell(before, land('regulus'), 2)).toMatchObject([
      {},
      {
        by: 'table',
        text: 'Bert hält REGULUS, den Heimatstern von Ada: Ada hat einen Zug zur Rettung.',
        matters: 'news',
      },
    ]);
  });

  test('that is won back', () => {
    expect(texts(tell(TAKEN, shortFlight('algieba', 'regulus', 5), 0))).toEqual([
      'fliegst mit allen 5 Schiffen von ALGIEBA nach REGULUS und vernichtest 4 Schiffe von Bert. Dein Heimatstern gehört wieder dir.',
    ]);
  });

  test('that is not won back', () => {
    expect(tell(TAKEN, endTurn, 0)).toEqual([
      {
        by: 'table',
        text: 'Du scheidest aus: Der Heimatstern REGULUS ist verloren.',
        matters: 'loss',
      },
      { by: 'table', text: 'PAVO baut 2 Schiffe für Bert.' },
    ]);
  });

  test('that builds no ships', () => {
    const lost: PositionText = { ...TAKEN, current: 2, round: 3 };
    expect(tell(lost, endTurn, 0)).toEqual([
      {
        by: 'table',
        text: 'REGULUS baut keine Schiffe für dich, dort steht Bert.',
        matters: 'loss',
      },
    ]);
  });

  test('for another one: an exchange', () => {
    const both: PositionText = {
      ...TAKEN,
      stars: { ...TAKEN.stars, pavo: [0, 3], castor: [1, 2] },
    };
    expect(tell(both, endTurn, 0)[0]).toEqual({
      by: 'table',
      text: 'Austausch: Du und Bert haltet je den Heimatstern des anderen und räumt ihn in Runde 5.',
      matters: 'gain',
    });
    expect(texts(tell(both, endTurn, 2, 'en'))[0]).toBe(
      'Exchange: Ada and Bert hold each other’s home star and clear it in round 5.',
    );
  });
});

test('production and the end of a match tell what they mean to the reader', () => {
  const state: PositionText = { ...FIELD, round: 3, current: 1, startSeat: 0 };
  expect(tell(state, endTurn, 0)).toEqual([
    { by: 'table', text: 'REGULUS baut 2 Schiffe für dich.', matters: 'gain' },
  ]);
  expect(tell(FIELD, resign, 1)).toEqual([
    { by: 0, text: 'gibt auf und scheidet aus.', matters: 'news' },
    { by: 'table', text: 'Du gewinnst: Der letzte Gegner hat aufgegeben.', matters: 'gain' },
  ]);
  expect(texts(tell(FIELD, resign, 0, 'en'))).toEqual([
    'resign and are out.',
    'Bert wins: the last opponent has resigned.',
  ]);
});

function say(winners: readonly Seat[], language: Language): string {
  return annoWords[language].result({ winners, ending: 'resignation', places: [] }, NAMES);
}

test('one, two and three winners are told in the right number', () => {
  expect(say([0], 'de')).toBe('Ada gewinnt: Der letzte Gegner hat aufgegeben.');
  expect(say([0, 1], 'de')).toBe('Ada und Bert gewinnen: Der letzte Gegner hat aufgegeben.');
  expect(say([0, 1, 2], 'de')).toBe(
    'Ada, Bert und Cleo gewinnen: Der letzte Gegner hat aufgegeben.',
  );
  expect(say([0], 'en')).toBe('Ada wins: the last opponent has resigned.');
  expect(say([0, 1], 'en')).toBe('Ada and Bert win: the last opponent has resigned.');
});
