/** What the coach says: beside the board on large screens, in one line above the sheet on a phone. */

import '../table/aside.css';
import './learn.css';
import { useScrollStop, type BoardProps } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { language } from '../settings.ts';
import { asideWords } from '../words/aside.ts';
import type { Coach } from './coach.ts';

export interface CoachProps {
  readonly coach: Coach;
  readonly boardProps: BoardProps;
}

export function CoachPlate({ coach, boardProps }: CoachProps): VNode | null {
  const words = asideWords[language.value];
  const scrolls = useScrollStop<HTMLElement>();
  if (!coach.isHere) return null;
  const { hint } = coach;
  const { view, words: gameWords, play } = boardProps;
  return (
    <section ref={scrolls} class="coach since plate" aria-labelledby="coach-title">
      <h2 id="coach-title">{words.coach}</h2>
      <div role="status">
        {hint === null ? (
          <p class="soft">{words.coachThinks}</p>
        ) : (
          <>
            <p class="coach-move">{gameWords.move(hint.move, view)}</p>
            <p class="coach-reason soft">{reasonOf(coach, boardProps)}</p>
          </>
        )}
      </div>
      <div class="coach-foot">
        <button type="button" class="quiet" onClick={coach.leave}>
          {words.coachLeave}
        </button>
        {hint !== null && (
          <button type="button" class="advice-play primary" onClick={() => play(hint.move)}>
            {words.coachPlay}
          </button>
        )}
      </div>
    </section>
  );
}

/** On a phone: what to do, and why; a tap does it. */
export function CoachTicker({ coach, boardProps }: CoachProps): VNode | null {
  const words = asideWords[language.value];
  const { hint } = coach;
  if (!coach.isHere || hint === null) return null;
  const { view, words: gameWords, play } = boardProps;
  return (
    <button type="button" class="since-ticker coach-ticker" onClick={() => play(hint.move)}>
      <span class="since-title">{words.coach}</span>
      <span class="coach-said">
        <span class="since-line">{gameWords.move(hint.move, view)}</span>
        <span class="coach-why soft">{reasonOf(coach, boardProps)}</span>
      </span>
    </button>
  );
}

/** Why, in the words of the game; what cannot be put into words is simply the best he knows. */
function reasonOf({ hint }: Coach, { words: { reasons } }: BoardProps): string {
  const reason = hint?.reason ?? null;
  const said = reason === null ? undefined : reasons[reason.feature]?.[reason.direction];
  return said ?? asideWords[language.value].coachNoReason;
}
