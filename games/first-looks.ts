/** Each game in thirty seconds, fetched when somebody meets it for the first time. */

import type { FirstLook } from '@sternwarte/atlas';
import type { GameId } from './index.ts';

const PARCELS: Readonly<Record<GameId, () => Promise<{ readonly firstLook: FirstLook }>>> = {
  anno4000: () => import('./anno4000/lessons/first-look.tsx'),
  astronuts: () => import('./astronuts/lessons/first-look.tsx'),
  starfarers: () => import('./starfarers/lessons/first-look.tsx'),
};

export async function loadFirstLook(id: GameId): Promise<FirstLook> {
  return (await PARCELS[id]()).firstLook;
}
