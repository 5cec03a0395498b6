/** The chances of all seats over a match: one line for each, told apart by colour, by dashes and by emblem. */

import './chances.css';
import { Emblem, seatClass } from '@sternwarte/atlas';
import type { Names, Seat } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { language } from '../settings.ts';
import { replayWords } from '../words/replay.ts';
import type { Judgement } from './chances.ts';

const LOW = 84;
const TOP = 8;
const BOTTOM = 8;
/** So that a position stands above the thumb of the slider that shows it. */
const SIDE = 9;
const DASHES = ['none', '9 4', '2 3', '10 3 2 3'];
const GRID = [0, 0.25, 0.5, 0.75, 1];

interface Mark {
  readonly position: number;
  readonly seat: Seat;
}

export interface ChanceChartProps {
  readonly judgements: readonly Judgement[];
  /** The last position there is. */
  readonly last: number;
  readonly at: number;
  readonly names: Names;
  /** How high it is drawn, in pixels. */
  readonly height?: number;
  /** Places that are numbered on the line of their seat. */
  readonly marks?: readonly Mark[];
  onPick(this: void, position: number): void;
}

export function ChanceChart(props: ChanceChartProps): VNode {
  const { judgements, last, at, names, height = LOW, marks = [], onPick } = props;
  const words = replayWords[language.value];
  const svg = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(640);
  useEffect(() => {
    if (svg.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) setWidth(entry.contentRect.width);
    });
    observer.observe(svg.current);
    return () => observer.disconnect();
  }, []);

  const span = Math.max(1, width - 2 * SIDE);
  const x = (position: number): number => SIDE + (span * position) / Math.max(1, last);
  const y = (chance: number): number => TOP + (height - TOP - BOTTOM) * (1 - chance);
  const pick = (event: MouseEvent): void => {
    const left = svg.current?.getBoundingClientRect().left ?? 0;
    onPick(Math.round(((event.clientX - left - SIDE) / span) * last));
  };
  return (
    <svg
      ref={svg}
      class="chances"
      viewBox={`0 0 ${width} ${height}`}
      height={height}
      role="img"
      aria-label={words.chartLabel(new Intl.ListFormat(language.value).format(names))}
      onClick={pick}
    >
      {GRID.map((chance) => (
        <line
          key={chance}
          class={chance === 0.5 ? 'chances-half' : 'chances-grid'}
          x1={SIDE}
          x2={width - SIDE}
          y1={y(chance)}
          y2={y(chance)}
        />
      ))}
      {names.map((name, seat) => (
        <polyline
          key={name}
          class={`chances-line ${seatClass(seat)}`}
          stroke-dasharray={DASHES[seat % DASHES.length]}
          points={judgements
            .map(
              ({ position, chances }) =>
                `${x(position).toFixed(1)},${y(chances[seat] ?? 0).toFixed(1)}`,
            )
            .join(' ')}
        />
      ))}
      {names.map((name, seat) => {
        // Each at a place of its own, so that they never cover each other.
        const index = Math.trunc(((seat + 0.5) / names.length) * judgements.length);
        const judged = judgements[index];
        if (judged === undefined) return null;
        const [cx, cy] = [x(judged.position), y(judged.chances[seat] ?? 0)];
        return (
          <g key={name}>
            <circle class="chances-halo" cx={cx} cy={cy} r={9} />
            <Emblem seat={seat} x={cx} y={cy} size={16} />
          </g>
        );
      })}
      {marks.map(({ position, seat }, i) => {
        const judged = judgements.findLast((known) => known.position <= position);
        const [cx, cy] = [x(position), y(judged?.chances[seat] ?? 0)];
        return (
          <g key={position} class="chances-mark">
            <circle cx={cx} cy={cy} r={10} />
            <text x={cx} y={cy}>
              {i + 1}
            </text>
          </g>
        );
      })}
      <line class="chances-at" x1={x(at)} x2={x(at)} y1={0} y2={height} />
    </svg>
  );
}
