/** A game, fetched for as long as a component needs it. */

import type { GameId } from '@sternwarte/games';
import { loadGame, type LoadedGame } from '@sternwarte/games/load';
import { useEffect, useState } from 'preact/hooks';
import { language } from './settings.ts';

export interface GameLoading {
  readonly loaded: LoadedGame | null;
  /** What it was rejected with; `null` unless it was. */
  readonly failed: unknown;
  retry(this: void): void;
}

export function useGame(id: GameId): GameLoading {
  const [loaded, setLoaded] = useState<LoadedGame | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    setFailed(null);
    loadGame(id, language.value).then(
      (game) => isWanted && setLoaded(game),
      (error: unknown) => isWanted && setFailed(error),
    );
    return () => {
      isWanted = false;
    };
  }, [id, attempt]);
  return { loaded, failed, retry: () => setAttempt(attempt + 1) };
}
