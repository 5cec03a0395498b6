/**
 * What just happened, in motion: fleets travel, discs move on, battles flash, new ships rise. Drawn over the new
 * position for less than half a second and then gone; nothing is ever waited for.
 */

import type { Point } from '@sternwarte/atlas';
import { seatClass } from '@sternwarte/atlas';
import type { Seat } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Event } from '../rules/actions.ts';
import { starNamed } from '../rules/board.ts';
import type { Disc, State } from '../rules/state.ts';
import { fieldPoint, starPoint, type Layout } from './layout.ts';
import { Fleet, SWORDS, burst } from './pieces.tsx';
import type { Props } from './props.ts';

const TRAVEL = 300;
const FLASH = 280;
/** Ships arrive, then they fight. */
const BEFORE_BATTLE = 200;

type Sight =
  | {
      readonly kind: 'travel';
      readonly seat: Seat;
      readonly ships: number;
      readonly from: Point;
      readonly to: Point;
    }
  | { readonly kind: 'battle'; readonly at: Point }
  | { readonly kind: 'new'; readonly seat: Seat; readonly ships: number; readonly at: Point };

/** The discs as they lay before the step, because the event of a landing does not say it. */
export type LastFlight = (seat: Seat, disc: number) => Pick<Disc, 'field' | 'ships'> | null;

export function sightsOf(events: readonly Event[], layout: Layout, before: LastFlight): Sight[] {
  return events.flatMap((event): Sight[] => {
    switch (event.type) {
      case 'start': {
        const from = starPoint(layout, starNamed(event.star));
        const to = fieldPoint(layout, event.seat, 1);
        return [{ kind: 'travel', seat: event.seat, ships: event.ships, from, to }];
      }
      case 'landing': {
        const to = starPoint(layout, starNamed(event.star));
        return event.discs.flatMap((disc): Sight[] => {
          const flight = before(event.seat, disc);
          if (flight === null) return [];
          const from = fieldPoint(layout, event.seat, flight.field);
          return [{ kind: 'travel', seat: event.seat, ships: flight.ships, from, to }];
        });
      }
      case 'shortFlight': {
        const from = starPoint(layout, starNamed(event.from));
        const to = starPoint(layout, starNamed(event.to));
        return [{ kind: 'travel', seat: event.seat, ships: event.ships, from, to }];
      }
      case 'battle':
        return [{ kind: 'battle', at: starPoint(layout, starNamed(event.star)) }];
      case 'production': {
        const at = starPoint(layout, starNamed(event.star));
        return [{ kind: 'new', seat: event.seat, ships: event.ships, at }];
      }
      case 'homeSet':
      case 'home':
      case 'startPlayer':
      case 'turn':
      case 'advance':
      case 'homeCaptured':
      case 'homeRecaptured':
      case 'exchange':
      case 'exchangeEnded':
      case 'eliminated':
      case 'over':
        return [];
    }
  });
}

export function Flights({ props, layout }: { props: Props; layout: Layout }): VNode | null {
  const { view, news, motion } = props;
  const before = useRef<State['players']>([]);
  const lastFlight: LastFlight = (seat, disc) => before.current[seat]?.discs[disc] ?? null;
  const sights = motion ? sightsOf(news.events, layout, lastFlight) : [];
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (motion && group.current !== null) {
      for (const [i, sight] of sights.entries()) {
        const element = group.current.children[i];
        if (element !== undefined) play(element, sight);
      }
      slideDiscs(group.current, news.events, layout);
    }
    before.current = view.players;
  }, [news.number]);
  return (
    <g ref={group} class="anno-sights" aria-hidden="true">
      {sights.map((sight, i) => (
        // Each step brings new sights, even where they look alike.
        <g key={`${news.number} ${i}`} class="anno-sight">
          <SightDrawing sight={sight} layout={layout} />
        </g>
      ))}
    </g>
  );
}

function SightDrawing({ sight, layout }: { sight: Sight; layout: Layout }): VNode {
  switch (sight.kind) {
    case 'travel':
      return <Fleet seat={sight.seat} ships={sight.ships} height={layout.hull} />;
    case 'battle':
      return (
        <g class="anno-flash">
          <path class="anno-lost" d={burst(layout.star * 2.6)} />
          <path class="anno-swords" d={SWORDS} transform="scale(1.6)" />
        </g>
      );
    case 'new':
      return (
        <text class={`anno-new ${seatClass(sight.seat)}`} font-size={layout.letter * 1.4}>
          +{sight.ships}
        </text>
      );
  }
}

function moveTo({ x, y }: Point, extra = ''): string {
  return `translate(${x}px, ${y}px) ${extra}`;
}

/** Web Animations, so that nothing is left behind in the page; a browser without them shows the new position at once. */
function play(element: Element, sight: Sight): void {
  if (!('animate' in element)) return;
  const ease = { easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)', fill: 'backwards' } as const;
  switch (sight.kind) {
    case 'travel':
      element.animate(
        [
          { transform: moveTo(sight.from), opacity: 1 },
          { transform: moveTo(sight.to), opacity: 1, offset: 0.9 },
          { transform: moveTo(sight.to), opacity: 0 },
        ],
        { duration: TRAVEL, ...ease },
      );
      return;
    case 'battle':
      element.animate(
        [
          { transform: moveTo(sight.at, 'scale(0.4)'), opacity: 0 },
          { transform: moveTo(sight.at, 'scale(1.1)'), opacity: 1, offset: 0.4 },
          { transform: moveTo(sight.at, 'scale(1)'), opacity: 0 },
        ],
        { duration: FLASH, delay: BEFORE_BATTLE, ...ease },
      );
      return;
    case 'new': {
      const { x, y } = sight.at;
      element.animate(
        [
          { transform: moveTo({ x, y }), opacity: 0 },
          { transform: moveTo({ x, y: y - 14 }), opacity: 1, offset: 0.4 },
          { transform: moveTo({ x, y: y - 24 }), opacity: 0 },
        ],
        { duration: 400, ...ease },
      );
    }
  }
}

/** Discs that moved on slide from the field before. */
function slideDiscs(group: Element, events: readonly Event[], layout: Layout): void {
  for (const event of events) {
    if (event.type !== 'advance') continue;
    const { seat, disc, field } = event;
    const element = group.closest('svg')?.querySelector(`[data-disc="${seat}-${disc}"]`);
    if (!element || !('animate' in element)) continue;
    const back = fieldPoint(layout, seat, field - 1).x - fieldPoint(layout, seat, field).x;
    element.animate([{ transform: `translate(${back}px, 0)` }, { transform: 'none' }], {
      duration: TRAVEL,
      easing: 'ease-out',
    });
  }
}
