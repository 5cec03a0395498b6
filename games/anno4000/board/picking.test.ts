/** Every legal move can be made by pressing what one sees, and by the controls alone. */

import {
  createRandom,
  equalPlain,
  playout,
  randomPolicy,
  type Config,
  type Seat,
} from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import type { Move } from '../rules/actions.ts';
import { anno4000 } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { position } from '../rules/testing/position.ts';
import { sortMoves, type Offers } from './offers.ts';
import {
  NOTHING,
  alone,
  chooseHere,
  chooseShips,
  landingHere,
  landingThere,
  pickDiscs,
  pickStar,
  pressDisc,
  pressField,
  pressStar,
  shipsToLeave,
  typeDigit,
  type PickedStar,
  type Press,
  type Selection,
} from './picking.ts';

/** One person at the board: presses change the selection until one of them makes a move. */
class Person {
  selection: Selection = NOTHING;
  made: Move | null = null;

  press(result: Press | null): this {
    if (result === null) throw new Error('nothing to press');
    if (result.do === 'play') this.made = result.move;
    else this.selection = result.selection;
    return this;
  }

  /** The picked star, with so many ships on the slider. */
  slide(ships: number): this {
    this.selection = chooseShips(this.star, ships);
    return this;
  }

  get star(): PickedStar {
    if (this.selection.kind !== 'star') throw new Error('no star is picked');
    return this.selection;
  }
}

/** By what lies on the board: discs, stars, fields of the track. Home stars, the end of the turn and giving up have buttons only. */
function byBoard(offers: Offers, seat: Seat, move: Move): Move | null {
  const person = new Person();
  const star = (id: PickedStar['star']): Person =>
    person.press(pressStar(offers, person.selection, seat, id));
  switch (move.type) {
    case 'land':
      for (const disc of move.discs) {
        person.press(pressDisc(offers, person.selection, seat, seat, disc));
      }
      return star(move.star).made;
    case 'start':
      star(move.star).slide(move.ships);
      return person.press(pressField(offers, person.selection, 1)).made;
    case 'shortFlight':
      star(move.from).slide(move.ships);
      return star(move.to).made;
    case 'chooseHome':
      star(move.star);
      return chooseHere(offers, person.star);
    case 'endTurn':
      return offers.endTurn;
    // Every table has its own place for this.
    case 'resign':
      return offers.resign;
  }
}

/** By lists, chips, sliders and buttons. */
function byControls(offers: Offers, seat: Seat, move: Move): Move | null {
  switch (move.type) {
    case 'land': {
      const picked = { ...pickDiscs(seat, move.discs), star: move.star };
      if (picked.kind !== 'discs') return null;
      const star = pickStar(move.star);
      if (star.kind !== 'star') return null;
      // Both ways: the star for the discs, and the discs for the star.
      const [there, here] = [
        landingThere(offers, picked),
        landingHere(offers, { ...star, discs: move.discs }),
      ];
      return there === here ? there : null;
    }
    case 'start':
    case 'shortFlight': {
      const from = move.type === 'start' ? move.star : move.from;
      const person = new Person();
      person.selection = pickStar(from);
      person.slide(move.ships);
      const ships = shipsToLeave(offers, person.star);
      const table: ReadonlyMap<string, readonly Move[]> =
        move.type === 'start' ? offers.starts : offers.shortFlights;
      return table.get(from)?.find((it) => 'ships' in it && it.ships === ships) ?? null;
    }
    case 'chooseHome':
    case 'endTurn':
    case 'resign':
      return byBoard(offers, seat, move);
  }
}

function proveAll(state: State): number {
  const pending = anno4000.pending(state);
  if (pending.kind !== 'move') return 0;
  for (const seat of pending.seats) {
    const moves = anno4000.moves(state, seat);
    const offers = sortMoves(moves);
    for (const move of moves) {
      for (const way of [byBoard, byControls]) {
        const made = way(offers, seat, move);
        if (!equalPlain(made, move)) throw new Error(`${way.name}: ${JSON.stringify(move)}`);
      }
    }
    expect(moves.length).toBeGreaterThan(0);
  }
  return pending.seats.length;
}

const TABLES: readonly Config<Options>[] = [
  { seats: 2, options: {} },
  { seats: 3, options: { homeChoice: 'pick', homeSet: 'random' } },
  { seats: 4, options: { equalBattle: 'bothDestroyed', shipLimit: 20 } },
  { seats: 4, options: { homeChoice: 'pick', maxRounds: 30 } },
];

describe('every legal move can be picked', () => {
  test.for(TABLES)('along whole matches: %o', (config) => {
    for (const seed of [1, 2, 3]) {
      const random = createRandom(`picking ${config.seats} ${seed}`);
      const state = anno4000.setup(config);
      let asked = 0;
      const policies = Array.from({ length: config.seats }, () => randomPolicy);
      for (let step = 0; step < 250 && anno4000.pending(state).kind !== 'over'; step++) {
        asked += proveAll(state);
        playout(anno4000, state, policies, random, { maxActions: 1 });
      }
      expect(asked).toBeGreaterThan(0);
    }
  });

  test('both discs together', () => {
    const state = position({
      round: 3,
      homes: ['regulus', 'pavo'],
      stars: { regulus: [0, 5], pavo: [1, 9], sol: [1, 5] },
      discs: {
        0: [
          ['CY', 4, 3],
          ['FY', 3, 3],
        ],
      },
    });
    expect(anno4000.moves(state, 0)).toContainEqual({ type: 'land', discs: [0, 1], star: 'sol' });
    expect(proveAll(state)).toBe(1);
  });

  test('evacuations, with a truce around them', () => {
    const state = position({
      round: 5,
      homes: ['algol', 'regulus'],
      stars: { regulus: [0, 5], algol: [1, 4], sirius: [0, 3] },
      exchanges: [{ players: [0, 1], dueRound: 5 }],
    });
    expect(proveAll(state)).toBe(1);
  });

  test('with hundreds of ships', () => {
    const state = position({
      round: 41,
      homes: ['algol', 'regulus'],
      stars: { algol: [0, 400], mirfak: [0, 350], sol: [0, 700], regulus: [1, 4] },
    });
    expect(anno4000.moves(state, 0).length).toBeGreaterThan(2800);
    expect(proveAll(state)).toBe(1);
  });
});

describe('a press', () => {
  const state = position({
    round: 3,
    homes: ['regulus', 'pavo'],
    stars: { regulus: [0, 12], pavo: [1, 9] },
    discs: {
      0: [
        ['CY', 1, 3],
        ['CY', 2, 3],
      ],
      1: [['JR', 1, 2]],
    },
  });
  const offers = sortMoves(anno4000.moves(state, 0));

  test('on what is picked lets go', () => {
    const star = new Person().press(pressStar(offers, NOTHING, 0, 'regulus'));
    expect(star.press(pressStar(offers, star.selection, 0, 'regulus')).selection).toBe(NOTHING);
    const disc = new Person().press(pressDisc(offers, NOTHING, 0, 0, 1));
    expect(disc.press(pressDisc(offers, disc.selection, 0, 0, 1)).selection).toBe(NOTHING);
  });

  test('on the other disc takes its place when both cannot land together', () => {
    const person = new Person().press(pressDisc(offers, NOTHING, 0, 0, 0));
    person.press(pressDisc(offers, person.selection, 0, 0, 1));
    expect(person.selection).toEqual(pickDiscs(0, alone(1)));
  });

  test('on a foreign disc looks at it and never lands it', () => {
    const person = new Person().press(pressDisc(offers, NOTHING, 0, 1, 0));
    expect(person.selection).toEqual(pickDiscs(1, alone(0)));
    person.press(pressStar(offers, person.selection, 0, 'sadalsuud'));
    expect(person.made).toBeNull();
    expect(person.selection).toEqual(pickStar('sadalsuud'));
  });

  test('leaves one ship behind unless told otherwise', () => {
    const free = position({
      round: 3,
      homes: ['regulus', 'pavo'],
      stars: { regulus: [0, 12], pavo: [1, 9], sol: [0, 1] },
    });
    const departures = sortMoves(anno4000.moves(free, 0));
    const shipsFrom = (star: PickedStar['star'], ships: number | null): number =>
      shipsToLeave(departures, { kind: 'star', star, ships, discs: null });
    expect(shipsFrom('regulus', null)).toBe(11);
    expect(shipsFrom('sol', null)).toBe(1);
    expect(shipsFrom('regulus', 99)).toBe(12);
    expect(shipsFrom('pavo', null)).toBe(0);
  });

  test('on digits types a number, and begins anew when there are not so many ships', () => {
    const free = position({
      round: 3,
      homes: ['regulus', 'pavo'],
      stars: { regulus: [0, 12], pavo: [1, 9] },
    });
    const departures = sortMoves(anno4000.moves(free, 0));
    const person = new Person().press(pressStar(departures, NOTHING, 0, 'regulus'));
    const type = (digit: number): number => {
      person.selection = typeDigit(departures, person.star, digit);
      return shipsToLeave(departures, person.star);
    };
    expect([type(1), type(2), type(5), type(0)]).toEqual([1, 12, 5, 1]);
  });
});
