/** The rules of Anno 4000 in pictures, made of the pieces that lie on the board. */

import '../board/board.css';
import type { RulePictures } from '@sternwarte/atlas';
import type { Seat } from '@sternwarte/engine';
import type { ComponentChildren, VNode } from 'preact';
import { AlarmSign, burst, Disc, Fleet, StarGlyph, SWORDS } from '../board/pieces.tsx';
import { Home } from '../board/stars.tsx';
import { distance, sectorNamed, TRACK_LENGTH, type Symbols } from '../rules/board.ts';

const OWN: Seat = 0;
const OTHER: Seat = 1;
const SIZE = 15;

interface Placed {
  readonly x: number;
  readonly y: number;
}

function Sheet({ children }: { readonly children: ComponentChildren }): VNode {
  return (
    <svg class="rule-picture" viewBox="0 0 300 190" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

function At({ x, y, children }: Placed & { readonly children: ComponentChildren }): VNode {
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}

interface StarProps extends Placed {
  readonly symbols: Symbols;
  readonly home?: Seat;
  readonly lost?: boolean;
  readonly level?: 'Y' | 'R';
}

function Star({ x, y, symbols, home, lost = false, level = 'Y' }: StarProps): VNode {
  return (
    <g transform={`translate(${x} ${y})`} class={`anno-level-${level}`}>
      {home !== undefined && <Home seat={home} lost={lost} marked={lost} size={SIZE} />}
      <circle class="anno-star-ground" r={SIZE * 0.95} />
      <StarGlyph symbols={symbols} size={SIZE} />
    </g>
  );
}

function Ships({
  x,
  y,
  seat,
  ships,
}: Placed & { readonly seat: Seat; readonly ships: number }): VNode {
  return (
    <At x={x} y={y}>
      <Fleet seat={seat} ships={ships} height={26} />
    </At>
  );
}

function Arrow({ d, tip }: { readonly d: string; readonly tip: string }): VNode {
  return (
    <g fill="none" stroke="var(--accent)" stroke-width="3">
      <path d={d} stroke-dasharray="7 6" />
      <path d={tip} />
    </g>
  );
}

function Word({ x, y, children }: Placed & { readonly children: ComponentChildren }): VNode {
  return (
    <text x={x} y={y} font-size="18" text-anchor="middle" fill="var(--text)">
      {children}
    </text>
  );
}

function Aim(): VNode {
  return (
    <Sheet>
      <Arrow d="M96 110C134 62 166 54 206 68" tip="M195 57 208 69 191 75" />
      <Star x={66} y={122} symbols="both" home={OWN} />
      <Ships x={66} y={166} seat={OWN} ships={12} />
      <Star x={236} y={76} symbols="both" home={OTHER} />
      <Ships x={236} y={30} seat={OTHER} ships={7} />
    </Sheet>
  );
}

const KINDS: readonly Symbols[] = ['both', 'population', 'minerals', 'none'];

function SymbolsPicture(): VNode {
  return (
    <Sheet>
      {KINDS.map((symbols, i) => (
        <Star key={symbols} x={45 + i * 70} y={70} symbols={symbols} />
      ))}
      {KINDS.map((symbols, i) => (
        <Star key={symbols} x={45 + i * 70} y={134} symbols={symbols} level="R" />
      ))}
    </Sheet>
  );
}

function Production(): VNode {
  return (
    <Sheet>
      <Star x={52} y={52} symbols="population" />
      <Ships x={98} y={52} seat={OWN} ships={1} />
      <Star x={52} y={118} symbols="minerals" />
      <Ships x={98} y={118} seat={OWN} ships={2} />
      <Arrow d="M130 84H176" tip="M166 74 178 84 166 94" />
      <Star x={224} y={78} symbols="both" home={OWN} />
      <Ships x={224} y={126} seat={OWN} ships={12} />
      <Word x={224} y={168}>
        +2
      </Word>
    </Sheet>
  );
}

const SECTORS = ['AY', 'BY', 'CY', 'DY', 'EY', 'FY'] as const;

function Distance(): VNode {
  return (
    <Sheet>
      {SECTORS.map((sector, i) => {
        const [x, y] = [42 + (i % 3) * 74, 24 + Math.trunc(i / 3) * 74];
        return (
          <g key={sector}>
            <rect x={x} y={y} width="68" height="68" rx="3" fill="none" stroke="var(--line)" />
            <text x={x + 8} y={y + 18} font-size="14" fill="var(--text-soft)">
              {sector.slice(0, 1)}
            </text>
            <text x={x + 34} y={y + 47} font-size="28" text-anchor="middle" fill="var(--accent)">
              {distance(sectorNamed('CY'), sectorNamed(sector))}
            </text>
          </g>
        );
      })}
    </Sheet>
  );
}

const FIELDS = Array.from({ length: TRACK_LENGTH }, (_unused, i) => i + 1);

function Track({ y }: { readonly y: number }): VNode {
  return (
    <>
      {FIELDS.map((field) => (
        <g key={field} transform={`translate(${field * 38 - 2} ${y})`}>
          <rect x="-17" y="-17" width="34" height="34" rx="3" fill="none" stroke="var(--line)" />
          <text y="34" font-size="14" text-anchor="middle" fill="var(--text-soft)">
            {field}
          </text>
        </g>
      ))}
    </>
  );
}

function Advance(): VNode {
  return (
    <Sheet>
      <Track y={110} />
      <At x={36} y={110}>
        <Disc seat={OWN} ships={null} radius={15} />
      </At>
      <At x={112} y={110}>
        <Disc seat={OWN} ships={4} radius={15} />
      </At>
      <Arrow d="M74 84C84 62 102 62 110 84" tip="M100 80 111 86 115 73" />
    </Sheet>
  );
}

function Landing(): VNode {
  return (
    <Sheet>
      <Track y={138} />
      <At x={112} y={138}>
        <Disc seat={OWN} ships={4} radius={15} />
      </At>
      <Arrow d="M118 116C130 84 160 62 196 52" tip="M184 44 198 52 188 64" />
      <Star x={222} y={46} symbols="population" />
      <Word x={170} y={56}>
        3
      </Word>
    </Sheet>
  );
}

function Start(): VNode {
  return (
    <Sheet>
      <Star x={60} y={54} symbols="both" home={OWN} />
      <Ships x={124} y={54} seat={OWN} ships={11} />
      <Arrow d="M58 84 40 112" tip="M38 98 39 114 54 108" />
      <Track y={138} />
      <At x={36} y={138}>
        <Disc seat={OWN} ships={4} radius={15} />
      </At>
    </Sheet>
  );
}

function ShortFlight(): VNode {
  return (
    <Sheet>
      <rect x="40" y="34" width="220" height="122" rx="4" fill="none" stroke="var(--line)" />
      <Arrow d="M118 92C138 74 160 74 182 90" tip="M171 80 184 92 167 96" />
      <Star x={92} y={92} symbols="population" />
      <Ships x={92} y={132} seat={OWN} ships={3} />
      <Star x={210} y={92} symbols="minerals" />
      <Ships x={210} y={132} seat={OWN} ships={1} />
    </Sheet>
  );
}

function Battle(): VNode {
  return (
    <Sheet>
      <Ships x={60} y={86} seat={OWN} ships={6} />
      <Arrow d="M94 86H122" tip="M114 78 124 86 114 94" />
      <Star x={152} y={86} symbols="both" level="R" />
      <path class="anno-battlefield" d={SWORDS} transform="translate(152 130) scale(1.6)" />
      <Ships x={214} y={86} seat={OTHER} ships={4} />
      <path d="M190 106 240 66" stroke="var(--danger)" stroke-width="3" />
    </Sheet>
  );
}

function HomeLost(): VNode {
  return (
    <Sheet>
      <Star x={150} y={90} symbols="both" home={OWN} lost />
      <At x={128} y={64}>
        <AlarmSign filled />
      </At>
      <Ships x={150} y={150} seat={OTHER} ships={5} />
    </Sheet>
  );
}

function Exchange(): VNode {
  return (
    <Sheet>
      <path d={burst(34)} transform="translate(76 84)" fill="none" stroke="var(--line)" />
      <Star x={76} y={84} symbols="both" home={OWN} lost />
      <Ships x={76} y={142} seat={OTHER} ships={4} />
      <Star x={224} y={84} symbols="both" home={OTHER} lost />
      <Ships x={224} y={142} seat={OWN} ships={5} />
      <Arrow d="M122 74H178" tip="M168 64 180 74 168 84" />
      <Arrow d="M178 98H122" tip="M132 88 120 98 132 108" />
    </Sheet>
  );
}

export const pictures: RulePictures = {
  summary: [
    {
      title: { de: 'Das Ziel', en: 'The aim' },
      text: {
        de: 'Nimm die Heimatsterne der anderen und behalte deinen. Wer seinen als Letzter hält, gewinnt.',
        en: 'Take the home stars of the others and keep your own. The last to hold his wins.',
      },
      rules: ['R1', 'R9'],
      Picture: Aim,
    },
    {
      title: { de: 'Sterne', en: 'Stars' },
      text: {
        de: 'Kreis: Bevölkerung. Kreuz: Bodenschätze. Es gibt gelbe Sterne oben und rote unten.',
        en: 'Circle: population. Cross: minerals. Yellow stars lie above, red ones below.',
      },
      rules: ['R3.3', 'R3.1'],
      Picture: SymbolsPicture,
    },
    {
      title: { de: '1 · Produktion', en: '1 · Production' },
      text: {
        de: 'In jeder zweiten Runde bringt jedes Paar aus Kreis und Kreuz ein Schiff auf deinen Heimatstern.',
        en: 'In every second round each pair of circle and cross brings a ship to your home star.',
      },
      rules: ['R6.1'],
      Picture: Production,
    },
    {
      title: { de: '2 · Vorrücken', en: '2 · Advance' },
      text: {
        de: 'Deine fliegenden Scheiben rücken ein Feld weiter, von selbst.',
        en: 'Your discs in flight move one field on, by themselves.',
      },
      rules: ['R6.2'],
      Picture: Advance,
    },
    {
      title: { de: '3 · Landen', en: '3 · Land' },
      text: {
        de: 'Von Feld 3 auf jeden Stern, der 3 entfernt ist. Beide Enden zählen mit, schräg geht nichts.',
        en: 'From field 3 to any star 3 away. Both ends count, and nothing goes aslant.',
      },
      rules: ['R6.3', 'R3.2'],
      Picture: Landing,
    },
    {
      title: { de: '4 · Abfliegen', en: '4 · Depart' },
      text: {
        de: 'Einmal im Zug: eine Flotte auf eine freie Scheibe, oder im Kurzflug zum Nachbarstern.',
        en: 'Once a turn: a fleet onto a free disc, or a short flight to the star next door.',
      },
      rules: ['R6.4', 'R6.5'],
      Picture: Start,
    },
    {
      title: { de: 'Gefecht', en: 'Battle' },
      text: {
        de: 'Die kleinere Flotte ist verloren, die größere verliert nichts. Angreifer brauchen ein Schiff mehr.',
        en: 'The smaller fleet is lost, the larger loses nothing. Attackers need one ship more.',
      },
      rules: ['R7'],
      Picture: Battle,
    },
    {
      title: { de: 'Heimatstern verloren', en: 'Home star lost' },
      text: {
        de: 'Hol ihn im nächsten Zug zurück oder nimm den des Eroberers; sonst bist du draußen.',
        en: 'Win it back in your next turn, or take that of the captor; else you are out.',
      },
      rules: ['R8.2', 'R8.1', 'R8.3'],
      Picture: HomeLost,
    },
  ],
  rules: {
    R1: Aim,
    'R3.2': Distance,
    'R3.3': SymbolsPicture,
    'R6.1': Production,
    'R6.2': Advance,
    'R6.3': Landing,
    'R6.4': Start,
    'R6.5': ShortFlight,
    R7: Battle,
    'R8.1': HomeLost,
    'R8.4': Exchange,
  },
};
