/** The position as headings and lists. */

import type { SurveyChapter, SurveyEntry } from '@sternwarte/atlas';
import type { Seat } from '@sternwarte/engine';
import {
  FIELDS,
  PLANETS,
  fieldId,
  isAsteroid,
  isHole,
  planetName,
  type Planet,
} from '../rules/board.ts';
import { COLONIES_PER_PLAYER, COLOURS, SHIP_NUMBERS, type Colour } from '../rules/data.ts';
import {
  coloniesOn,
  countColonies,
  fieldOf,
  hasTechnology,
  isPlaying,
  nutsInBank,
  nutsInHand,
  ownerOf,
  shipIndex,
  shipOn,
} from '../rules/state.ts';
import { describePlanet } from './describe.ts';
import { homeSeat } from './planet-view.tsx';
import type { NutsProps } from './props.ts';
import { boardWords, gameWords } from './words/index.ts';

export function survey(props: NutsProps): readonly SurveyChapter[] {
  const { view, language } = props;
  const { bank, tells, survey: titles } = boardWords[language];
  const { at } = gameWords[language];
  const seats = Array.from({ length: view.seats }, (_unused, seat): Seat => seat);
  const inBank = nutsOf(props, (colour) => nutsInBank(view, colour));
  return [
    {
      title: titles.players,
      entries: [
        ...seats.map((seat) => entryOfPlayer(props, seat)),
        { name: bank, text: inBank, of: [] },
      ],
    },
    { title: titles.ships, entries: seats.flatMap((seat) => entriesOfShips(props, seat)) },
    { title: titles.planets, entries: PLANETS.map((planet) => entryOfPlanet(props, planet)) },
    {
      title: titles.space,
      entries: FIELDS.filter((field) => isHole(field) || isAsteroid(field)).map((field) => ({
        name: isHole(field) ? tells.hole : tells.rocks,
        text: at(fieldId(field)),
        of: [],
      })),
    },
  ];
}

function nutsOf({ language }: NutsProps, count: (colour: Colour) => number): string {
  const { nutList } = gameWords[language];
  return nutList(COLOURS.flatMap((colour) => Array.from({ length: count(colour) }, () => colour)));
}

function entryOfPlayer(props: NutsProps, seat: Seat): SurveyEntry {
  const { view, language, names } = props;
  const words = boardWords[language];
  const { technologies } = gameWords[language];
  const name = names[seat] ?? '';
  if (!isPlaying(view, seat)) return { name, text: words.seat.out, of: [seat] };
  const parts = [
    words.seat.colonies(countColonies(view, seat), COLONIES_PER_PLAYER),
    nutsOf(props, (colour) => nutsInHand(view, seat, colour)),
    ...COLOURS.filter((colour) => hasTechnology(view, seat, colour)).map(
      (colour) => technologies[colour],
    ),
  ];
  return { name, text: parts.join(', '), of: [seat] };
}

function entriesOfShips({ view, language, names }: NutsProps, seat: Seat): readonly SurveyEntry[] {
  const { tells } = boardWords[language];
  return SHIP_NUMBERS.flatMap((number) => {
    const field = fieldOf(view, shipIndex(seat, number));
    if (field === null) return [];
    const name = tells.ship(number, names[seat] ?? '');
    return [{ name, text: gameWords[language].at(fieldId(field)), of: [seat] }];
  });
}

function entryOfPlanet({ view, language, names }: NutsProps, planet: Planet): SurveyEntry {
  const words = boardWords[language];
  const [, ...facts] = describePlanet(view, planet, names, words, gameWords[language]).split(', ');
  const ship = shipOn(view, planet);
  const owner = ship === null ? null : ownerOf(ship);
  const number = SHIP_NUMBERS.find((one) => owner !== null && shipIndex(owner, one) === ship);
  if (owner !== null && number !== undefined) {
    facts.push(words.tells.ship(number, names[owner] ?? ''));
  }
  const home = homeSeat(view, planet);
  const settlers = names.flatMap((_name, seat) =>
    seat === home || seat === owner || coloniesOn(view, planet, seat) > 0 ? [seat] : [],
  );
  return { name: planetName(planet), text: facts.join(', '), of: settlers };
}
