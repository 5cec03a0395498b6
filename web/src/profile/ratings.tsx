/** How well somebody plays, how sure that is, and how it came about. */

import { useSignal } from '@preact/signals';
import { catalogue, isGameId } from '@sternwarte/games/catalogue';
import type { Answers } from '@sternwarte/protocol';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { self } from '../online/server.ts';
import { language } from '../settings.ts';
import { profileWords } from '../words/profile.ts';
import { RatingChart, skillOf, spreadOf } from './rating-chart.tsx';

export function Ratings(): VNode {
  const words = profileWords[language.value];
  const known = useSignal<Answers['ratings']>({ rated: false, ratings: [], history: [] });
  const look = async (): Promise<void> => {
    const reply = await self.ratings();
    if (reply.ok) known.value = reply.value;
  };
  useEffect(() => void look(), []);
  const { rated, ratings, history } = known.value;
  return (
    <section class="plate" aria-labelledby="ratings-title">
      <h3 id="ratings-title">{words.ratings}</h3>
      <label class="switch">
        <input
          type="checkbox"
          checked={rated}
          onChange={({ currentTarget }) => void self.beRated(currentTarget.checked).then(look)}
        />
        <span>
          {words.rated}
          <small>{words.ratingsText}</small>
        </span>
      </label>
      {ratings.length === 0 ? (
        <p class="soft">{words.ratingsNone}</p>
      ) : (
        <>
          {ratings.map((rating) => {
            const { game, seats } = rating;
            const title = isGameId(game) ? catalogue[game].words[language.value].title : game;
            const steps = history.filter((step) => step.game === game && step.seats === seats);
            return (
              <article key={`${game} ${seats}`} class="rating">
                <h4>
                  {title}, {words.seats(seats)}
                </h4>
                <p>
                  <b>{words.rating(rating.rating)}</b>{' '}
                  <span class="soft">
                    · {words.skill(skillOf(rating), spreadOf(rating))} ·{' '}
                    {words.ratedMatches(rating.matches)}
                  </span>
                </p>
                <RatingChart title={title} steps={steps} />
              </article>
            );
          })}
          <p class="soft">{words.chartHelp}</p>
        </>
      )}
    </section>
  );
}
