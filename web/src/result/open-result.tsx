/** Opens what there is to say about a match that is over, and closes it again. */

import { dressedFor, type WholeGame } from '@sternwarte/games/load';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Waiting } from '../lazy.tsx';
import { makeFilm } from '../replay/film.ts';
import { openReplay, type OpenReplay } from '../replay/open-replay.ts';
import type { Session } from '../session.ts';
import { useWholeGame } from '../use-game.ts';
import { ResultSheet, type ResultSheetProps } from './result-sheet.tsx';

export interface ResultProps extends Omit<ResultSheetProps, 'replay'> {
  readonly session: Session;
}

export function Result({ session, ...props }: ResultProps): VNode | null {
  const [replay, setReplay] = useState<OpenReplay | null>(null);
  // Only now are all words of the game needed.
  const { loaded, failed, retry } = useWholeGame(session.game);
  useEffect(() => {
    if (loaded === null) return undefined;
    const opened = openOf(session, loaded);
    setReplay(opened);
    return () => opened?.close();
  }, [session, loaded]);
  if (loaded === null) return <Waiting failed={failed} onRetry={retry} />;
  return replay === null ? null : <ResultSheet {...props} replay={replay} />;
}

function openOf(session: Session, undressed: WholeGame): OpenReplay | null {
  const { game } = session;
  const { saved, log } = session.snapshot();
  const loaded = dressedFor(game, undressed, saved.match.options);
  const filmed = makeFilm(loaded.game, { ...saved.match, log: [...log] });
  // What was just played replays.
  return filmed.ok ? openReplay(filmed.film, saved, game, loaded, saved.key) : null;
}
