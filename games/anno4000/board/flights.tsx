/**
 * What just happened, in motion: fleets fly along their ways, discs move on, battles hold and count, new ships rise.
 * Drawn over the new position for less than a second and then gone; nothing waits for it, and any press ends it.
 */

import { Emblem, seatClass, useMoment, type Point } from '@sternwarte/atlas';
import type { Seat } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Event } from '../rules/actions.ts';
import { starNamed } from '../rules/board.ts';
import type { State } from '../rules/state.ts';
import { fieldPoint, round, starPoint, type Layout } from './layout.ts';
import { Fleet, SWORDS, burst } from './pieces.tsx';
import type { Props } from './props.ts';
import { alongWay, waysOf, type LastFlight, type Way } from './ways.ts';

const TRAVEL = 400;
/** A battle begins when its ships arrive; together both take no longer than an outcome may. */
const BATTLE = 500;
const RISE = 500;

type Battle = Extract<Event, { type: 'battle' }>;
type Sight =
  | ({ readonly kind: 'travel' } & Way)
  | { readonly kind: 'battle'; readonly at: Point; readonly battle: Battle }
  | { readonly kind: 'new'; readonly seat: Seat; readonly ships: number; readonly at: Point };

export function sightsOf(events: readonly Event[], layout: Layout, before: LastFlight): Sight[] {
  return events.flatMap((event): Sight[] => {
    if (event.type === 'battle') {
      return [{ kind: 'battle', at: starPoint(layout, starNamed(event.star)), battle: event }];
    }
    if (event.type === 'production') {
      const at = starPoint(layout, starNamed(event.star));
      return [{ kind: 'new', seat: event.seat, ships: event.ships, at }];
    }
    return waysOf(event, layout, before).map((way): Sight => ({ kind: 'travel', ...way }));
  });
}

export function Flights({ props, layout }: { props: Props; layout: Layout }): VNode | null {
  const { view, news } = props;
  const before = useRef<State['players']>([]);
  const sights = useMemo(() => {
    const lastFlight: LastFlight = (seat, disc) => before.current[seat]?.discs[disc] ?? null;
    return sightsOf(news.events, layout, lastFlight);
  }, [news.number, layout]);
  const wished = Math.max(0, ...sights.map(endOf));
  const length = useMoment(props, wished);
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const tempo = length / Math.max(1, wished);
    for (const [i, sight] of (length > 0 ? sights : []).entries()) {
      const element = group.current?.children[i];
      if (element !== undefined) play(element, sight, tempo);
    }
    if (props.motion && group.current !== null) slideDiscs(group.current, news.events, layout);
    before.current = view.players;
  }, [news.number]);
  return (
    <g ref={group} class="anno-sights" aria-hidden="true">
      {length > 0 &&
        sights.map((sight, i) => (
          // Each step brings new sights, even where they look alike.
          <g key={`${news.number} ${i}`} class="anno-sight">
            <SightDrawing sight={sight} layout={layout} />
          </g>
        ))}
    </g>
  );
}

/** When a sight is over, in milliseconds at calm pace. */
function endOf({ kind }: Sight): number {
  if (kind === 'battle') return TRAVEL + BATTLE;
  return kind === 'travel' ? TRAVEL : RISE;
}

function SightDrawing({ sight, layout }: { sight: Sight; layout: Layout }): VNode {
  switch (sight.kind) {
    case 'travel':
      return (
        <Fleet
          seat={sight.seat}
          ships={sight.ships}
          height={layout.hull}
          short={layout.shape === 'tall'}
        />
      );
    case 'battle':
      return <BattlePlate battle={sight.battle} at={sight.at} layout={layout} />;
    case 'new':
      return (
        <text class={`anno-new ${seatClass(sight.seat)}`} font-size={layout.letter * 1.5}>
          +{sight.ships}
        </text>
      );
  }
}

interface BattlePlateProps {
  readonly battle: Battle;
  readonly at: Point;
  readonly layout: Layout;
}

/** Both fleets side by side with the swords between them; what is lost is struck through in the end. */
function BattlePlate({ battle, at, layout }: BattlePlateProps): VNode {
  const { attacker, attackers, defender, defenders, winner } = battle;
  const size = layout.letter * 1.7;
  const half = size * 3.1;
  const ring = layout.star * 2.4;
  // Above the star and inside the sheet; below it where there is no room above.
  const aside = Math.max(half + 4, Math.min(layout.box.width - half - 4, at.x)) - at.x;
  const up = ring + size;
  const away = at.y > up + size ? -up : up;
  const side = (seat: Seat, ships: number, x: number): VNode => (
    <g
      class={`${seatClass(seat)} ${seat === winner ? '' : 'anno-beaten'}`}
      transform={`translate(${round(x)} 0)`}
    >
      <Emblem seat={seat} x={-size * 0.75} size={size * 0.8} />
      <text
        class="anno-battle-count"
        x={round(size * 0.35)}
        y={round(size * 0.36)}
        font-size={size}
      >
        {ships}
      </text>
      <path class="anno-strike" d={`M${round(-size * 1.2)} 0H${round(size * 1.15)}`} />
    </g>
  );
  return (
    <g class="anno-battle">
      <path class="anno-loss-ring" d={burst(ring)} />
      <g transform={`translate(${round(aside)} ${round(away)})`}>
        <rect
          class="anno-battle-plate"
          x={round(-half)}
          y={round(-size * 0.85)}
          width={round(2 * half)}
          height={round(size * 1.7)}
          rx="3"
        />
        {side(attacker, attackers, -half * 0.52)}
        <path class="anno-swords" d={SWORDS} transform={`scale(${round(size / 18)})`} />
        {side(defender, defenders, half * 0.6)}
      </g>
    </g>
  );
}

function moveTo({ x, y }: Point, extra = ''): string {
  return `translate(${round(x)}px, ${round(y)}px) ${extra}`;
}

const STEPS = Array.from({ length: 9 }, (_unused, i) => i / 8);

/** Web Animations, so that nothing is left behind in the page; a browser without them shows the new position at once. */
function play(element: Element, sight: Sight, tempo: number): void {
  if (!('animate' in element)) return;
  const fill = 'backwards' as const;
  switch (sight.kind) {
    case 'travel':
      element.animate(
        STEPS.map((part) => ({
          transform: moveTo(alongWay(sight, part)),
          opacity: part < 1 ? 1 : 0.2,
        })),
        { duration: TRAVEL * tempo, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)', fill },
      );
      return;
    case 'battle': {
      const timing = { duration: BATTLE * tempo, delay: TRAVEL * tempo, fill };
      const at = moveTo(sight.at);
      element.animate(
        [
          { transform: at, opacity: 0 },
          { transform: at, opacity: 1, offset: 0.2 },
          { transform: at, opacity: 1, offset: 0.85 },
          { transform: at, opacity: 0 },
        ],
        timing,
      );
      for (const strike of element.querySelectorAll('.anno-strike')) {
        strike.animate([{ opacity: 0 }, { opacity: 0, offset: 0.45 }, { opacity: 1 }], timing);
      }
      return;
    }
    case 'new': {
      const { x, y } = sight.at;
      element.animate(
        [
          { transform: moveTo({ x, y }), opacity: 0 },
          { transform: moveTo({ x, y: y - 14 }), opacity: 1, offset: 0.3 },
          { transform: moveTo({ x, y: y - 18 }), opacity: 1, offset: 0.7 },
          { transform: moveTo({ x, y: y - 26 }), opacity: 0 },
        ],
        { duration: RISE * tempo, easing: 'ease-out', fill },
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
