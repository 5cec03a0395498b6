/** What is printed on the board: frame, circles, routes, open fields, asteroids, AstroHoles. Never changes in a match. */

import { Starfield } from '@sternwarte/atlas';
import { createRandom, type Language } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import {
  FIELDS,
  ROUTES,
  fieldId,
  fieldNamed,
  isAsteroid,
  isHole,
  isPlanet,
  positionOf,
  type Field,
} from '../rules/board.ts';
import type { Options } from '../rules/options.ts';
import { FIELD_RADIUS, SHEET } from './layout.ts';
import { boardWords, gameWords } from './words/index.ts';

const MIDDLE = 500;

export interface SheetProps {
  readonly options: Options;
  readonly language: Language;
}

export function Sheet({ options, language }: SheetProps): VNode {
  const { asteroids, astroHoles } = options;
  return useMemo(
    () => (
      <g class="an-sheet">
        <g aria-hidden="true">
          <Light />
          <Starfield box={SHEET} seed="astronuts" count={190} />
          <Circles />
          <Frame />
          <path class="an-routes" d={ROUTES.map(drawRoute).join('')} />
        </g>
        {FIELDS.filter((field) => !isPlanet(field)).map((field) => (
          <OpenField
            key={field}
            field={field}
            rocks={isAsteroid(field)}
            dangerous={asteroids === 'on'}
            jumps={astroHoles === 'on'}
            language={language}
          />
        ))}
      </g>
    ),
    [asteroids, astroHoles, language],
  );
}

/** How light falls on all planets. */
function Light(): VNode {
  return (
    <radialGradient id="an-light" cx="0.3" cy="0.26" r="0.85">
      <stop class="an-light-near" offset="0" />
      <stop class="an-light-near" offset="0.42" stop-opacity="0" />
      <stop class="an-light-far" offset="0.6" stop-opacity="0" />
      <stop class="an-light-far" offset="1" />
    </radialGradient>
  );
}

/** A celestial chart around the centre. */
function Circles(): VNode {
  return (
    <g class="an-circles">
      {[132, 264, 396].map((radius) => (
        <circle key={radius} cx={MIDDLE} cy={MIDDLE} r={radius} />
      ))}
      <path d={`M${MIDDLE} 20V980M20 ${MIDDLE}H980`} />
      <path class="an-rose" d={ROSE} transform={`translate(${MIDDLE} ${MIDDLE})`} />
    </g>
  );
}

/** A compass rose of sixteen points around the centre. */
const ROSE = Array.from({ length: 16 }, (_unused, i) => {
  const at = (radius: number, turn: number): string => {
    const angle = ((i + turn) * Math.PI) / 8;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  };
  const tip = i % 4 === 0 ? 118 : i % 2 === 0 ? 92 : 66;
  return `M${at(44, -0.5)}L${at(tip, 0)}L${at(44, 0.5)}M${at(44, 0)}L${at(tip, 0)}`;
}).join('');

/** Two lines and the degrees between them, as maps have it. */
function Frame(): VNode {
  const ticks: string[] = [];
  for (let at = 20; at <= 980; at += 20) {
    const length = (at - 20) % 120 === 0 ? 8 : 4;
    ticks.push(`M${at}-8v${length}M${at} 1008v-${length}M-8 ${at}h${length}M1008 ${at}h-${length}`);
  }
  return (
    <g class="an-frame">
      <rect x="-8" y="-8" width="1016" height="1016" />
      <rect x="0" y="0" width="1000" height="1000" />
      <path d={ticks.join('')} />
    </g>
  );
}

function drawRoute({ from, to }: (typeof ROUTES)[number]): string {
  const [start, end] = [positionOf(fieldNamed(from)), positionOf(fieldNamed(to))];
  return `M${start.x} ${start.y}L${end.x} ${end.y}`;
}

interface OpenFieldProps {
  readonly field: Field;
  readonly rocks: boolean;
  /** Whether asteroids and AstroHoles are more than a picture in this match. */
  readonly dangerous: boolean;
  readonly jumps: boolean;
  readonly language: Language;
}

function OpenField({ field, rocks, dangerous, jumps, language }: OpenFieldProps): VNode {
  const { tells } = boardWords[language];
  const where = gameWords[language];
  const { x, y } = positionOf(field);
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
  if (isHole(field)) {
    return (
      <g
        class={`an-hole ${jumps ? '' : 'an-plain'}`}
        transform={place}
        data-tell={`field ${fieldId(field)}`}
        role="img"
        aria-label={where.called(fieldId(field))}
      >
        <circle class="an-hole-ground" r="25" />
        <path d={SPIRAL} />
        <circle class="an-hole-eye" r="5" />
      </g>
    );
  }
  if (!rocks) {
    return (
      <g class="an-field" transform={place} aria-hidden="true">
        <circle r={FIELD_RADIUS} />
      </g>
    );
  }
  return (
    <g
      class={`an-field ${dangerous ? 'an-dangerous' : ''}`}
      transform={place}
      data-tell={`field ${fieldId(field)}`}
      role="img"
      aria-label={`${tells.rocks} ${where.at(fieldId(field))}`}
    >
      <circle r={FIELD_RADIUS} />
      <path class={`an-rocks ${dangerous ? '' : 'an-plain'}`} d={drawRocks(field)} />
    </g>
  );
}

/** Three arms that wind into the hole. */
const SPIRAL = [0, 120, 240]
  .map((turn) => {
    const points = Array.from({ length: 15 }, (_unused, i) => {
      const angle = ((turn + i * 20) * Math.PI) / 180;
      const radius = 25 - i * 1.35;
      return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
    });
    return `M${points.join('L')}`;
  })
  .join('');

/** Splinters of many shapes, no two fields alike. */
function drawRocks(field: Field): string {
  const random = createRandom(`rocks ${fieldId(field)}`);
  const within = (low: number, high: number): number =>
    low + (random.below(1000) / 1000) * (high - low);
  const rocks = Array.from({ length: 7 }, (_unused, i) => {
    const angle = ((i + within(-0.25, 0.25)) * Math.PI * 2) / 7;
    const distance = within(14, 23);
    const [x, y] = [distance * Math.cos(angle), distance * Math.sin(angle)];
    const size = within(3, 6.6);
    const corners = Array.from({ length: 6 }, (_corner, k) => {
      const turn = (k * Math.PI) / 3 + within(-0.3, 0.3);
      const reach = size * within(0.7, 1.15);
      return `${(x + reach * Math.cos(turn)).toFixed(1)} ${(y + reach * Math.sin(turn)).toFixed(1)}`;
    });
    return `M${corners.join('L')}Z`;
  });
  return rocks.join('');
}
