import { createRandom, type Random, type Seat } from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import type { Move } from '../rules/actions.ts';
import { astronuts } from '../rules/index.ts';
import { hand, play, roll, scene } from '../rules/testing/scene.ts';
import type { State } from '../rules/state.ts';
import { candidates } from './candidates.ts';
import { FEATURES, measure, type Feature } from './features.ts';
import { nutsExpertise } from './index.ts';
import { instinct } from './instinct.ts';

const random: Random = createRandom('situations');

function feature(state: State, seat: Seat, name: Feature): number {
  const into = new Float64Array(state.seats * FEATURES.length);
  measure(state, into);
  return into[seat * FEATURES.length + FEATURES.indexOf(name)] ?? 0;
}

/** The score that a seat has by the weights, less that of its strongest rival. */
function lead(state: State, seat: Seat): number {
  const into = new Float64Array(state.seats * FEATURES.length);
  const weights = nutsExpertise.weights(state.seats);
  measure(state, into);
  const scores = Array.from({ length: state.seats }, (_unused, of) =>
    FEATURES.reduce(
      (sum, name, i) => sum + weights[name] * (into[of * FEATURES.length + i] ?? 0),
      0,
    ),
  );
  const rivals = scores.filter((_score, other) => other !== seat);
  return (scores[seat] ?? 0) - Math.max(...rivals);
}

function after(state: State, move: Move): State {
  const copy = astronuts.clone(state);
  play(copy, move);
  return copy;
}

/** Thirteen colonies of seat 0, and room for the fourteenth under its ship. */
function almostDone(): State {
  return scene({
    actions: 1,
    ships: [['I0'], ['H2']],
    colonies: [
      { H0: 3, Sa0: 2, Sb0: 2, E0: 3, E3: 3 },
      { H2: 3, I2: 3 },
    ],
  });
}

describe('the race', () => {
  test('the fourteenth colony is founded when it can be', () => {
    const state = almostDone();
    const found = candidates(state, 0).filter(({ type }) => type === 'colonize');
    expect(found).toHaveLength(1);
    expect(instinct(state, 0, random).type).toBe('colonize');
    for (const move of found) {
      expect(lead(after(state, move), 0)).toBeGreaterThan(
        lead(after(state, { type: 'endTurn' }), 0),
      );
    }
  });

  test('work done shortens the way by what it cost', () => {
    const state = scene({ actions: 4 });
    const before = feature(state, 0, 'race');
    const later = after(state, { type: 'mine', ship: 1, pay: [] });
    expect(feature(later, 0, 'race')).toBeCloseTo(before, 9);
  });

  test('ending a turn with actions left is worse than using them', () => {
    const state = scene({ actions: 3 });
    const idle = lead(after(state, { type: 'endTurn' }), 0);
    for (const move of candidates(state, 0)) {
      if (move.type !== 'mine' && move.type !== 'colonize') continue;
      expect(lead(after(state, move), 0)).toBeGreaterThan(idle);
    }
  });

  test('Time Warp and Extra Energy shorten the way', () => {
    const plain = feature(scene({ actions: 0 }), 0, 'race');
    for (const colour of ['yellow', 'orange'] as const) {
      const state = scene({ actions: 0, technologies: [[colour]] });
      expect(feature(state, 0, 'race')).toBeLessThan(plain);
    }
  });

  test('in the last round what counts is the colonies in the end', () => {
    const state = almostDone();
    play(state, { type: 'colonize', ship: 1, pay: ['red'] });
    expect(feature(state, 0, 'finish')).toBe(14);
    expect(feature(state, 1, 'finish')).toBeGreaterThanOrEqual(6);
    expect(feature(state, 0, 'race')).toBe(0);
  });
});

test('both corners are judged alike', () => {
  const one = scene({ actions: 0, ships: [['I0'], ['H2']], colonies: [{ H0: 2 }, {}], nuts: even });
  const other = scene({
    actions: 0,
    ships: [['H0'], ['I2']],
    colonies: [{}, { H2: 2 }],
    nuts: even,
  });
  one.current = 1;
  one.startSeat = 1;
  for (const name of FEATURES) {
    expect(feature(one, 0, name)).toBeCloseTo(feature(other, 1, name), 9);
    expect(feature(one, 1, name)).toBeCloseTo(feature(other, 0, name), 9);
  }
});

const even = { H0: ['red'], H2: ['red'], I0: ['red'], I2: ['red'] } as const;

describe('in the own turn', () => {
  test('a ship that can settle does so before it flies on', () => {
    const types = candidates(scene({ actions: 6 }), 0).map(({ type }) => type);
    expect(types).toContain('colonize');
    expect(types).not.toContain('move');
    expect(types).not.toContain('endTurn');
  });

  test('one payment is looked at, and it spares the last nut of a colour', () => {
    const state = scene({ hands: [{ red: 1, purple: 3, yellow: 1, orange: 1 }] });
    const founding = candidates(state, 0).filter((move) => move.type === 'colonize');
    expect(founding).toEqual([{ type: 'colonize', ship: 1, pay: ['purple'] }]);
  });

  test('fighting technologies are left alone as long as nobody is near', () => {
    const technologies = candidates(scene({ actions: 8 }), 0).flatMap((move) =>
      move.type === 'technology' ? [move.colour] : [],
    );
    expect(technologies).toEqual(['yellow', 'orange']);
  });

  test('a gift of nuts fills what is missing', () => {
    const state = scene({ ships: [['ha0.2'], ['H2']], hands: [{ purple: 2, yellow: 1 }] });
    play(state, { type: 'move', ship: 1, path: ['Sa0'] });
    roll(state, 5, 3);
    expect(candidates(state, 0)).toEqual([{ type: 'fateNuts', nuts: ['red', 'orange'] }]);
  });
});

/** Plenty of red and no orange, with somebody who has orange to spare. */
function offering(): State {
  return scene({
    hands: [
      { red: 3, purple: 1, yellow: 1 },
      { purple: 1, orange: 2 },
    ],
    ships: [['ha0.1'], ['H2']],
  });
}

describe('trade', () => {
  test('an offer gives what is plenty for what is missing', () => {
    const offers = candidates(offering(), 0).filter(({ type }) => type === 'offerTrade');
    expect(offers).toEqual([{ type: 'offerTrade', to: 'all', give: 'red', get: 'orange' }]);
  });

  test('after a refusal there is no further offer in the turn', () => {
    const state = offering();
    play(state, { type: 'offerTrade', to: 'all', give: 'red', get: 'orange' });
    play(state, { type: 'answerTrade', accept: false }, 1);
    expect(candidates(state, 0).some(({ type }) => type === 'offerTrade')).toBe(false);
  });

  test('rubbish is declined, however often it is offered', () => {
    const state = scene({ hands: [{ red: 4 }, { red: 2, orange: 1 }], ships: [['ha0.1'], ['H2']] });
    const before = hand(state, 1);
    for (let i = 0; i < 3; i++) {
      play(state, { type: 'offerTrade', to: 1, give: 'red', get: 'orange' });
      play(state, instinct(state, 1, random), 1);
    }
    expect(hand(state, 1)).toEqual(before);
  });

  test('whoever is ahead is not helped', () => {
    const state = scene({
      hands: [{ red: 2 }, { orange: 3 }],
      colonies: [{ H0: 3 }, {}],
      ships: [['ha0.1'], ['H2']],
    });
    play(state, { type: 'offerTrade', to: 1, give: 'red', get: 'orange' });
    expect(instinct(state, 1, random)).toEqual({ type: 'answerTrade', accept: false });
  });
});

test('passage is refused to the leader and granted to others', () => {
  for (const [colonies, allow] of [
    [[{ H0: 2 }, {}], false],
    [[{}, { H2: 2 }], true],
  ] as const) {
    const state = scene({ ships: [['ha0.1'], ['ha0.2']], colonies, actions: 4 });
    play(state, { type: 'move', ship: 1, path: ['ha0.2', 'Sa0'] });
    expect(instinct(state, 1, random)).toEqual({ type: 'answerPassage', allow });
  }
});
