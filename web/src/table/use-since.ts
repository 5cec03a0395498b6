import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { LiveMatch } from '../match/live-match.ts';
import { language } from '../settings.ts';

/** What the person asked has not heard yet; empty once he has clicked, and while others are asked. */
export function useSince(match: LiveMatch) {
  const position = match.position.value;
  const { asked, viewer, log } = position;
  const recent = position.recent[language.value];
  const words = match.words[language.value];
  const heard = useSignal<number | null>(null);
  const told = useMemo(
    () => recent.flatMap((telling) => words.tell(telling).filter(({ matters }) => matters)),
    [recent, words],
  );
  // The same as long as he has not moved, however much happens.
  const since = log.findLast(({ by }) => by === viewer)?.seq ?? -1;
  const isNow = match.past.value === null && asked !== null && asked === viewer;
  return {
    lines: isNow && heard.value !== since ? told : [],
    /** Nobody else has had a say meanwhile: it came of his own move, in the same turn. */
    isOwn: recent.every(({ action }) => action.by === 'table' || action.by === viewer),
    hear: () => {
      heard.value = since;
    },
  };
}
