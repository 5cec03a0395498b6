/** Friendship cards in German, told from their effects. */

import type { Resource } from '../rules/data.ts';
import { listed, nounsDe, resourceCount, upgradeCount } from './names-de.ts';
import type { FriendshipWords } from './words.ts';

/** The resource at the beginning of a compound. */
const COMPOUND: Readonly<Record<Resource, string>> = {
  ore: 'Erz',
  fuel: 'Treibstoff',
  carbon: 'Carbon',
  food: 'Nahrungs',
  goods: 'Waren',
};

function research(drives: number, cannons: number): string {
  if (drives > 0 && cannons > 0) return 'Doppelforschung';
  return drives > 0 ? 'Schubforschung' : 'Waffenforschung';
}

export const friendshipDe: FriendshipWords = {
  productionBonus: ({ resource }) => ({
    title: `${COMPOUND[resource]}segen`,
    text: `Bringt dir ein Ertragswurf mindestens ${resourceCount(1, resource)}, bekommst du 1 mehr.`,
  }),
  upgradeBonus: ({ drives, cannons }) => ({
    title: research(drives, cannons),
    text: `Zählt wie ${listed([
      ...(drives > 0 ? [upgradeCount(drives, 'drive')] : []),
      ...(cannons > 0 ? [upgradeCount(cannons, 'cannon')] : []),
    ])}.`,
  }),
  supplyRate: ({ resource, rate, oncePerTurn }) => ({
    title: `${COMPOUND[resource]}kontor`,
    text: `Du tauschst ${nounsDe.resources[resource]} ${rate}:1 mit dem Vorrat${oncePerTurn ? ', einmal in jedem deiner Züge' : ''}.`,
  }),
  handLimit: ({ limit }) => ({
    title: 'Schutzbrief',
    text: `Bei einer 7 gibst du erst ab, wenn du mehr als ${limit} Karten hast.`,
  }),
  honour: () => ({
    title: 'Ehrengabe',
    text: 'Einmal in jedem deiner Züge: 1 Handelsware in den Vorrat, 1 halbe Medaille für dich.',
  }),
  levelling: ({ targets }) => ({
    title: 'Lastenausgleich',
    text: `Einmal in jedem deiner Züge ziehst du von bis zu ${targets} Mitspielern mit mehr Siegpunkten je 1 Karte.`,
  }),
  aid: () => ({
    title: 'Hilfslieferung',
    text: 'Bringt dir ein Ertragswurf außer der 7 nichts, darfst du 1 Rohstoff deiner Wahl aus dem Vorrat nehmen.',
  }),
};
