/** Each game in thirty seconds, fetched when somebody meets it for the first time. */

import type { FirstLook } from '@sternwarte/atlas';
import type { Tagged } from '@sternwarte/engine';
import type { GameId } from './index.ts';

interface Parcel {
  readonly firstLook: FirstLook;
  /** Whether a move is in the spirit of the cards, where they speak of moves. */
  suits?(this: void, view: unknown, move: Tagged): boolean;
}

const PARCELS: Readonly<Record<GameId, () => Promise<Parcel>>> = {
  anno4000: () => import('./anno4000/lessons/first-look.tsx'),
  astronuts: () => import('./astronuts/lessons/first-look.tsx'),
  starfarers: () => import('./starfarers/lessons/first-look.tsx'),
};

export async function loadFirstLook(id: GameId): Promise<FirstLook> {
  return (await PARCELS[id]()).firstLook;
}

/** Whoever has just read the cards is told nothing else by the coach. */
export async function loadSpirit(id: GameId): Promise<NonNullable<Parcel['suits']>> {
  return (await PARCELS[id]()).suits ?? (() => true);
}
