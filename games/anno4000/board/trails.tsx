/**
 * What others did since the viewer's last move: the ways of their ships, and where he lost some. Stays until he presses
 * something, and after a reload, because it follows from the last steps and not from the moment.
 */

import { useSignal } from '@preact/signals';
import { seatClass } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Event } from '../rules/actions.ts';
import { applyAction } from '../rules/apply.ts';
import { starNamed } from '../rules/board.ts';
import { cloneState, playerAt } from '../rules/state.ts';
import { starPoint, round, type Layout } from './layout.ts';
import { burst } from './pieces.tsx';
import type { Props } from './props.ts';
import { arrivalAngle, wayPath, waysOf, type Way } from './ways.ts';

interface Loss {
  readonly at: { readonly x: number; readonly y: number };
  readonly ships: number;
}

export function Trails({ props, layout }: { props: Props; layout: Layout }): VNode | null {
  const { recent, viewer, motion } = props;
  const last = recent.at(-1);
  const key = last === undefined ? '' : `${recent.length} ${JSON.stringify(last.action)}`;
  const seen = useSignal('');
  useLayoutEffect(() => {
    if (key === '') return undefined;
    const hide = (): void => {
      seen.value = key;
    };
    addEventListener('pointerdown', hide, { once: true });
    addEventListener('keydown', hide, { once: true });
    return () => {
      removeEventListener('pointerdown', hide);
      removeEventListener('keydown', hide);
    };
  }, [key]);
  if (key === '' || seen.value === key) return null;
  const ways = trailsOf(recent, viewer, layout);
  return (
    <g class="anno-trails" aria-hidden="true">
      {ways.map((way, i) => (
        <Trail key={i} way={way} layout={layout} />
      ))}
      {lossesOf(recent, viewer, layout).map(({ at, ships }, i) => (
        <g
          key={i}
          class={`anno-loss ${motion ? 'anno-loss-flash' : ''}`}
          transform={`translate(${round(at.x)} ${round(at.y)})`}
        >
          <path class="anno-loss-ring" d={burst(layout.star * 2.3)} />
          <text y={round(layout.star * 2.3 + layout.letter * 0.9)} font-size={layout.letter}>
            −{ships}
          </text>
        </g>
      ))}
    </g>
  );
}

/** A move that somebody is shown as advice: where its ships would fly. */
export function Suggestion({ props, layout }: { props: Props; layout: Layout }): VNode | null {
  const { highlight, view } = props;
  if (highlight === null || view.phase === 'over') return null;
  const events: Event[] = [];
  applyAction(cloneState(view), { by: view.current, move: highlight }, (event) =>
    events.push(event),
  );
  const ways = events.flatMap((event) =>
    waysOf(event, layout, (seat, disc) => playerAt(view, seat).discs[disc] ?? null),
  );
  return (
    <g class="anno-suggestion" aria-hidden="true">
      {ways.map((way, i) => (
        <Trail key={i} way={way} layout={layout} />
      ))}
    </g>
  );
}

function Trail({ way, layout }: { way: Way; layout: Layout }): VNode {
  const { x, y } = way.to;
  const tip = layout.star * 0.7;
  return (
    <g class={seatClass(way.seat)}>
      <path class="anno-trail" d={wayPath(way)} />
      <path
        class="anno-trail-tip"
        d={`M0 0L${round(-tip * 1.5)} ${round(-tip * 0.7)}V${round(tip * 0.7)}Z`}
        transform={`translate(${round(x)} ${round(y)}) rotate(${round(arrivalAngle(way))}) translate(${round(-layout.star * 1.5)} 0)`}
      />
    </g>
  );
}

type Steps = Pick<Props, 'recent' | 'viewer'>;

/** The ways of everybody but the viewer. */
export function trailsOf(
  recent: Steps['recent'],
  viewer: Steps['viewer'],
  layout: Layout,
): readonly Way[] {
  return recent
    .flatMap(({ events, before }) =>
      events.flatMap((event) =>
        waysOf(event, layout, (seat, disc) => playerAt(before, seat).discs[disc] ?? null),
      ),
    )
    .filter(({ seat }) => seat !== viewer);
}

/** Where the viewer lost ships to others. */
export function lossesOf(
  recent: Steps['recent'],
  viewer: Steps['viewer'],
  layout: Layout,
): readonly Loss[] {
  return recent.flatMap(({ events }) =>
    events.flatMap((event): Loss[] => {
      if (event.type !== 'battle' || event.defender !== viewer || event.winner === viewer)
        return [];
      return [{ at: starPoint(layout, starNamed(event.star)), ships: event.defenders }];
    }),
  );
}
