/** What is said in a lesson: what to do now, what was wrong with the last thing, how far one is. */

import { useScrollStop } from '@sternwarte/atlas';
import type { InWords, QuestionStep } from '@sternwarte/engine';
import type { ComponentChildren, RefObject, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { language } from '../settings.ts';
import { learnWords } from '../words/learn.ts';
import type { LessonMatch, Stage } from './lesson-match.ts';

export interface LessonPlateProps {
  readonly match: LessonMatch;
  readonly title: InWords;
  /** On a phone it covers the means to move, and gives way to them. */
  readonly onTry: (() => void) | null;
  /** The ways on, when it is over. */
  readonly ways: ComponentChildren;
}

export function LessonPlate({ match, title, onTry, ways }: LessonPlateProps): VNode {
  const words = learnWords[language.value];
  const scrolls = useScrollStop<HTMLDivElement>();
  const stage = match.stage.value;
  const { done, step, isWaiting } = stage;
  const all = match.lesson.steps.length;
  // What is said now stands first; whoever had scrolled would miss it.
  useEffect(() => {
    scrolls.current?.scrollTo({ top: 0 });
  }, [done, stage.answer]);
  return (
    <section class="lesson plate" aria-labelledby="lesson-title">
      <header class="lesson-head">
        <h2 id="lesson-title">{say(title)}</h2>
        <span class="soft">{step === null ? words.done : words.stepOf(done + 1, all)}</span>
      </header>
      <progress class="lesson-progress" value={done} max={Math.max(1, all)} aria-hidden="true" />
      <div ref={scrolls} class="lesson-body">
        <div class="lesson-said" role="status">
          <Answer stage={stage} />
          {isWaiting ? (
            <p class="soft">{words.watch}</p>
          ) : (
            <p class="lesson-text">{say(step === null ? match.lesson.end : step.text)}</p>
          )}
          {step?.kind === 'move' && stage.isHinted && !isWaiting && (
            <p class="lesson-hint">{say(step.hint)}</p>
          )}
        </div>
        {step?.kind === 'question' && !isWaiting && (
          <Choices key={done} match={match} choices={step.choices} />
        )}
      </div>
      {!isWaiting && <Foot key={done} match={match} onTry={onTry} ways={ways} />}
    </section>
  );
}

const say = (text: InWords): string => text[language.value];

function Answer({ stage: { answer, isWrong } }: { readonly stage: Stage }): VNode | null {
  if (answer === null) return null;
  return (
    <p class={isWrong ? 'lesson-answer notice' : 'lesson-answer lesson-praise'}>
      {answer[language.value]}
    </p>
  );
}

/** Whoever goes on by keys need not look for the button again. */
function useFocusedNext(): RefObject<HTMLButtonElement | null> {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) next.current?.focus({ preventScroll: true });
  }, []);
  return next;
}

interface ChoicesProps extends Pick<LessonPlateProps, 'match'>, Pick<QuestionStep, 'choices'> {}

function Choices({ match, choices }: ChoicesProps): VNode {
  const next = useFocusedNext();
  return (
    <div class="lesson-choices">
      {choices.map(({ text }, i) => (
        <button key={i} ref={i === 0 ? next : null} type="button" onClick={() => match.choose(i)}>
          {say(text)}
        </button>
      ))}
    </div>
  );
}

function Foot({ match, onTry, ways }: Omit<LessonPlateProps, 'title'>): VNode | null {
  const words = learnWords[language.value];
  const { step, isHinted } = match.stage.value;
  const next = useFocusedNext();
  if (step === null) return <div class="lesson-foot">{ways}</div>;
  if (step.kind === 'read') {
    return (
      <div class="lesson-foot">
        <button ref={next} type="button" class="primary lesson-next" onClick={() => match.goOn()}>
          {words.next}
        </button>
      </div>
    );
  }
  if (step.kind === 'question') return null;
  return (
    <div class="lesson-foot">
      {isHinted ? (
        <button type="button" class="lesson-show" onClick={() => match.play(step.model)}>
          {words.doIt}
        </button>
      ) : (
        <button type="button" class="quiet lesson-ask" onClick={() => match.showHint()}>
          {words.hint}
        </button>
      )}
      {onTry !== null && (
        <button ref={next} type="button" class="primary lesson-try" onClick={onTry}>
          {words.tryIt}
        </button>
      )}
    </div>
  );
}
