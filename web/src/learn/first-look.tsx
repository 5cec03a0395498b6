/** A game in thirty seconds, in front of the table: three cards that can be skipped. */

import './learn.css';
import { useSignal } from '@preact/signals';
import type { FirstLook } from '@sternwarte/atlas';
import type { GameId } from '@sternwarte/games';
import { catalogue } from '@sternwarte/games/catalogue';
import { loadFirstLook } from '@sternwarte/games/first-looks';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../frame/dialog.tsx';
import { addressOf } from '../route.ts';
import { language } from '../settings.ts';
import { asideWords } from '../words/aside.ts';

export interface FirstLookProps {
  readonly game: GameId;
  onClose(this: void): void;
}

export function FirstLookDialog({ game, onClose }: FirstLookProps): VNode | null {
  const words = asideWords[language.value];
  const cards = useSignal<FirstLook | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadFirstLook(game).then(
      (loaded) => {
        if (isWanted) cards.value = loaded;
      },
      // Whoever cannot be shown the cards is not kept from playing.
      () => {
        if (isWanted) onClose();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  if (cards.value === null) return null;
  return (
    <Dialog
      title={words.firstLook(catalogue[game].words[language.value].title)}
      class="first-look"
      onClose={onClose}
    >
      <ol class="first-look-cards">
        {cards.value.map(({ title, text, Picture }, i) => (
          <li key={i} class="first-look-card">
            <Picture />
            <h3>{title[language.value]}</h3>
            <p>{text[language.value]}</p>
          </li>
        ))}
      </ol>
      <div class="first-look-end">
        {catalogue[game].lessons && (
          <a
            class="button first-look-lessons"
            href={addressOf({ screen: 'chapters', game })}
            onClick={onClose}
          >
            {words.lessons}
          </a>
        )}
        <button type="button" class="primary" autofocus onClick={onClose}>
          {words.firstLookEnd}
        </button>
      </div>
    </Dialog>
  );
}
