/** What is asked in a puzzle, how it stands, and the ways on. */

import '../learn/lessons.css';
import { useScrollStop } from '@sternwarte/atlas';
import type { PuzzleGoal } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { language } from '../settings.ts';
import { puzzlesWords } from '../words/puzzles.ts';
import type { PuzzleMatch } from './puzzle-match.ts';

export interface PuzzlePlateProps {
  readonly match: PuzzleMatch;
  readonly goal: PuzzleGoal;
  readonly title: string;
  /** How many puzzles of the day were solved in a row; none elsewhere. */
  readonly streak: number;
  /** Where the next one is. */
  readonly next: string;
  readonly all: string;
  /** On a phone it covers the means to move, and gives way to them. */
  readonly onTry: (() => void) | null;
  readonly tryIt: string;
}

export function PuzzlePlate(props: PuzzlePlateProps): VNode {
  const { match, goal, title, streak, next, all, onTry, tryIt } = props;
  const words = puzzlesWords[language.value];
  const scrolls = useScrollStop<HTMLDivElement>();
  const stage = match.stage.value;
  const { advised } = match;
  const { view } = match.position.value;
  const { grade, solutions } = match.puzzle;
  const isShown = match.isShown.value;
  const isHinted = match.isHinted.value && stage === 'open' && !match.busy.value;
  const compared = stage === 'open' ? null : compareInWords(match, goal);
  // Once it is over, the outcome is news, and what was asked is known.
  const asked = (
    <p class={stage === 'open' ? 'lesson-text' : 'lesson-text soft puzzle-asked'}>
      {goal.ask[language.value]}
    </p>
  );
  return (
    <section class="lesson puzzle plate" aria-labelledby="puzzle-title">
      <header class="lesson-head">
        <h2 id="puzzle-title">{title}</h2>
        <span class="soft">{words.grades[grade]}</span>
      </header>
      <div ref={scrolls} class="lesson-body">
        <div class="lesson-said" role="status">
          {stage === 'solved' && (
            <p class="lesson-answer lesson-praise">{isShown ? words.shown : words.solved}</p>
          )}
          {stage !== 'open' && stage !== 'solved' && (
            <p class="lesson-answer notice">{words[stage]}</p>
          )}
          {stage === 'open' && match.busy.value && !isShown && (
            <p class="lesson-answer">{words.answering}</p>
          )}
          {match.isBeside.value && <p class="lesson-answer notice">{words.beside}</p>}
          {stage === 'open' && asked}
          {compared !== null && <p class="puzzle-compared">{compared}</p>}
          {stage === 'solved' && <p class="soft">{words.proven(solutions.length)}</p>}
          {stage === 'solved' && !isShown && streak > 0 && (
            <p class="soft">{words.streak(streak)}</p>
          )}
          {stage !== 'open' && asked}
          {isHinted && (
            <p class="lesson-hint">
              {advised.value === null
                ? words.dead
                : words.hinted(match.words[language.value].move(advised.value, view))}
            </p>
          )}
        </div>
      </div>
      <div class="lesson-foot">
        {stage !== 'open' && (
          <button
            type="button"
            class={`puzzle-again ${stage === 'solved' ? '' : 'primary'}`}
            onClick={() => match.again()}
          >
            {words.again}
          </button>
        )}
        {stage === 'open' && !isHinted && !match.busy.value && (
          <button type="button" class="quiet puzzle-hint" onClick={() => match.showHint()}>
            {words.hint}
          </button>
        )}
        {stage !== 'solved' && !match.busy.value && (
          <button type="button" class="quiet puzzle-show" onClick={() => match.showSolution()}>
            {words.solution}
          </button>
        )}
        {onTry !== null && (
          <button type="button" class="primary puzzle-try" onClick={onTry}>
            {tryIt}
          </button>
        )}
        {stage === 'solved' && (
          <>
            <a class="button" href={all}>
              {words.all}
            </a>
            <a class="button primary" href={next}>
              {words.next}
            </a>
          </>
        )}
      </div>
    </section>
  );
}

/** What the first move brings on average, beside the best or the next best; it is named, for a bet leaves no trace on the board. */
function compareInWords(match: PuzzleMatch, goal: PuzzleGoal): string | null {
  const found = match.compare();
  if (found === null || goal.tellGain === undefined) return null;
  const words = puzzlesWords[language.value];
  const { move, view, made, best, next } = found;
  const [own, top, second] = [made, best, next].map((gain) =>
    goal.tellGain?.(gain, language.value),
  );
  const named = match.words[language.value].move(move, view);
  return match.stage.value === 'solved'
    ? words.isBest(named, own ?? '', second ?? '')
    : words.isWorse(named, own ?? '', top ?? '');
}
