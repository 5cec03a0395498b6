/** One lesson, fetched and begun; or why there is none. */

import type { Chapter, Lesson } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { loadChapters } from '@sternwarte/games/lessons';
import { loadSoundGame, type LoadedSoundGame } from '@sternwarte/games/load';
import { Fragment, type VNode } from 'preact';
import { Frame } from '../frame/frame.tsx';
import { Message } from '../frame/message.tsx';
import { Waiting } from '../lazy.tsx';
import { addressOf } from '../route.ts';
import { language } from '../settings.ts';
import { sayNumber, slugOf } from '../rules/rule-number.ts';
import { learnWords } from '../words/learn.ts';
import { LessonTable } from './lesson-table.tsx';
import { interrupted } from './interrupted.ts';
import { learn } from './progress.ts';
import { useLoading } from './use-loading.ts';

export interface LessonScreenProps {
  readonly game: GameId;
  readonly chapter: string;
}

interface Opened {
  readonly loaded: LoadedSoundGame;
  readonly chapters: readonly Chapter[];
  readonly chapter: Chapter | null;
  readonly lesson: Lesson | null;
}

async function open({ game, chapter: id }: LessonScreenProps): Promise<Opened> {
  const [loaded, chapters] = await Promise.all([
    loadSoundGame(game, language.value),
    loadChapters(game),
  ]);
  const chapter = chapters.find((one) => one.id === id) ?? null;
  return { loaded, chapters, chapter, lesson: (await chapter?.load()) ?? null };
}

export function LessonScreen(props: LessonScreenProps): VNode {
  const words = learnWords[language.value];
  const { game, chapter: id } = props;
  const { value, failed, retry } = useLoading(() => open(props), [game, id]);
  if (value === null) {
    return (
      <Frame game={game} kind="form">
        <Waiting failed={failed} onRetry={retry} />
      </Frame>
    );
  }
  const { loaded, chapters, chapter, lesson } = value;
  const all = addressOf({ screen: 'chapters', game });
  if (chapter === null || lesson === null) {
    return (
      <Frame game={game} kind="form">
        <Message>
          <p>{words.noSuchChapter}</p>
          <a class="button" href={all}>
            {words.allChapters}
          </a>
        </Message>
      </Frame>
    );
  }
  const next = chapters[chapters.indexOf(chapter) + 1];
  return (
    <LessonTable
      game={game}
      loaded={loaded}
      lesson={lesson}
      title={chapter.title}
      onEnd={() => learn(game, id)}
      renderWays={(again) => (
        <>
          <MoreInRules game={game} rules={chapter.rules} />
          <button type="button" class="quiet" onClick={again}>
            {words.again}
          </button>
          <a class="button" href={all}>
            {words.allChapters}
          </a>
          {interrupted.value !== null && (
            <a class="button" href={interrupted.value}>
              {words.backToMatch}
            </a>
          )}
          {next === undefined ? (
            <a class="button primary" href={addressOf({ screen: 'quick', game })}>
              {words.playNow}
            </a>
          ) : (
            <a
              class="button primary"
              href={addressOf({ screen: 'lesson', game, chapter: next.id })}
            >
              {words.nextChapter(next.title[language.value])}
            </a>
          )}
        </>
      )}
    />
  );
}

/** What the lesson was about, to be read in full. */
function MoreInRules({ game, rules }: Pick<Chapter, 'rules'> & { readonly game: GameId }): VNode {
  return (
    <p class="lesson-rules soft">
      {learnWords[language.value].moreInRules}{' '}
      {rules.map((id, i) => (
        <Fragment key={id}>
          {i > 0 && ', '}
          <a href={addressOf({ screen: 'rules', game, rule: slugOf(id) })}>
            {sayNumber(id, language.value)}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
