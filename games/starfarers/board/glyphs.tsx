/** Small signs in one stroke: resources, upgrades, pieces, peoples. Each is known by its outline alone. */

import type { VNode } from 'preact';

interface Drawing {
  /** What is filled, in a square of 24. */
  readonly body: string;
  /** Lines engraved into the body. */
  readonly cut?: string;
  /** Lines outside the body. */
  readonly line?: string;
}

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;

const spokes = (r: number): string =>
  [0, 60, 120]
    .map((degrees) => {
      const [dx, dy] = [
        r * Math.sin((degrees * Math.PI) / 180),
        r * Math.cos((degrees * Math.PI) / 180),
      ].map((value) => Number(value.toFixed(2)));
      return `M${12 - (dx ?? 0)} ${12 - (dy ?? 0)}L${12 + (dx ?? 0)} ${12 + (dy ?? 0)}`;
    })
    .join('');

const DRAWINGS = {
  ore: {
    body: 'M2.5 15.5 6.5 7.5l7-4 7.5 6-1 8.5-8 3.5Z',
    cut: 'M6.5 7.5 13 12.5l8-3M13 12.5l-1 9M13 12.5 2.5 15.5',
  },
  fuel: {
    body: 'M12 1.5C16 8 19 11 19 15a7 7 0 0 1-14 0C5 11 8 8 12 1.5Z',
    cut: 'M8.5 15a3.5 3.5 0 0 0 3.5 3.5',
  },
  carbon: {
    body: `M12 1.8 20.8 6.9v10.2L12 22.2 3.2 17.1V6.9Z`,
    cut: `${dot(12, 12, 4)}M12 8V2M12 16v6`,
  },
  food: {
    body: 'M4 20.5C3 10 9.5 3.5 20.5 3.5 20.5 14 14 20.5 4 20.5Z',
    cut: 'M4 20.5 16 8M9.5 15V9.5M9.5 15H15',
  },
  goods: {
    body: 'M3 8.5H21V21H3ZM7.5 8.5V4.5H16.5V8.5H14.5V6.5H9.5V8.5Z',
    cut: 'M3 13.5H21M10 11.5h4v4h-4Z',
  },
  drive: { body: 'M8.5 2H15.5L18.5 11.5H5.5ZM8 13.5H16L12 22.5Z', cut: 'M12 4v6' },
  cannon: { body: 'M3 14.5 15.5 3 20.5 8 8.5 19.5ZM2.5 20.5H15V23H2.5Z', cut: 'M13 5.5 18 10.5' },
  freightPod: { body: 'M5 9a7 7 0 0 1 14 0v6a7 7 0 0 1-14 0Z', cut: 'M5 9.5H19M5 14.5H19' },
  medal: {
    body: `${dot(12, 15.5, 6.5)}M6.5 1.5H11L12.5 7.5 9 8.5ZM17.5 1.5H13.5L12.5 6 15 8.5Z`,
    cut: 'M12 11.5l1.2 2.7 2.9.3-2.2 2 .6 2.9-2.5-1.5-2.5 1.5.6-2.9-2.2-2 2.9-.3Z',
  },
  halfMedal: { body: 'M13 4v16a8 8 0 0 1 0-16Z', line: 'M15.5 5v14' },
  colony: { body: 'M3.5 18a8.5 10.5 0 0 1 17 0ZM2 19.5H22V22H2Z' },
  spaceport: {
    body: 'M6 16.5a6 7.5 0 0 1 12 0Z',
    line: 'M1.5 18.5h21M4 18.5v-9M20 18.5v-9M12 22.5v-4M12 8V2.5',
  },
  colonyShip: {
    body: 'M12 1.5C16 5.5 17.5 9.5 17.5 13.5L21.5 20.5 15.5 18.5H8.5L2.5 20.5 6.5 13.5C6.5 9.5 8 5.5 12 1.5Z',
  },
  tradeShip: { body: 'M9.5 1.5H14.5L16 6H21V18H16L15 22.5H9L8 18H3V6H8Z' },
  transporter: { body: 'M12 3 15.5 9V18L19.5 21H4.5L8.5 18V9Z' },
  station: {
    body: dot(12, 12, 5.5),
    line: `${dot(12, 12, 9.5)}M12 1v3M12 20v3M1 12h3M20 12h3`,
  },
  shipyard: { body: 'M3 20V9l5 3V9l5 3V4h8v16Z', cut: 'M6 16h3M12 16h3' },
  marker: {
    body: 'M12 1.5 15 8.5 22.5 9.2 16.8 14.2 18.5 21.5 12 17.6 5.5 21.5 7.2 14.2 1.5 9.2 9 8.5Z',
  },
  cards: { body: 'M8 4.5H20.5V20.5H8Z', line: 'M5.5 6.5V22.5H17' },
  pirate: {
    body: `M12 3a8 8 0 0 1 5 14.3V21H7V17.3A8 8 0 0 1 12 3Z`,
    cut: `${dot(9, 11.5, 1.6)}${dot(15, 11.5, 1.6)}M10.5 17.5V21M13.5 17.5V21`,
  },
  ice: { body: '', line: `${spokes(10)}M9 3.5l3 2.5 3-2.5M9 20.5l3-2.5 3 2.5` },
  greenFolk: {
    body: 'M12 11C11 6 7.5 4 3 4 3.5 9 6.5 11.5 12 11ZM12.5 14C13 9.5 16 7.5 21 7.5 20.5 12 17.5 14.5 12.5 14Z',
    line: 'M12 22.5V11',
  },
  scientists: {
    body: dot(12, 12, 2.6),
    line: 'M2 12a10 4 0 1 0 20 0a10 4 0 1 0-20 0M7 3.34a10 4 60 1 0 10 17.32a10 4 60 1 0-10-17.32M17 3.34a10 4 120 1 0-10 17.32a10 4 120 1 0 10-17.32',
  },
  merchants: {
    body: 'M1.5 14H9.5a4 4 0 0 1-8 0ZM14.5 14H22.5a4 4 0 0 1-8 0ZM7 20.5H17V22.5H7Z',
    line: 'M12 2v18.5M5.5 5.5H18.5M5.5 5.5 2.5 14M5.5 5.5 8.5 14M18.5 5.5 15.5 14M18.5 5.5 21.5 14',
  },
  diplomats: {
    body: 'M6 8.5a3 1.8 40 0 1-3.5-3.5 3 1.8 40 0 1 3.5 3.5ZM5.5 14.5a3 1.8 10 0 1-4.5-1.5 3 1.8 10 0 1 4.5 1.5ZM8 19.5a3 1.8-20 0 1-5 .5 3 1.8-20 0 1 5-.5ZM18 8.5a3 1.8-40 0 0 3.5-3.5 3 1.8-40 0 0-3.5 3.5ZM18.5 14.5a3 1.8-10 0 0 4.5-1.5 3 1.8-10 0 0-4.5 1.5ZM16 19.5a3 1.8 20 0 0 5 .5 3 1.8 20 0 0-5-.5Z',
    line: 'M7.5 3C3.5 9 5 18 12 21.5 19 18 20.5 9 16.5 3',
  },
  triangle: { body: '', line: 'M12 4 21 19.5H3Z' },
  bracket: { body: '', line: 'M9 4H4.5V20H9M15 4H19.5V20H15' },
  hexagon: { body: '', line: 'M7.5 4H16.5L21 12 16.5 20H7.5L3 12Z' },
  reveal: { body: '', line: `${dot(12, 12, 4)}M12 1.5v5M12 17.5v5M1.5 12h5M17.5 12h5` },
  pass: { body: '', line: 'M12 4 20 12 12 20 4 12Z' },
  resign: { body: 'M5 2H7.5V22.5H5ZM9 3.5H20L16.5 8 20 12.5H9Z' },
} as const satisfies Readonly<Record<string, Drawing>>;

export type GlyphName = keyof typeof DRAWINGS;

function Strokes({ name }: { readonly name: GlyphName }): VNode {
  const { body, cut, line }: Drawing = DRAWINGS[name];
  return (
    <>
      {line !== undefined && <path class="star-glyph-line" d={line} />}
      {body !== '' && <path class="star-glyph-body" d={body} />}
      {cut !== undefined && <path class="star-glyph-cut" d={cut} />}
    </>
  );
}

export interface GlyphProps {
  readonly name: GlyphName;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly class?: string;
}

/** Inside a drawing, around a centre. */
export function Glyph({ name, x = 0, y = 0, size = 24, class: extra = '' }: GlyphProps): VNode {
  const scale = size / 24;
  return (
    <g
      class={`star-glyph star-${name} ${extra}`}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
    >
      <Strokes name={name} />
    </g>
  );
}

/** In a line of text. */
export function Icon({ name }: { readonly name: GlyphName }): VNode {
  return (
    <svg class={`star-icon star-glyph star-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      <Strokes name={name} />
    </svg>
  );
}
