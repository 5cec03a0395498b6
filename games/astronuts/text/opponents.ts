/** How the three opponents think, in words. */

import type { Language, Strength } from '@sternwarte/engine';

export const opponents: Readonly<Record<Language, Readonly<Record<Strength, string>>>> = {
  de: {
    kadett:
      'Siedelt, schürft und fliegt weiter, wie es gerade kommt. Er spart nie auf eine Technologie und plant keinen Zug voraus.',
    pilot:
      'Rechnet jede Aktion mit allen Würfen einmal durch und weiß, wie weit jeder von der vierzehnten Kolonie entfernt ist.',
    admiral:
      'Spielt viele Fortsetzungen durch, die Antworten der anderen und die Würfel eingeschlossen, und hat das Ende des Spiels früh im Blick.',
  },
  en: {
    kadett:
      'Settles, mines and flies on as things come. It never saves up for a technology and plans no turn ahead.',
    pilot:
      'Works out every action once with all its rolls, and knows how far everybody is from the fourteenth colony.',
    admiral:
      'Plays through many continuations, the answers of the others and the dice included, and has an eye on the end of the game early on.',
  },
};
