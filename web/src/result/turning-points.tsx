/** Where the match turned: at most three steps, in the order in which they were made; and where somebody here could have done better. */

import { EmblemIcon, seatClass } from '@sternwarte/atlas';
import type { Swing } from '@sternwarte/bots';
import type { Language, Viewer } from '@sternwarte/engine';
import type { ComponentChildren, VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { sayStep, Story, type StoryStep } from '../match/story.ts';
import { furtherLessons, turningSwings } from '../replay/chances.ts';
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
  return state.kind === 'ready' ? placed(film, turningSwings(state.analysis, MOST)) : [];
}

function furtherLessonsOf(controller: ReplayController): readonly TurningPoint[] {
  const { analysis, film } = controller;
  const state = analysis.value;
  if (state.kind !== 'ready') return [];
  const further = furtherLessons(state.analysis, MOST, (swing) => canLearnFrom(swing, controller));
  return placed(film, further);
}

function placed(
  { course }: ReplayController['film'],
  swings: readonly Swing[],
): readonly TurningPoint[] {
  return swings
    .map((swing) => ({ ...swing, position: course.positionAfter(swing.seq) }))
    .toSorted((a, b) => a.position - b.position);
}

export interface TurningPointsProps {
  readonly controller: ReplayController;
  readonly viewer: Viewer;
  /** Where the match is kept; `null` when it is only looked at. */
  readonly matchKey: string | null;
  /** What stands between the points on which the match turned and those that are only for learning. */
  readonly children?: ComponentChildren;
}

export function TurningPoints(props: TurningPointsProps): VNode | null {
  const words = resultWords[language.value];
  const points = turningPointsOf(props.controller);
  const further = props.matchKey === null ? [] : furtherLessonsOf(props.controller);
  return (
    <>
      <Points {...props} title={words.turningPoints(points.length)} points={points} from={1} />
      {props.children}
      <Points {...props} title={words.ownMoves} points={further} from={points.length + 1} />
    </>
  );
}

interface PointsProps extends TurningPointsProps {
  readonly title: string;
  readonly points: readonly TurningPoint[];
  /** The number of the first. */
  readonly from: number;
}

function Points({ controller, viewer, matchKey, title, points, from }: PointsProps): VNode | null {
  const words = resultWords[language.value];
  const story = useMemo(() => storyFor(controller, viewer), [controller, viewer]);
  const to = { reader: viewer, names: controller.sheet.names[language.value] };
  if (points.length === 0) return null;
  return (
    <section class="result-turns" aria-label={title}>
      <h3>{title}</h3>
      <ol>
        {points.map((point, i) => {
          const { seq, seat, before, after, position } = point;
          const step = lastTold(story, position, to);
          const isOwn = canLearnFrom(point, controller);
          return (
            <li key={seq}>
              <button
                type="button"
                class="result-turn"
                aria-pressed={controller.at.value === position}
                onClick={() => controller.goTo(position)}
              >
                <span class="result-turn-number">{from + i}</span>
                {typeof step?.round === 'number' && (
                  <span class="soft">{words.logRound(step.round)}</span>
                )}
                <span class="result-turn-line">
                  {(isOwn && sayQuietMove(controller, story, position, to, language.value)) ||
                    (step === undefined ? '' : sayStep(step, to, language.value))}
                </span>
                <span class={`result-turn-seat ${seatClass(seat)}`}>
                  <EmblemIcon seat={seat} />
                  <span class="visually-hidden">{to.names[seat]} </span>
                </span>
                <span class={`sign-${after < before ? 'loss' : 'gain'}`}>
                  {change(after - before)}
                </span>
              </button>
              {isOwn && matchKey !== null && (
                <a
                  class="result-learn"
                  href={addressOf({ screen: 'moment', key: matchKey, seq })}
                  aria-label={`${from + i}: ${words.learnFromIt}`}
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
function canLearnFrom({ by, better }: Swing, { sheet }: ReplayController): boolean {
  return by !== 'table' && better !== null && sheet.sitters[by]?.kind === 'here';
}

/**
 * A move that the story has no line for, such as the end of a turn, or one that is told with the card it brings: whoever made it
 * is to know which one is meant. Else `null`.
 */
export function sayQuietMove(
  { film: { course }, words }: Pick<ReplayController, 'film' | 'words'>,
  story: readonly StoryStep[],
  position: number,
  to: Parameters<typeof sayStep>[1],
  code: Language,
): string | null {
  const [step, told] = [course.steps[position - 1], story[position - 1]];
  if (step === undefined || !('move' in step)) return null;
  const isQuiet = told === undefined || sayStep(told, to, code) === '';
  if (!isQuiet && step.move.type !== course.game.turnEnd) return null;
  return words[code].move(step.move, course.game.view(course.stateAt(position - 1), step.by));
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
