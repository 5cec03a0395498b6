/** Walks through everything that can be picked and proves that every legal move can be made that way. */

import { createRandom, type Seat } from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import type { Move } from '../rules/actions.ts';
import { astronuts } from '../rules/index.ts';
import { landed, move, play, roll, scene } from '../rules/testing/scene.ts';
import type { State } from '../rules/state.ts';
import { controlIntents } from './deciding.ts';
import { listGoals, spotsOf } from './picking.ts';
import { noSelection, type Selection } from './selection.ts';
import type { Situation } from './situation.ts';

const key = (value: unknown): string => JSON.stringify(value);

/** All moves that can be made by picking, whatever is picked on the way. */
function reachable(view: State, asked: Seat): Set<string> {
  const moves = astronuts.moves(view, asked);
  const isLegal = (tried: Move): boolean => astronuts.check(view, asked, tried) === null;
  const made = new Set<string>();
  const seen = new Set<string>();
  const queue: Selection[] = [noSelection()];
  for (let selection = queue.pop(); selection !== undefined; selection = queue.pop()) {
    const situation: Situation = { view, asked, moves, selection };
    const intents = [
      ...spotsOf(situation).map(({ intent }) => intent),
      ...controlIntents(situation, isLegal),
    ];
    for (const intent of intents) {
      if (intent.do === 'play') made.add(key(intent.move));
      else if (!seen.has(key(intent.selection))) {
        seen.add(key(intent.selection));
        queue.push(intent.selection);
      }
    }
  }
  return made;
}

function expectAllReachable(view: State, asked: Seat): void {
  const made = reachable(view, asked);
  // Resigning is a tool of the table.
  const missing = astronuts
    .moves(view, asked)
    .filter((legal) => legal.type !== 'resign' && !made.has(key(legal)));
  expect(missing).toEqual([]);
  const illegal = [...made].filter(
    (text) => astronuts.check(view, asked, JSON.parse(text)) !== null,
  );
  expect(illegal).toEqual([]);
}

const TABLES = [
  { seats: 2, options: {} },
  { seats: 4, options: { asteroids: 'on', astroHoles: 'on' } },
  { seats: 3, options: { nutPlacement: 'draft', homePlanetMode: 'base' } },
  { seats: 4, options: { asteroids: 'on', timeWarpOnDefence: 'on' } },
] as const;

describe('every legal move can be picked, and nothing else', () => {
  test.for(TABLES)('in random matches of %o', ({ seats, options }) => {
    const state = astronuts.setup({ seats, options });
    const random = createRandom(`picking ${seats}`);
    for (let step = 0; step < 260; step++) {
      const pending = astronuts.pending(state);
      if (pending.kind === 'over') return;
      if (pending.kind === 'chance') {
        const { outcome } = pending.outcomes[random.below(pending.outcomes.length)] ?? {};
        if (outcome !== undefined) astronuts.apply(state, { by: 'table', chance: outcome });
        continue;
      }
      const seat = pending.seats[random.below(pending.seats.length)] ?? 0;
      if (step % 6 === 0) expectAllReachable(state, seat);
      const legal = astronuts.moves(state, seat).filter(({ type }) => type !== 'resign');
      const made = legal[random.below(legal.length)];
      if (made !== undefined) astronuts.apply(state, { by: seat, move: made });
    }
  });

  test.for(['5-3', '5-6', '4-2', '4-3', '6-1', '6-3', '6-4', '6-5', '6-6', '3-4', '3-5'] as const)(
    'after fate %s',
    (fate) => {
      const state = landed(fate, {
        seats: 3,
        actions: 8,
        hands: [{ red: 3, purple: 1, yellow: 2 }],
        ships: [['ha0.2', 'H0'], ['H1']],
      });
      expectAllReachable(state, state.current);
    },
  );

  test('when Time Warp, passage, target or trade are asked for', () => {
    const warp = scene({ technologies: [['yellow']], ships: [['ha0.2'], ['H2']] });
    play(warp, move(1, 'Sa0'));
    roll(warp, 3);
    expect(warp.step.type).toBe('timeWarp');
    expectAllReachable(warp, 0);

    const passage = scene({ ships: [['H0'], ['ha0.1']] });
    play(passage, move(1, 'ha0.1', 'ha0.2'));
    expect(passage.step.type).toBe('passage');
    expectAllReachable(passage, 1);

    const target = scene({ ships: [['ha0.2'], ['Sa0']], colonies: [{}, { Sa0: 1 }] });
    play(target, { type: 'attack', ship: 1, field: 'Sa0', defender: 1 });
    expect(target.step.type).toBe('target');
    expectAllReachable(target, 1);

    const trade = scene();
    play(trade, { type: 'offerTrade', to: 1, give: 'red', get: 'yellow' });
    expectAllReachable(trade, 1);
  });
});

test('a second click on the goal does what the gold button does', () => {
  const view = scene({ ships: [['H0'], ['H2']] });
  const moves = astronuts.moves(view, 0);
  const selection: Selection = { ...noSelection(), goal: 'ha0.1' };
  const situation: Situation = { view, asked: 0, moves, selection };
  const spot = spotsOf(situation).find(({ picked, kind }) => picked && kind === 'goal');
  expect(spot?.intent).toEqual({ do: 'play', move: move(1, 'ha0.1') });
});

test('a click on the picked ship lets it go', () => {
  const view = scene({ ships: [['H0', 'ha0.1'], ['H2']] });
  const moves = astronuts.moves(view, 0);
  const situation: Situation = { view, asked: 0, moves, selection: { ...noSelection(), ship: 2 } };
  const ship = spotsOf(situation).find((spot) => spot.ship === 2);
  expect(ship?.picked).toBe(true);
  expect(ship?.intent).toMatchObject({ do: 'select', selection: { ship: 'none' } });
});

test('the field where a ship stands is the last of its goals', () => {
  const view = scene({ ships: [['Sa0'], ['H2']], actions: 4 });
  const situation = { view, asked: 0, moves: astronuts.moves(view, 0), selection: noSelection() };
  const goals = listGoals(situation);
  expect(goals[0]).not.toBe('Sa0');
  expect(goals.at(-1)).toBe('Sa0');
});
