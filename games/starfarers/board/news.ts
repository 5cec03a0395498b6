/** What has just happened, as movement: ships travel, chips turn, pieces settle. The position is right without it. */

import type { Event } from '../rules/actions.ts';
import { nodeNamed, type NodeId } from '../rules/lattice.ts';
import { nodePoint, type Turn } from './geometry.ts';

const STEP = 110;
const LONGEST = 400;
const SHORT = 260;
const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)';

export function animateNews(frame: HTMLElement | null, events: readonly Event[], turn: Turn): void {
  if (frame === null) return;
  for (const event of events) animate(frame, event, turn);
}

function animate(frame: HTMLElement, event: Event, turn: Turn): void {
  switch (event.type) {
    case 'flew':
      return travel(frame, event.path, turn);
    case 'jumped':
    case 'placed':
    case 'colonyFounded':
      return appear(pieceAt(frame, event.type === 'jumped' ? event.to : event.node));
    case 'chip':
      return flip(frame.querySelector(`[data-planet="${event.planet}"]`));
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
