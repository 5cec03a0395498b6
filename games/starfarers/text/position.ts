/** The position told in text: players, systems, outposts; everything that the viewer may see. */

import type { Names, Seat, Viewer } from '@sternwarte/engine';
import { chipId } from '../rules/chips.ts';
import {
  COLOURS,
  PEOPLES,
  UPGRADE_KINDS,
  resourceOf,
  upgradeOf,
  type Colour,
} from '../rules/data.ts';
import {
  DOCK,
  SITE,
  VEILED,
  HOME_SITE,
  isFaceDown,
  isUnexplored,
  layoutOf,
} from '../rules/layout.ts';
import { nodeId, type Node } from '../rules/lattice.ts';
import { FRIENDSHIP_CARDS } from '../rules/friendship-cards.ts';
import { pieceOn } from '../rules/pieces.ts';
import { cardSetOf } from '../rules/cards.ts';
import {
  CLUSTERS,
  CLUSTER_OF,
  HOME_COUNT,
  HOME_IDS,
  PLANETS_OF_SITE,
  PLANETS_PER_SYSTEM,
  ROLES,
  SECTORS,
  SLOT_IDS,
} from '../rules/sectors.ts';
import {
  NEUTRAL,
  NOBODY,
  playerAt,
  scoreOf,
  speedOf,
  stationsOf,
  type State,
} from '../rules/state.ts';
import type { Place, PlanetLabel, StarWords } from './words.ts';

export function colourOf(seat: Seat): Colour {
  return COLOURS[seat] ?? 'yellow';
}

function planetLabel(state: State, planet: number): PlanetLabel {
  const kind = layoutOf(state.placements).resources[planet] ?? 0;
  const chip = state.chips[planet] ?? 0;
  return { resource: resourceOf(kind), chip: chip === 0 ? null : chipId(chip) };
}

/** What can be seen of a node. */
export function placeAt(state: State, node: Node): Place {
  const layout = layoutOf(state.placements);
  const cluster = CLUSTER_OF[node] ?? -1;
  switch (layout.kinds[node]) {
    case SITE:
    case HOME_SITE: {
      const [a = 0, b = 0] = PLANETS_OF_SITE[node] ?? [];
      return { kind: 'site', planets: [planetLabel(state, a), planetLabel(state, b)] };
    }
    case DOCK:
      return { kind: 'dock', people: PEOPLES[layout.peoples[node] ?? 0] ?? 'greenFolk' };
    case VEILED:
      return { kind: 'faceDown' };
    default:
      if (ROLES[node] !== 'contact') return { kind: 'space' };
      if (isFaceDown(state.placements, cluster)) return { kind: 'faceDown' };
      return isUnexplored(state, cluster) ? { kind: 'unexplored' } : { kind: 'space' };
  }
}

export function drawPosition(state: State, viewer: Viewer, names: Names, words: StarWords): string {
  const { drawing } = words;
  const pile = state.players.length;
  return [
    `${drawing.round(state.round)} · ${drawing.supply}: ${words.set(cardSetOf(state.supply))} · ${drawing.pile}: ${drawing.cards(state.handSizes[pile] ?? 0)}`,
    ...state.players.flatMap((_player, seat) => drawPlayer(state, seat, viewer, names, words)),
    `${drawing.systems}:`,
    ...CLUSTERS.flatMap((_cluster, cluster) => drawSystem(state, cluster, names, words)),
    `${drawing.outposts}:`,
    ...PEOPLES.map((_people, people) => drawOutpost(state, people, names, words)),
    ...drawRest(state, words),
  ].join('\n');
}

function drawPlayer(
  state: State,
  seat: Seat,
  viewer: Viewer,
  names: Names,
  words: StarWords,
): string[] {
  const { drawing } = words;
  const player = playerAt(state, seat);
  const turn = state.current === seat && state.phase !== 'over' ? '▸' : ' ';
  const head = `${turn}${seat === viewer ? '*' : ' '}${names[seat] ?? ''} (${words.colours[colourOf(seat)]})`;
  if (!player.alive) return [`${head}: ${drawing.out}`];
  const hand = state.hands[seat];
  const cards = drawing.cards(state.handSizes[seat] ?? 0);
  const upgrades = UPGRADE_KINDS.map(
    (kind) => `${player.upgrades[kind]} ${words.upgrades[upgradeOf(kind)]}`,
  );
  const first = [
    drawing.points(scoreOf(state, seat)),
    `${drawing.hand}: ${hand ? `${cards} (${words.set(cardSetOf(hand))})` : cards}`,
    ...upgrades,
    `${drawing.halfMedals}: ${player.halfMedals}`,
    ...(player.medals.length > 0 ? [`${drawing.medals}: ${player.medals.length}`] : []),
    ...(player.giftShips > 0 ? [`${drawing.giftShips}: ${player.giftShips}`] : []),
  ];
  const buildings = player.buildings.map(
    (node) =>
      `${words.pieces[pieceOn(state, node)?.kind ?? 'colony']} ${words.place(nodeId(node), placeAt(state, node))}`,
  );
  const ships = player.ships.flatMap((ship, index) =>
    ship === null ? [] : [drawShip(state, seat, index, words)],
  );
  const cardNames = FRIENDSHIP_CARDS.flatMap(({ id }, card) =>
    state.cardOwners[card] === seat ? [words.cards[id].name] : [],
  );
  const stock = `${drawing.stock}: ${player.colonies} ${words.pieces.colony}, ${player.stations} ${words.terms.tradeStation}, ${player.shipyards} ${words.terms.shipyard}`;
  return [
    `${head}: ${first.join(' · ')}`,
    `    ${[...ships, ...buildings].join(' · ')}`,
    `    ${[...cardNames, stock].join(' · ')}`,
  ];
}

function drawShip(state: State, seat: Seat, index: number, words: StarWords): string {
  const ship = playerAt(state, seat).ships[index];
  if (!ship) return '';
  const { drawing } = words;
  const flying = seat === state.current && state.flying === index;
  const notes = [
    ...(flying ? [`${drawing.inFlight}, ${state.steps}/${speedOf(state)}`] : []),
    ...(ship.grounded ? [drawing.grounded] : []),
    ...(ship.done ? [drawing.flown] : []),
  ];
  const where = words.place(nodeId(ship.node), placeAt(state, ship.node));
  return `${index + 1}: ${words.pieces[ship.kind]} ${where}${notes.length > 0 ? ` [${notes.join(', ')}]` : ''}`;
}

function drawSystem(state: State, cluster: number, names: Names, words: StarWords): string[] {
  const isHome = cluster < HOME_COUNT;
  const placement = isHome ? null : state.placements[cluster - HOME_COUNT];
  const sector = placement ? SECTORS[placement.sector] : undefined;
  if (!isHome && sector?.kind !== 'system') return [];
  const first = cluster * PLANETS_PER_SYSTEM;
  const planets = [first, first + 1, first + 2].map((planet) => {
    const { resource, chip } = planetLabel(state, planet);
    return `${words.resources[resource]} ${chip === null ? words.drawing.hiddenChip : words.chip(chip)}`;
  });
  const sites = (CLUSTERS[cluster]?.inner ?? []).map(
    (node) => `${nodeId(node)} ${occupant(state, node, names, words)}`,
  );
  const title = isHome ? HOME_IDS[cluster] : `${sector?.id} (${SLOT_IDS[cluster - HOME_COUNT]})`;
  return [`  ${title}: ${planets.join(', ')} · ${sites.join(', ')}`];
}

function occupant(state: State, node: Node, names: Names, words: StarWords): string {
  const piece = pieceOn(state, node);
  if (piece === null) return words.drawing.free;
  const owner = piece.owner === NEUTRAL ? words.drawing.neutral : (names[piece.owner] ?? '');
  return `${words.pieces[piece.kind]} ${owner}`;
}

function drawOutpost(state: State, people: number, names: Names, words: StarWords): string {
  const { drawing } = words;
  const name = words.peoples[PEOPLES[people] ?? 'greenFolk'];
  const { peoples } = layoutOf(state.placements);
  const dock = peoples.indexOf(people);
  const where = dock < 0 ? drawing.faceDown : nodeId(dock as Node);
  const stations = state.players.flatMap((_player, seat) => {
    const count = stationsOf(state, people, seat);
    return count > 0 ? [`${names[seat] ?? ''} ${drawing.stations(count)}`] : [];
  });
  const holder = state.markers[people] ?? NOBODY;
  const open = FRIENDSHIP_CARDS.flatMap(({ id, people: owner }, card) =>
    owner === people && state.cardOwners[card] === NOBODY ? [words.cards[id].name] : [],
  );
  const marker = holder === NOBODY ? [] : [drawing.holder(names[holder] ?? '')];
  return `  ${name} (${where}): ${[...stations, ...marker, `${drawing.openCards}: ${open.join(', ')}`].join(' · ')}`;
}

function slots(isMeant: (slot: number) => boolean): string {
  return SLOT_IDS.filter((_id, slot) => isMeant(slot)).join(' ');
}

/** Sectors that are empty, and those nobody has seen. */
function drawRest(state: State, words: StarWords): string[] {
  const { drawing } = words;
  const kindOf = (slot: number): string | undefined =>
    SECTORS[state.placements[slot]?.sector ?? -1]?.kind;
  const empty = slots((slot) => kindOf(slot) === 'empty');
  const hidden = slots((slot) => state.placements[slot] === null);
  return [
    ...(empty === '' ? [] : [`${drawing.emptySectors}: ${empty}`]),
    ...(hidden === '' ? [] : [`${drawing.faceDown}: ${hidden}`]),
  ];
}
