/** Which rules this build knows. A match keeps those that it began with: a build that knows others must not touch it. */

import type { Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import type { StoredTable } from '../store/store.ts';

export function findGame(id: string): Game | null {
  const known: Readonly<Record<string, Game>> = games;
  return Object.hasOwn(known, id) ? (known[id] ?? null) : null;
}

/** The rules of a table; `null` when this build does not know them, or knows another version of them. */
export function rulesOf({ game: id, version }: Pick<StoredTable, 'game' | 'version'>): Game | null {
  const game = findGame(id);
  return game?.version === version ? game : null;
}

/** What nodes tell each other that they can run: a game and a version of its rules, as `rulesName` in SQL has it too. */
export const KNOWN_RULES: readonly string[] = Object.values<Game>(games).map(
  ({ id, version }) => `${id} ${version}`,
);
