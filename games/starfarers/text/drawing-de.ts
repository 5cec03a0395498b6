import { counted, listed, nounsDe, upgradeCount } from './names-de.ts';
import { standingDe } from './standing-de.ts';
import type { DrawingWords } from './words.ts';

/** Words of the drawn position in German. */
export const drawingDe: DrawingWords = {
  ...standingDe,
  legend: [
    'Je System die Planeten 1, 2, 3, dann die Bauplätze 1–2, 2–3, 3–1 mit dem, was darauf steht:',
    '○ Kolonie, ◎ Raumhafen, △ Kolonieschiff, ▽ Handelsschiff; davor die Farbe, – ist neutral.',
    '? verdeckter Chip, †4 Piratenstützpunkt der Stärke 4, *4 Eisplanet der Stärke 4.',
  ],
  head: (round, phase, current) => `Runde ${round} · ${phase} · am Zug: ${current}`,
  systems: 'Planetensysteme',
  faceDown: 'verdeckt',
  empty: 'leerer Raum',
  docking: 'Andockpunkt',
  peoples: 'Völker',
  notFound: 'noch nicht entdeckt',
  noStations: 'keine Stationen',
  marker: 'Aufsteller',
  open: 'offen',
  noCards: 'keine',
  resigned: 'hat aufgegeben',
  withCards: (drives, cannons) =>
    `mit Karten ${listed([upgradeCount(drives, 'drive'), upgradeCount(cannons, 'cannon')])}`,
  hand: 'Hand',
  giftShips: (count) => counted(count, 'Handelsschiff-Marker', 'Handelsschiff-Marker'),
  ships: 'Schiffe',
  noShips: 'keine',
  grounded: 'stillgelegt',
  done: 'fertig',
  inFlight: 'im Flug',
  stock: 'persönlicher Vorrat',
  pieces: (colonies, stations, transporters, shipyards) =>
    listed([
      counted(colonies, nounsDe.pieces.colony, 'Kolonien'),
      counted(stations, 'Handelsstation', 'Handelsstationen'),
      counted(transporters, 'Transporter', 'Transporter'),
      counted(shipyards, 'Raumwerft', 'Raumwerften'),
    ]),
  friends: 'Freundschaft',
  supply: 'Vorrat',
  reservePile: 'Nachschubstapel',
  encounterCards: 'Begegnungskarten',
  flight: (base, speed) => `Geschwindigkeit ${speed} (Grundgeschwindigkeit ${base})`,
  flying: (ship, left) => `Schiff ${ship} im Flug, noch ${counted(left, 'Schritt', 'Schritte')}`,
  offer: (name, give, want) => `Angebot von ${name}: ${give} gegen ${want}`,
  answers: { accept: 'nimmt an', decline: 'lehnt ab', waiting: 'überlegt' },
  counter: (give, want) => `schlägt vor: ${give} gegen ${want}`,
  encounter: (title, reader) => `Begegnung: ${title} · es liest ${reader}`,
  reads: (card) => `Du liest Karte ${card}; „regel ${card}“ zeigt sie ganz.`,
};
