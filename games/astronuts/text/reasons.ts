/** What bots judge positions by, in words that complete a hint. */

import type { Language, Reason } from '@sternwarte/engine';
import type { Feature } from '../bot/features.ts';

export const reasons: Readonly<Record<Language, Readonly<Record<Feature, Reason>>>> = {
  de: {
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
  en: {
    race: {
      more: 'a longer way to the fourteenth colony',
      less: 'a shorter way to the fourteenth colony',
    },
    closing: { more: 'falling behind in the final sprint', less: 'a lead in the final sprint' },
    finish: {
      more: 'more colonies at the end of the last round',
      less: 'fewer colonies at the end of the last round',
    },
    colonies: { more: 'more colonies on the board', less: 'fewer colonies on the board' },
    nuts: { more: 'more nuts for colonies', less: 'fewer nuts for colonies' },
    spareNuts: { more: 'more nuts to break a tie', less: 'fewer nuts to break a tie' },
    variety: { more: 'more different colours in hand', less: 'fewer different colours in hand' },
    ships: { more: 'one more ship', less: 'one ship fewer' },
    powerLaser: { more: 'Power Laser for attacks', less: 'no Power Laser for attacks' },
    megaShields: { more: 'Mega Shields for defence', less: 'no Mega Shields for defence' },
    timeWarp: { more: 'Time Warp for failed rolls', less: 'no Time Warp for failed rolls' },
    extraEnergy: { more: 'one more action in every turn', less: 'no extra action in every turn' },
    exposed: {
      more: 'more colonies within reach of foreign ships',
      less: 'fewer colonies within reach of foreign ships',
    },
  },
};
