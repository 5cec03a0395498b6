/** "Play now": begins a match against bots and leads to it, without a word. */

import type { GameId } from '@sternwarte/games';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { Waiting } from '../lazy.tsx';
import { goTo } from '../route.ts';
import { beginMatch } from '../session.ts';
import { defaultDraft, planOf } from '../set-up/draft.ts';
import { inFavourites } from '../set-up/seat-colours.ts';
import { opponent } from '../settings.ts';
import { useBeginning } from '../use-game.ts';

export function QuickScreen({ game }: { readonly game: GameId }): VNode {
  const { loaded, failed, retry } = useBeginning(game);
  const [refused, setRefused] = useState<unknown>(null);
  useEffect(() => {
    if (loaded === null) return;
    beginMatch(
      game,
      planOf(inFavourites(loaded.game, defaultDraft(loaded.game, opponent.value))),
    ).then(
      // The way back leads home, not to yet another match.
      (key) => goTo({ screen: 'match', key }, true),
      (error: unknown) => setRefused(error),
    );
  }, [loaded]);
  return (
    <Frame game={game} kind="form">
      <Waiting
        failed={failed ?? refused}
        onRetry={refused === null ? retry : () => location.reload()}
      />
    </Frame>
  );
}
