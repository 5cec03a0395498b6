/** The position drawn in text: a map with all ships, what is on the planets, then each player. */

import type { Names, Seat, Viewer } from '@sternwarte/engine';
import {
  FIELDS,
  PLANETS,
  fieldId,
  isAsteroid,
  isHole,
  isPlanet,
  planetId,
  planetName,
  positionOf,
  type Field,
  type Planet,
} from '../rules/board.ts';
import { COLOURS, SHIPS_PER_PLAYER, SHIP_NUMBERS, type ShipNumber } from '../rules/data.ts';
import { SHIP_ACTIONS } from '../rules/fate.ts';
import {
  coloniesOn,
  countColonies,
  fieldOf,
  hasTechnology,
  homeOf,
  isPlaying,
  nutsInBank,
  nutsInHand,
  nutsOn,
  ownerOf,
  shipIndex,
  shipOn,
  turnOf,
  type ShipIndex,
  type State,
} from '../rules/state.ts';
import { colourOf } from './places.ts';
import type { NutsWords } from './words.ts';

const MAP_WIDTH = 78;
const MAP_HEIGHT = 27;
const BOARD_SIZE = 1000;
const CELL = 39;

export function drawPosition(state: State, viewer: Viewer, names: Names, words: NutsWords): string {
  const { drawing } = words;
  const current = names[state.current] ?? '';
  return [
    ...drawMap(state, words),
    ...drawPlanets(state, words),
    ...Array.from({ length: state.seats }, (_unused, seat) =>
      drawPlayer(state, seat, viewer, names, words),
    ),
    `   ${drawing.bank}: ${drawNuts(words, (colour) => nutsInBank(state, colour))}`,
    drawing.turn(state.round, current, state.actions),
    drawing.legend,
  ].join('\n');
}

/** The first letter of a seat's colour; they differ in both languages. */
function initial(seat: Seat, words: NutsWords): string {
  return words.players[colourOf(seat)].slice(0, 1);
}

function shipLabel(ship: ShipIndex, words: NutsWords): string {
  return `${initial(ownerOf(ship), words)}${(ship % SHIPS_PER_PLAYER) + 1}`;
}

function drawMap(state: State, words: NutsWords): string[] {
  const rows = Array.from({ length: MAP_HEIGHT }, () =>
    Array.from({ length: MAP_WIDTH }, () => ' '),
  );
  for (const field of FIELDS) {
    const { x, y } = positionOf(field);
    const label = labelOf(state, field, words);
    const row = rows[Math.round((y / BOARD_SIZE) * (MAP_HEIGHT - 1))];
    const column = Math.round((x / BOARD_SIZE) * (MAP_WIDTH - 1) - (label.length - 1) / 2);
    row?.splice(column, label.length, ...label.split(''));
  }
  return rows.map((row) => row.join('').trimEnd()).filter((line) => line !== '');
}

function labelOf(state: State, field: Field, words: NutsWords): string {
  const ship = shipOn(state, field);
  if (ship !== null) return shipLabel(ship, words);
  if (isPlanet(field)) return fieldId(field);
  if (isHole(field)) return 'O';
  return isAsteroid(field) ? '*' : '·';
}

/** Two planets a line: number, name, home, nuts, colonies, ship. */
function drawPlanets(state: State, words: NutsWords): string[] {
  const cells = PLANETS.map((planet) => drawPlanet(state, planet, words));
  const half = Math.ceil(cells.length / 2);
  return cells
    .slice(0, half)
    .map((cell, i) => `${cell.padEnd(CELL)} ${cells[half + i] ?? ''}`.trimEnd());
}

function drawPlanet(state: State, planet: Planet, words: NutsWords): string {
  const seats = Array.from({ length: state.seats }, (_unused, seat) => seat);
  const homeSeat = seats.find((seat) => homeOf(state, seat) === planet);
  const home = homeSeat === undefined ? '' : `⌂${initial(homeSeat, words)}`;
  const nuts = nutsOn(state, planet)
    .map((colour) => words.colours[colour].slice(0, 1))
    .join('');
  const colonies = seats
    .filter((seat) => coloniesOn(state, planet, seat) > 0)
    .map((seat) => `${initial(seat, words)}×${coloniesOn(state, planet, seat)}`)
    .join(' ');
  const ship = shipOn(state, planet);
  const parts = [
    planetId(planet).padEnd(3),
    planetName(planet).padEnd(9),
    home.padEnd(2),
    (nuts === '' ? '-' : nuts).padEnd(3),
    ...(colonies === '' ? [] : [colonies]),
    ...(ship === null ? [] : [shipLabel(ship, words)]),
  ];
  return parts.join(' ').trimEnd();
}

function drawPlayer(
  state: State,
  seat: Seat,
  viewer: Viewer,
  names: Names,
  words: NutsWords,
): string {
  const { drawing } = words;
  const turn = state.current === seat && state.step.type !== 'over' ? '▸' : ' ';
  const own = seat === viewer ? '*' : ' ';
  const head = `${turn}${own}${initial(seat, words)} ${(names[seat] ?? '').padEnd(12)}`;
  if (!isPlaying(state, seat)) return `${head} ${drawing.resigned}`;
  const technologies = COLOURS.filter((colour) => hasTechnology(state, seat, colour))
    .map((colour) => words.technologies[colour])
    .join(', ');
  const summary = drawing.summary(
    countColonies(state, seat),
    drawNuts(words, (colour) => nutsInHand(state, seat, colour)),
    technologies === '' ? drawing.noTechnology : technologies,
  );
  const ships = SHIP_NUMBERS.flatMap((ship) => drawShip(state, seat, ship, words)).join(', ');
  return `${head} ${summary} · ${drawing.ships} ${ships}`;
}

/** Where a ship is, and what fate has left it with. */
function drawShip(state: State, seat: Seat, ship: ShipNumber, words: NutsWords): string[] {
  const field = fieldOf(state, shipIndex(seat, ship));
  if (field === null) return [];
  const where = `${ship}: ${fieldId(field)}`;
  if (seat !== state.current) return [where];
  const { barred, condition } = turnOf(state, ship);
  const { drawing, fates, shipActions } = words;
  const effects = [
    ...(barred.length === SHIP_ACTIONS.length
      ? [drawing.done]
      : barred.map((action) => `${drawing.cannot} ${shipActions[action]}`)),
    ...(condition === null ? [] : [`${condition} ${fates[condition].title}`]),
  ];
  return [effects.length === 0 ? where : `${where} (${effects.join(', ')})`];
}

function drawNuts(words: NutsWords, count: (colour: (typeof COLOURS)[number]) => number): string {
  const held = COLOURS.filter((colour) => count(colour) > 0).map(
    (colour) => `${count(colour)} ${words.colours[colour]}`,
  );
  return held.length === 0 ? words.drawing.noNuts : held.join(' ');
}
