/** The lessons of a game, in order, and how far somebody has come. */

import './lessons.css';
import type { Chapter } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { catalogue } from '@sternwarte/games/catalogue';
import type { VNode } from 'preact';
import { Frame } from '../frame/frame.tsx';
import { Icon } from '../frame/icon.tsx';
import { Waiting } from '../lazy.tsx';
import { addressOf } from '../route.ts';
import { language } from '../settings.ts';
import { sayNumber } from '../rules/rule-number.ts';
import { learnWords } from '../words/learn.ts';
import { learntOf } from './progress.ts';
import { useChapters } from './use-chapters.ts';

export function ChaptersScreen({ game }: { readonly game: GameId }): VNode {
  const { chapters, failed, retry } = useChapters(game);
  return (
    <Frame game={game} kind="form">
      {chapters === null ? (
        <Waiting failed={failed} onRetry={retry} />
      ) : (
        <ChapterList game={game} chapters={chapters} />
      )}
    </Frame>
  );
}

interface ChapterListProps {
  readonly game: GameId;
  readonly chapters: readonly Chapter[];
}

function ChapterList({ game, chapters }: ChapterListProps): VNode {
  const words = learnWords[language.value];
  const learnt = learntOf(game).value;
  const done = chapters.filter(({ id }) => learnt.has(id)).length;
  const next = chapters.find(({ id }) => !learnt.has(id));
  return (
    <section class="chapters" aria-labelledby="chapters-title">
      <h2 id="chapters-title">{words.chapters(catalogue[game].words[language.value].title)}</h2>
      <p>{chapters.length === 0 ? words.noChapters : words.chaptersAbout}</p>
      {chapters.length > 0 && (
        <p class="soft chapters-done">
          <progress value={done} max={chapters.length} aria-hidden="true" />{' '}
          {words.learnt(done, chapters.length)}
        </p>
      )}
      <ol class="chapter-list">
        {chapters.map((chapter) => (
          <li key={chapter.id}>
            <ChapterLink
              game={game}
              chapter={chapter}
              isLearnt={learnt.has(chapter.id)}
              mark={chapter === next ? (done === 0 ? words.beginHere : words.goOnHere) : null}
            />
          </li>
        ))}
      </ol>
      <p class="row row-start">
        <a class="button" href={addressOf({ screen: 'quick', game })}>
          {words.playNow}
        </a>
      </p>
    </section>
  );
}

interface ChapterLinkProps {
  readonly game: GameId;
  readonly chapter: Chapter;
  readonly isLearnt: boolean;
  /** What is said of the one to take next. */
  readonly mark: string | null;
}

function ChapterLink({ game, chapter, isLearnt, mark }: ChapterLinkProps): VNode {
  const words = learnWords[language.value];
  const { id, title, about, minutes, rules } = chapter;
  return (
    <a
      class={`chapter plate ${isLearnt ? 'chapter-learnt' : ''}`}
      href={addressOf({ screen: 'lesson', game, chapter: id })}
    >
      <b class="chapter-title">{title[language.value]}</b>
      <span>{about[language.value]}</span>
      <span class="soft chapter-facts">
        {isLearnt && (
          <span class="chapter-mark">
            <Icon name="hint" /> {words.isLearnt}
          </span>
        )}
        {mark !== null && <span class="chapter-mark">{mark}</span>}
        <span>{words.minutesShort(minutes)}</span>
        <span>
          {words.rulesOf(rules.map((rule) => sayNumber(rule, language.value)).join(', '))}
        </span>
      </span>
    </a>
  );
}
