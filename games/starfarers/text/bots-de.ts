/** What is said of the bots in German: how they think, and what they judge positions by. */

import type { BotWords } from '@sternwarte/engine';
import type { Feature } from '../bot/features.ts';
import { reasonsDe } from './reasons-de.ts';

export const botsDe: BotWords<Feature> = {
  opponents: {
    kadett:
      'Baut, was die Karten gerade hergeben, und fliegt zum nächsten lohnenden Ziel. Rechnet nicht und plant nicht.',
    pilot:
      'Sieht bei jedem Zug einen Schritt voraus und wägt Einkommen, Ausbauten und die Wege der Schiffe gegeneinander ab.',
    admiral:
      'Denkt viele Züge weit, in vielen möglichen Welten: mit Würfeln, Kugeln, verdeckten Karten und den Antworten der anderen.',
  },
  tempers: {
    cautious: 'Der Vorsichtige: baut Bordkanonen und sichert seine Freundschaften.',
    bold: 'Der Kühne: fliegt früh und weit und siedelt als Erster.',
    gatherer: 'Der Händler: sorgt für Einkommen, Frachtmodule und Handelsstationen.',
  },
  reasons: reasonsDe,
};
