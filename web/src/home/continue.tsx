/** The match that was played last, on top of everything: most who come back want to go on with it. */

import { useSignal } from '@preact/signals';
import { catalogue, isGameId } from '@sternwarte/games/catalogue';
import { vignettes } from '@sternwarte/games/vignettes';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { SavedMatch } from '../match/saved-match.ts';
import { addressOf } from '../route.ts';
import { openStore, storeChanges } from '../services.ts';
import { language } from '../settings.ts';
import { webWords } from '../words/index.ts';
import { ageOf } from './age.ts';
import { KeptPosition } from './kept-position.tsx';

export function Continue(): VNode | null {
  const words = webWords[language.value];
  const last = useSignal<SavedMatch | null>(null);
  useEffect(() => {
    let isWanted = true;
    void openStore()
      .then((store) => store.list())
      .then(
        // The last one touched stands first.
        ({ matches }) => {
          if (isWanted) last.value = matches.find(({ result }) => result === null) ?? null;
        },
        // The list of what is kept says what went wrong.
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [storeChanges.value]);
  const saved = last.value;
  const game = saved?.match.game;
  if (saved === null || !isGameId(game)) return null;
  const { title } = catalogue[game].words[language.value];
  const names = saved.names[language.value];
  const awaited = saved.awaits.map((seat) => names[seat] ?? '');
  const Vignette = vignettes[game];
  return (
    <section class="continue plate" aria-label={words.continueTitle}>
      <div class="continue-picture">
        <KeptPosition saved={saved}>
          <Vignette />
        </KeptPosition>
      </div>
      <div class="continue-what">
        <h2>{title}</h2>
        <p>
          {awaited.length === 0
            ? words.chanceAwaited
            : words.awaited(new Intl.ListFormat(language.value).format(awaited))}{' '}
          <span class="soft">· {ageOf(saved.touched, Date.now(), language.value)}</span>
        </p>
      </div>
      <a
        class="button primary"
        href={addressOf({ screen: 'match', key: saved.key })}
        aria-label={words.rowLabel(words.continueTitle, title, names.join(', '))}
      >
        {words.continueTitle}
      </a>
    </section>
  );
}
