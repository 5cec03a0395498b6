/** The action track: one box for each action that is left; those of a planned deed are marked. */

import { seatClass } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { planFlight } from './flight-plan.ts';
import { chosenDeed } from './picking.ts';
import { situationOf, type NutsProps } from './props.ts';
import { boardWords } from './words/index.ts';

/** Twice the highest bet. */
const BOXES = 12;

export function Track(props: NutsProps): VNode {
  const { view, language } = props;
  const { actions, current } = view;
  const left = actions - plannedCost(props);
  const count = Math.max(BOXES, actions);
  return (
    <div
      class={`an-track ${seatClass(current)}`}
      aria-label={boardWords[language].track(actions)}
      role="img"
    >
      {Array.from({ length: count }, (_unused, i) => i + 1).map((box) => (
        <span key={box} class={boxClass(box, actions, left)} aria-hidden="true">
          {box}
        </span>
      ))}
    </div>
  );
}

function boxClass(box: number, actions: number, left: number): string {
  if (box > actions) return 'an-box';
  return box > left ? 'an-box an-box-planned' : 'an-box an-box-left';
}

function plannedCost(props: NutsProps): number {
  const deed = chosenDeed(situationOf(props));
  if (deed === null) return 0;
  return deed.type === 'move' ? planFlight(props.view, deed).actions : 1;
}
