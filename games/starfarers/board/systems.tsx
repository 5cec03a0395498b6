/** Home systems and sectors: planets with their chips, outposts with their docks, sectors that lie face down. */

import { Emblem, seatClass, type Point } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { NO_CHIP, chipId, faceOf } from '../rules/chips.ts';
import { DOCKS, PEOPLES, resourceOf } from '../rules/data.ts';
import { isFaceDown, layoutOf, printedPlanet } from '../rules/layout.ts';
import { CLUSTERS, HOME_COUNT, PLANETS_PER_SYSTEM, SECTORS, SLOT_BANDS } from '../rules/sectors.ts';
import { NOBODY, stationsOf, type State } from '../rules/state.ts';
import { clusterLabel } from '../text/places.ts';
import { hexPath, hexPoint, nodePoint, towards, type Turn } from './geometry.ts';
import { Globe, GlobeLights } from './globe.tsx';
import { Glyph } from './glyphs.tsx';

interface Sheet {
  readonly view: State;
  readonly turn: Turn;
}

export function Systems({ view, turn }: Sheet): VNode {
  const { placements } = view;
  const chips = view.chips.join();
  const posts = [...view.stations, ...view.markers].join();
  // Turning up a chip or founding a station is rare; ships move all the time.
  return useMemo(
    () => (
      <g class="star-systems" aria-hidden="true">
        <GlobeLights />
        {CLUSTERS.map((_cluster, cluster) => (
          <System key={cluster} view={view} turn={turn} cluster={cluster} />
        ))}
      </g>
    ),
    [placements, chips, posts, turn],
  );
}

function System({ view, turn, cluster }: Sheet & { readonly cluster: number }): VNode | null {
  if (isFaceDown(view.placements, cluster)) return <FaceDown turn={turn} cluster={cluster} />;
  const placement = view.placements[cluster - HOME_COUNT];
  const sector = placement && SECTORS[placement.sector];
  if (sector?.kind === 'empty') return null;
  if (sector?.kind === 'outpost') {
    const people = PEOPLES.indexOf(sector.people);
    return <Outpost view={view} turn={turn} cluster={cluster} people={people} />;
  }
  const hexes = CLUSTERS[cluster]?.hexes ?? [];
  return (
    <g class={cluster < HOME_COUNT ? 'star-home' : 'star-system'}>
      <path class="star-frame" d={hexes.map((hex) => hexPath(hex, turn)).join('')} />
      {hexes.map((hex, i) => (
        <PlanetPlace
          key={hex}
          view={view}
          planet={cluster * PLANETS_PER_SYSTEM + i}
          at={hexPoint(hex, turn)}
          sun={centreOf(cluster, turn)}
        />
      ))}
      {cluster < HOME_COUNT && <HomeName turn={turn} cluster={cluster} />}
    </g>
  );
}

function centreOf(cluster: number, turn: Turn): Point {
  const found = CLUSTERS[cluster];
  return found === undefined ? { x: 0, y: 0 } : nodePoint(found.centre, turn);
}

/** Home systems have names: in their midst, on a tall sheet above them, where nothing stands on it. */
function HomeName({ turn, cluster }: { readonly turn: Turn; readonly cluster: number }): VNode {
  const { x, y } = centreOf(cluster, turn);
  return (
    <text class="star-label" x={x} y={turn === 'wide' ? y : y - 76}>
      {clusterLabel(cluster)}
    </text>
  );
}

/** Unknown space: a veil over three hexes, and one star or two for how far out it lies. */
function FaceDown({ turn, cluster }: { readonly turn: Turn; readonly cluster: number }): VNode {
  const hexes = CLUSTERS[cluster]?.hexes ?? [];
  const { x, y } = centreOf(cluster, turn);
  const isFar = SLOT_BANDS[cluster - HOME_COUNT] === 'far';
  return (
    <g class="star-veil">
      <path class="star-veil-ground" d={hexes.map((hex) => hexPath(hex, turn)).join('')} />
      {hexes.map((hex) => {
        const place = hexPoint(hex, turn);
        return (
          <text key={hex} class="star-unknown" x={place.x} y={place.y}>
            ?
          </text>
        );
      })}
      <text class="star-label" x={x} y={y}>
        {isFar ? '✦✦' : '✦'}
      </text>
    </g>
  );
}

interface PlanetPlaceProps {
  readonly view: State;
  readonly planet: number;
  readonly at: Point;
  /** The centre of its system. */
  readonly sun: Point;
}

function PlanetPlace({ view, planet, at, sun }: PlanetPlaceProps): VNode | null {
  const kind = layoutOf(view.placements).resources[planet] ?? null;
  if (kind === null) return null;
  const resource = resourceOf(kind);
  const sign = towards(at, sun, -24);
  return (
    <g>
      <Globe resource={resource} seed={planet} at={at} />
      <Glyph name={resource} x={sign.x} y={sign.y} size={19} class="star-sign" />
      <ChipArt view={view} planet={planet} at={towards(at, sun, 3)} />
    </g>
  );
}

function ChipArt({
  view,
  planet,
  at,
}: {
  readonly view: State;
  readonly planet: number;
  readonly at: Point;
}): VNode | null {
  const chip = view.chips[planet] ?? NO_CHIP;
  const transform = `translate(${at.x} ${at.y})`;
  if (chip === NO_CHIP) {
    const printed = printedPlanet(view.placements, planet);
    if (printed === null) return null;
    return (
      <g transform={transform}>
        <g class="star-chip star-chip-down" data-planet={planet}>
          <circle r="15" />
          <Glyph name={printed.icon} size={17} />
        </g>
      </g>
    );
  }
  const face = faceOf(chip);
  if (face.kind !== 'number') {
    return (
      <g transform={transform}>
        <g class={`star-chip star-marker star-marker-${face.kind}`} data-planet={planet}>
          <rect x="-23" y="-15" width="46" height="30" rx="15" />
          <Glyph name={face.kind} x={-9} size={20} />
          <text x="11">{face.strength}</text>
        </g>
      </g>
    );
  }
  const isOften = face.values.includes(6) || face.values.includes(8);
  const isPair = face.values.length > 1;
  return (
    <g transform={transform}>
      <g
        class={`star-chip ${isOften ? 'star-chip-often' : ''} ${isPair ? 'star-chip-pair' : ''}`}
        data-planet={planet}
      >
        {isPair ? <rect x="-25" y="-15" width="50" height="30" rx="15" /> : <circle r="16" />}
        <text>{chipId(chip)}</text>
      </g>
    </g>
  );
}

/** The docking point with the sign of its people; five docks and the friendship marker in the hexes around. */
function Outpost({
  view,
  turn,
  cluster,
  people,
}: Sheet & { readonly cluster: number; readonly people: number }): VNode {
  const hexes = CLUSTERS[cluster]?.hexes ?? [];
  const centre = centreOf(cluster, turn);
  const name = PEOPLES[people] ?? 'greenFolk';
  const owners = dockOwners(view, people);
  const places = hexes.flatMap((hex) => berths(hexPoint(hex, turn), centre));
  const holder = view.markers[people] ?? NOBODY;
  return (
    <g class={`star-outpost star-folk-${name}`}>
      <path class="star-frame" d={hexes.map((hex) => hexPath(hex, turn)).join('')} />
      <circle class="star-outpost-orbit" cx={centre.x} cy={centre.y} r="52" />
      <circle class="star-outpost-ground" cx={centre.x} cy={centre.y} r="22" />
      <Glyph name={name} x={centre.x} y={centre.y} size={28} />
      {places.map(({ x, y }, i) => {
        const owner = owners[i];
        if (i < DOCKS) {
          return (
            <g key={i} class={owner === undefined ? 'star-dock' : `star-dock ${seatClass(owner)}`}>
              <circle cx={x} cy={y} r="12" />
              {owner !== undefined && <Emblem seat={owner} x={x} y={y} size={17} />}
            </g>
          );
        }
        return (
          <g key={i} class={holder === NOBODY ? 'star-prize' : `star-prize ${seatClass(holder)}`}>
            <Glyph name="marker" x={x} y={y} size={30} />
            {holder !== NOBODY && <Emblem seat={holder} x={x} y={y + 1} size={13} />}
          </g>
        );
      })}
    </g>
  );
}

/** Whose stations lie there, in the order of seats: which dock is whose does not matter. */
export function dockOwners(view: State, people: number): number[] {
  return view.players.flatMap((_player, seat) =>
    Array.from({ length: stationsOf(view, people, seat) }, () => seat),
  );
}

/** Two places side by side in a hex, across the way to the docking point. */
function berths(at: Point, centre: Point): Point[] {
  const [dx, dy] = [(at.x - centre.x) / 40, (at.y - centre.y) / 40];
  const out = { x: at.x + dx * 3, y: at.y + dy * 3 };
  return [-14, 14].map((side) => ({ x: out.x - dy * side, y: out.y + dx * side }));
}
