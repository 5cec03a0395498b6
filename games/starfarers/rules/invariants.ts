/** What holds in every position, whatever has been played (section 20). */

import { isMarker } from './chips.ts';
import {
  CARDS_PER_KIND,
  COLONIES,
  DOCKS,
  KINDS,
  PEOPLES,
  SHIPYARDS,
  TRADE_STATIONS,
  UPGRADE_KINDS,
  UPGRADE_LIMIT,
  resourceOf,
} from './data.ts';
import { afterSeats, knownIndex } from './hands.ts';
import { BLOCKED, HOME_SITE, SITE, isUnexplored, layoutOf } from './layout.ts';
import { NODES, nodeId } from './lattice.ts';
import { pieceOn } from './pieces.ts';
import { CLUSTERS, PLANETS_OF_SITE, PLANETS_PER_SYSTEM } from './sectors.ts';
import {
  NEUTRAL,
  NOBODY,
  countStations,
  halfMedalsInBox,
  stationsOf,
  upgradesInBox,
  type Player,
  type State,
} from './state.ts';

export function invariants(state: State): string[] {
  return [
    ...cardFaults(state),
    ...knowledgeFaults(state),
    ...boxFaults(state),
    ...state.players.flatMap((player, seat) => pieceFaults(state, player, seat)),
    ...boardFaults(state),
    ...outpostFaults(state),
    ...deckFaults(state),
    ...turnFaults(state),
  ];
}

/** 1: supply, pile and hands make 20 of each kind. */
function cardFaults(state: State): string[] {
  const faults: string[] = [];
  for (const kind of KINDS) {
    let sum = state.supply[kind] ?? 0;
    for (const hand of state.hands) sum += hand?.[kind] ?? 0;
    if (sum !== CARDS_PER_KIND) faults.push(`${sum} cards of ${resourceOf(kind)}`);
  }
  for (const [holder, hand] of state.hands.entries()) {
    const size = hand?.reduce((sum, count) => sum + count, 0);
    if (size !== state.handSizes[holder]) faults.push(`holder ${holder} has ${size} cards`);
    if (hand?.some((count) => count < 0)) faults.push(`holder ${holder} owes cards`);
  }
  if (state.supply.some((count) => count < 0)) faults.push('the supply owes cards');
  return faults;
}

/** Nobody believes in a card that is not there. */
function knowledgeFaults(state: State): string[] {
  const seats = afterSeats(state);
  const faults: string[] = [];
  for (let observer = 0; observer <= seats; observer++) {
    for (const [holder, hand] of state.hands.entries()) {
      for (const kind of KINDS) {
        const known = state.known[knownIndex(seats, observer, holder, kind)] ?? 0;
        const everybody = state.known[knownIndex(seats, seats, holder, kind)] ?? 0;
        if (known > (hand?.[kind] ?? 0)) faults.push(`${observer} is wrong about ${holder}`);
        if (everybody > known) faults.push(`${observer} knows less of ${holder} than everybody`);
      }
    }
  }
  return faults;
}

/** 2 and 3: upgrades and half medals. */
function boxFaults(state: State): string[] {
  const faults: string[] = [];
  for (const kind of UPGRADE_KINDS) {
    if (upgradesInBox(state, kind) < 0) faults.push(`more upgrades ${kind} than the box held`);
    for (const { upgrades } of state.players) {
      if (upgrades[kind] < 0 || upgrades[kind] > UPGRADE_LIMIT[kind]) {
        faults.push(`${upgrades[kind]} upgrades ${kind} on one mothership`);
      }
    }
  }
  if (halfMedalsInBox(state) < 0) faults.push('more half medals than the box held');
  if (state.players.some(({ halfMedals }) => halfMedals < 0)) faults.push('half medals below none');
  return faults;
}

/** 4: the pieces of each player. */
function pieceFaults(state: State, player: Player, seat: number): string[] {
  const faults: string[] = [];
  const count = (kind: string): number => player.ships.filter((ship) => ship?.kind === kind).length;
  const colonies = player.colonies + player.buildings.length + count('colonyShip');
  if (colonies !== COLONIES) faults.push(`seat ${seat} has ${colonies} colonies`);
  let docked = 0;
  for (const people of PEOPLES.keys()) docked += stationsOf(state, people, seat);
  const stations = player.stations + docked + count('tradeShip');
  if (stations !== TRADE_STATIONS) faults.push(`seat ${seat} has ${stations} trade stations`);
  let ports = 0;
  for (const node of player.buildings) {
    const piece = pieceOn(state, node);
    if (piece?.owner !== seat) faults.push(`${nodeId(node)} does not carry a building of ${seat}`);
    if (piece?.kind === 'spaceport') ports++;
  }
  if (player.shipyards + ports !== SHIPYARDS) faults.push(`seat ${seat} has ${ports} spaceports`);
  for (const [index, ship] of player.ships.entries()) {
    if (ship === null || (seat === state.current && state.flying === index)) continue;
    const piece = pieceOn(state, ship.node);
    if (piece?.owner !== seat || piece.kind !== ship.kind) {
      faults.push(`ship ${index} of seat ${seat} is not on ${nodeId(ship.node)}`);
    }
  }
  return faults;
}

/** 6 and 8: pieces stand where they may, and explored systems are explored as a whole. */
function boardFaults(state: State): string[] {
  const faults: string[] = [];
  const { kinds } = layoutOf(state.placements);
  let pieces = 0;
  for (const node of NODES) {
    const piece = pieceOn(state, node);
    if (piece === null) continue;
    if (piece.owner !== NEUTRAL) pieces++;
    if (kinds[node] === BLOCKED) faults.push(`a piece on ${nodeId(node)}, which nobody can reach`);
    if (piece.kind !== 'colony' && piece.kind !== 'spaceport') continue;
    if (kinds[node] !== SITE && kinds[node] !== HOME_SITE) {
      faults.push(`a building on ${nodeId(node)}, which is no site`);
    }
    if (PLANETS_OF_SITE[node]?.some((planet) => isMarker(state.chips[planet] ?? 0))) {
      faults.push(`a building beside a marker on ${nodeId(node)}`);
    }
  }
  let expected = state.flying === NOBODY ? 0 : -1;
  for (const { buildings, ships } of state.players) {
    expected += buildings.length + ships.filter((ship) => ship !== null).length;
  }
  if (pieces !== expected) faults.push(`${pieces} pieces on the board instead of ${expected}`);
  // While chips are turned up, and for ever when that brought the winning medal: the game ends at once (R15.3).
  const turning =
    state.phase === 'over' ||
    state.agenda.some(({ kind }) => kind === 'chip' || kind === 'replacementChip');
  for (const cluster of CLUSTERS.keys()) {
    if (turning || !isUnexplored(state, cluster)) continue;
    const first = cluster * PLANETS_PER_SYSTEM;
    if (state.chips[first + 1] !== 0 || state.chips[first + 2] !== 0) {
      faults.push(`system ${cluster} is half explored`);
    }
  }
  return faults;
}

/** 7: docks and markers. */
function outpostFaults(state: State): string[] {
  const faults: string[] = [];
  for (const people of PEOPLES.keys()) {
    const count = countStations(state, people);
    const holder = state.markers[people] ?? NOBODY;
    if (count > DOCKS) faults.push(`${count} stations at people ${people}`);
    if (count > 0 !== (holder !== NOBODY)) faults.push(`marker of people ${people} misplaced`);
    if (holder === NOBODY) continue;
    for (const seat of state.players.keys()) {
      if (stationsOf(state, people, seat) > stationsOf(state, people, holder)) {
        faults.push(`seat ${seat} should hold the marker of people ${people}`);
      }
    }
  }
  return faults;
}

/** 5: every encounter card exists once. */
function deckFaults(state: State): string[] {
  const cards = state.discards.map(({ card }) => card);
  if (state.encounter) cards.push(state.encounter.card);
  return new Set(cards).size === cards.length ? [] : ['an encounter card exists twice'];
}

/** 10: somebody can go on. */
function turnFaults(state: State): string[] {
  const faults: string[] = [];
  const { phase, result, current, players } = state;
  if ((phase === 'over') !== (result !== null)) faults.push('over without a result');
  if (phase !== 'over' && phase !== 'setup' && players[current]?.alive !== true) {
    if (state.agenda[0]?.kind !== 'beginTurn') faults.push(`it is the turn of ${current}`);
  }
  return faults;
}
