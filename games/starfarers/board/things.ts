/** Everything that lies on the chart, where it is and what there is to say about it. */

import type { Point } from '@sternwarte/atlas';
import { NO_CHIP, faceOf } from '../rules/chips.ts';
import { DOCKS, PEOPLES } from '../rules/data.ts';
import { isFaceDown, printedPlanet } from '../rules/layout.ts';
import { nodeId } from '../rules/lattice.ts';
import { CLUSTERS, HOME_COUNT, PLANETS_PER_SYSTEM, SECTORS } from '../rules/sectors.ts';
import { NEUTRAL, NOBODY, countStations, stationsOf, type State } from '../rules/state.ts';
import { planetAt, spotAt } from '../text/places.ts';
import { hexPoint, nodePoint, type Turn } from './geometry.ts';
import { piecesOf } from './pieces-of.ts';
import type { BoardWords } from './words/shape.ts';

export interface Thing {
  readonly key: string;
  readonly at: Point;
  /** How far from its middle a click still means it. */
  readonly radius: number;
  readonly title: string;
  readonly text: string;
}

export function thingsOf(
  view: State,
  turn: Turn,
  words: BoardWords,
  names: readonly string[],
): readonly Thing[] {
  // What stands on a planet's corner is smaller and meant first.
  return [
    ...pieceThings(view, turn, words, names),
    ...outpostThings(view, turn, words, names),
    ...clusterThings(view, turn, words),
  ];
}

function pieceThings(
  view: State,
  turn: Turn,
  words: BoardWords,
  names: readonly string[],
): readonly Thing[] {
  return piecesOf(view).map(({ node, piece }) => {
    const owner = piece.owner === NEUTRAL ? words.nouns.neutral : (names[piece.owner] ?? '');
    const { title, text } = words.look.piece(piece.kind, owner, spotAt(view, nodeId(node)));
    return {
      key: `piece ${node}`,
      at: nodePoint(node, turn),
      radius: 17,
      title,
      text,
    };
  });
}

function outpostThings(
  view: State,
  turn: Turn,
  words: BoardWords,
  names: readonly string[],
): readonly Thing[] {
  return CLUSTERS.flatMap(({ centre }, cluster): readonly Thing[] => {
    const placement = view.placements[cluster - HOME_COUNT];
    const sector = placement ? SECTORS[placement.sector] : undefined;
    if (sector?.kind !== 'outpost') return [];
    const people = PEOPLES.indexOf(sector.people);
    const at = nodePoint(centre, turn);
    return [
      { key: `outpost ${cluster}`, at, radius: 60, ...sayPeople(view, people, words, names) },
    ];
  });
}

/** Who has stations with a people, how many pods the next one takes, and who holds its marker. */
export function sayPeople(
  view: State,
  people: number,
  words: BoardWords,
  names: readonly string[],
): { readonly title: string; readonly text: string } {
  const stations = names.flatMap((name, seat) => {
    const count = stationsOf(view, people, seat);
    return count > 0 ? [words.station(count, name)] : [];
  });
  const count = countStations(view, people);
  const holder = view.markers[people] ?? NOBODY;
  const text = [
    ...(stations.length === 0 ? [] : [`${stations.join(', ')}.`]),
    count < DOCKS ? words.podsNeeded(count + 1) : words.docksFull,
    holder === NOBODY ? words.markerFree : words.markerHeld(names[holder] ?? ''),
  ];
  return { title: words.nouns.peoples[PEOPLES[people] ?? 'greenFolk'], text: text.join(' ') };
}

function clusterThings(view: State, turn: Turn, words: BoardWords): readonly Thing[] {
  return CLUSTERS.flatMap(({ hexes, centre }, cluster): readonly Thing[] => {
    if (isFaceDown(view.placements, cluster)) {
      const at = nodePoint(centre, turn);
      return [{ key: `unknown ${cluster}`, at, radius: 60, ...words.look.unknown }];
    }
    const placement = view.placements[cluster - HOME_COUNT];
    const sector = placement ? SECTORS[placement.sector] : undefined;
    if (cluster >= HOME_COUNT && sector?.kind !== 'system') return [];
    return hexes.map((hex, i): Thing => {
      const planet = cluster * PLANETS_PER_SYSTEM + i;
      const at = hexPoint(hex, turn);
      return { key: `planet ${planet}`, at, radius: 29, ...sayPlanet(view, planet, words) };
    });
  });
}

function sayPlanet(
  view: State,
  planet: number,
  words: BoardWords,
): { readonly title: string; readonly text: string } {
  const chip = view.chips[planet] ?? NO_CHIP;
  const spot = planetAt(view, planet);
  if (chip !== NO_CHIP) return words.look.planet(spot, faceOf(chip));
  const icon = printedPlanet(view.placements, planet)?.icon ?? null;
  return words.look.unexplored(spot, icon);
}

/** What is meant by a click that picks nothing. */
export function thingAt(things: readonly Thing[], { x, y }: Point): Thing | null {
  return things.find(({ at, radius }) => Math.hypot(at.x - x, at.y - y) <= radius) ?? null;
}
