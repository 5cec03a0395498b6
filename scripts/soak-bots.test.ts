/** Looking at matches of bots afterwards finds what is wrong with them. */

import { findContestant, type Contestant } from '@sternwarte/bots/ladder';
import { glance } from '@sternwarte/bots';
import { references } from '@sternwarte/games/references';
import { expect, test, vi } from 'vitest';
import { anno4000 } from '../games/anno4000/rules/index.ts';
import type { State } from '../games/anno4000/rules/state.ts';
import { position } from '../games/anno4000/rules/testing/position.ts';
import { isStill, runBotSoak, savingTurn, soakBots } from './soak-bots.ts';

const HOMES = ['regulus', 'pavo'] as const;

/** Ends every turn at once. */
const idle: Contestant = { id: 'idle', begin: () => glance(() => ({ type: 'endTurn' })) };

/** A Pilot that never comes back for its home star. */
const careless: Contestant = {
  id: 'careless',
  begin(question) {
    const state = question.view as State;
    const home = state.players[question.seat]?.home ?? 0;
    const mayEnd = anno4000.check(state, question.seat, { type: 'endTurn' }) === null;
    const isLost = mayEnd && state.owners[home] !== question.seat;
    return (isLost ? idle : contestant('pilot')).begin(question);
  },
};

function contestant(id: string): Contestant {
  const found = findContestant(id, references.anno4000);
  if (found === undefined) throw new RangeError(`no ${id}`);
  return found;
}

test('the turn that saves is found, over a landing next door and a hop as well', () => {
  const stars = { regulus: [1, 9], pavo: [1, 3], capella: [0, 1], vega: [1, 12] } as const;
  const state = position({ round: 9, homes: HOMES, stars, discs: { 0: [['CY', 6, 5]] } });
  expect(savingTurn(state, 0)?.[0]).toMatchObject({ type: 'land' });
  const lost = position({ round: 9, homes: HOMES, stars, discs: { 0: [['CY', 6, 2]] } });
  expect(savingTurn(lost, 0)).toBeNull();
});

test('two who only gather ships take long, and do not stand still', () => {
  const found = soakBots({ bots: [idle, idle], games: 1, seed: 'still' });
  expect(found).toMatchObject({ long: 1, still: 0, eliminations: 0 });
});

test('a standstill is when nobody has gained or lost a ship for long', () => {
  const state = position({ round: 60, homes: HOMES, stars: { regulus: [0, 5], pavo: [1, 5] } });
  expect(isStill({ ...state, lastChange: 59 })).toBe(false);
  expect(isStill({ ...state, lastChange: 20 })).toBe(true);
});

test('a rusher is met, and no match against one stands still', () => {
  const found = soakBots({
    bots: [contestant('pilot'), contestant('rush')],
    games: 40,
    seed: 'rush',
  });
  expect(found).toMatchObject({ long: 0, still: 0, avoidable: [] });
});

test('whoever leaves the game needlessly is noticed, with the turn that would have saved him', () => {
  const bots = [careless, contestant('pilot')];
  const { avoidable, eliminations } = soakBots({ bots, games: 12, seed: 'careless' });
  expect(avoidable.length).toBeGreaterThan(0);
  expect(eliminations).toBeGreaterThanOrEqual(avoidable.length);
  for (const { turn } of avoidable) expect(turn.at(-1)).toEqual({ type: 'endTurn' });
});

test('a mixture of somebody unknown is refused', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  expect(runBotSoak(['--bots', 'pilot,nobody'])).toBe(2);
  error.mockRestore();
});
