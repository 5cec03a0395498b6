/** The offer of a lesson: beside the board on large screens, in one line on a phone. */

import './learn.css';
import type { GameId } from '@sternwarte/games';
import type { VNode } from 'preact';
import { Icon } from '../frame/icon.tsx';
import { addressOf } from '../route.ts';
import { language } from '../settings.ts';
import { asideWords } from '../words/aside.ts';
import { interrupted } from './interrupted.ts';
import type { Offer } from './offer.ts';

export interface OfferProps {
  readonly game: GameId;
  readonly offer: Offer;
}

/** Whoever follows it finds the way back to the match. */
const leaveMatch = (): void => {
  interrupted.value = location.hash;
};

export function OfferPlate({ game, offer: { chapter, close } }: OfferProps): VNode {
  const words = asideWords[language.value];
  return (
    <section class="offer since plate" aria-labelledby="offer-title">
      <h2 id="offer-title">{words.offer}</h2>
      <p class="coach-move" role="status">
        {chapter.title[language.value]}
      </p>
      <p class="coach-reason soft">{chapter.about[language.value]}</p>
      <div class="coach-foot">
        <button type="button" class="quiet" onClick={close}>
          {words.offerClose}
        </button>
        <a
          class="button offer-open"
          href={addressOf({ screen: 'lesson', game, chapter: chapter.id })}
          onClick={leaveMatch}
        >
          {words.offerOpen}
        </a>
      </div>
    </section>
  );
}

/** On a phone, above what is asked: whoever hesitates has to know that as well. */
export function OfferLine({ game, offer: { chapter, close } }: OfferProps): VNode {
  const words = asideWords[language.value];
  return (
    <>
      <a
        class="since-ticker offer-open"
        href={addressOf({ screen: 'lesson', game, chapter: chapter.id })}
        onClick={leaveMatch}
      >
        <span class="since-title">{words.lessons}</span>
        <span class="since-line">{chapter.title[language.value]}</span>
      </a>
      <button type="button" class="quiet offer-close" aria-label={words.offerClose} onClick={close}>
        <Icon name="close" />
      </button>
    </>
  );
}
