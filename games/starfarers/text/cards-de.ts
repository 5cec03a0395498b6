/** The friendship cards in German. */

import type { FriendshipCardId } from '../rules/friendship-cards.ts';
import type { CardText } from './words.ts';

export const cardsDe: Readonly<Record<FriendshipCardId, CardText>> = {
  'green-ore': {
    name: 'Erz-Segen',
    text: 'Bringt dir ein Ertragswurf mindestens 1 Erz, nimmst du 1 Erz mehr.',
  },
  'green-fuel': {
    name: 'Treibstoff-Segen',
    text: 'Bringt dir ein Ertragswurf mindestens 1 Treibstoff, nimmst du 1 Treibstoff mehr.',
  },
  'green-carbon': {
    name: 'Carbon-Segen',
    text: 'Bringt dir ein Ertragswurf mindestens 1 Carbon, nimmst du 1 Carbon mehr.',
  },
  'green-food': {
    name: 'Nahrung-Segen',
    text: 'Bringt dir ein Ertragswurf mindestens 1 Nahrung, nimmst du 1 Nahrung mehr.',
  },
  'green-goods': {
    name: 'Handelsware-Segen',
    text: 'Bringt dir ein Ertragswurf mindestens 1 Handelsware, nimmst du 1 Handelsware mehr.',
  },
  'science-both-1': { name: 'Doppelforschung', text: 'Zählt wie 1 Antrieb und 1 Bordkanone.' },
  'science-both-2': { name: 'Doppelforschung', text: 'Zählt wie 1 Antrieb und 1 Bordkanone.' },
  'science-both-3': { name: 'Doppelforschung', text: 'Zählt wie 1 Antrieb und 1 Bordkanone.' },
  'science-drive': { name: 'Schubforschung', text: 'Zählt wie 2 Antriebe.' },
  'science-cannon': { name: 'Waffenforschung', text: 'Zählt wie 2 Bordkanonen.' },
  'merchant-ore': { name: 'Erz-Kontor', text: 'Du tauschst Erz 2:1 mit dem Vorrat.' },
  'merchant-fuel': {
    name: 'Treibstoff-Kontor',
    text: 'Du tauschst Treibstoff 2:1 mit dem Vorrat.',
  },
  'merchant-carbon': { name: 'Carbon-Kontor', text: 'Du tauschst Carbon 2:1 mit dem Vorrat.' },
  'merchant-food': { name: 'Nahrung-Kontor', text: 'Du tauschst Nahrung 2:1 mit dem Vorrat.' },
  'merchant-goods': {
    name: 'Warenkontor',
    text: 'Einmal je eigenem Zug tauschst du 1 Handelsware gegen 1 anderen Rohstoff aus dem Vorrat.',
  },
  'diplomat-shelter': {
    name: 'Schutzbrief',
    text: 'Bei einer 7 gibst du erst ab, wenn du mehr als 12 Karten hast.',
  },
  'diplomat-honour-1': {
    name: 'Ehrengabe',
    text: 'Einmal je eigenem Zug: 1 Handelsware in den Vorrat, 1 halbe Medaille für dich.',
  },
  'diplomat-honour-2': {
    name: 'Ehrengabe',
    text: 'Einmal je eigenem Zug: 1 Handelsware in den Vorrat, 1 halbe Medaille für dich.',
  },
  'diplomat-levelling': {
    name: 'Lastenausgleich',
    text: 'Einmal je eigenem Zug ziehst du von bis zu 2 Mitspielern, die mehr Siegpunkte haben als du, je 1 Rohstoffkarte.',
  },
  'diplomat-aid': {
    name: 'Hilfslieferung',
    text: 'Bringt dir ein Ertragswurf (außer einer 7) keinen Rohstoff, nimmst du 1 Rohstoff deiner Wahl aus dem Vorrat.',
  },
};
