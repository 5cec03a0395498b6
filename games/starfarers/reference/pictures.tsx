/** The rules of Starfarers in pictures, made of the pieces that lie on the board. */

import '../board/board.css';
import type { RulePictures } from '@sternwarte/atlas';
import type { ComponentChildren, VNode } from 'preact';
import { BallArt } from '../board/balls.tsx';
import { Glyph, type GlyphName } from '../board/glyphs.tsx';
import { Globe, GlobeLights } from '../board/globe.tsx';
import { MothershipArt } from '../board/mothership.tsx';
import { PieceArt, type PieceProps } from '../board/pieces.tsx';
import { COSTS, RESOURCES, type Ball, type Resource } from '../rules/data.ts';

const OWN = 0;
const OTHER = 1;

interface Placed {
  readonly x: number;
  readonly y: number;
}

function Sheet({ children }: { readonly children: ComponentChildren }): VNode {
  return (
    <svg class="rule-picture" viewBox="0 0 300 190" aria-hidden="true" focusable="false">
      <GlobeLights />
      {children}
    </svg>
  );
}

function Planet({ x, y, resource, chip }: Placed & { resource: Resource; chip?: string }): VNode {
  return (
    <>
      <Globe resource={resource} seed={x + y} at={{ x, y }} />
      {chip !== undefined && (
        <>
          <circle cx={x} cy={y} r="14" fill="var(--plate)" stroke="var(--line)" />
          <text x={x} y={y + 6} font-size="17" text-anchor="middle" fill="var(--text)">
            {chip}
          </text>
        </>
      )}
    </>
  );
}

function Piece({ x, y, scale = 1.3, ...piece }: Placed & PieceProps & { scale?: number }): VNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <PieceArt {...piece} />
    </g>
  );
}

function Ball({ x, y, ball }: Placed & { readonly ball: Ball }): VNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <BallArt ball={ball} />
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
    <text x={x} y={y} font-size="22" text-anchor="middle" fill="var(--text)">
      {children}
    </text>
  );
}

const WORTH: readonly (readonly [GlyphName, string])[] = [
  ['colony', '1'],
  ['spaceport', '2'],
  ['marker', '2'],
  ['medal', '1'],
  ['halfMedal', '½'],
];

function Points(): VNode {
  return (
    <Sheet>
      {WORTH.map(([name, points], i) => (
        <g key={name}>
          <Glyph name={name} x={38 + i * 56} y={76} size={42} />
          <Word x={38 + i * 56} y={136}>
            {points}
          </Word>
        </g>
      ))}
    </Sheet>
  );
}

function Production(): VNode {
  return (
    <Sheet>
      <Planet x={70} y={66} resource="ore" chip="8" />
      <Planet x={130} y={66} resource="food" chip="4" />
      <Piece x={100} y={114} kind="colony" owner={OWN} />
      <Arrow d="M160 90H204" tip="M194 80 206 90 194 100" />
      <Word x={182} y={74}>
        8
      </Word>
      <Glyph name="ore" x={244} y={90} size={46} />
    </Sheet>
  );
}

function Kinds(): VNode {
  return (
    <Sheet>
      {RESOURCES.map((resource, i) => (
        <g key={resource}>
          <g transform={`translate(${38 + i * 56} 64) scale(0.82)`}>
            <Planet x={0} y={0} resource={resource} />
          </g>
          <Glyph name={resource} x={38 + i * 56} y={134} size={34} />
        </g>
      ))}
    </Sheet>
  );
}

function Supply(): VNode {
  return (
    <Sheet>
      {[0, 1, 2].map((i) => (
        <Glyph key={i} name="ore" x={44 + i * 40} y={66} size={34} />
      ))}
      <Arrow d="M156 66H196" tip="M186 56 198 66 186 76" />
      <Glyph name="fuel" x={230} y={66} size={36} />
      {[0, 1].map((i) => (
        <Glyph key={i} name="goods" x={64 + i * 40} y={132} size={34} />
      ))}
      <Arrow d="M156 132H196" tip="M186 122 198 132 186 142" />
      <Glyph name="carbon" x={230} y={132} size={36} />
    </Sheet>
  );
}

const BUILT = ['colonyShip', 'tradeShip', 'spaceport', 'drive', 'cannon', 'freightPod'] as const;

/** What each thing costs, card by card: two columns of three. */
function Costs(): VNode {
  return (
    <Sheet>
      {BUILT.map((name, i) => {
        const [x, y] = [26 + Math.trunc(i / 3) * 168, 38 + (i % 3) * 57];
        const cards = RESOURCES.flatMap((resource, kind) =>
          Array.from({ length: COSTS[name][kind] ?? 0 }, () => resource),
        );
        return (
          <g key={name}>
            <Glyph name={name} x={x} y={y} size={36} />
            {cards.map((resource, n) => (
              <Glyph key={n} name={resource} x={x + 36 + n * 21} y={y} size={19} />
            ))}
          </g>
        );
      })}
    </Sheet>
  );
}

function Upgrades(): VNode {
  return (
    <Sheet>
      <svg x="16" y="20" width="130" height="150" class="star-mothership seat seat-0">
        <MothershipArt upgrades={[2, 1, 2]} />
      </svg>
      {(['drive', 'cannon', 'freightPod'] as const).map((name, i) => (
        <g key={name}>
          <Glyph name={name} x={190} y={50 + i * 46} size={32} />
          <Word x={240} y={58 + i * 46}>
            {['2', '1', '2'][i]}
          </Word>
        </g>
      ))}
    </Sheet>
  );
}

function Shake(): VNode {
  return (
    <Sheet>
      <Ball x={64} y={60} ball="yellow" />
      <Ball x={106} y={60} ball="red" />
      <Word x={160} y={68}>
        +
      </Word>
      <Glyph name="drive" x={196} y={60} size={32} />
      <Word x={250} y={68}>
        = 6
      </Word>
      <Ball x={64} y={130} ball="black" />
      <Ball x={106} y={130} ball="blue" />
      <Arrow d="M136 130H170" tip="M160 120 172 130 160 140" />
      <Word x={214} y={138}>
        3 ✶
      </Word>
    </Sheet>
  );
}

function Exploring(): VNode {
  return (
    <Sheet>
      <Planet x={190} y={50} resource="carbon" chip="?" />
      <Planet x={252} y={50} resource="fuel" chip="?" />
      <Planet x={221} y={106} resource="goods" chip="?" />
      <Piece x={76} y={128} kind="colonyShip" owner={OWN} />
      <Arrow d="M98 116C122 102 138 92 156 86" tip="M144 80 158 85 149 97" />
    </Sheet>
  );
}

function Colony(): VNode {
  return (
    <Sheet>
      <Piece x={58} y={104} kind="colonyShip" owner={OWN} />
      <Arrow d="M86 104H128" tip="M118 94 130 104 118 114" />
      <Planet x={186} y={64} resource="food" chip="9" />
      <Planet x={246} y={64} resource="ore" chip="5" />
      <Piece x={216} y={112} kind="colony" owner={OWN} />
    </Sheet>
  );
}

function Station(): VNode {
  return (
    <Sheet>
      <Piece x={54} y={84} kind="tradeShip" owner={OWN} />
      <Glyph name="freightPod" x={40} y={142} size={26} />
      <Glyph name="freightPod" x={72} y={142} size={26} />
      <Arrow d="M84 84H126" tip="M116 74 128 84 116 94" />
      <Glyph name="greenFolk" x={186} y={84} size={66} />
      <Glyph name="station" x={248} y={58} size={30} />
      <Glyph name="station" x={248} y={108} size={30} />
      <Glyph name="marker" x={186} y={146} size={28} />
    </Sheet>
  );
}

function Markers(): VNode {
  return (
    <Sheet>
      <Glyph name="pirate" x={80} y={62} size={52} />
      <Word x={80} y={122}>
        3
      </Word>
      {[0, 1, 2].map((i) => (
        <Glyph key={i} name="cannon" x={48 + i * 32} y={150} size={26} />
      ))}
      <Glyph name="ice" x={218} y={62} size={52} />
      <Word x={218} y={122}>
        2
      </Word>
      {[0, 1].map((i) => (
        <Glyph key={i} name="freightPod" x={202 + i * 32} y={150} size={26} />
      ))}
    </Sheet>
  );
}

function Contest(): VNode {
  return (
    <Sheet>
      <Piece x={54} y={58} kind="tradeShip" owner={OWN} />
      <Piece x={246} y={58} kind="tradeShip" owner={OTHER} />
      <Ball x={34} y={120} ball="red" />
      <Ball x={72} y={120} ball="yellow" />
      <Glyph name="cannon" x={108} y={120} size={24} />
      <Word x={150} y={128}>
        ≥
      </Word>
      <Glyph name="cannon" x={192} y={120} size={24} />
      <Ball x={228} y={120} ball="blue" />
      <Ball x={266} y={120} ball="yellow" />
    </Sheet>
  );
}

export const pictures: RulePictures = {
  summary: [
    {
      title: { de: 'Das Ziel', en: 'The aim' },
      text: {
        de: 'Wer im eigenen Zug zuerst 15 Punkte hat, gewinnt: Kolonien, Raumhäfen, Freundschaften, Orden.',
        en: 'Whoever first has 15 points in his turn wins: colonies, spaceports, friendships, medals.',
      },
      rules: ['R15.3', 'R15.1'],
      Picture: Points,
    },
    {
      title: { de: 'Planeten', en: 'Planets' },
      text: {
        de: 'Fünf Arten: Erz, Treibstoff, Carbon, Nahrung, Handelswaren.',
        en: 'Five kinds: ore, fuel, carbon, food, goods.',
      },
      rules: ['R3.1'],
      Picture: Kinds,
    },
    {
      title: { de: '1 · Produktion', en: '1 · Production' },
      text: {
        de: 'Zwei Würfel: Kolonien an Planeten mit dieser Zahl bringen eine Karte; dazu Karten vom Nachschubstapel.',
        en: 'Two dice: colonies at planets with that number bring a card; then come cards of the reserve.',
      },
      rules: ['R7.2', 'R7.6', 'R7.8'],
      Picture: Production,
    },
    {
      title: { de: '2 · Handeln', en: '2 · Trade' },
      text: {
        de: 'Mit anderen nach Absprache, mit dem Vorrat 3:1, Handelswaren 2:1.',
        en: 'With others as agreed, with the supply 3:1, goods 2:1.',
      },
      rules: ['R8.2', 'R8.1', 'R8.4'],
      Picture: Supply,
    },
    {
      title: { de: '2 · Bauen', en: '2 · Build' },
      text: {
        de: 'Schiffe, Raumhäfen und Ausbauten: Antriebe für Tempo, Kanonen für Kampf, Frachtmodule für Stationen.',
        en: 'Ships, spaceports and upgrades: drives for speed, cannons for fights, freight pods for stations.',
      },
      rules: ['R8.5', 'R8.6', 'R2.2'],
      Picture: Costs,
    },
    {
      title: { de: '3 · Fliegen', en: '3 · Fly' },
      text: {
        de: 'Zwei Kugeln plus Antriebe. Eine schwarze heißt Tempo 3, und zuerst kommt eine Begegnung.',
        en: 'Two balls plus drives. A black one means speed 3, and an encounter comes first.',
      },
      rules: ['R9.2', 'R9.3', 'R14.1'],
      Picture: Shake,
    },
    {
      title: { de: 'Erkunden', en: 'Exploring' },
      text: {
        de: 'Kommt ein Schiff an ein System, werden seine drei Chips aufgedeckt.',
        en: 'When a ship reaches a system, its three chips are turned up.',
      },
      rules: ['R10.1'],
      Picture: Exploring,
    },
    {
      title: { de: 'Kolonie', en: 'Colony' },
      text: {
        de: 'Ein Kolonieschiff, das auf einem freien Bauplatz endet, wird zur Kolonie: 1 Punkt.',
        en: 'A colony ship that ends on a free site becomes a colony: 1 point.',
      },
      rules: ['R11.1', 'R11.2'],
      Picture: Colony,
    },
    {
      title: { de: 'Handelsstation', en: 'Trade station' },
      text: {
        de: 'Ein Handelsschiff am Außenposten: mehr Frachtmodule als Stationen dort. Die meisten Stationen haben die Freundschaft, 2 Punkte; jede bringt eine Karte.',
        en: 'A trade ship at an outpost: more freight pods than stations there. The most stations hold the friendship, 2 points; each brings a card.',
      },
      rules: ['R12.2', 'R12.1', 'R12.4'],
      Picture: Station,
    },
    {
      title: { de: 'Piraten und Eis', en: 'Pirates and ice' },
      text: {
        de: 'Genug Kanonen räumen Piratenbasen, genug Frachtmodule Eisplaneten: ein Orden.',
        en: 'Enough cannons clear pirate bases, enough freight pods ice planets: a medal.',
      },
      rules: ['R13.2', 'R13.3'],
      Picture: Markers,
    },
  ],
  rules: {
    'R3.1': Kinds,
    'R7.2': Production,
    'R8.2': Supply,
    'R8.5': Costs,
    'R8.6': Upgrades,
    'R9.2': Shake,
    'R10.1': Exploring,
    'R11.1': Colony,
    'R12.2': Station,
    'R13.2': Markers,
    'R14.7': Contest,
    'R15.1': Points,
  },
};
