/** Says outside of the page that it is somebody's turn: in the title of the tab, by vibrating, and as a notification. */

import { effect } from '@preact/signals';
import type { GameId } from '@sternwarte/games';
import { catalogue } from '@sternwarte/games/catalogue';
import { useEffect } from 'preact/hooks';
import type { TableMatch } from '../match/live-match.ts';
import { language } from '../settings.ts';
import { onlineWords } from '../words/online.ts';
import { mayNotify, showNotification } from './wake.ts';

const VIBRATION = [60, 60, 60];

export function useTurnNotice(match: TableMatch, game: GameId): void {
  useEffect(() => {
    const plain = document.title;
    let isTold = false;
    const tell = (): void => {
      const isDue = match.isAwaited.value;
      const words = onlineWords[language.value];
      const { title } = catalogue[game].words[language.value];
      document.title = isDue ? `● ${words.yourTurn} · ${title}` : plain;
      if (isDue && !isTold && document.hidden) {
        vibrate();
        if (mayNotify()) void showNotification(words.yourTurn, title).catch(() => undefined);
      }
      isTold = isDue;
    };
    const forget = effect(tell);
    return () => {
      forget();
      document.title = plain;
    };
  }, [match, game]);
}

function vibrate(): void {
  if ('vibrate' in navigator) navigator.vibrate(VIBRATION);
}
