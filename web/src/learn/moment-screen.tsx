/** A turn of a match that was played here, to learn from: found again, judged by the bots, and held like any lesson. */

import { useSignal } from '@preact/signals';
import type { Lesson, SoundGame } from '@sternwarte/engine';
import { loadRules } from '@sternwarte/games/load';
import type { VNode } from 'preact';
import { beginBranch } from '../begin-branch.ts';
import { Frame } from '../frame/frame.tsx';
import { Message } from '../frame/message.tsx';
import { Waiting } from '../lazy.tsx';
import { startBotWorker } from '../match/local/bot-workers.ts';
import { openKeptReplay, type OpenReplay } from '../replay/open-replay.ts';
import { addressOf, goTo, HOME } from '../route.ts';
import { randomHex } from '../services.ts';
import { language } from '../settings.ts';
import { learnWords } from '../words/learn.ts';
import { tableWords } from '../words/table.ts';
import { LessonTable } from './lesson-table.tsx';
import { lessonOf, momentAt, said, type Moment } from './moment-lesson.ts';
import { useLoading } from './use-loading.ts';

interface MomentProps {
  readonly matchKey: string;
  /** The entry that the move became. */
  readonly seq: number;
}

interface Opened {
  readonly replay: OpenReplay;
  readonly moment: Moment;
  readonly lesson: Lesson;
  readonly rules: SoundGame;
}

async function open({ matchKey, seq }: MomentProps): Promise<Opened | 'missing'> {
  const result = await openKeptReplay(matchKey);
  if (result.kind !== 'open') return 'missing';
  const { replay } = result;
  replay.close();
  const { film, sheet, words } = replay.controller;
  const moment = momentAt({ sheet, course: film.course }, words, seq);
  if (moment === null) return 'missing';
  const { course, position, seat } = moment;
  const bots = startBotWorker(replay.game);
  try {
    const question = {
      gameId: replay.game,
      seats: sheet.sitters.length,
      seat,
      seed: randomHex(4),
      view: course.game.view(course.stateAt(position), seat),
    };
    const [hints, rules] = await Promise.all([bots.hint(question).answer, loadRules(replay.game)]);
    return { replay, moment, lesson: lessonOf(moment, hints), rules };
  } finally {
    bots.end();
  }
}

export function MomentScreen(props: MomentProps): VNode {
  const words = learnWords[language.value];
  const { value, failed, retry } = useLoading(() => open(props), [props.matchKey, props.seq]);
  const hasFailed = useSignal(false);
  if (value === null) {
    return (
      <Frame game={null} kind="form">
        {failed === null ? (
          <Message>
            <p role="status">{words.momentThinks}</p>
          </Message>
        ) : (
          <Waiting failed={failed} onRetry={retry} />
        )}
      </Frame>
    );
  }
  if (value === 'missing') {
    return (
      <Frame game={null} kind="form">
        <Message>
          <p>{words.momentMissing}</p>
          <a class="button" href={HOME}>
            {tableWords[language.value].home}
          </a>
        </Message>
      </Frame>
    );
  }
  const { replay, moment, lesson, rules } = value;
  const round = moment.course.steps[moment.position]?.round ?? null;
  const playOn = (): void => {
    beginBranch(moment).then(
      (key) => goTo({ screen: 'match', key }),
      () => {
        hasFailed.value = true;
      },
    );
  };
  return (
    <LessonTable
      game={replay.game}
      loaded={{ ...replay.loaded, game: rules }}
      lesson={lesson}
      title={said((code) =>
        learnWords[code].momentTitle(round === null ? '' : tableWords[code].logRound(round)),
      )}
      onEnd={() => undefined}
      renderWays={(again) => (
        <>
          <button type="button" class="quiet" onClick={again}>
            {words.again}
          </button>
          <a class="button" href={addressOf({ screen: 'match', key: props.matchKey })}>
            {words.toMatch}
          </a>
          <button type="button" class="primary lesson-play-on" onClick={playOn}>
            {words.playOn}
          </button>
          {hasFailed.value && (
            <p class="notice" role="alert">
              {words.playOnFailed}
            </p>
          )}
        </>
      )}
    />
  );
}
