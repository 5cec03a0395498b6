/** A table that begins at any position at all: no match has led to it, and nothing of it is kept. */

import { newMatch, restoreTable, type Game, type ReadScenario } from '@sternwarte/engine';
import { Course } from '../course.ts';
import type { Teller } from '../story.ts';
import { ToldTable } from './told-table.ts';

type Position = Extract<ReadScenario<unknown>, { readonly ok: true }>;

export function openFree(game: Game, { config, state }: Position, teller: Teller): ToldTable {
  const match = newMatch(game, 'free', config);
  const table = restoreTable(game, match, { seq: 0, draws: 0, state, before: -1, open: [] });
  return new ToldTable(table, new Course(game, match, game.clone(state)), teller);
}
