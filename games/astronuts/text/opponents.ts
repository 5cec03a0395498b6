/** How the three opponents think, in words. */

import type { Language, Strength } from '@sternwarte/engine';

export const opponents: Readonly<Record<Language, Readonly<Record<Strength, string>>>> = {
  de: {
    kadett:
      'Siedelt, fördert und fliegt weiter, wie es gerade kommt, und sagt Aktionen nach Laune an. Er spart nie auf eine Technologie und plant keinen Zug voraus.',
    pilot:
      'Stellt sich zu jeder Aktion vor, wie die Würfel fallen könnten, und weiß, wie weit jeder von der vierzehnten Kolonie entfernt ist.',
    admiral:
      'Plant den ganzen Zug, mit allem, was Würfel und Schicksal bringen können, und hat das Ende des Spiels früh im Blick.',
  },
  en: {
    kadett:
      'Settles, mines and flies on as things come, and declares actions by mood. It never saves up for a technology and plans no turn ahead.',
    pilot:
      'Imagines for every action how the dice may fall, and knows how far everybody is from the fourteenth colony.',
    admiral:
      'Plans the whole turn, with all that dice and fate may bring, and has an eye on the end of the game early on.',
  },
};
