/** The rules of AstroNuts in pictures, made of the pieces that lie on the board. */

import '../board/board.css';
import { Planet as Globe, type RulePictures } from '@sternwarte/atlas';
import type { ComponentChildren, VNode } from 'preact';
import { DieFace } from '../board/die.tsx';
import { Colony, Nut, Room, Ship, Technology } from '../board/pieces.tsx';
import { COLOURS, type Colour } from '../rules/data.ts';
import type { Face } from '../rules/fate.ts';

const OWN = 0;
const OTHER = 1;

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

interface PlanetProps extends Placed {
  readonly radius?: number;
  readonly seed?: number;
  readonly tint?: Colour;
}

function Planet({ x, y, radius = 36, seed = 3, tint = 'purple' }: PlanetProps): VNode {
  return (
    <g class={`an-planet an-tint-${tint}`} transform={`translate(${x} ${y})`}>
      <Globe kind="banded" seed={seed} radius={radius} />
    </g>
  );
}

function Die({
  x,
  y,
  face,
  size = 2,
}: Placed & { readonly face: Face; readonly size?: number }): VNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <DieFace face={face} />
    </g>
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
    <text x={x} y={y} font-size="24" text-anchor="middle" fill="var(--text)">
      {children}
    </text>
  );
}

function Aim(): VNode {
  return (
    <Sheet>
      <Planet x={80} y={78} />
      <Planet x={218} y={70} seed={7} tint="orange" />
      {[-26, 0, 26].map((dx) => (
        <Colony key={dx} seat={OWN} size={30} x={80 + dx} y={128} />
      ))}
      {[-14, 14].map((dx) => (
        <Colony key={dx} seat={OTHER} size={30} x={218 + dx} y={120} />
      ))}
      <Word x={80} y={172}>
        3
      </Word>
      <Word x={218} y={172}>
        2
      </Word>
    </Sheet>
  );
}

function Bet(): VNode {
  return (
    <Sheet>
      <Word x={50} y={66}>
        3
      </Word>
      <Arrow d="M70 58H96" tip="M88 50 98 58 88 66" />
      <Die x={136} y={58} face={5} />
      <Word x={214} y={66}>
        6 ✓
      </Word>
      <Word x={50} y={146}>
        5
      </Word>
      <Arrow d="M70 138H96" tip="M88 130 98 138 88 146" />
      <Die x={136} y={138} face={2} />
      <Word x={214} y={146}>
        2
      </Word>
    </Sheet>
  );
}

function Flight(): VNode {
  return (
    <Sheet>
      <path d="M64 124 118 96 172 92 232 64" stroke="var(--line)" fill="none" stroke-width="2" />
      {[118, 172].map((x, i) => (
        <circle
          key={x}
          cx={x}
          cy={i === 0 ? 96 : 92}
          r="9"
          fill="var(--ground)"
          stroke="var(--line)"
          stroke-width="2"
        />
      ))}
      <Planet x={240} y={60} seed={5} tint="yellow" />
      <Ship seat={OWN} ship={1} size={52} x={58} y={122} />
      {['1', '2', '3'].map((step, i) => (
        <text
          key={step}
          x={118 + i * 54}
          y={[124, 120, 120][i]}
          font-size="17"
          text-anchor="middle"
          fill="var(--accent)"
        >
          {step}
        </text>
      ))}
    </Sheet>
  );
}

function Mining(): VNode {
  return (
    <Sheet>
      <Planet x={92} y={104} radius={42} />
      <Ship seat={OWN} ship={1} size={46} x={92} y={100} />
      {COLOURS.slice(0, 2).map((colour, i) => (
        <Nut key={colour} colour={colour} size={26} x={72 + i * 40} y={46} />
      ))}
      <Arrow d="M150 84H202" tip="M192 74 204 84 192 94" />
      {COLOURS.slice(0, 2).map((colour, i) => (
        <Nut key={colour} colour={colour} size={30} x={228 + i * 36} y={84} />
      ))}
    </Sheet>
  );
}

function Founding(): VNode {
  return (
    <Sheet>
      <Nut colour="yellow" size={30} x={46} y={84} />
      <Arrow d="M70 84H112" tip="M102 74 114 84 102 94" />
      <Planet x={190} y={84} radius={42} tint="red" />
      <Ship seat={OWN} ship={1} size={46} x={190} y={80} />
      <Colony seat={OWN} size={32} x={174} y={142} />
      <Room size={26} x={208} y={142} />
    </Sheet>
  );
}

function Building(): VNode {
  return (
    <Sheet>
      {COLOURS.map((colour, i) => (
        <Nut
          key={colour}
          colour={colour}
          size={30}
          x={48 + (i % 2) * 42}
          y={68 + Math.trunc(i / 2) * 44}
        />
      ))}
      <Arrow d="M120 90H168" tip="M158 80 170 90 158 100" />
      <Ship seat={OWN} ship={2} size={84} x={224} y={92} />
    </Sheet>
  );
}

function Attack(): VNode {
  return (
    <Sheet>
      <Ship seat={OWN} ship={1} size={60} x={64} y={64} />
      <Die x={64} y={136} face={5} size={1.7} />
      <Word x={150} y={144}>
        &gt;
      </Word>
      <Arrow d="M100 64H186" tip="M176 54 188 64 176 74" />
      <Colony seat={OTHER} size={50} x={232} y={66} />
      <Die x={232} y={136} face={3} size={1.7} />
    </Sheet>
  );
}

const EFFECTS: Readonly<Record<Colour, string>> = {
  red: '+1',
  purple: '+1',
  yellow: '↻',
  orange: '+1',
};

function Technologies(): VNode {
  return (
    <Sheet>
      {COLOURS.map((colour, i) => (
        <g key={colour}>
          <Nut colour={colour} size={26} x={48 + i * 68} y={44} />
          <Technology colour={colour} size={44} x={48 + i * 68} y={98} />
          <Word x={48 + i * 68} y={156}>
            {EFFECTS[colour]}
          </Word>
        </g>
      ))}
    </Sheet>
  );
}

function Fate(): VNode {
  return (
    <Sheet>
      <Planet x={84} y={96} radius={42} seed={9} tint="orange" />
      <Ship seat={OWN} ship={1} size={46} x={84} y={90} />
      <Arrow d="M140 92H172" tip="M162 82 174 92 162 102" />
      <Die x={210} y={70} face={5} />
      <Die x={240} y={124} face={4} />
    </Sheet>
  );
}

function Trade(): VNode {
  return (
    <Sheet>
      <Ship seat={OWN} ship={null} size={60} x={56} y={96} />
      <Ship seat={OTHER} ship={null} size={60} x={244} y={96} />
      <Nut colour="red" size={30} x={126} y={66} />
      <Arrow d="M144 66H196" tip="M186 56 198 66 186 76" />
      <Nut colour="orange" size={30} x={176} y={126} />
      <Arrow d="M158 126H106" tip="M116 116 104 126 116 136" />
    </Sheet>
  );
}

export const pictures: RulePictures = {
  summary: [
    {
      title: { de: 'Das Ziel', en: 'The aim' },
      text: {
        de: 'Die meisten Kolonien gewinnen. Schluss ist mit der Runde, in der jemand 14 hat oder keine Nut mehr auf den Planeten liegt.',
        en: 'The most colonies win. It ends with the round in which somebody has 14, or no nut is left on the planets.',
      },
      rules: ['R1', 'R8'],
      Picture: Aim,
    },
    {
      title: { de: 'Ansagen und würfeln', en: 'Bet and roll' },
      text: {
        de: 'Reicht der Wurf an deine Zahl, hast du doppelt so viele Aktionen, wie du angesagt hast; sonst nur den Wurf.',
        en: 'If the roll reaches your number, you have twice as many actions as you bet; if not, the roll alone.',
      },
      rules: ['R5.1'],
      Picture: Bet,
    },
    {
      title: { de: 'Fliegen', en: 'Flying' },
      text: {
        de: 'Eine Aktion je Feld. Ein Planet ohne Schiff beendet den Flug mit einer Landung.',
        en: 'One action for each field. A planet without a ship ends the flight with a landing.',
      },
      rules: ['R6.1'],
      Picture: Flight,
    },
    {
      title: { de: 'Schicksal', en: 'Fate' },
      text: {
        de: 'Jede Landung befragt zwei Würfel: erst den Block, dann die Zeile der Tabelle.',
        en: 'Every landing asks two dice: first the block, then the line of the table.',
      },
      rules: ['R7'],
      Picture: Fate,
    },
    {
      title: { de: 'Fördern', en: 'Mining' },
      text: {
        de: 'Für eine Aktion nimmt ein Schiff alle Nuts seines Planeten.',
        en: 'For one action a ship takes all nuts of its planet.',
      },
      rules: ['R6.2'],
      Picture: Mining,
    },
    {
      title: { de: 'Gründen', en: 'Founding' },
      text: {
        de: 'Eine Aktion und eine beliebige Nut: eine Kolonie, wenn noch Platz ist.',
        en: 'One action and any nut: a colony, if there is room.',
      },
      rules: ['R6.3'],
      Picture: Founding,
    },
    {
      title: { de: 'Schiff bauen', en: 'Building a ship' },
      text: {
        de: 'Eine Aktion und eine Nut jeder Farbe; höchstens drei Schiffe.',
        en: 'One action and a nut of each colour; three ships at most.',
      },
      rules: ['R6.4'],
      Picture: Building,
    },
    {
      title: { de: 'Technologien', en: 'Technologies' },
      text: {
        de: '4 Aktionen und eine Nut ihrer Farbe: Angriff, Verteidigung, ein Wurf noch einmal, eine Aktion mehr.',
        en: '4 actions and a nut of the colour: attack, defence, a roll again, one more action.',
      },
      rules: ['R6.6'],
      Picture: Technologies,
    },
    {
      title: { de: 'Angriff', en: 'Attack' },
      text: {
        de: 'Eine Aktion gegen einen Nachbarn: Nur ein höherer Wurf zerstört.',
        en: 'One action against a neighbour: only a higher roll destroys.',
      },
      rules: ['R6.5'],
      Picture: Attack,
    },
    {
      title: { de: 'Tausch', en: 'Trade' },
      text: {
        de: 'Eine Nut gegen eine andere; die Aktion kostet es nur, wenn getauscht wird.',
        en: 'One nut for another; it costs the action only if the swap takes place.',
      },
      rules: ['R6.7'],
      Picture: Trade,
    },
  ],
  rules: {
    R1: Aim,
    'R5.1': Bet,
    'R6.1': Flight,
    'R6.2': Mining,
    'R6.3': Founding,
    'R6.4': Building,
    'R6.5': Attack,
    'R6.6': Technologies,
    'R6.7': Trade,
    R7: Fate,
  },
};
