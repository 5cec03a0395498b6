/** Where the match turned: at most three steps, in the order in which they were made. */

import { EmblemIcon, seatClass } from '@sternwarte/atlas';
import type { Swing } from '@sternwarte/bots';
import type { Viewer } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { sayStep } from '../match/story.ts';
import type { ReplayController } from '../replay/replay-controller.ts';
import { language } from '../settings.ts';
import { tableWords } from '../words/table.ts';

const MOST = 3;

export interface TurningPoint extends Swing {
  /** The position that it led to. */
  readonly position: number;
}

export function turningPointsOf({ analysis, film }: ReplayController): readonly TurningPoint[] {
  const state = analysis.value;
  if (state.kind !== 'ready') return [];
  return state.analysis.swings
    .slice(0, MOST)
    .map((swing) => ({ ...swing, position: film.course.positionAfter(swing.seq) }))
    .toSorted((a, b) => a.position - b.position);
}

export interface TurningPointsProps {
  readonly controller: ReplayController;
  readonly viewer: Viewer;
}

export function TurningPoints({ controller, viewer }: TurningPointsProps): VNode | null {
  const words = tableWords[language.value];
  const points = turningPointsOf(controller);
  const story = controller.story.value;
  const to = { reader: viewer, names: controller.sheet.names[language.value] };
  if (points.length === 0) return null;
  return (
    <section class="result-turns" aria-label={words.turningPoints(points.length)}>
      <h3>{words.turningPoints(points.length)}</h3>
      <ol>
        {points.map(({ seq, seat, before, after, position }, i) => {
          const step = story[position - 1];
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
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function change(by: number): string {
  return by.toLocaleString(language.value, { style: 'percent', signDisplay: 'exceptZero' });
}
