/** AstroNuts in thirty seconds. */

import { Pips, type FirstLook } from '@sternwarte/atlas';
import type { Tagged } from '@sternwarte/engine';
import type { VNode } from 'preact';

const OWN = 'var(--hue-rose)';
const ROCKET = 'M0-24C9-14 10 0 8 12H-8C-10 0-9-14 0-24ZM-8 4-16 16H-7M8 4 16 16H7';
const DOME = 'M-13 6A13 13 0 0 1 13 6Z';

interface PlaceProps {
  readonly x: number;
  readonly y: number;
}

interface PlanetProps extends PlaceProps {
  readonly hue: string;
  readonly colonies: number;
}

function Planet({ x, y, hue, colonies }: PlanetProps): VNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle
        r="36"
        fill={`color-mix(in srgb, ${hue} 35%, var(--ground))`}
        stroke={hue}
        stroke-width="2"
      />
      {Array.from({ length: colonies }, (_unused, i) => (
        <path
          key={i}
          d={DOME}
          fill={OWN}
          transform={`translate(${(i - (colonies - 1) / 2) * 30} 36)`}
        />
      ))}
    </g>
  );
}

function Nut({ x, y, hue }: PlaceProps & { readonly hue: string }): VNode {
  return <ellipse cx={x} cy={y} rx="9" ry="6" fill={hue} transform={`rotate(-24 ${x} ${y})`} />;
}

function Rocket({ x, y }: PlaceProps): VNode {
  return (
    <path
      d={ROCKET}
      transform={`translate(${x} ${y})`}
      fill="var(--ground)"
      stroke={OWN}
      stroke-width="3"
      stroke-linejoin="round"
    />
  );
}

function Goal(): VNode {
  return (
    <svg viewBox="0 0 300 190" aria-hidden="true" focusable="false">
      <path d="M64 74 150 120 238 70" fill="none" stroke="var(--line)" stroke-width="2" />
      <Planet x={64} y={68} hue="var(--hue-green)" colonies={2} />
      <Planet x={150} y={122} hue="var(--hue-sky)" colonies={3} />
      <Planet x={238} y={64} hue="var(--hue-orange)" colonies={1} />
    </svg>
  );
}

function Die({ x, y, face }: PlaceProps & { readonly face: 3 | 5 }): VNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-28" y="-28" width="56" height="56" rx="9" fill="var(--text)" />
      <g fill="var(--ground)">
        <Pips face={face} apart={14} radius={5.5} />
      </g>
    </g>
  );
}

const ACTIONS = Array.from({ length: 6 }, (_unused, i) => i);

function Turn(): VNode {
  return (
    <svg viewBox="0 0 300 190" aria-hidden="true" focusable="false">
      <text x="66" y="84" font-size="44" text-anchor="middle" fill="var(--accent)">
        3
      </text>
      <path d="M98 68H128M118 58 129 68 118 78" fill="none" stroke="var(--line)" stroke-width="3" />
      <Die x={172} y={68} face={5} />
      {ACTIONS.map((action) => (
        <circle
          key={action}
          cx={40 + action * 44}
          cy="150"
          r="14"
          fill="color-mix(in srgb, var(--accent) 40%, transparent)"
          stroke="var(--accent)"
          stroke-width="2"
        />
      ))}
    </svg>
  );
}

function FirstMove(): VNode {
  return (
    <svg viewBox="0 0 300 190" aria-hidden="true" focusable="false">
      <path d="M98 118 204 74" stroke="var(--accent)" stroke-width="3" stroke-dasharray="7 6" />
      {[134, 168].map((x) => (
        <circle
          key={x}
          cx={x}
          cy={118 - (x - 98) * 0.415}
          r="9"
          fill="var(--ground)"
          stroke="var(--line)"
          stroke-width="2"
        />
      ))}
      <Planet x={64} y={126} hue="var(--hue-sky)" colonies={1} />
      <Rocket x={64} y={122} />
      <Nut x={42} y={80} hue="var(--hue-rose)" />
      <Nut x={66} y={74} hue="var(--hue-yellow)" />
      <Planet x={238} y={62} hue="var(--hue-green)" colonies={0} />
      <Nut x={226} y={22} hue="var(--hue-orange)" />
      <Nut x={250} y={22} hue="var(--hue-yellow)" />
    </svg>
  );
}

export const firstLook: FirstLook = [
  {
    title: { de: 'Was du willst', en: 'What you want' },
    text: {
      de: 'Gründe die meisten Kolonien. Schluss ist am Ende der Runde, in der jemand 14 hat oder die letzte Nut von den Planeten verschwindet.',
      en: 'Found the most colonies. The match ends with the round in which somebody has 14, or the last nut leaves the planets.',
    },
    Picture: Goal,
  },
  {
    title: { de: 'Ein Zug', en: 'A turn' },
    text: {
      de: 'Sag eine Zahl von 1 bis 6 an und würfle. Erreichst du sie, hast du doppelt so viele Aktionen; sonst nur so viele, wie du gewürfelt hast. Eine Aktion fliegt ein Feld weit, sammelt die Nuts eines Planeten ein oder gründet dort für eine Nut eine Kolonie.',
      en: 'Say a number from 1 to 6 and roll. Reach it, and you have twice as many actions; if not, only as many as you rolled. An action flies one field, collects the nuts of a planet, or founds a colony there for one nut.',
    },
    Picture: Turn,
  },
  {
    title: { de: 'Ein guter Anfang', en: 'A good beginning' },
    text: {
      de: 'Sag 4 oder 5 an. Hast du 8 Aktionen, nimm zuerst Time Warp, für 4 davon und eine gelbe Nut: Damit würfelst du einmal im Zug neu. Sammle dann die Nuts dort ein, wo dein Schiff steht, gründe gleich eine Kolonie und flieg weiter. Wer landet, den trifft das Schicksal.',
      en: 'Say 4 or 5. With 8 actions, first take Time Warp, for 4 of them and a yellow nut: it rolls a die again once a turn. Then collect the nuts where your ship stands, found a colony right there, and fly on. Whoever lands meets his fate.',
    },
    Picture: FirstMove,
  },
];

/** What the cards call a good bet. */
const GOOD_BETS: readonly unknown[] = [4, 5];

export function suits(_view: unknown, move: Tagged): boolean {
  return move.type !== 'declare' || !('count' in move) || GOOD_BETS.includes(move.count);
}
