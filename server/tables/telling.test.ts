/** Games without secrets are told to everybody as to those who look on: they must leave nothing out for anybody. */

import {
  createRandom,
  playout,
  randomPolicy,
  type Action,
  type Game,
  type Tagged,
  type Viewer,
} from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { expect, test } from 'vitest';

const open = Object.values<Game>(games).filter((game) => game.reveals === undefined);

test('there are games without secrets, and others', () => {
  expect(open.length).toBeGreaterThan(0);
  expect(open.length).toBeLessThan(Object.keys(games).length);
});

test.each(open)('$id shows every seat what it shows to those who look on', (game) => {
  const seats = game.seats.max;
  const state = game.setup({ seats, options: {} });
  const viewers: readonly Viewer[] = Array.from({ length: seats }, (_unused, seat) => seat);
  const compare = (action: Action<Tagged, unknown>): void => {
    for (const viewer of viewers) {
      expect(game.view(state, viewer)).toEqual(game.view(state, 'spectator'));
      expect(game.redact(action, state, viewer)).toBe(action);
    }
  };
  const policies = viewers.map(() => randomPolicy);
  playout(game, state, policies, createRandom('open'), { maxActions: 300, onAction: compare });
});
