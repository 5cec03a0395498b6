import type { GameId } from '@sternwarte/games';
import { catalogue } from '@sternwarte/games/catalogue';
import { vignettes } from '@sternwarte/games/vignettes';
import type { VNode } from 'preact';
import { fetchTable } from '../fetch-ahead.ts';
import { addressOf } from '../route.ts';
import { language, opponent } from '../settings.ts';
import { webWords } from '../words/index.ts';

/** One game: its picture, what to expect, and the ways in. */
export function GameCard({ id }: { readonly id: GameId }): VNode {
  const words = webWords[language.value];
  const { seats, minutes, luck, depth, lessons, words: texts } = catalogue[id];
  const { title, blurb } = texts[language.value];
  const Vignette = vignettes[id];
  return (
    <article
      class="card plate"
      onPointerEnter={() => void fetchTable(id)}
      onFocusCapture={() => void fetchTable(id)}
    >
      <Vignette />
      <h2>{title}</h2>
      <p>{blurb}</p>
      <p class="soft facts">
        {words.facts(seats.min, seats.max, minutes)}
        <br />
        {words.luck[luck]} · {words.depth[depth]}
      </p>
      <div class="card-ways">
        <a
          class="button primary"
          href={addressOf({ screen: 'quick', game: id })}
          aria-label={words.playNowHint(title, words.opponentsOf[opponent.value])}
        >
          {words.playNow}
        </a>
        <a
          class="button card-friends"
          href={addressOf({ screen: 'friends', game: id })}
          aria-label={words.withFriendsHint(title)}
        >
          {words.withFriends}
        </a>
        <a
          class="button"
          href={addressOf({ screen: 'setUp', game: id })}
          aria-label={words.setUpHint(title)}
        >
          {words.setUp}
        </a>
        <a
          class="button"
          href={addressOf({ screen: 'setUp', game: id, people: true })}
          aria-label={words.passAndPlayHint(title)}
        >
          {words.passAndPlay}
        </a>
      </div>
      <p class="card-learn">
        {lessons && (
          <a
            class="card-lessons"
            href={addressOf({ screen: 'chapters', game: id })}
            aria-label={`${words.lessons}: ${title}`}
          >
            {words.lessons}
          </a>
        )}
        <a
          href={addressOf({ screen: 'rules', game: id, rule: null })}
          aria-label={words.rulesHint(title)}
        >
          {words.rules}
        </a>
      </p>
    </article>
  );
}
