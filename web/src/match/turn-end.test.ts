/** Turns that end by themselves, and those that would tell too much. */

import type { Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { texts } from '@sternwarte/games/texts';
import { expect, test } from 'vitest';
import { onlyEndOfTurn } from './turn-end.ts';

/** Whether the turn ends, where the person asked can do nothing but resign or end it. */
function ends(game: Game, id: 'anno4000' | 'starfarers', hasOthers: boolean): boolean {
  const moves = [{ type: 'resign' }, { type: 'endTurn' }];
  const view: unknown = game.setup({ seats: 2, options: {} });
  return onlyEndOfTurn(game, texts[id], { asked: 0, moves, view }, hasOthers) !== null;
}

test('where everything is open a turn ends by itself, whoever sits there', () => {
  expect(ends(games.anno4000, 'anno4000', false)).toBe(true);
  expect(ends(games.anno4000, 'anno4000', true)).toBe(true);
});

test('a turn that would tell others elsewhere what a hand does not allow is ended by its player', () => {
  expect(ends(games.starfarers, 'starfarers', false)).toBe(true);
  expect(ends(games.starfarers, 'starfarers', true)).toBe(false);
});
