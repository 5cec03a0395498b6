/** The boards of all games, each loaded when somebody sits down at it. */

import type { GameBoard } from '@sternwarte/atlas';
import type { GameId } from './index.ts';

export const boards: Readonly<Record<GameId, () => Promise<GameBoard>>> = {
  anno4000: async () => (await import('./anno4000/board/index.tsx')).board,
  astronuts: async () => (await import('./astronuts/board/index.tsx')).board,
  starfarers: async () => (await import('./starfarers/board/index.tsx')).board,
};
