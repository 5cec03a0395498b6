/** What has just happened, as movement: ships travel, chips turn, pieces settle. The position is right without it. */

import type { Event } from '../rules/actions.ts';
import { producesOn } from '../rules/chips.ts';
import { nodeNamed, type NodeId } from '../rules/lattice.ts';
import type { State } from '../rules/state.ts';
import { nodePoint, type Turn } from './geometry.ts';

const STEP = 110;
const LONGEST = 400;
const SHORT = 260;
const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)';

export function animateNews(
  plate: HTMLElement | null,
  events: readonly Event[],
  view: State,
  turn: Turn,
): void {
  if (plate === null) return;
  for (const event of events) animate(plate, event, view, turn);
}

function animate(frame: HTMLElement, event: Event, view: State, turn: Turn): void {
  switch (event.type) {
    case 'flew':
      return travel(frame, event.path, turn);
    case 'jumped':
    case 'placed':
    case 'colonyFounded':
      return appear(pieceAt(frame, event.type === 'jumped' ? event.to : event.node));
    case 'chip':
      return flip(frame.querySelector(`[data-planet="${event.planet}"]`));
    case 'dice':
      for (const [planet, chip] of view.chips.entries()) {
        if (producesOn(chip, event.total)) swell(frame.querySelector(`[data-planet="${planet}"]`));
      }
      return appear(frame.querySelector('.star-die'));
    case 'shake':
    case 'balls':
      for (const ball of frame.querySelectorAll('.star-ball > *')) drop(ball);
      return;
    default:
  }
}

function pieceAt(frame: HTMLElement, node: NodeId): Element | null {
  return frame.querySelector(`[data-piece="${node}"]`);
}

function travel(frame: HTMLElement, path: readonly NodeId[], turn: Turn): void {
  const end = path.at(-1);
  if (end === undefined) return;
  const goal = nodePoint(nodeNamed(end), turn);
  const frames = path.map((id) => {
    const { x, y } = nodePoint(nodeNamed(id), turn);
    return { transform: `translate(${x - goal.x}px, ${y - goal.y}px)` };
  });
  pieceAt(frame, end)?.animate(frames, {
    duration: Math.min(LONGEST, STEP * (path.length - 1)),
    easing: EASE,
  });
}

function appear(element: Element | null): void {
  element?.animate(
    [
      { transform: 'scale(0.2)', opacity: 0 },
      { transform: 'scale(1)', opacity: 1 },
    ],
    {
      duration: SHORT,
      easing: EASE,
    },
  );
}

function flip(element: Element | null): void {
  element?.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
    duration: SHORT,
    easing: EASE,
  });
}

function swell(element: Element | null): void {
  element?.animate(
    [{ transform: 'scale(1)' }, { transform: 'scale(1.5)' }, { transform: 'scale(1)' }],
    { duration: LONGEST, easing: EASE },
  );
}

function drop(element: Element): void {
  element.animate(
    [
      { transform: 'translateY(-16px)', opacity: 0 },
      { transform: 'translateY(0)', opacity: 1 },
    ],
    { duration: SHORT, easing: EASE },
  );
}
