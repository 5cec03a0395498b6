/** Starfarers in thirty seconds. */

import type { FirstLook } from '@sternwarte/atlas';
import type { VNode } from 'preact';

const OWN = 'var(--hue-yellow)';
const HEX = 'M0-34 29-17V17L0 34-29 17V-17Z';
const COLONY = 'M-15 8A15 15 0 0 1 15 8ZM-18 8H18V13H-18Z';
const ROCKET = 'M0-26C9-15 10 0 8 12H-8C-10 0-9-15 0-26ZM-8 4-16 17H-7M8 4 16 17H7';

interface PlaceProps {
  readonly x: number;
  readonly y: number;
}

interface PlanetProps extends PlaceProps {
  readonly hue: string;
  readonly number?: number;
}

function Planet({ x, y, hue, number }: PlanetProps): VNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={HEX} fill="none" stroke="var(--line)" stroke-width="2" />
      <circle r="22" fill={`color-mix(in srgb, ${hue} 45%, var(--ground))`} stroke={hue} />
      <circle r="13" fill="var(--ground)" />
      <text y="6" font-size="16" text-anchor="middle" fill="var(--text)">
        {number ?? '?'}
      </text>
    </g>
  );
}

function Piece({ x, y, d }: PlaceProps & { readonly d: string }): VNode {
  return (
    <path
      d={d}
      transform={`translate(${x} ${y})`}
      fill={OWN}
      stroke="var(--ground)"
      stroke-width="2"
      stroke-linejoin="round"
    />
  );
}

const LADDER = Array.from({ length: 15 }, (_unused, i) => i);

function Goal(): VNode {
  return (
    <svg viewBox="0 0 300 190" aria-hidden="true" focusable="false">
      <Planet x={90} y={60} hue="var(--hue-green)" number={4} />
      <Planet x={148} y={60} hue="var(--hue-sky)" number={9} />
      <Piece x={119} y={78} d={COLONY} />
      <path
        d="M230 24 238 46 262 46 243 60 250 82 230 68 210 82 217 60 198 46 222 46Z"
        fill="none"
        stroke="var(--accent)"
        stroke-width="3"
        stroke-linejoin="round"
      />
      {LADDER.map((step) => (
        <rect
          key={step}
          x={22 + step * 17.2}
          y="140"
          width="13"
          height="12"
          fill={step < 11 ? OWN : 'none'}
          stroke={OWN}
        />
      ))}
      <text x="278" y="180" font-size="20" text-anchor="end" fill="var(--text)">
        15
      </text>
    </svg>
  );
}

function Turn(): VNode {
  return (
    <svg viewBox="0 0 300 190" aria-hidden="true" focusable="false">
      <g fill="var(--text)">
        <rect x="22" y="58" width="38" height="38" rx="6" />
        <rect x="46" y="94" width="38" height="38" rx="6" />
      </g>
      <g fill="var(--ground)">
        <circle cx="34" cy="70" r="4" />
        <circle cx="48" cy="84" r="4" />
        <circle cx="65" cy="113" r="4" />
      </g>
      <path
        d="M96 96H112M106 88 114 96 106 104M190 96H206M200 88 208 96 200 104"
        fill="none"
        stroke="var(--line)"
        stroke-width="3"
      />
      <g stroke-width="2" fill="var(--ground)">
        <rect x="122" y="66" width="34" height="50" rx="4" stroke="var(--hue-rose)" />
        <rect x="134" y="76" width="34" height="50" rx="4" stroke="var(--hue-sky)" />
        <rect x="146" y="86" width="34" height="50" rx="4" stroke="var(--hue-green)" />
      </g>
      <Piece x={250} y={70} d={ROCKET} />
      <path d="M250 152V100" stroke="var(--accent)" stroke-width="3" stroke-dasharray="7 6" />
      <circle cx="240" cy="164" r="9" fill="var(--hue-yellow)" />
      <circle cx="262" cy="164" r="9" fill="var(--hue-rose)" />
    </svg>
  );
}

function FirstMove(): VNode {
  return (
    <svg viewBox="0 0 300 190" aria-hidden="true" focusable="false">
      <Planet x={52} y={112} hue="var(--hue-rose)" number={8} />
      <Planet x={110} y={112} hue="var(--hue-orange)" number={6} />
      <Piece x={81} y={130} d={COLONY} />
      <path
        d="M102 66C128 40 162 40 190 58"
        fill="none"
        stroke="var(--accent)"
        stroke-width="3"
        stroke-dasharray="7 6"
      />
      <Piece x={92} y={64} d={ROCKET} />
      <Planet x={206} y={92} hue="var(--hue-green)" />
      <Planet x={235} y={142} hue="var(--hue-sky)" />
      <Planet x={264} y={92} hue="var(--hue-purple)" />
    </svg>
  );
}

export const firstLook: FirstLook = [
  {
    title: { de: 'Was du willst', en: 'What you want' },
    text: {
      de: 'Sei mit 15 Punkten am Ziel, bevor es jemand anderes ist. Punkte bringen Kolonien und Raumhäfen, Freundschaften an den Außenposten und Orden.',
      en: 'Be the first with 15 points. They come from colonies and spaceports, from friendships at the outposts, and from medals.',
    },
    Picture: Goal,
  },
  {
    title: { de: 'Ein Zug', en: 'A turn' },
    text: {
      de: 'Die Würfel bringen Karten von deinen Planeten mit dieser Zahl. Dann tauschst und baust du. Zuletzt schüttelst du das Mutterschiff: Die Kugeln und deine Antriebe sagen, wie weit deine Schiffe fliegen.',
      en: 'The dice bring cards from your planets with that number. Then you trade and build. At last you shake the mothership: the balls and your drives say how far your ships fly.',
    },
    Picture: Turn,
  },
  {
    title: { de: 'Ein guter Anfang', en: 'A good beginning' },
    text: {
      de: 'Dein Kolonieschiff wartet schon. Flieg mit ihm zum nächsten unbekannten System, erkunde seine Planeten und gründe dort. Für Erz, Treibstoff, Carbon und Nahrung baust du das nächste; ein Antrieb macht alle schneller.',
      en: 'Your colony ship is waiting. Fly it to the nearest unknown system, explore its planets and settle there. Ore, fuel, carbon and food build the next one; a drive makes all of them faster.',
    },
    Picture: FirstMove,
  },
];
