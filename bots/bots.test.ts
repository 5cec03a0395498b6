import { createRandom } from '@sternwarte/engine';
import { tinyGame, type TinyState } from '@sternwarte/engine/conformance/tiny-game';
import { describe, expect, test } from 'vitest';
import { bots, finish, policyOf, type Thinking } from './index.ts';
import { lastTurn, tiny } from './testing/tiny-expertise.ts';

function begin(id: string, state: TinyState, seat: number, iterations = 300): Thinking {
  const bot = bots.get(id);
  if (bot === undefined) throw new RangeError(id);
  return bot.begin({
    ...tiny,
    seats: state.points.length,
    view: tinyGame.view(state, seat),
    seat,
    random: createRandom('bots'),
    iterations,
  });
}

const chanceOf = (thinking: Thinking, type: string, seat: number): number => {
  const found = finish(thinking).considered.find(({ move }) => move.type === type);
  return found?.chances[seat] ?? Number.NaN;
};

/** The highest card cannot lose a challenge, and three points are enough. */
const forcedWin = lastTurn(1, [2, 0], [1, 6]);
/** The lowest card loses every challenge, so only the die can help: 5 and 6 win, 4 shares. */
const onlyTheDie = lastTurn(1, [4, 0], [6, 1]);

describe.each(['pilot', 'admiral'])('%s', (id) => {
  test('finds the forced win', () => {
    expect(finish(begin(id, forcedWin, 1)).move).toEqual({ type: 'challenge', seat: 0 });
    expect(chanceOf(begin(id, forcedWin, 1), 'challenge', 1)).toBe(1);
  });

  test('weighs what chance may bring', () => {
    expect(finish(begin(id, onlyTheDie, 1)).move).toEqual({ type: 'roll' });
    expect(chanceOf(begin(id, onlyTheDie, 1, 4000), 'roll', 1)).toBeCloseTo(2.5 / 6, 1);
    const loaded = lastTurn(1, [5, 0], [6, 1], { die: 'loaded' });
    expect(chanceOf(begin(id, loaded, 1, 4000), 'roll', 1)).toBeCloseTo(5.5 / 10, 1);
  });

  test('plays for itself among three', () => {
    const three = lastTurn(2, [2, 0, 0], [1, 2, 6]);
    const thought = finish(begin(id, three, 2));
    expect(thought.move.type).toBe('challenge');
    expect(thought.considered[0]?.chances).toHaveLength(3);
    expect(thought.considered[0]?.chances[2]).toBe(1);
  });

  test('chances of all seats add up to 1', () => {
    for (const { chances } of finish(begin(id, lastTurn(0, [0, 0, 1], [3, 2, 5]), 0)).considered) {
      expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
    }
  });

  test('the first considered move is the choice', () => {
    const thought = finish(begin(id, lastTurn(0, [0, 0], [3, 2]), 0));
    expect(thought.considered[0]?.move).toEqual(thought.move);
  });
});

describe.each([...bots.keys()])('%s', (id) => {
  test('answers at once when there is one move alone', () => {
    const acted: TinyState = { ...lastTurn(0, [0, 0], [3, 2]), phase: 'acted', bank: 0 };
    const thinking = begin(id, acted, 0);
    expect(thinking.step()).toBe(false);
    expect(thinking.thought()).toMatchObject({ move: { type: 'endTurn' }, iterations: 0 });
  });

  test('has an answer before it has thought at all', () => {
    const { move } = begin(id, forcedWin, 1).thought();
    expect(tinyGame.check(forcedWin, 1, move)).toBeNull();
  });

  test('refuses a seat that is not asked', () => {
    for (const seat of [0, 2, -1]) {
      expect(() => begin(id, forcedWin, seat)).toThrow(`seat ${seat} is not asked`);
    }
    expect(() => begin(id, { ...forcedWin, phase: 'over' }, 1)).toThrow('seat 1 is not asked');
  });

  test('the same seed gives the same answer', () => {
    const state = lastTurn(0, [1, 1, 0], [3, 2, 5]);
    expect(finish(begin(id, state, 0))).toEqual(finish(begin(id, state, 0)));
  });

  test('sees no more than its seat may see', () => {
    const bot = bots.get(id);
    if (bot === undefined) throw new RangeError(id);
    const policy = policyOf(bot, tiny.game, tiny.expertise, 2, 200);
    for (let own = 2; own <= 5; own++) {
      // Against a 1 the challenge is sure to win, against a 6 it is sure to lose: but who knows.
      const choices = [1, 6].map((hidden) => {
        const state = lastTurn(1, [2, 0], [hidden, own]);
        return policy(state, 1, tinyGame.moves(state, 1), createRandom(own));
      });
      expect(choices[0]).toEqual(choices[1]);
    }
  });
});

describe('a search', () => {
  test('stops early when the choice is clear', () => {
    const { iterations } = finish(begin('admiral', forcedWin, 1, 2000));
    expect(iterations).toBeGreaterThan(0);
    expect(iterations).toBeLessThan(2000);
  });

  test('by the clock is clear only after a while, and then sooner the more time is used up', () => {
    const thinking = begin('admiral', forcedWin, 1, Infinity);
    for (let n = 0; n < 200; n++) expect(thinking.step()).toBe(true);
    expect(thinking.isClear?.(0.01)).toBe(false);
    expect(thinking.isClear?.(1)).toBe(true);
  });
});
