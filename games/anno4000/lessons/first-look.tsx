/** Anno 4000 in thirty seconds. */

import type { FirstLook } from '@sternwarte/atlas';
import type { Tagged } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { starId } from '../rules/board.ts';
import { playerAt, shipsOn, type State } from '../rules/state.ts';

const SHIP = 'M-13-9H5L14 0 5 9H-13L-8 0Z';

interface StarProps {
  readonly x: number;
  readonly y: number;
  readonly symbols: '' | 'o' | '+' | 'o+';
  readonly home?: string;
}

function Star({ x, y, symbols, home }: StarProps): VNode {
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke-linecap="round">
      {home !== undefined && (
        <circle r="27" stroke={home} stroke-width="3" stroke-dasharray="2 4" />
      )}
      <circle r="4" fill="var(--star)" />
      {symbols.includes('o') && <circle r="12" stroke="var(--hue-yellow)" stroke-width="2.4" />}
      {symbols.includes('+') && (
        <path d="M-19 0H-9M9 0H19M0-19V-9M0 9V19" stroke="var(--hue-yellow)" stroke-width="2.4" />
      )}
    </g>
  );
}

interface FleetProps {
  readonly x: number;
  readonly y: number;
  readonly ships: number;
  readonly hue: string;
}

function Fleet({ x, y, ships, hue }: FleetProps): VNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={SHIP} fill={hue} />
      <text x="20" y="7" font-size="21" fill="var(--text)">
        {ships}
      </text>
    </g>
  );
}

const OWN = 'var(--hue-green)';
const OTHER = 'var(--hue-sky)';

function Goal(): VNode {
  return (
    <svg viewBox="0 0 300 190" aria-hidden="true" focusable="false">
      <path
        d="M92 118C130 60 172 52 214 68"
        fill="none"
        stroke="var(--accent)"
        stroke-width="3"
        stroke-dasharray="7 6"
      />
      <path d="M204 56 218 69 201 76" fill="none" stroke="var(--accent)" stroke-width="3" />
      <Star x={66} y={124} symbols="o+" home={OWN} />
      <Fleet x={56} y={168} ships={12} hue={OWN} />
      <Star x={240} y={72} symbols="o+" home={OTHER} />
      <Fleet x={228} y={28} ships={7} hue={OTHER} />
    </svg>
  );
}

const FIELDS = [1, 2, 3, 4] as const;

function Turn(): VNode {
  return (
    <svg viewBox="0 0 300 190" aria-hidden="true" focusable="false">
      {FIELDS.map((field) => (
        <g key={field} transform={`translate(${field * 62 - 12} 130)`}>
          <rect x="-27" y="-27" width="54" height="54" rx="4" fill="none" stroke="var(--line)" />
          <text y="46" font-size="17" text-anchor="middle" fill="var(--text-soft)">
            {field}
          </text>
        </g>
      ))}
      <circle cx="50" cy="130" r="20" fill="none" stroke={OWN} stroke-dasharray="3 4" />
      <path d="M50 92C66 74 94 74 110 92" fill="none" stroke="var(--accent)" stroke-width="3" />
      <path d="M99 88 111 94 113 80" fill="none" stroke="var(--accent)" stroke-width="3" />
      <circle cx="112" cy="130" r="20" fill="var(--ground)" stroke={OWN} stroke-width="3" />
      <path d={SHIP} fill={OWN} transform="translate(112 130)" />
      <path
        d="M128 112C152 84 176 60 206 46"
        fill="none"
        stroke="var(--accent)"
        stroke-width="3"
        stroke-dasharray="7 6"
      />
      <Star x={232} y={36} symbols="o" />
    </svg>
  );
}

function FirstMove(): VNode {
  return (
    <svg viewBox="0 0 300 190" aria-hidden="true" focusable="false">
      <path
        d="M88 116 176 66M94 132 190 140"
        stroke="var(--accent)"
        stroke-width="3"
        stroke-dasharray="7 6"
      />
      <Star x={60} y={126} symbols="o+" home={OWN} />
      <Fleet x={48} y={172} ships={11} hue={OWN} />
      <Star x={206} y={50} symbols="o" />
      <Fleet x={240} y={50} ships={3} hue={OWN} />
      <Star x={222} y={142} symbols="+" />
      <Fleet x={256} y={142} ships={1} hue={OWN} />
    </svg>
  );
}

export const firstLook: FirstLook = [
  {
    title: { de: 'Was du willst', en: 'What you want' },
    text: {
      de: 'Halte deinen Heimatstern länger als alle anderen. Wer seinen verliert und nicht gleich im nächsten Zug zurückholt, ist draußen. In der größeren Flotte liegt der Sieg, Glück gibt es keines.',
      en: 'Hold your home star longer than everybody else. Who loses his and does not win it back in his very next turn is out. The larger fleet wins, and there is no luck.',
    },
    Picture: Goal,
  },
  {
    title: { de: 'Ein Zug', en: 'A turn' },
    text: {
      de: 'Deine Scheiben rücken ein Feld vor. Eine Scheibe auf Feld 2 darf auf jedem Stern landen, der 2 entfernt ist, auf Feld 3 auf jedem in 3, und so weiter. Danach fliegt eine neue Flotte ab. In jeder zweiten Runde bringt jedes Paar aus ○ und + ein Schiff.',
      en: 'Your discs move one field on. A disc on field 2 may land on any star 2 away, on field 3 on any 3 away, and so on. Then one new fleet may depart. In every second round each pair of ○ and + brings a ship.',
    },
    Picture: Turn,
  },
  {
    title: { de: 'Ein guter Anfang', en: 'A good beginning' },
    text: {
      de: 'Schick einen Teil deiner Schiffe vom Heimatstern los. Lande im nächsten Zug auf nahen Sternen mit ○ oder +: ein Schiff genügt, um sie zu halten. Zu Hause bleiben immer genug.',
      en: 'Send part of your ships away from your home star. Land in the next turn on stars nearby with ○ or +: one ship is enough to hold them. Enough always stay at home.',
    },
    Picture: FirstMove,
  },
];

/** So many at least stay on the home star. */
const ENOUGH = 5;

/** Who wins may send nearly all ships away and come back in time; newcomers are not told to. */
export function suits(view: unknown, move: Tagged): boolean {
  // Positions of this game hide nothing.
  const state = view as State;
  const { home } = playerAt(state, state.current);
  if (home === null || !('ships' in move) || typeof move.ships !== 'number') return true;
  const from = 'star' in move ? move.star : 'from' in move ? move.from : null;
  return from !== starId(home) || shipsOn(state, home) - move.ships >= ENOUGH;
}
