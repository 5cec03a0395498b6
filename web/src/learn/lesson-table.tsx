/** The table of a lesson: the real one, with somebody who leads through it. */

import './lessons.css';
import { useSignal } from '@preact/signals';
import type { InWords, Lesson } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { seatNamesAt } from '@sternwarte/games/catalogue';
import type { LoadedSoundGame } from '@sternwarte/games/load';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { systemClock } from '../match/clock.ts';
import { pauseBefore } from '../pause.ts';
import { HOME } from '../route.ts';
import { language } from '../settings.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { useNarrow } from '../table/use-narrow.ts';
import { learnWords } from '../words/learn.ts';
import { LessonMatch } from './lesson-match.ts';
import { LessonPlate } from './lesson-plate.tsx';

export interface LessonTableProps {
  readonly game: GameId;
  readonly loaded: LoadedSoundGame;
  readonly lesson: Lesson;
  readonly title: InWords;
  /** Told once, when the end is reached. */
  onEnd(this: void): void;
  /** The ways on, at the end. */
  renderWays(this: void, again: () => void): ComponentChildren;
}

export function LessonTable(props: LessonTableProps): VNode {
  const attempt = useSignal(0);
  return <Run key={attempt.value} {...props} onAgain={() => attempt.value++} />;
}

function Run({
  game,
  loaded,
  lesson,
  title,
  onEnd,
  onAgain,
  renderWays,
}: LessonTableProps & { onAgain(this: void): void }): VNode {
  const words = learnWords[language.value];
  const match = useMemo(() => {
    const seatNames = seatNamesAt(game, lesson.scenario.options);
    const surroundings = { clock: systemClock, pause: pauseBefore };
    return new LessonMatch(lesson, { ...loaded, seatNames }, surroundings);
  }, [lesson]);
  useEffect(() => () => match.stop(), [match]);
  const isNarrow = useNarrow();
  const isOpen = useSignal(true);
  const { done, step, answer, isHinted, isWaiting } = match.stage.value;
  useEffect(() => {
    isOpen.value = true;
  }, [done, answer]);
  useEffect(() => {
    if (step === null) onEnd();
  }, [step === null]);
  const isTrying = isNarrow && step?.kind === 'move' && !isWaiting;
  const isShown = isOpen.value || !isTrying;
  const open = (): void => {
    isOpen.value = true;
  };
  const close = (): void => {
    isOpen.value = false;
  };
  const text = (step === null ? lesson.end : step.text)[language.value];
  return (
    <TableScreen
      game={game}
      match={match}
      board={loaded.board}
      colours={loaded.colours}
      warning={null}
      onAgain={onAgain}
      onSave={null}
      replayAddress={HOME}
      guide={{
        plate: (
          <LessonPlate
            match={match}
            title={title}
            onTry={isTrying ? close : null}
            ways={renderWays(onAgain)}
          />
        ),
        isOpen: isShown,
        line: isShown ? null : (
          <button type="button" class="since-ticker lesson-line" onClick={open}>
            <span class="since-title">{words.lesson}</span>
            <span class="since-line">{text}</span>
          </button>
        ),
        highlight: isHinted && step?.kind === 'move' ? step.model : null,
        onPlaying: () => {
          if (isTrying) close();
        },
      }}
    />
  );
}
