/** What can be said about each game without loading it: for the first screen. */

import type { Language, Names } from '@sternwarte/engine';
import type { GameId } from './index.ts';

/** From nothing or little to a lot. */
export type Degree = 0 | 1 | 2;

export interface CatalogueEntry {
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a match among people takes, in minutes. */
  readonly minutes: number;
  readonly luck: Degree;
  readonly depth: Degree;
  readonly words: Readonly<Record<Language, { readonly title: string; readonly blurb: string }>>;
  /** What the seats are called where nobody has given a name, also by whoever has loaded one language alone. */
  readonly seatNames: Readonly<Record<Language, Names>>;
}

export const catalogue: Readonly<Record<GameId, CatalogueEntry>> = {
  anno4000: {
    seats: { min: 2, max: 4 },
    minutes: 60,
    luck: 0,
    depth: 2,
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
