/** What it takes to think about a game, fetched when somebody has to. */

import type { Expertise, Game } from '@sternwarte/engine';
import type { GameId } from './index.ts';

export interface LoadedSubject {
  readonly game: Game;
  readonly expertise: Expertise;
}

export const loadSubject: Readonly<Record<GameId, () => Promise<LoadedSubject>>> = {
  anno4000: async () => {
    const [{ game }, { annoExpertise }] = await Promise.all([
      import('./anno4000/rules/game.ts'),
      import('./anno4000/bot/index.ts'),
    ]);
    return { game, expertise: annoExpertise };
  },
  astronuts: async () => {
    const [{ game }, { nutsExpertise }] = await Promise.all([
      import('./astronuts/rules/game.ts'),
      import('./astronuts/bot/index.ts'),
    ]);
    return { game, expertise: nutsExpertise };
  },
  starfarers: async () => {
    const [{ game }, { starExpertise }] = await Promise.all([
      import('./starfarers/rules/game.ts'),
      import('./starfarers/bot/index.ts'),
    ]);
    return { game, expertise: starExpertise };
  },
};
