/** What is asked of whom, in German. */

import { PEOPLES } from '../rules/data.ts';
import { AT_PEOPLE, cardsDe, counted, listed } from './names-de.ts';
import type { StarTableWords } from './words.ts';

const people = (index: number): string => {
  const found = PEOPLES[index];
  return found === undefined ? '' : AT_PEOPLE[found];
};

export const asksDe: StarTableWords['asks'] = {
  startRoll: ({ seats, rolls }, { name }) =>
    `${name(seats[rolls.length] ?? 0)} würfelt darum, wer beginnt.`,
  sector: ({ discovered }) =>
    discovered ? 'Ein Raumquadrant wird aufgedeckt.' : 'Die Raumquadranten werden ausgelegt.',
  homeChip: () => 'Die Zahlenchips der Catanischen Kolonien werden ausgelegt.',
  placeColony: (_task, { asked }) => `${asked}: eine Kolonie auf einen freien Bauplatz setzen.`,
  placeSpaceport: (_task, { asked }) => `${asked}: eine eigene Kolonie zum Raumhafen machen.`,
  placeShip: (_task, { asked }) =>
    `${asked}: ein Kolonie- oder Handelsschiff an den neuen Raumhafen setzen.`,
  foundingUpgrade: (_task, { asked }) => `${asked}: einen Ausbau aus dem Startvorrat nehmen.`,
  startMedals: () => 'Alle bekommen eine halbe Medaille.',
  beginTurn: ({ seat }, { name }) => `${name(seat)} kommt an den Zug.`,
  draw: ({ seat }, { name }) => `${name(seat)} zieht eine Karte vom Nachschubstapel.`,
  dice: (_task, { current }) => `${current} würfelt für den Ertrag.`,
  aid: (_task, { asked }) =>
    `${asked}: mit der Hilfslieferung einen Rohstoff aus dem Vorrat nehmen oder verzichten.`,
  discard: (_task, { asked, askedSeats, name, discards }) => {
    const shares = askedSeats.map((seat) =>
      askedSeats.length === 1 ? `${discards(seat)}` : `${name(seat)} ${discards(seat)}`,
    );
    return `Eine 7! ${asked}: die Hälfte der Karten abgeben (${listed(shares)}).`;
  },
  give: (_task, { asked, current }) => `${asked}: eine Karte aussuchen, die ${current} bekommt.`,
  wear: (_task, { asked }) => `${asked}: einen Ausbau vom eigenen Mutterschiff entfernen.`,
  rob: (_task, { asked }) => `${asked}: jemanden wählen, von dem eine Karte gezogen wird.`,
  steal: ({ from, to }, { name }) => `${name(to)} zieht eine Karte von ${name(from)}.`,
  reserve: (_task, { current }) => `${current} zieht vom Nachschubstapel.`,
  enterTrade: (_task, { current }) => `${current} beginnt die Handels- und Bauphase.`,
  shake: (_task, { current }) => `${current} schüttelt das Mutterschiff.`,
  encounter: () => 'Eine Begegnungskarte wird gezogen.',
  walk: () => 'Die Begegnungskarte wird weiter vorgelesen.',
  number: (_task, { asked, prompt }) => `${asked}, ${prompt}`,
  question: (_task, { asked, prompt }) => `${asked}, ${prompt}`,
  pay: ({ n }, { asked }) =>
    `${asked}: ${counted(n, 'Rohstoff', 'Rohstoffe')} auswählen und zahlen.`,
  swap: ({ take }, { asked }) => `${asked}: einen Rohstoff gegen ${take} andere eintauschen.`,
  takeCards: ({ n, except }, { asked }) =>
    `${asked}: ${counted(n, 'Rohstoff', 'Rohstoffe')} aus dem Vorrat nehmen${except === null ? '' : ', anderer Art als der eingetauschte'}.`,
  contest: ({ metric, opponent, own }, { current, name }) => {
    const what = metric === 'combat' ? 'Kampf' : 'Wettflug';
    const who = own === null ? current : name(opponent);
    return `${what} zwischen ${current} und ${name(opponent)}: ${who} schüttelt.`;
  },
  bands: (_task, { current }) => `${current} schüttelt: Die Summe der Kugeln entscheidet.`,
  effect: () => 'Die Begegnung wirkt.',
  gainUpgrade: (_task, { asked }) => `${asked}: einen Ausbau für das Mutterschiff wählen.`,
  loseUpgrade: (_task, { asked }) => `${asked}: einen Ausbau wählen, der verloren geht.`,
  ground: (_task, { asked }) => `${asked}: ein Schiff wählen, das in diesem Zug nicht fliegt.`,
  jump: (_task, { asked }) => `${asked}: ein Schiff im Raumsprung versetzen oder verzichten.`,
  closeEncounter: () => 'Die Begegnung ist zu Ende.',
  foundHere: ({ ship }, { asked }) =>
    `${asked}: mit Schiff ${ship + 1} hier eine Kolonie gründen oder nicht.`,
  arrival: () => 'Das Schiff kommt an.',
  chip: () => 'Ein Zahlenchip wird aufgedeckt.',
  replacementChip: () => 'Ein Reserve-Zahlenchip wird gezogen.',
  pickCard: (task, { asked }) =>
    `${asked}: ${people(task.people)} eine offene Freundschaftskarte wählen.`,
  giftShip: (_task, { asked }) =>
    `${asked}: das geschenkte Handelsschiff auf einen freien Raumhafenpunkt setzen.`,
};

export const freelyDe: StarTableWords['freely'] = {
  over: 'Die Partie ist zu Ende.',
  trade: ({ current }) => `${current}: handeln und bauen.`,
  offer: ({ current, asked, deal }) => {
    const what = deal === null ? '' : ` ${cardsDe(deal.give)} gegen ${cardsDe(deal.want)}`;
    const who = asked === '' ? 'Alle haben geantwortet' : `Gefragt: ${asked}`;
    return `${current} bietet${what}. ${who}.`;
  },
  flight: ({ current, speed }) =>
    `${current}: jedes Schiff bis zu ${counted(speed, 'Schritt', 'Schritte')} fliegen.`,
  flying: ({ current, flying, stepsLeft }) =>
    `${current}: Schiff ${flying} weiterfliegen (noch ${counted(stepsLeft, 'Schritt', 'Schritte')}) oder seinen Flug beenden.`,
};
