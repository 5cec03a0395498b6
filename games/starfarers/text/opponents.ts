/** How each opponent thinks, in a sentence or two. */

import type { Language, Strength } from '@sternwarte/engine';

export const opponents: Readonly<Record<Language, Readonly<Record<Strength, string>>>> = {
  de: {
    kadett:
      'Baut, was die Karten gerade hergeben, und fliegt zum nächsten lohnenden Ziel. Rechnet nicht und plant nicht.',
    pilot:
      'Sieht bei jedem Zug einen Schritt voraus und wägt Einkommen, Ausbauten und die Wege der Schiffe gegeneinander ab.',
    admiral:
      'Denkt viele Züge weit, in vielen möglichen Welten: mit Würfeln, Kugeln, verdeckten Karten und den Antworten der anderen.',
  },
  en: {
    kadett:
      'Builds whatever the cards allow and flies to the next worthwhile place. Neither calculates nor plans.',
    pilot:
      'Looks one step ahead at every move and weighs income, upgrades and the ways of the ships against each other.',
    admiral:
      'Thinks many moves ahead in many possible worlds: with dice, balls, hidden cards and the answers of the others.',
  },
};
