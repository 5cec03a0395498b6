/** Each game as one parcel, fetched when somebody sits down at it. For whoever thinks, see `load-subject.ts`. */

import type { GameBoard } from '@sternwarte/atlas';
import type { Game, GameWords, Language } from '@sternwarte/engine';
import type { GameId } from './index.ts';

/** What it takes to sit down at a game. */
export interface LoadedGame {
  readonly game: Game;
  readonly words: Readonly<Record<Language, GameWords>>;
  readonly board: GameBoard;
}

export const loadGame: Readonly<Record<GameId, () => Promise<LoadedGame>>> = {
  anno4000: async () => {
    const [{ anno4000 }, { annoWords }, { board }] = await Promise.all([
      import('./anno4000/rules/index.ts'),
      import('./anno4000/text/index.ts'),
      import('./anno4000/board/index.tsx'),
    ]);
    return { game: anno4000, words: annoWords, board };
  },
  astronuts: async () => {
    const [{ astronuts }, { nutsWords }, { board }] = await Promise.all([
      import('./astronuts/rules/index.ts'),
      import('./astronuts/text/index.ts'),
      import('./astronuts/board/index.tsx'),
    ]);
    return { game: astronuts, words: nutsWords, board };
  },
  starfarers: async () => {
    const [{ starfarers }, { starWords }, { board }] = await Promise.all([
      import('./starfarers/rules/index.ts'),
      import('./starfarers/text/index.ts'),
      import('./starfarers/board/index.tsx'),
    ]);
    return { game: starfarers, words: starWords, board };
  },
};
