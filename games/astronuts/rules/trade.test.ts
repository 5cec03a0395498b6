import { describe, expect, test } from 'vitest';
import type { MoveOf } from './actions.ts';
import { astronuts } from './index.ts';
import { hand, listed, play, refusal, scene } from './testing/scene.ts';

const offer = (
  to: MoveOf<'offerTrade'>['to'],
  give: MoveOf<'offerTrade'>['give'] = 'red',
  get: MoveOf<'offerTrade'>['get'] = 'yellow',
): MoveOf<'offerTrade'> => ({ type: 'offerTrade', to, give, get });

describe('R6.7 trade', () => {
  test('swaps one nut for one and costs one action', () => {
    const state = scene({ seats: 3, actions: 2 });
    play(state, offer(2));
    const events = play(state, { type: 'answerTrade', accept: true }, 2);
    expect([hand(state, 0), hand(state, 2), state.actions]).toEqual([
      [0, 1, 2, 1],
      [2, 1, 0, 1],
      1,
    ]);
    expect(events).toEqual([{ type: 'traded', seat: 0, partner: 2, give: 'red', get: 'yellow' }]);
  });

  test('costs nothing when it is declined', () => {
    const state = scene({ actions: 2 });
    play(state, offer(1));
    play(state, { type: 'answerTrade', accept: false }, 1);
    expect([state.actions, state.step.type, hand(state, 0)]).toEqual([2, 'act', [1, 1, 1, 1]]);
  });

  test('needs the nut in the own hand and the other in the partner’s', () => {
    const state = scene({ seats: 3, hands: [{ red: 1 }, { yellow: 1 }, { red: 1 }] });
    expect(refusal(state, offer(1))).toBeNull();
    expect(refusal(state, offer(1, 'purple'))).toBe('nutsMissing');
    expect(refusal(state, offer(2))).toBe('partnerLacks');
    expect(refusal(state, offer('all', 'red', 'orange'))).toBe('nobodyOffers');
    expect(refusal(state, offer(0))).toBe('notAPartner');
    expect(refusal(state, offer(3))).toBe('notAPartner');
  });

  test('asks all who have the nut, and only them', () => {
    const state = scene({
      seats: 4,
      hands: [{ red: 1 }, { yellow: 1 }, {}, { yellow: 2 }],
    });
    play(state, offer('all'));
    expect(astronuts.pending(state)).toEqual({ kind: 'move', seats: [1, 3] });
  });

  test('does not touch technology markers', () => {
    const state = scene({ hands: [{ red: 1, purple: 1 }], actions: 9 });
    play(state, { type: 'technology', colour: 'red' });
    expect(refusal(state, offer(1))).toBe('nutsMissing');
  });

  test('lists offers to all for colours that the hand lacks', () => {
    const state = scene({ hands: [{ red: 1, purple: 2, orange: 1 }] });
    expect(listed(state, 'offerTrade')).toEqual([
      offer('all', 'red'),
      offer('all', 'purple'),
      offer('all', 'orange'),
    ]);
  });
});

test('ruling 32 colours must differ', () => {
  expect(refusal(scene(), offer(1, 'red', 'red'))).toBe('sameColour');
});

test('ruling 32 after three declined offers a player is left alone for the turn', () => {
  const state = scene({ seats: 3 });
  for (let n = 0; n < 3; n++) {
    play(state, offer(1));
    play(state, { type: 'answerTrade', accept: false }, 1);
  }
  expect(refusal(state, offer(1))).toBe('declinedEnough');
  play(state, offer('all'));
  expect(astronuts.pending(state)).toEqual({ kind: 'move', seats: [2] });
  play(state, { type: 'answerTrade', accept: false }, 2);
  play(state, { type: 'endTurn' });
  expect(state.declinedOffers).toEqual([0, 0, 0]);
});

describe('ruling 42 an offer to all', () => {
  test('is closed by the first acceptance, and the other questions lapse', () => {
    const state = scene({ seats: 4 });
    play(state, offer('all'));
    play(state, { type: 'answerTrade', accept: false }, 1);
    expect(astronuts.pending(state)).toEqual({ kind: 'move', seats: [2, 3] });
    play(state, { type: 'answerTrade', accept: true }, 3);
    expect(state.step.type).toBe('act');
    expect([hand(state, 2), hand(state, 3)]).toEqual([
      [1, 1, 1, 1],
      [2, 1, 0, 1],
    ]);
    expect(state.declinedOffers).toEqual([0, 0, 0, 0]);
  });

  test('that nobody accepts counts as declined for everybody who was asked', () => {
    const state = scene({ seats: 3 });
    play(state, offer('all'));
    play(state, { type: 'answerTrade', accept: false }, 2);
    play(state, { type: 'answerTrade', accept: false }, 1);
    expect([state.declinedOffers, state.step.type]).toEqual([[0, 1, 1], 'act']);
  });

  test('is answered by each only once', () => {
    const state = scene({ seats: 3 });
    play(state, offer('all'));
    play(state, { type: 'answerTrade', accept: false }, 2);
    expect(refusal(state, { type: 'answerTrade', accept: true }, 2)).toBe('notYourTurn');
  });
});
