/** What can be said about each game without loading it: for the first screen. */

import {
  readOrder,
  type Language,
  type Names,
  type OptionValues,
  type SeatColour,
} from '@sternwarte/engine';
import type { GameId } from './index.ts';

/** From nothing or little to a lot. */
export type Degree = 0 | 1 | 2;

export interface CatalogueEntry {
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a match among people takes, in minutes. */
  readonly minutes: number;
  readonly luck: Degree;
  readonly depth: Degree;
  /** Whether there are lessons for it. */
  readonly lessons?: true;
  readonly words: Readonly<Record<Language, { readonly title: string; readonly blurb: string }>>;
  /** The colours of the seats, as long as nobody has chosen others. */
  readonly colours: readonly SeatColour[];
  /** What these are called where nobody has given a name, also by whoever has loaded one language alone. */
  readonly seatNames: Readonly<Record<Language, Names>>;
}

export const catalogue: Readonly<Record<GameId, CatalogueEntry>> = {
  anno4000: {
    seats: { min: 2, max: 4 },
    minutes: 60,
    luck: 0,
    depth: 2,
    lessons: true,
    words: {
      de: {
        title: 'Anno 4000',
        blurb: 'Flotten verschwinden im Hyperraum und tauchen auf, wo niemand sie erwartet.',
      },
      en: {
        title: 'Anno 4000',
        blurb: 'Fleets vanish into hyperspace and return where nobody expects them.',
      },
    },
    colours: ['green', 'blue', 'red', 'orange'],
    seatNames: {
      de: ['Grün', 'Blau', 'Rot', 'Orange'],
      en: ['Green', 'Blue', 'Red', 'Orange'],
    },
  },
  astronuts: {
    seats: { min: 2, max: 4 },
    minutes: 30,
    luck: 2,
    depth: 0,
    lessons: true,
    words: {
      de: {
        title: 'AstroNuts',
        blurb: 'Würfeln, fliegen, Nuts fördern und auf seltsamen Welten siedeln.',
      },
      en: {
        title: 'AstroNuts',
        blurb: 'Roll, fly, mine nuts and settle among strange worlds.',
      },
    },
    colours: ['red', 'purple', 'yellow', 'orange'],
    seatNames: {
      de: ['Rot', 'Lila', 'Gelb', 'Orange'],
      en: ['Red', 'Purple', 'Yellow', 'Orange'],
    },
  },
  starfarers: {
    seats: { min: 2, max: 4 },
    minutes: 120,
    luck: 1,
    depth: 2,
    lessons: true,
    words: {
      de: {
        title: 'Sternenfahrer',
        blurb: 'Kolonien gründen, Handel treiben, Fremden begegnen: eine Reise ins Unbekannte.',
      },
      en: {
        title: 'Starfarers',
        blurb: 'Found colonies, trade, meet strangers: a voyage into the unknown.',
      },
    },
    colours: ['yellow', 'red', 'white', 'blue'],
    seatNames: {
      de: ['Gelb', 'Rot', 'Weiß', 'Blau'],
      en: ['Yellow', 'Red', 'White', 'Blue'],
    },
  },
};

export const GAME_IDS: readonly GameId[] = Object.keys(catalogue) as GameId[];

export function isGameId(id: string | undefined): id is GameId {
  return id !== undefined && Object.hasOwn(catalogue, id);
}

/** The colours that the seats of a match play, by its options. */
export function coloursAt(id: GameId, options: OptionValues): readonly SeatColour[] {
  return readOrder(catalogue[id].colours, options['colours']) ?? catalogue[id].colours;
}

/** What the seats of a match are called after the colours that they play. */
export function seatNamesAt(id: GameId, options: OptionValues): Readonly<Record<Language, Names>> {
  const { colours, seatNames } = catalogue[id];
  const named = (names: Names): Names =>
    coloursAt(id, options).map((colour) => names[colours.indexOf(colour)] ?? '');
  return { de: named(seatNames.de), en: named(seatNames.en) };
}
