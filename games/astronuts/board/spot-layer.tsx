/** Everything that can be picked on the chart, above everything drawn. Arrow keys walk from spot to spot. */

import { Target, carryOut, useChartScale, type Point } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { isPlanet, positionOf } from '../rules/board.ts';
import type { State } from '../rules/state.ts';
import { describeSpot } from './describe.ts';
import { planFlight } from './flight-plan.ts';
import { FIELD_RADIUS, radiusOf } from './layout.ts';
import { battleOdds } from './odds.ts';
import type { Drawn } from './path-layer.tsx';
import { spotsOf, type Spot } from './picking.ts';
import { colonyPlaceOf } from './planet-view.tsx';
import { situationOf, type NutsProps } from './props.ts';
import { percent } from './words/index.ts';

const SHIP_RADIUS = 25;
/** Outside the ring of a home planet. */
const RIM = 13;

export interface SpotLayerProps extends NutsProps {
  onHover(this: void, drawn: Drawn | null): void;
}

export function SpotLayer({ onHover, ...props }: SpotLayerProps): VNode {
  const layer = useRef<SVGGElement>(null);
  const spots = spotsOf(situationOf(props));
  const walk = (event: KeyboardEvent): void => {
    const direction = ARROWS[event.key];
    if (direction === undefined || layer.current === null) return;
    const here = spots.find(({ id }) => layer.current?.querySelector(`.${id}:focus`));
    const next = here && nextSpot(spots, here, direction);
    event.preventDefault();
    if (next === undefined) return;
    layer.current.querySelector<SVGGElement>(`.${next.id}`)?.focus();
  };
  return (
    <g ref={layer} class="an-spots" onKeyDown={walk}>
      {spots.map((spot) => (
        <g
          key={spot.id}
          data-spot={spot.id}
          onPointerEnter={() => onHover(flightTo(spot, props))}
          onPointerLeave={() => onHover(null)}
        >
          <SpotView spot={spot} spots={spots} {...props} />
        </g>
      ))}
    </g>
  );
}

/** The likeliest flight to a spot, for a preview. */
function flightTo({ moves }: Spot, { view }: NutsProps): Drawn | null {
  const [move] = moves;
  return move?.type === 'move' ? { seat: view.current, ship: move.ship, path: move.path } : null;
}

/**
 * The preview for whatever has the focus. Listened for outside the drawing: in some browsers a listener for focus makes
 * an SVG element focusable itself.
 */
export function flightToFocused(target: EventTarget | null, props: NutsProps): Drawn | null {
  if (!(target instanceof Element)) return null;
  const id = target.closest('[data-spot]')?.getAttribute('data-spot') ?? null;
  const spot = spotsOf(situationOf(props)).find((other) => other.id === id);
  return spot === undefined ? null : flightTo(spot, props);
}

/** Half of the way from the ship to the colony, see `unitOffset`. */
const UNIT_REACH = 24;
/** What a mouse and a finger can tell apart, in CSS pixels; where that is too much, the controls can. */
const APART = { fine: 32, coarse: 40 } as const;

interface SpotViewProps extends NutsProps {
  readonly spot: Spot;
  readonly spots: readonly Spot[];
}

function SpotView({ spot, spots, ...props }: SpotViewProps): VNode | null {
  const { view } = props;
  const scale = useChartScale();
  const least = APART[matchMedia('(pointer: coarse)').matches ? 'coarse' : 'fine'];
  if (spot.kind === 'unit' && 2 * UNIT_REACH * scale < least) return null;
  const { field, kind } = spot;
  const middle = positionOf(field);
  const offset = unitOffset(spot, view);
  return (
    <Target
      class={`an-spot an-spot-${kind} ${spot.id} ${isRisky(spot, props) ? 'an-spot-risky' : ''}`}
      label={describeSpot(spot, props)}
      x={middle.x + offset.x}
      y={middle.y + offset.y}
      radius={ringOf(spot)}
      reach={reachOf(spot, spots)}
      pressed={spot.picked}
      onPick={() => carryOut(spot.intent, props)}
    >
      {!hasHalo(spot) && <circle class="an-ring" r={ringOf(spot)} />}
      <Badge spot={spot} {...props} />
    </Target>
  );
}

/** Ship and colony of a planet stand close together: what is hit of each lies a little outwards. */
function unitOffset({ field, unit }: Spot, view: State): Point {
  const { step } = view;
  if (unit === null || step.type !== 'target' || !isPlanet(field)) return { x: 0, y: 0 };
  const { x, y } = colonyPlaceOf(view, field, step.attack.defender);
  const share = unit === 'colony' ? 1.2 : -0.15;
  return { x: x * share, y: y * share };
}

/** How far a spot may be missed: on a small chart fingers are wider than the way to the next spot, which is not meant. */
export function reachOf(spot: Spot, spots: readonly Spot[]): number {
  if (spot.unit !== null) return UNIT_REACH;
  const { x, y } = positionOf(spot.field);
  const shares = spots.flatMap((other) => {
    const at = positionOf(other.field);
    const distance = Math.hypot(at.x - x, at.y - y);
    return distance === 0 ? [] : [shareOf(spot, other, distance)];
  });
  return Math.min(...shares);
}

/** Fields are small: beside a planet they get all that it does not cover itself. */
function shareOf({ field }: Spot, { field: other }: Spot, distance: number): number {
  if (isPlanet(field) === isPlanet(other)) return distance / 2;
  return isPlanet(field)
    ? radiusOf(field)
    : isPlanet(other)
      ? distance - radiusOf(other)
      : distance / 2;
}

/** Around planets, below everything that lies on them; drawn before the planets. */
export function HaloLayer(props: NutsProps): VNode {
  const spots = spotsOf(situationOf(props)).filter(hasHalo);
  return (
    <g aria-hidden="true">
      {spots.map((spot) => {
        const { x, y } = positionOf(spot.field);
        const risky = isRisky(spot, props) || spot.kind === 'attack';
        return (
          <circle
            key={spot.id}
            class={`an-halo ${risky ? 'an-halo-risky' : ''} ${spot.picked ? 'an-halo-picked' : ''}`}
            cx={x}
            cy={y}
            r={ringOf(spot)}
          />
        );
      })}
    </g>
  );
}

function hasHalo({ field, kind }: Spot): boolean {
  return isPlanet(field) && kind !== 'ship' && kind !== 'unit';
}

function ringOf({ field, kind, unit }: Spot): number {
  if (unit === 'colony') return 17;
  if (kind === 'ship' || kind === 'unit') return SHIP_RADIUS;
  return isPlanet(field) ? radiusOf(field) + RIM : FIELD_RADIUS + (kind === 'attack' ? 12 : 1);
}

/** Something may go wrong, or somebody may say no. */
function isRisky({ moves }: Spot, { view }: NutsProps): boolean {
  const [move] = moves;
  if (move?.type !== 'move') return false;
  const { survival, asked } = planFlight(view, move);
  return survival < 1 || asked.length > 0;
}

/** What it costs to get there, or that one can shoot there. */
function Badge({ spot, view, language }: NutsProps & { readonly spot: Spot }): VNode | null {
  const scale = useChartScale();
  const { kind, field, moves } = spot;
  const shoots = moves.some(({ type }) => type === 'attack');
  const costs = moves.flatMap((move) =>
    move.type === 'move' ? [planFlight(view, move).actions] : [],
  );
  if (kind !== 'goal' && kind !== 'attack') return null;
  const attack = moves.find((move) => move.type === 'attack');
  const chance =
    attack === undefined ? null : battleOdds(view, view.current, attack.defender).chance;
  const size = Math.max(16, 10 / scale);
  const reach = ringOf(spot);
  return (
    <>
      {isPlanet(field) && costs.length > 0 && <circle class="an-badge" r={size * 0.8} />}
      {costs.length > 0 && (
        <text class="an-cost" font-size={size.toFixed(1)} dy="0.34em">
          {Math.min(...costs)}
        </text>
      )}
      {kind === 'attack' && chance !== null && (
        <text
          class="an-cost an-chance-to-hit"
          font-size={size.toFixed(1)}
          y={(reach + size + 4).toFixed(1)}
        >
          {percent(language, chance)}
        </text>
      )}
      {shoots && (
        <path
          class="an-cross"
          d={`M0-${reach + 6}V-${reach - 6}M0 ${reach + 6}V${reach - 6}M-${reach + 6} 0H-${reach - 6}M${reach + 6} 0H${reach - 6}`}
        />
      )}
    </>
  );
}

const ARROWS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest spot in a direction; what lies off the line counts as farther. */
function nextSpot(
  spots: readonly Spot[],
  here: Spot,
  direction: { readonly x: number; readonly y: number },
): Spot | undefined {
  const from = positionOf(here.field);
  const distances = spots.flatMap((spot) => {
    const to = positionOf(spot.field);
    const along = (to.x - from.x) * direction.x + (to.y - from.y) * direction.y;
    const aside = Math.abs((to.x - from.x) * direction.y) + Math.abs((to.y - from.y) * direction.x);
    return along > 1 && spot !== here ? [{ spot, distance: along + 2 * aside }] : [];
  });
  return distances.toSorted((a, b) => a.distance - b.distance)[0]?.spot;
}
