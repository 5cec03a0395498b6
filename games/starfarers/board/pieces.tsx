/** Colonies, spaceports and ships: an outline for what it is; colour, emblem and hatch for whose it is. */

import { emblemOf, seatClass, seatHatch } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import type { PieceKind } from '../rules/pieces.ts';
import { NEUTRAL } from '../rules/state.ts';

/** Around the origin, in a circle of radius 17. */
const OUTLINES: Readonly<Record<PieceKind, string>> = {
  colony: 'M-14 8V4A14 15 0 0 1 14 4V8Z',
  spaceport: 'M-13 7V3A13 14 0 0 1 13 3V7Z',
  colonyShip: 'M0-19C7-13 10-6 10 2L17 14 8 11H-8L-17 14-10 2C-10-6-7-13 0-19Z',
  tradeShip: 'M-5-18H5L8-10H15V10H9L7 16H-7L-9 10H-15V-10H-8Z',
};
const GANTRY = 'M-19 9H19M-17 9V-12M17 9V-12M-20-12h6M14-12h6M0-11V-19M-5-19H5';
/** Where the emblem sits, and how large it is. */
const SEAL: Readonly<Record<PieceKind, readonly [y: number, size: number]>> = {
  colony: [0, 15],
  spaceport: [-1, 14],
  colonyShip: [0, 15],
  tradeShip: [0, 17],
};

export function ownerClass(owner: number): string {
  return owner === NEUTRAL ? 'star-neutral' : seatClass(owner);
}

export interface PieceProps {
  readonly kind: PieceKind;
  /** A seat, or the neutral colour. */
  readonly owner: number;
}

export function PieceArt({ kind, owner }: PieceProps): VNode {
  const [y, size] = SEAL[kind];
  return (
    <g class={`star-piece star-piece-${kind} ${ownerClass(owner)}`}>
      {kind === 'spaceport' && (
        <>
          <path class="star-port" d={GANTRY} />
          <path class="star-port-line" d={GANTRY} />
        </>
      )}
      {(kind === 'colony' || kind === 'spaceport') && (
        <>
          <path class="star-base" d="M-17 7H17V14H-17Z" />
          {owner !== NEUTRAL && (
            <path class="star-hatch" fill={seatHatch(owner)} d="M-17 7H17V14H-17Z" />
          )}
        </>
      )}
      <path class="star-body" d={OUTLINES[kind]} />
      {(kind === 'colonyShip' || kind === 'tradeShip') && owner !== NEUTRAL && (
        <path class="star-tail" fill={seatHatch(owner)} d="M-6 11H6L4 19H-4Z" />
      )}
      {owner !== NEUTRAL && (
        <use
          class="star-seal"
          href={emblemOf(owner)}
          x={-size / 2}
          y={y - size / 2}
          width={size}
          height={size}
        />
      )}
    </g>
  );
}

/** A piece in a line of text. */
export function PieceIcon(props: PieceProps): VNode {
  return (
    <svg class="star-piece-icon" viewBox="-21 -21 42 42" aria-hidden="true">
      <PieceArt {...props} />
    </svg>
  );
}
