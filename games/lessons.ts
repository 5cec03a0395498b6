/** The lessons of each game that has some, fetched when somebody wants to learn it: first what they are about, then one by one. */

import type { Chapter } from '@sternwarte/engine';
import type { GameId } from './index.ts';

const PARCELS: Readonly<Partial<Record<GameId, () => Promise<Chapters>>>> = {
  anno4000: () => import('./anno4000/lessons/index.ts'),
  astronuts: () => import('./astronuts/lessons/index.ts'),
  starfarers: () => import('./starfarers/lessons/index.ts'),
};

interface Chapters {
  readonly chapters: readonly Chapter[];
}

/** In the order in which they are best taken. */
export async function loadChapters(id: GameId): Promise<readonly Chapter[]> {
  return (await PARCELS[id]?.())?.chapters ?? [];
}
