/** One planet with its nuts, its colonies, its room and its name. */

import { Planet as Globe, seatClass, seatHatch, useChartScale } from '@sternwarte/atlas';
import type { Seat } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { planetId, planetName, positionOf, type Planet } from '../rules/board.ts';
import { coloniesOn, homeOf, nutsOn, roomOn, type State } from '../rules/state.ts';
import {
  COLONY_SIZE,
  NUT_SIZE,
  colonyPlaces,
  nameArc,
  nutPlaces,
  radiusOf,
  surfaceOf,
  tintOf,
} from './layout.ts';
import { Colony, Nut, Room } from './pieces.tsx';

/** Names are left out where they would be smaller than this many pixels to the unit. */
const NAMES_FROM = 0.5;
const NAME_PIXELS = 12;

export interface PlanetViewProps {
  readonly view: State;
  readonly planet: Planet;
  /** For those who do not see it. */
  readonly label: string;
}

export function PlanetView({ view, planet, label }: PlanetViewProps): VNode {
  const { x, y } = positionOf(planet);
  const radius = radiusOf(planet);
  const owner = homeSeat(view, planet);
  const nuts = nutsOn(view, planet);
  const places = nutPlaces(planet, nuts.length);
  return (
    <g
      class={`an-planet an-tint-${tintOf(planet)}`}
      transform={`translate(${x} ${y})`}
      data-tell={`field ${planetId(planet)}`}
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      {owner !== null && <HomeRing seat={owner} radius={radius} />}
      <Globe kind={surfaceOf(planet)} seed={planetId(planet)} radius={radius} />
      <circle class="an-light" r={radius} fill="url(#an-light)" />
      <Colonies view={view} planet={planet} />
      {nuts.map((colour, i) => (
        <Nut key={i} colour={colour} size={NUT_SIZE} {...places[i]} />
      ))}
      <PlanetName planet={planet} />
    </g>
  );
}

/** Whose home a planet is. */
export function homeSeat(view: State, planet: Planet): Seat | null {
  for (let seat = 0; seat < view.seats; seat++) if (homeOf(view, seat) === planet) return seat;
  return null;
}

function HomeRing({ seat, radius }: { readonly seat: Seat; readonly radius: number }): VNode {
  return (
    <g class={`an-home ${seatClass(seat)}`}>
      <circle class="an-home-band" r={radius + 6} stroke={seatHatch(seat)} />
      <circle r={radius + 10.5} />
    </g>
  );
}

function Colonies({ view, planet }: { readonly view: State; readonly planet: Planet }): VNode {
  const owners: Seat[] = [];
  for (let seat = 0; seat < view.seats; seat++) {
    for (let i = 0; i < coloniesOn(view, planet, seat); i++) owners.push(seat);
  }
  const places = colonyPlaces(planet, Math.max(owners.length, roomOn(view, planet)));
  return (
    <g>
      {places.map((place, i) => {
        const seat = owners[i];
        return seat === undefined ? (
          <Room key={i} size={COLONY_SIZE * 0.72} {...place} />
        ) : (
          <Colony key={i} seat={seat} size={COLONY_SIZE} {...place} />
        );
      })}
    </g>
  );
}

/** Where the first colony of a seat stands on a planet, from its middle. */
export function colonyPlaceOf(
  view: State,
  planet: Planet,
  seat: Seat,
): { readonly x: number; readonly y: number } {
  let before = 0;
  for (let other = 0; other < seat; other++) before += coloniesOn(view, planet, other);
  let all = before;
  for (let other = seat; other < view.seats; other++) all += coloniesOn(view, planet, other);
  return (
    colonyPlaces(planet, Math.max(all, roomOn(view, planet)))[before] ?? {
      x: 0,
      y: radiusOf(planet),
    }
  );
}

function PlanetName({ planet }: { readonly planet: Planet }): VNode | null {
  const scale = useChartScale();
  const arc = useId();
  if (scale < NAMES_FROM) return null;
  const size = Math.max(18, NAME_PIXELS / scale);
  return (
    <>
      <path id={arc} class="an-name-arc" d={nameArc(planet, size)} />
      <text class="an-name" font-size={size.toFixed(1)}>
        <textPath href={`#${arc}`} startOffset="50%">
          {planetName(planet)}
        </textPath>
      </text>
    </>
  );
}
