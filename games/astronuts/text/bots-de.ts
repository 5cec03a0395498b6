/** What is said of the bots in German: how they think, and what they judge positions by, in words that complete a hint. */

import type { BotWords } from '@sternwarte/engine';
import type { Feature } from '../bot/features.ts';

export const botsDe: BotWords<Feature> = {
  opponents: {
    kadett:
      'Siedelt, fördert und fliegt weiter, wie es gerade kommt, und sagt Aktionen nach Laune an. Er spart nie auf eine Technologie und plant keinen Zug voraus.',
    pilot:
      'Stellt sich zu jeder Aktion vor, wie die Würfel fallen könnten, und weiß, wie weit jeder von der vierzehnten Kolonie entfernt ist.',
    admiral:
      'Plant den ganzen Zug, mit allem, was Würfel und Schicksal bringen können, und hat das Ende des Spiels früh im Blick.',
  },
  tempers: {
    cautious: 'Der Vorsichtige: schützt sich mit Mega Shields, ehe jemand kommt.',
    bold: 'Der Kühne: rüstet auf und sucht den Kampf.',
    gatherer: 'Der Sammler: hält Nuts in allen Farben bereit.',
  },
  reasons: {
    race: {
      more: 'ein längerer Weg zur vierzehnten Kolonie',
      less: 'ein kürzerer Weg zur vierzehnten Kolonie',
    },
    closing: { more: 'ein Rückstand im Endspurt', less: 'ein Vorsprung im Endspurt' },
    finish: {
      more: 'mehr Kolonien am Ende der letzten Runde',
      less: 'weniger Kolonien am Ende der letzten Runde',
    },
    colonies: { more: 'mehr Kolonien auf dem Plan', less: 'weniger Kolonien auf dem Plan' },
    nuts: { more: 'mehr Nuts für Kolonien', less: 'weniger Nuts für Kolonien' },
    spareNuts: { more: 'mehr Nuts bei Gleichstand', less: 'weniger Nuts bei Gleichstand' },
    variety: {
      more: 'mehr verschiedene Farben auf der Hand',
      less: 'weniger verschiedene Farben auf der Hand',
    },
    ships: { more: 'ein Schiff mehr', less: 'ein Schiff weniger' },
    powerLaser: { more: 'Power Laser für den Angriff', less: 'kein Power Laser für den Angriff' },
    megaShields: {
      more: 'Mega Shields für die Verteidigung',
      less: 'keine Mega Shields für die Verteidigung',
    },
    timeWarp: {
      more: 'Time Warp für misslungene Würfe',
      less: 'kein Time Warp für misslungene Würfe',
    },
    extraEnergy: {
      more: 'eine Aktion mehr in jedem Zug',
      less: 'keine zusätzliche Aktion in jedem Zug',
    },
    exposed: {
      more: 'mehr Kolonien in Reichweite fremder Schiffe',
      less: 'weniger Kolonien in Reichweite fremder Schiffe',
    },
  },
};
