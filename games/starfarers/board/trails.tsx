/** The ways of what others have moved since the viewer's last turn; they stay until he does something. */

import { seatClass } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { nodeNamed, type NodeId } from '../rules/lattice.ts';
import { nodePoint, polyline, type Turn } from './geometry.ts';
import type { StarProps } from './props.ts';

interface Trail {
  readonly seat: number;
  readonly jumped: boolean;
  readonly path: readonly NodeId[];
}

export function trailsOf({
  recent,
  viewer,
}: Pick<StarProps, 'recent' | 'viewer'>): readonly Trail[] {
  return recent
    .flatMap(({ events }) => events)
    .flatMap((event): readonly Trail[] => {
      if (event.type === 'flew') return [{ seat: event.seat, jumped: false, path: event.path }];
      if (event.type !== 'jumped') return [];
      return [{ seat: event.seat, jumped: true, path: [event.from, event.to] }];
    })
    .filter(({ seat }) => seat !== viewer);
}

export function Trails({ props, turn }: { readonly props: StarProps; readonly turn: Turn }): VNode {
  const { recent, viewer } = props;
  const trails = useMemo(() => trailsOf({ recent, viewer }), [recent, viewer]);
  return (
    <g class="star-trails" aria-hidden="true">
      {trails.map(({ seat, jumped, path }, i) => (
        <path
          key={i}
          class={`star-trail ${seatClass(seat)} ${jumped ? 'star-trail-jump' : ''}`}
          d={polyline(path.map((id) => nodePoint(nodeNamed(id), turn)))}
        />
      ))}
    </g>
  );
}
