/** A game, fetched for as long as a component needs it. */

import type { Language } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import {
  gameAtHand,
  loadBeginning,
  loadGame,
  loadWholeGame,
  type LoadedGame,
  type WholeGame,
} from '@sternwarte/games/load';
import { useEffect, useRef, useState } from 'preact/hooks';
import { language } from './settings.ts';

export interface GameLoading<Loaded> {
  readonly loaded: Loaded | null;
  /** What it was rejected with; `null` unless it was. */
  readonly failed: unknown;
  retry(this: void): void;
}

/** As much of a game as a match needs to begin. */
export function useBeginning(id: GameId): GameLoading<LoadedGame> {
  return useLoaded(id, loadBeginning, null);
}

/** As much of a game as a table needs; drawn at once where it was fetched ahead. */
export function useGame(id: GameId): GameLoading<LoadedGame> {
  return useLoaded(id, loadGame, gameAtHand(id, language.value));
}

/** A game with all its words. */
export function useWholeGame(id: GameId): GameLoading<WholeGame> {
  return useLoaded(id, loadWholeGame, null);
}

function useLoaded<Loaded extends LoadedGame>(
  id: GameId,
  load: (id: GameId, language: Language) => Promise<Loaded>,
  first: Loaded | null,
): GameLoading<Loaded> {
  const [loaded, setLoaded] = useState(first);
  const had = useRef(first === null ? null : id);
  const [failed, setFailed] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    setFailed(null);
    if (had.current === id) return undefined;
    had.current = null;
    load(id, language.value).then(
      (game) => isWanted && setLoaded(game),
      (error: unknown) => isWanted && setFailed(error),
    );
    return () => {
      isWanted = false;
    };
  }, [id, attempt]);
  return { loaded, failed, retry: () => setAttempt(attempt + 1) };
}
