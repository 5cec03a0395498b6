/** A game, fetched for as long as a component needs it. */

import type { GameId } from '@sternwarte/games';
import { loadGame, type LoadedGame } from '@sternwarte/games/load';
import { useEffect, useState } from 'preact/hooks';
import { language } from './settings.ts';

export interface GameLoading {
  readonly loaded: LoadedGame | null;
  readonly failed: boolean;
  retry(this: void): void;
}

export function useGame(id: GameId): GameLoading {
  const [loaded, setLoaded] = useState<LoadedGame | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    setFailed(false);
    loadGame(id, language.value).then(
      (game) => isWanted && setLoaded(game),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [id, attempt]);
  return { loaded, failed, retry: () => setAttempt(attempt + 1) };
}
