import { createRandom, type Expertise, type GameWords } from '@sternwarte/engine';
import { tinyGame, type TinyState } from '@sternwarte/engine/conformance/tiny-game';
import { describe, expect, test } from 'vitest';
import { beginHint, sayHint, type Hint } from './hint.ts';
import { lastTurn, tiny } from './testing/tiny-expertise.ts';

function hintsFor(
  state: TinyState,
  seat: number,
  expertise: Expertise = tiny.expertise,
): readonly Hint[] {
  const thinking = beginHint({
    ...tiny,
    expertise,
    seats: state.points.length,
    view: tinyGame.view(state, seat),
    seat,
    random: createRandom('hint'),
    iterations: 200,
  });
  while (thinking.step());
  return thinking.hints();
}

/** Whether nothing was done yet. */
function isFirst({ phase, bank }: TinyState): boolean {
  return phase === 'turn' && bank === 10;
}

describe('a hint', () => {
  test('names the best three moves, best first, with their chances', () => {
    const hints = hintsFor(lastTurn(0, [0, 0, 0], [6, 2, 1]), 0);
    expect(hints).toHaveLength(3);
    const chances = hints.map(({ chance }) => chance);
    for (const chance of chances) expect(chance >= 0 && chance <= 1).toBe(true);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(hints[0]?.move.type).not.toBe('endTurn');
  });

  test('gives the feature that speaks most for the move', () => {
    const [best] = hintsFor(lastTurn(0, [0, 0, 0], [6, 2, 1], { rounds: 3 }), 0);
    expect(best?.reason).toEqual({ feature: 'points', direction: 'more' });
  });

  test('a feature that counts against its owner speaks for a move by growing less', () => {
    // Whoever has fewer points wins, as far as this expert knows.
    const expertise = { ...tiny.expertise, weights: () => ({ points: -0.5, card: 0 }) };
    const state = lastTurn(0, [0, 0, 0], [6, 2, 1], { rounds: 3 });
    const ending = hintsFor(state, 0, expertise).find(({ move }) => move.type === 'endTurn');
    expect(ending?.reason).toEqual({ feature: 'points', direction: 'less' });
  });

  test('what a move does speaks for it before what it merely leaves as it is', () => {
    // Pebbles cost their owner his peace, as far as this expert knows, and more than a roll of the die brings.
    const expertise: Expertise = {
      ...tiny.expertise,
      features: ['points', 'peace'],
      weights: () => ({ points: 0.5, peace: 1 }),
      candidates: (state, seat) =>
        tinyGame.moves(state as TinyState, seat).filter(({ type }) => type !== 'challenge'),
      measure(state, into) {
        const { points, pebbles } = state as TinyState;
        for (const [seat, own] of points.entries()) {
          into[2 * seat] = own;
          into[2 * seat + 1] = pebbles[seat] === 0 ? 20 : 0;
        }
      },
    };
    const hints = hintsFor(lastTurn(0, [0, 0], [6, 2], { rounds: 3 }), 0, expertise);
    const rolling = hints.find(({ move }) => move.type === 'roll');
    expect(rolling?.reason).toEqual({ feature: 'points', direction: 'more' });
    // Ending the turn changes nothing: what others would cost is all there is to say.
    const ending = hints.find(({ move }) => move.type === 'endTurn');
    expect(ending?.reason).toEqual({ feature: 'peace', direction: 'more' });
  });

  test('a move that does something is never explained by what it leaves as it is', () => {
    // Both moves make one known, so that neither is ahead by it; taking a pebble also empties the bank.
    const expertise: Expertise = {
      ...tiny.expertise,
      features: ['known', 'bank'],
      weights: () => ({ known: 1, bank: 1 }),
      candidates: (state, seat) =>
        tinyGame
          .moves(state as TinyState, seat)
          .filter(
            ({ type }) => isFirst(state as TinyState) !== (type === 'endTurn') && type !== 'roll',
          ),
      measure(state, into) {
        const { points, pebbles, bank } = state as TinyState;
        for (const [seat, own] of points.entries()) {
          into[2 * seat] = own + (pebbles[seat] ?? 0) > 0 ? 1 : 0;
          into[2 * seat + 1] = seat === 0 && bank === 10 ? 2 : 0;
        }
      },
    };
    const hints = hintsFor(lastTurn(0, [0, 0], [6, 2], { rounds: 3 }), 0, expertise);
    const challenge = hints.find(({ move }) => move.type === 'challenge');
    expect(challenge?.reason).toEqual({ feature: 'known', direction: 'more' });
  });

  test('needs no reason when there is nothing else to do, but has a chance', () => {
    const acted: TinyState = { ...lastTurn(1, [4, 5], [3, 2]), phase: 'acted' };
    expect(hintsFor(acted, 1)).toEqual([
      { move: { type: 'endTurn' }, chance: 1, reason: null, visits: 0 },
    ]);
  });

  test('is refused to a seat that is not asked', () => {
    expect(() => hintsFor(lastTurn(1, [4, 5], [3, 2]), 0)).toThrow('seat 0 is not asked');
  });

  test('is said in the words of the game', () => {
    const hint: Hint = {
      move: { type: 'roll' },
      chance: 0.456,
      reason: { feature: 'points', direction: 'more' },
      visits: 9,
    };
    const words = {
      move: () => 'Roll the die',
      reasons: { points: { more: 'more points', less: 'fewer points' } },
    } as Partial<GameWords> as GameWords;
    expect(sayHint(hint, null, words, 'en')).toBe('Roll the die (46%): more points');
    expect(sayHint({ ...hint, reason: null }, null, words, 'de')).toBe('Roll the die (46\u00A0%)');
  });
});
