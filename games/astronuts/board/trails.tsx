/** What others did since the viewer's last move, left on the chart until he moves: where ships flew, what came and went. */

import { seatClass, type Point } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import type { Event } from '../rules/actions.ts';
import { fieldNamed, positionOf, type FieldId } from '../rules/board.ts';
import type { NutsProps } from './props.ts';

type StepEvent = Extract<Event, { readonly type: 'step' }>;

export function Trails({ recent, viewer }: Pick<NutsProps, 'recent' | 'viewer'>): VNode | null {
  const events = recent.flatMap((step) => step.events);
  const steps = events.filter(
    (event): event is StepEvent => event.type === 'step' && event.seat !== viewer,
  );
  const marks = events.flatMap(markOf);
  if (steps.length + marks.length === 0) return null;
  return (
    <g class="an-trails" aria-hidden="true">
      {steps.map(({ seat, from, to, jump }, i) => (
        <path
          key={i}
          class={`an-trail ${jump ? 'an-trail-jump' : ''} ${seatClass(seat)}`}
          d={line(place(from), place(to), jump)}
        />
      ))}
      {marks.map(({ at, lost, seat }, i) => (
        <g
          key={i}
          class={`an-trail-mark ${lost ? 'an-trail-lost' : ''} ${seatClass(seat)}`}
          transform={`translate(${at.x} ${at.y})`}
        >
          {lost ? <path d="M-15-15 15 15M15-15-15 15" /> : <circle r="50" />}
        </g>
      ))}
    </g>
  );
}

interface Mark {
  readonly at: Point;
  readonly seat: number;
  readonly lost: boolean;
}

function markOf(event: Event): Mark[] {
  switch (event.type) {
    case 'colony':
      return [{ at: place(event.planet), seat: event.seat, lost: false }];
    case 'colonyLost':
      return [{ at: place(event.planet), seat: event.seat, lost: true }];
    case 'shipLost':
      return [{ at: place(event.field), seat: event.seat, lost: true }];
    default:
      return [];
  }
}

function place(id: FieldId): Point {
  return positionOf(fieldNamed(id));
}

function line(from: Point, to: Point, jump: boolean): string {
  return jump
    ? `M${from.x} ${from.y}Q500 500 ${to.x} ${to.y}`
    : `M${from.x} ${from.y}L${to.x} ${to.y}`;
}
