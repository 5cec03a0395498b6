/** The position drawn in text: the star field in its grid, then each player's track. */

import type { Names, Seat, Viewer } from '@sternwarte/engine';
import {
  COLUMNS,
  LETTERS,
  LEVELS,
  levelOf,
  sectorId,
  sectorNamed,
  sectorOf,
  starId,
  starsAtReach,
  starsIn,
  symbolsOf,
  type Letter,
  type Sector,
  type Star,
} from '../rules/board.ts';
import { FLEETS, type Fleet } from '../rules/data.ts';
import { occupierOf } from '../rules/home.ts';
import { mustLand } from '../rules/hyperspace.ts';
import {
  NOBODY,
  countPairs,
  countShips,
  countStars,
  ownerOf,
  playerAt,
  shipsOn,
  type Disc,
  type State,
} from '../rules/state.ts';
import type { AnnoWords } from './words.ts';

const CELL = 25;
const SYMBOLS = { both: '⊕', population: '○', minerals: '+', none: '·' };
const LEVEL_MARKS = { Y: '▲', R: '▼' };

export function fleetOf(seat: Seat): Fleet {
  return FLEETS[seat] ?? 'green';
}

/** The sector as people write it: letter and level, such as `C▲`. */
export function sectorLabel(sector: Sector): string {
  return `${sectorId(sector).slice(0, 1)}${LEVEL_MARKS[levelOf(sector)]}`;
}

export function drawPosition(state: State, viewer: Viewer, names: Names, words: AnnoWords): string {
  const lines = [
    ...drawField(state, words),
    ...state.players.map((_player, seat) => drawPlayer(state, seat, viewer, names, words)),
    ...state.exchanges.map(({ players: [a, b], dueRound }) =>
      words.drawing.exchange(names[a] ?? '', names[b] ?? '', dueRound),
    ),
    words.drawing.legend,
  ];
  return lines.join('\n');
}

function drawField(state: State, words: AnnoWords): string[] {
  const lines: string[] = [];
  for (let row = 0; row < LETTERS.length; row += COLUMNS) {
    const letters = LETTERS.slice(row, row + COLUMNS);
    const cells = letters.map((letter) => drawSector(state, letter, words));
    const height = Math.max(...cells.map((cell) => cell.length));
    for (let line = 0; line < height; line++) {
      lines.push(
        cells
          .map((cell) => (cell[line] ?? '').padEnd(CELL))
          .join(' ')
          .trimEnd(),
      );
    }
  }
  return lines;
}

/** A heading and the four stars of a letter, the yellow ones above the red ones. */
function drawSector(state: State, letter: Letter, words: AnnoWords): string[] {
  const sectors = LEVELS.map((level) => sectorNamed(`${letter}${level}`));
  const stars = sectors.flatMap((sector) => starsIn(sector));
  return [`─ ${letter} `.padEnd(CELL, '─'), ...stars.map((star) => drawStar(state, star, words))];
}

function drawStar(state: State, star: Star, words: AnnoWords): string {
  const level = LEVEL_MARKS[levelOf(sectorOf(star))];
  const isHome = state.players.some(({ home, alive }) => alive && home === star);
  const name = `${starId(star).toUpperCase()}${isHome ? '⌂' : ''}`;
  const owner = ownerOf(state, star);
  const mark = owner === NOBODY ? '' : initial(owner, words);
  const fleet = owner === NOBODY ? '' : `${mark}${String(shipsOn(state, star)).padStart(4)}`;
  return `${level} ${SYMBOLS[symbolsOf(star)]} ${name.padEnd(13)}${fleet.padStart(6)}`;
}

/** The first letter of the fleet's colour; they differ in both languages. */
function initial(seat: Seat, words: AnnoWords): string {
  return words.fleets[fleetOf(seat)].slice(0, 1);
}

function drawPlayer(
  state: State,
  seat: Seat,
  viewer: Viewer,
  names: Names,
  words: AnnoWords,
): string {
  const { drawing } = words;
  const player = playerAt(state, seat);
  const turn = state.current === seat && state.phase !== 'over' ? '▸' : ' ';
  const own = seat === viewer ? '*' : ' ';
  const head = `${turn}${own}${initial(seat, words)} ${(names[seat] ?? '').padEnd(12)}`;
  if (!player.alive) return `${head} ${drawing.out}`;
  const flights = player.discs
    .filter((disc) => disc !== null)
    .map((disc) => drawFlight(disc, words));
  const free = player.discs.length - flights.length;
  const parts = [
    drawing.summary(countStars(state, seat), countShips(state, seat), countPairs(state, seat)),
    ...(occupierOf(state, seat) === null ? [] : [drawing.threatened]),
    ...flights,
    ...(free > 0 ? [drawing.free(free)] : []),
  ];
  return `${head} ${parts.join(' · ')}`;
}

function drawFlight(disc: Disc, words: AnnoWords): string {
  const { drawing } = words;
  const { origin, field, ships } = disc;
  const sectors = [...new Set(starsAtReach(origin, field).map((star) => sectorOf(star)))];
  const reach = sectors.map((sector) => sectorLabel(sector)).join(' ');
  const flight = drawing.flight(field, sectorLabel(origin), ships);
  if (field === 1) return flight;
  return `${flight} (${mustLand(disc) ? drawing.mustLand : drawing.reaches} ${reach})`;
}
