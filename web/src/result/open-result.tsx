/** Opens what there is to say about a match that is over, and closes it again. */

import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { makeFilm } from '../replay/film.ts';
import { openReplay, type OpenReplay } from '../replay/open-replay.ts';
import type { Session } from '../session.ts';
import { ResultSheet, type ResultSheetProps } from './result-sheet.tsx';

export interface ResultProps extends Omit<ResultSheetProps, 'replay'> {
  readonly session: Session;
}

export function Result({ session, ...props }: ResultProps): VNode | null {
  const [replay, setReplay] = useState<OpenReplay | null>(null);
  useEffect(() => {
    const opened = openOf(session);
    setReplay(opened);
    return () => opened?.close();
  }, [session]);
  return replay === null ? null : <ResultSheet {...props} replay={replay} />;
}

function openOf(session: Session): OpenReplay | null {
  const { loaded, game } = session;
  const { saved, log } = session.snapshot();
  const filmed = makeFilm(loaded.game, { ...saved.match, log: [...log] });
  // What was just played replays.
  return filmed.ok ? openReplay(filmed.film, saved, game, loaded, saved.key) : null;
}
