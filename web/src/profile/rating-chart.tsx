/** A rating over the matches that made it: the estimate as a line, what is not sure about it as an area. */

import type { RatingStep } from '@sternwarte/protocol';
import type { VNode } from 'preact';
import { language } from '../settings.ts';
import { profileWords } from '../words/profile.ts';

/** In which ratings are counted; the server does the same. */
const SCALE = 40;
/** So many deviations below the estimate is what somebody is almost surely worth. */
const SURE = 3;
const WIDTH = 440;
const HEIGHT = 140;
const EDGE = 36;

export function skillOf({ mu }: Pick<RatingStep, 'mu'>): number {
  return Math.round(mu * SCALE);
}

export function spreadOf({ sigma }: Pick<RatingStep, 'sigma'>): number {
  return Math.round(SURE * sigma * SCALE);
}

/** Everybody is taken for average at first, and nothing is known about it. */
const BEGINNING = { mu: 25, sigma: 25 / 3, rating: 0 };

interface RatingChartProps {
  readonly title: string;
  /** The oldest first. */
  readonly steps: readonly RatingStep[];
}

export function RatingChart({ title, steps }: RatingChartProps): VNode | null {
  const words = profileWords[language.value];
  const last = steps.at(-1);
  if (last === undefined) return null;
  const points = [BEGINNING, ...steps];
  const top = Math.max(...points.map((point) => skillOf(point) + spreadOf(point)));
  const x = (n: number): number => EDGE + ((WIDTH - EDGE - 6) * n) / (points.length - 1);
  const y = (value: number): number => 6 + (HEIGHT - 24) * (1 - Math.max(0, value) / top);
  const line = (value: (point: (typeof points)[number]) => number): readonly string[] =>
    points.map((point, n) => `${x(n).toFixed(1)} ${y(value(point)).toFixed(1)}`);
  const upper = line((point) => skillOf(point) + spreadOf(point));
  const lower = line((point) => skillOf(point) - spreadOf(point));
  const marks = [0, 0.5, 1].map((share) => Math.round((share * top) / 100) * 100);
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' });
  return (
    <>
      <svg
        class="rating-chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={words.chart(title, skillOf(last), steps.length)}
      >
        {marks.map((mark) => (
          <g key={mark}>
            <path class="rating-grid" d={`M${EDGE} ${y(mark)}H${WIDTH}`} />
            <text x={EDGE - 6} y={y(mark) + 4}>
              {mark}
            </text>
          </g>
        ))}
        <path class="rating-band" d={`M${upper.join('L')}L${lower.toReversed().join('L')}z`} />
        <path class="rating-sure" d={`M${lower.join('L')}`} />
        <path class="rating-line" d={`M${line(skillOf).join('L')}`} />
        <circle class="rating-now" cx={x(points.length - 1)} cy={y(skillOf(last))} r="4" />
      </svg>
      <details>
        <summary>{words.chartTable}</summary>
        <table class="rating-table">
          <thead>
            <tr>
              <th scope="col">{words.when}</th>
              <th scope="col">{words.ratingColumn}</th>
              <th scope="col">{words.skillColumn}</th>
            </tr>
          </thead>
          <tbody>
            {steps.toReversed().map((step, n) => (
              <tr key={n}>
                <td>{date.format(step.at)}</td>
                <td>{step.rating}</td>
                <td>
                  {skillOf(step)} ± {spreadOf(step)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
