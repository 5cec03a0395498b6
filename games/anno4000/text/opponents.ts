/** How each opponent thinks, for those who choose one. */

import type { Language, Strength } from '@sternwarte/engine';

export const opponents: Readonly<Record<Language, Readonly<Record<Strength, string>>>> = {
  de: {
    kadett:
      'Spielt nach Faustregeln: besetzt, was nahe liegt, lässt zu Hause eine Wache und greift an, wenn die Zahlen dafür sprechen. An die Antworten der anderen denkt er nicht.',
    pilot:
      'Sieht sich jeden Zug bis zu seinem Ende an: Nachschub, bedrohte Flotten, die Sicherheit des Heimatsterns. Was danach kommt, überrascht ihn.',
    admiral:
      'Rechnet mehrere Züge voraus, die Antworten der anderen eingeschlossen, und findet Angriffe, die niemand mehr abwehren kann.',
  },
  en: {
    kadett:
      'Plays by rules of thumb: occupies what is near, leaves a guard at home and attacks when the numbers add up. What the others will answer does not cross the cadet’s mind.',
    pilot:
      'Looks at every turn to its end: supply, fleets in danger, the safety of the home star. What comes after that is a surprise.',
    admiral:
      'Calculates several turns ahead, the answers of the others included, and finds attacks that nobody can fend off any more.',
  },
};
