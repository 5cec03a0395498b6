/** Events in German: players are named, in the third person. */

import { encountersDe } from './encounters-de.ts';
import { friendshipDe } from './friendship-de.ts';
import {
  A_PIECE,
  AN_UPGRADE,
  AT_PEOPLE,
  OF_PEOPLE,
  balls,
  cardsDe,
  halfMedals,
  listed,
  nounsDe,
  resourceCount,
} from './names-de.ts';
import { place, planetLabel } from './places.ts';
import { resultsDe } from './results-de.ts';
import { effectsOf } from './encounter-story.ts';
import { friendshipCard } from './friendship-story.ts';
import type { StarWords } from './words.ts';

const { resources, sectors, chips } = nounsDe;

const ANSWERED = {
  accept: 'nimmt an',
  decline: 'lehnt ab',
  counter: 'macht ein Gegenangebot',
};

const MEASURED = { combat: 'Kampf', speed: 'Wettflug', drives: 'Flucht' };

export const eventsDe: StarWords['events'] = {
  startRoll: ({ seat, total }, name) =>
    `${name(seat)} würfelt ${total}; die höchste Summe beginnt.`,
  startPlayer: ({ seat }, name) => `${name(seat)} beginnt.`,
  sector: ({ slot, sector, discovered }) =>
    discovered ? `Entdeckt auf ${slot}: ${sectors[sector]}.` : `${slot}: ${sectors[sector]}.`,
  chip: ({ planet, chip }) => `${planetLabel(planet)} zeigt: ${chips[chip]}.`,
  turn: ({ seat, round }, name) => `Runde ${round}: ${name(seat)} ist am Zug.`,
  dice: ({ seat, total }, name) => `${name(seat)} würfelt ${total}.`,
  production: ({ seat, cards }, name) => `${name(seat)} erhält ${cardsDe(cards)}.`,
  shortage: ({ resource }) =>
    `Der Vorrat an ${resources[resource]} reicht nicht für alle: Niemand bekommt etwas davon.`,
  aid: ({ seat, resource }, name) =>
    `Hilfslieferung: ${name(seat)} nimmt ${resourceCount(1, resource)}.`,
  discarded: ({ seat, cards }, name) => `${name(seat)} gibt ${cardsDe(cards)} ab.`,
  stolen: ({ from, to }, name) => `${name(to)} zieht eine Karte von ${name(from)}.`,
  given: ({ from, to }, name) => `${name(to)} bekommt eine Karte von ${name(from)}.`,
  drawn: ({ seat }, name) => `${name(seat)} zieht eine Karte vom Nachschubstapel.`,
  pileRebuilt: ({ cards }) => `Ein neuer Nachschubstapel entsteht: ${cardsDe(cards)}.`,
  supplyTrade: ({ seat, give, want }, name) =>
    `${name(seat)} tauscht mit dem Vorrat ${cardsDe(give)} gegen ${cardsDe(want)}.`,
  offer: ({ seat, give, want, to }, name) =>
    `${name(seat)} bietet ${listed(to.map(name))} an: ${cardsDe(give)} gegen ${cardsDe(want)}.`,
  offerAnswered: ({ seat, answer }, name) => `${name(seat)} ${ANSWERED[answer]}.`,
  offerEnded: ({ seat }, name) => `Das Angebot von ${name(seat)} ist hinfällig.`,
  deal: (event, name) =>
    `${name(event.seat)} gibt ${name(event.with)} ${cardsDe(event.give)} und bekommt ${cardsDe(event.want)}.`,
  paid: ({ seat, cards }, name) => `${name(seat)} zahlt ${cardsDe(cards)}.`,
  gained: ({ seat, cards }, name) => `${name(seat)} nimmt ${cardsDe(cards)}.`,
  placed: ({ seat, piece, node }, name) =>
    `${name(seat)} setzt ${A_PIECE[piece]} auf ${place(node)}.`,
  upgradeGained: ({ seat, upgrade }, name) => `${name(seat)} bekommt ${AN_UPGRADE[upgrade]}.`,
  upgradeLost: ({ seat, upgrade }, name) => `${name(seat)} verliert ${AN_UPGRADE[upgrade]}.`,
  halfMedals: ({ seat, change }, name) =>
    `${name(seat)} ${change < 0 ? 'verliert' : 'bekommt'} ${halfMedals(Math.abs(change))}.`,
  giftShip: ({ seat }, name) => `${name(seat)} bekommt ein Handelsschiff geschenkt.`,
  shake: ({ seat, balls: drawn, base }, name) =>
    `${name(seat)} schüttelt das Mutterschiff: ${balls(drawn)}, Grundgeschwindigkeit ${base}.`,
  balls: ({ seat, balls: drawn, sum }, name) =>
    `${name(seat)} schüttelt ${balls(drawn)}, Summe ${sum}.`,
  encounter: ({ seat, reader, family }, name) => {
    const { title, prompt } = encountersDe.families[family];
    return `Begegnung „${title}“: ${name(reader)} liest ${name(seat)} vor: „${prompt}“`;
  },
  reshuffled: () => 'Alle 32 Begegnungskarten werden neu gemischt.',
  contest: ({ seat, opponent, metric, own, other, won }, name) =>
    `${MEASURED[metric]}: ${name(seat)} ${own}, ${name(opponent)} ${other}. ${name(seat)} ${won ? 'setzt sich durch' : 'unterliegt'}.`,
  outcome: ({ seat, outcome }, name) =>
    `Für ${name(seat)}: „${encountersDe.outcomes[outcome]}“ (${effectsOf(outcome, encountersDe)})`,
  grounded: ({ seat, ship }, name) =>
    `Schiff ${ship + 1} von ${name(seat)} fliegt in diesem Zug nicht.`,
  jumped: ({ seat, ship, from, to }, name) =>
    `${name(seat)} springt mit Schiff ${ship + 1} von ${place(from)} nach ${place(to)}.`,
  flew: ({ seat, ship, path }, name) => {
    const [from, to] = [path[0], path.at(-1)];
    if (from === undefined || to === undefined)
      return `Schiff ${ship + 1} von ${name(seat)} fliegt.`;
    const steps = path.length - 1;
    return `${name(seat)} fliegt mit Schiff ${ship + 1} von ${place(from)} nach ${place(to)} (${steps === 1 ? '1 Schritt' : `${steps} Schritte`}).`;
  },
  cleared: ({ seat, planet, marker }, name) =>
    `${name(seat)} ${marker.startsWith('ice') ? 'terraformt' : 'besiegt'} auf ${planetLabel(planet)} „${chips[marker]}“ und behält die Medaille.`,
  colonyFounded: ({ seat, node }, name) => `${name(seat)} gründet eine Kolonie auf ${place(node)}.`,
  stationFounded: ({ seat, people }, name) =>
    `${name(seat)} gründet eine Handelsstation ${AT_PEOPLE[people]}.`,
  markerTaken: ({ seat, people, from }, name) =>
    `${name(seat)} übernimmt den Freundschafts-Aufsteller ${OF_PEOPLE[people]}${from === null ? '' : ` von ${name(from)}`}.`,
  cardPicked: ({ seat, card }, name) => {
    const { title, text } = friendshipCard(card, friendshipDe);
    return `${name(seat)} wählt eine Freundschaftskarte: „${title}. ${text}“`;
  },
  resigned: ({ seat }, name) => `${name(seat)} gibt auf.`,
  over: ({ winners, ending }, name) => resultsDe[ending](listed(winners.map(name)), winners.length),
};
