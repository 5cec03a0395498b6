// @vitest-environment happy-dom

import { beginHint } from '@sternwarte/bots';
import { createRandom, pickWeighted, type Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { experts } from '@sternwarte/games/experts';
import { loadFirstLook, loadSpirit } from '@sternwarte/games/first-looks';
import { expect, test } from 'vitest';
import { pickHint, turnsTaken } from './coach.ts';

/** A digit begins the turn of that seat, a dot is anything else that happens. */
const log = (steps: string) =>
  steps
    .split('')
    .map((step) => ({ begins: step === '.' ? null : { seat: Number(step), round: null } }));

test.for([
  ['', 0],
  ['..', 0],
  ['0', 0],
  ['0...', 0],
  ['0.1', 1],
  // What somebody answers in the turn of another is no turn of his own.
  ['1....2...', 0],
  ['1...0', 0],
  ['0.1..0.2', 2],
  ['0.1.0', 1],
  ['0.0.1', 1],
] as const)('after %s somebody has taken %i turns', ([steps, turns]) => {
  expect(turnsTaken(log(steps), 0)).toBe(turns);
});

test('who only watches takes none', () => {
  expect(turnsTaken(log('0101'), 'spectator')).toBe(0);
});

const hint = (type: string, chance: number) => ({
  move: { type },
  chance,
  reason: null,
  visits: 1,
});

const isCalm = ({ type }: { readonly type: string }): boolean => type !== 'bold';

test('the coach keeps to what the cards said, unless that is much worse', () => {
  const [bold, calm, poor] = [hint('bold', 0.5), hint('calm', 0.45), hint('poor', 0.3)];
  expect(pickHint([bold, calm, poor], isCalm)).toBe(calm);
  expect(pickHint([bold, poor], isCalm)).toBe(bold);
  expect(pickHint([calm, bold], isCalm)).toBe(calm);
  expect(pickHint([], isCalm)).toBeNull();
});

/** What the third card of AstroNuts names, as kinds of moves; whatever fate asks is no plan. */
const NAMED = ['declare', 'technology yellow', 'mine', 'colonize', 'move', 'endTurn'];

test.for(['eight', 'ten', 'few', 'many'])(
  'AstroNuts: in the first turn the coach says nothing that the cards have not said (%s)',
  async (seed) => {
    const game: Game = games.astronuts;
    const suits = await loadSpirit('astronuts');
    const [, , third] = await loadFirstLook('astronuts');
    expect(third?.text.en).toContain('Time Warp');
    const random = createRandom(seed);
    const state = game.setup({ seats: 2, options: {} });
    const told: string[] = [];
    // The first turn ends when somebody else has to bet.
    for (let first = -1; ;) {
      const pending = game.pending(state);
      if (pending.kind === 'over') break;
      if (pending.kind === 'chance') {
        game.apply(state, { by: 'table', chance: pickWeighted(pending.outcomes, random) });
        continue;
      }
      const [seat = 0] = pending.seats;
      if (first < 0) first = seat;
      if (seat !== first) break;
      const view = game.view(state, seat);
      const expertise = experts.astronuts;
      const thinking = beginHint({
        game,
        expertise,
        seats: 2,
        view,
        seat,
        random,
        iterations: 250,
      });
      while (thinking.step());
      const move = pickHint(thinking.hints(), (each) => suits(view, each))?.move;
      if (move === undefined) throw new Error('nothing is advised');
      told.push('colour' in move ? `${move.type} ${String(move.colour)}` : move.type);
      game.apply(state, { by: seat, move });
    }
    expect(told.length).toBeGreaterThan(2);
    expect(told.filter((kind) => !kind.startsWith('fate') && !NAMED.includes(kind))).toEqual([]);
  },
);
