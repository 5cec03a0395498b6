/**
 * Where a kept match stands, drawn. The game is fetched for it, when the page has nothing else to do: whoever goes on with
 * the match needs it next. Until then, and where it fails, there is the game's own small picture.
 */

import { useSignal } from '@preact/signals';
import { replay, type Viewer } from '@sternwarte/engine';
import { isGameId } from '@sternwarte/games/catalogue';
import { dressedFor, loadGame, type LoadedGame } from '@sternwarte/games/load';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { pictured } from '../frame/frame.tsx';
import type { SavedMatch } from '../match/saved-match.ts';
import type { Sitter } from '../match/sitter.ts';
import { openStore } from '../services.ts';
import { language } from '../settings.ts';
import { StillBoard } from '../table/still-board.tsx';
import { whenIdle } from '../when-idle.ts';

interface Reached {
  readonly loaded: LoadedGame;
  readonly view: unknown;
  readonly viewer: Viewer;
}

export interface KeptPositionProps {
  readonly saved: SavedMatch;
  readonly children: VNode;
}

export function KeptPosition({ saved, children }: KeptPositionProps): VNode {
  const reached = useSignal<Reached | null>(null);
  useEffect(() => {
    let isWanted = true;
    whenIdle()
      .then(() => (isWanted ? reach(saved) : null))
      .then(
        (found) => {
          if (!isWanted) return;
          reached.value = found;
          pictured.value = found?.loaded.colours ?? null;
        },
        // Offline, perhaps: the match itself says what is wrong when it is opened.
        () => undefined,
      );
    return () => {
      isWanted = false;
      pictured.value = null;
    };
  }, [saved.key, saved.entries, language.value]);
  if (reached.value === null) return children;
  return <StillBoard {...reached.value} names={saved.names[language.value]} />;
}

async function reach({ key, match, sitters }: SavedMatch): Promise<Reached | null> {
  if (!isGameId(match.game)) return null;
  const store = await openStore();
  const [loaded, kept] = await Promise.all([loadGame(match.game, language.value), store.load(key)]);
  if (kept === null || match.version !== loaded.game.version) return null;
  const replayed = replay(loaded.game, { ...match, log: [...kept.log] });
  if (!replayed.ok) return null;
  const viewer = eyesOf(sitters);
  const dressed = dressedFor(match.game, loaded, match.options);
  return { loaded: dressed, view: loaded.game.view(replayed.table.state, viewer), viewer };
}

/** Of several at one screen nobody's secrets are shown. */
function eyesOf(sitters: readonly Sitter[]): Viewer {
  const here = [...sitters.keys()].filter((seat) => sitters[seat]?.kind === 'here');
  const [only] = here;
  return here.length === 1 && only !== undefined ? only : 'spectator';
}
