/** What it takes to think about a game, fetched when somebody has to. */

import type { Expertise, Game } from '@sternwarte/engine';
import type { GameId } from './index.ts';

export interface LoadedSubject {
  readonly game: Game;
  readonly expertise: Expertise;
}

export const loadSubject: Readonly<Record<GameId, () => Promise<LoadedSubject>>> = {
  anno4000: async () => {
    const [{ anno4000 }, { annoExpertise }] = await Promise.all([
      import('./anno4000/rules/index.ts'),
      import('./anno4000/bot/index.ts'),
    ]);
    return { game: anno4000, expertise: annoExpertise };
  },
  astronuts: async () => {
    const [{ astronuts }, { nutsExpertise }] = await Promise.all([
      import('./astronuts/rules/index.ts'),
      import('./astronuts/bot/index.ts'),
    ]);
    return { game: astronuts, expertise: nutsExpertise };
  },
  starfarers: async () => {
    const [{ starfarers }, { starExpertise }] = await Promise.all([
      import('./starfarers/rules/index.ts'),
      import('./starfarers/bot/index.ts'),
    ]);
    return { game: starfarers, expertise: starExpertise };
  },
};
