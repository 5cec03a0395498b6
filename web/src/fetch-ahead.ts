/** What somebody will most likely need next is fetched before he asks for it. */

import type { GameId } from '@sternwarte/games';
import { language } from './settings.ts';

/** A table at home: whoever points at a game or reaches it by keys will probably play it. */
export function fetchTable(game: GameId): Promise<void> {
  return quietly([
    import('@sternwarte/games/load').then((load) => load.loadBeginning(game, language.value)),
    import('./table/quick-screen.tsx'),
    import('./table/match-screen.tsx'),
  ]);
}

/** A table elsewhere: whoever reads an invitation will probably sit down. */
export function fetchOnlineTable(game: GameId): Promise<void> {
  return quietly([
    import('@sternwarte/games/load').then((load) => load.loadGame(game, language.value)),
    import('./online/online-table.tsx'),
  ]);
}

/** A failure is found again, and told, by whoever needs what is missing. */
async function quietly(parts: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(parts);
}
