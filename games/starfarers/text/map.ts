/** Systems, sectors and peoples in text. */

import { NO_CHIP, faceOf, type Chip } from '../rules/chips.ts';
import { PEOPLES } from '../rules/data.ts';
import { FRIENDSHIP_CARDS } from '../rules/friendship-cards.ts';
import { nodeId, type Node } from '../rules/lattice.ts';
import { pieceOn, type PieceKind } from '../rules/pieces.ts';
import {
  CLUSTERS,
  HOME_COUNT,
  PLANETS_PER_SYSTEM,
  SECTORS,
  SLOT_IDS,
  type Planet,
} from '../rules/sectors.ts';
import { NOBODY, stationsOf, type State } from '../rules/state.ts';
import { INDENT, initial, wrap } from './lines.ts';
import { clusterLabel, place, planetAt, pointLabel } from './places.ts';
import { friendshipCard } from './friendship-story.ts';
import type { StarWords } from './words.ts';

const MARKS: Readonly<Record<PieceKind, string>> = {
  colony: '○',
  spaceport: '◎',
  colonyShip: '△',
  tradeShip: '▽',
};
const LABEL = 16;
const PLANET = 17;
const SITE = 10;

/** Every system that lies open in one line, then the other slots together. */
export function drawMap(state: State, words: StarWords): string[] {
  const { drawing, nouns } = words;
  const homes = Array.from({ length: HOME_COUNT }, (_unused, index) =>
    drawSystem(state, index, clusterLabel(index), words),
  );
  const systems: string[] = [];
  const hidden: string[] = [];
  const empty: string[] = [];
  for (const [slot, placement] of state.placements.entries()) {
    const label = SLOT_IDS[slot] ?? '';
    const sector = placement === null ? undefined : SECTORS[placement.sector];
    if (sector === undefined) hidden.push(label);
    else if (sector.kind === 'empty') empty.push(label);
    else if (sector.kind === 'system') {
      const name = `${label} ${nouns.sectors[sector.id]}`;
      systems.push(drawSystem(state, slot + HOME_COUNT, name, words));
    }
  }
  const others = [
    ...(hidden.length === 0 ? [] : [`${drawing.faceDown}: ${hidden.join(' ')}`]),
    ...(empty.length === 0 ? [] : [`${drawing.empty}: ${empty.join(' ')}`]),
  ];
  return [...homes, ...systems, ...others];
}

/** Its planets with their chips, then its three colony sites. */
function drawSystem(state: State, index: number, label: string, words: StarWords): string {
  const first = index * PLANETS_PER_SYSTEM;
  const planets = [first, first + 1, first + 2].map((planet) =>
    drawPlanet(state, planet, words).padEnd(PLANET),
  );
  const sites = (CLUSTERS[index]?.inner ?? []).map((site) =>
    `${pointLabel(nodeId(site))}${drawPiece(state, site, words)}`.padEnd(SITE),
  );
  return `${label.padEnd(LABEL)}${planets.join('')}${sites.join('')}`.trimEnd();
}

function drawPlanet(state: State, planet: Planet, { nouns }: StarWords): string {
  const { resource } = planetAt(state, planet);
  const name = resource === null ? '' : nouns.resources[resource];
  return `${name} ${drawChip(state.chips[planet] ?? NO_CHIP)}`;
}

function drawChip(chip: Chip): string {
  if (chip === NO_CHIP) return '?';
  const face = faceOf(chip);
  if (face.kind === 'number') return face.values.join('/');
  return `${face.kind === 'pirate' ? '†' : '*'}${face.strength}`;
}

function drawPiece(state: State, node: Node, words: StarWords): string {
  const piece = pieceOn(state, node);
  return piece === null ? '' : ` ${initial(piece.owner, state, words)}${MARKS[piece.kind]}`;
}

export function drawPeoples(state: State, words: StarWords): string[] {
  return PEOPLES.flatMap((_people, index) => drawPeople(state, index, words));
}

/** Where a people lives, who has stations there, who holds the marker, and which cards are left. */
function drawPeople(state: State, index: number, words: StarWords): string[] {
  const { drawing, nouns, friendship } = words;
  const people = PEOPLES[index] ?? 'greenFolk';
  const stations = state.players.flatMap((_player, seat) => {
    const count = stationsOf(state, index, seat);
    return count > 0 ? [`${initial(seat, state, words)}${count}`] : [];
  });
  const holder = state.markers[index] ?? NOBODY;
  const open = FRIENDSHIP_CARDS.flatMap((card, number) =>
    card.people === index && state.cardOwners[number] === NOBODY
      ? [friendshipCard(card.id, friendship).title]
      : [],
  );
  const facts = [
    dockOf(state, index, words),
    stations.length === 0 ? drawing.noStations : stations.join(' '),
    ...(holder === NOBODY ? [] : [`${drawing.marker} ${initial(holder, state, words)}`]),
  ];
  const cards = open.length === 0 ? [drawing.noCards] : open;
  const head = `${nouns.peoples[people].padEnd(LABEL)}${facts.join(' · ')}`;
  return [head, ...wrap(`${INDENT}${drawing.open}: `, cards, ', ')];
}

function dockOf(state: State, index: number, { drawing }: StarWords): string {
  const slot = state.placements.findIndex((placement) => {
    const sector = placement === null ? undefined : SECTORS[placement.sector];
    return sector?.kind === 'outpost' && sector.people === PEOPLES[index];
  });
  const centre = CLUSTERS[slot + HOME_COUNT]?.centre;
  if (slot < 0 || centre === undefined) return drawing.notFound;
  return `${drawing.docking} ${place(nodeId(centre))}`;
}
