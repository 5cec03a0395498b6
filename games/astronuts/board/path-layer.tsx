/** The planned flight or the one that is advised, the planned shot, and the flight under the pointer. */

import type { Point } from '@sternwarte/atlas';
import type { Seat } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { fieldNamed, isHole, positionOf, type Field, type FieldId } from '../rules/board.ts';
import type { ShipNumber } from '../rules/data.ts';
import { fieldOf, shipIndex, type State } from '../rules/state.ts';

export interface Drawn {
  readonly seat: Seat;
  readonly ship: ShipNumber;
  readonly path: readonly FieldId[];
}

export interface PathLayerProps {
  readonly view: State;
  readonly path: Drawn | null;
  /** Drawn as if it were planned, so that it is seen on a small chart too. */
  readonly advised: Drawn | null;
  readonly attack: { readonly ship: ShipNumber; readonly field: Field } | null;
  readonly hovered: Drawn | null;
}

export function PathLayer({ view, path, advised, attack, hovered }: PathLayerProps): VNode {
  const planned = path ?? advised;
  const shot = attack === null ? null : drawShot(view, attack);
  return (
    <g class="an-paths" aria-hidden="true">
      {hovered !== null && path === null && (
        <path class="an-path an-path-hovered" d={drawPath(view, hovered).line} />
      )}
      {planned !== null && <Planned {...drawPath(view, planned)} />}
      {shot !== null && <path class="an-shot" d={shot} />}
    </g>
  );
}

function Planned({ line, jumps, steps }: ReturnType<typeof drawPath>): VNode {
  return (
    <>
      <path class="an-path" d={line} />
      {jumps !== '' && <path class="an-path an-path-jump" d={jumps} />}
      {steps.map(({ x, y }, i) => (
        <circle key={i} class="an-step" cx={x} cy={y} r="5" />
      ))}
    </>
  );
}

function drawPath(
  view: State,
  { seat, ship, path }: Drawn,
): { readonly line: string; readonly jumps: string; readonly steps: readonly Point[] } {
  const start = fieldOf(view, shipIndex(seat, ship));
  const fields = [...(start === null ? [] : [start]), ...path.map(fieldNamed)];
  let line = '';
  let jumps = '';
  for (const [i, field] of fields.entries()) {
    const before = fields[i - 1];
    if (before === undefined) continue;
    const [from, to] = [positionOf(before), positionOf(field)];
    const isJump = isHole(before) && isHole(field);
    if (isJump) jumps += `M${from.x} ${from.y}Q500 500 ${to.x} ${to.y}`;
    else line += `M${from.x} ${from.y}L${to.x} ${to.y}`;
  }
  return { line, jumps, steps: fields.slice(1).map(positionOf) };
}

/** From the ship to its target; none when both are on one planet. */
function drawShot(
  view: State,
  { ship, field }: { readonly ship: ShipNumber; readonly field: Field },
): string | null {
  const from = fieldOf(view, shipIndex(view.current, ship));
  if (from === null || from === field) return null;
  const [start, end] = [positionOf(from), positionOf(field)];
  return `M${start.x} ${start.y}L${end.x} ${end.y}`;
}
