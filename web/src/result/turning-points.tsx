/** Where the match turned: at most three steps, in the order in which they were made. */

import { EmblemIcon, seatClass } from '@sternwarte/atlas';
import type { Swing } from '@sternwarte/bots';
import type { Viewer } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { sayStep, Story, type StoryStep } from '../match/story.ts';
import { turningSwings } from '../replay/chances.ts';
import type { ReplayController } from '../replay/replay-controller.ts';
import { addressOf } from '../route.ts';
import { language } from '../settings.ts';
import { resultWords } from '../words/result.ts';

const MOST = 3;

export interface TurningPoint extends Swing {
  /** The position that it led to. */
  readonly position: number;
}

export function turningPointsOf({ analysis, film }: ReplayController): readonly TurningPoint[] {
  const state = analysis.value;
  if (state.kind !== 'ready') return [];
  return turningSwings(state.analysis, MOST)
    .map((swing) => ({ ...swing, position: film.course.positionAfter(swing.seq) }))
    .toSorted((a, b) => a.position - b.position);
}

export interface TurningPointsProps {
  readonly controller: ReplayController;
  readonly viewer: Viewer;
  /** Where the match is kept; `null` when it is only looked at. */
  readonly matchKey: string | null;
}

export function TurningPoints({ controller, viewer, matchKey }: TurningPointsProps): VNode | null {
  const words = resultWords[language.value];
  const points = turningPointsOf(controller);
  const story = useMemo(() => storyFor(controller, viewer), [controller, viewer]);
  const to = { reader: viewer, names: controller.sheet.names[language.value] };
  if (points.length === 0) return null;
  return (
    <section class="result-turns" aria-label={words.turningPoints(points.length)}>
      <h3>{words.turningPoints(points.length)}</h3>
      <ol>
        {points.map((point, i) => {
          const { seq, seat, before, after, position } = point;
          const step = lastTold(story, position, to);
          return (
            <li key={seq}>
              <button
                type="button"
                class="result-turn"
                aria-pressed={controller.at.value === position}
                onClick={() => controller.goTo(position)}
              >
                <span class="result-turn-number">{i + 1}</span>
                {typeof step?.round === 'number' && (
                  <span class="soft">{words.logRound(step.round)}</span>
                )}
                <span class="result-turn-line">
                  {step === undefined ? '' : sayStep(step, to, language.value)}
                </span>
                <span class={`result-turn-seat ${seatClass(seat)}`}>
                  <EmblemIcon seat={seat} />
                  <span class="visually-hidden">{to.names[seat]} </span>
                </span>
                <span class={`sign-${after < before ? 'loss' : 'gain'}`}>
                  {change(after - before)}
                </span>
              </button>
              {canLearnFrom(point, controller) && matchKey !== null && (
                <a
                  class="result-learn"
                  href={addressOf({ screen: 'moment', key: matchKey, seq })}
                  aria-label={`${i + 1}: ${words.learnFromIt}`}
                >
                  {words.learnFromIt}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Told to whoever has played: a replay is told to nobody in particular. */
export function storyFor(
  { film, sheet, words }: Pick<ReplayController, 'film' | 'sheet' | 'words'>,
  viewer: Viewer,
): readonly StoryStep[] {
  const eyes = viewer === 'spectator' ? 'everything' : viewer;
  return new Story(film.course, { words, names: sheet.names, eyes }).steps;
}

/** A person's own move, where there was a better one. */
function canLearnFrom({ by, better }: TurningPoint, { sheet }: ReplayController): boolean {
  return by !== 'table' && better !== null && sheet.sitters[by]?.kind === 'here';
}

/** How far back a step without a line of its own is told by what led to it. */
const BACK = 12;

/** The step that led to a position, or else the last one before it that has a line: some turns turn by ending. */
function lastTold(
  story: readonly StoryStep[],
  position: number,
  to: Parameters<typeof sayStep>[1],
): StoryStep | undefined {
  const before = story.slice(Math.max(0, position - BACK), position);
  return before.findLast((step) => sayStep(step, to, language.value) !== '') ?? before.at(-1);
}

function change(by: number): string {
  const said = by.toLocaleString(language.value, { style: 'percent', signDisplay: 'exceptZero' });
  return said.replace('-', '−');
}
