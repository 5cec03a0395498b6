/** What lessons a game has, fetched for as long as a component needs it. */

import type { Chapter } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { loadChapters } from '@sternwarte/games/lessons';
import { useLoading } from './use-loading.ts';

export interface ChaptersLoading {
  readonly chapters: readonly Chapter[] | null;
  readonly failed: unknown;
  retry(this: void): void;
}

export function useChapters(game: GameId): ChaptersLoading {
  const { value, failed, retry } = useLoading(() => loadChapters(game), [game]);
  return { chapters: value, failed, retry };
}
