/** Options and terms in German. */

import { PLAYERS } from './names-de.ts';
import type { NutsWords } from './words.ts';

export const optionsDe: NutsWords['options'] = {
  colours: {
    name: 'Farben',
    help: 'Reihum nimmt jeder eine Farbe.',
    values: PLAYERS,
  },
  corners: {
    name: 'Ecken',
    help: 'Wer in welcher Ecke beginnt. Zu zweit sitzt der Zweite immer gegenüber.',
    values: {
      northWest: 'oben links',
      northEast: 'oben rechts',
      southEast: 'unten rechts',
      southWest: 'unten links',
    },
  },
  asteroids: {
    name: 'Asteroiden',
    help: 'Ob Schiffe in Asteroidenfeldern würfeln müssen oder diese wie andere Felder sind.',
    values: { off: 'gewöhnliche Felder', on: 'ums Überleben würfeln' },
  },
  astroHoles: {
    name: 'AstroHoles',
    help: 'Ob Schiffe zwischen den vier AstroHoles springen können oder diese wie andere Felder sind.',
    values: { off: 'gewöhnliche Felder', on: 'Sprung von Loch zu Loch' },
  },
  nutPlacement: {
    name: 'Nuts auf den Planeten',
    help: 'Durch das Los, oder die Spieler legen sie reihum.',
    values: { random: 'durch das Los', draft: 'reihum gelegt' },
  },
  homePlanetMode: {
    name: 'Heimatplaneten',
    help: 'Ob Heimatplaneten Nuts und Kolonien tragen wie jeder andere Planet.',
    values: { ordinary: 'gewöhnliche Planeten', base: 'kahle Stützpunkte ohne Nuts und Kolonien' },
  },
  draftColours: {
    name: 'Farben beim Reihumlegen',
    help: 'Alle nehmen zu Beginn einen Satz mit 20 Nuts und legen dann abwechselnd je eine Münze ab. Offen bleibt, ob aus dem gemeinsamen Vorrat oder vom eigenen Satz. Farben, die niemand spielt, dürfen alle legen.',
    values: { any: 'jede Farbe', own: 'nur die eigene Farbe' },
  },
  flyPast: {
    name: 'Vorbeiflug',
    help: 'Bewegen führt zum Nachbarfeld, und erst wer auf einem Planeten landet, befragt das Schicksal. Offen bleibt, ob jeder Planet auf dem Weg eine Landung ist.',
    values: {
      off: 'jeder Planet ohne Schiff ist eine Landung',
      on: 'gelandet wird, wo der Flug endet',
    },
  },
  fateBinds: {
    name: 'Wen das Schicksal trifft',
    help: 'Die Tabelle spricht vom Schiff (2-1 bis 2-4) oder vom Spieler (3-4, 3-5, 4-4 bis 4-6) und von dieser Runde, nicht vom Planeten. Nur der Abflug (2-5, 2-6, 3-6) betrifft immer allein diesen Planeten.',
    values: {
      planet: 'endet mit dem Abflug vom Planeten',
      turn: 'gilt den ganzen Zug, wohin es auch geht',
    },
  },
  tollPaid: {
    name: 'Wucherer und Zöllner',
    help: 'Wer in dieser Runde fördern (3-4) oder Kolonien gründen will (3-5), muss ihnen 1 Nut bezahlen. Offen bleibt, ob jedes Mal oder nur einmal.',
    values: { each: 'jedes Mal 1 Nut', once: 'nur einmal 1 Nut' },
  },
  timeWarpOnDefence: {
    name: 'Time Warp bei der Verteidigung',
    help: 'Die Technologie gilt einmal im Zug, die Schicksalstabelle sagt einmal pro Runde. Offen bleibt, ob sie damit auch fremden Zügen dient.',
    values: {
      off: 'einmal im eigenen Zug',
      on: 'dazu einmal bei der Verteidigung, zwischen zwei eigenen Zügen',
      oncePerRound: 'einmal je Runde, bei Angriff oder Verteidigung',
    },
  },
  immediateEnd14: {
    name: 'Die 14. Kolonie',
    help: 'Nur bei der letzten Nut ist vom Ende der Runde die Rede; mit 14 gegründeten Kolonien endet das Spiel auch. Ein sofortiges Ende begünstigt den, der begonnen hat.',
    values: { off: 'die Runde wird zu Ende gespielt', on: 'die Partie endet sofort' },
  },
  fourteenCounts: {
    name: 'Was für die 14 zählt',
    help: 'Das Spiel endet, wenn jemand 14 Kolonien gegründet hat; ob sie noch stehen müssen, bleibt offen. Sieger ist immer, wer die meisten auf dem Plan hat.',
    values: {
      standing: '14 stehen gleichzeitig auf dem Plan',
      founded: 'zerstörte zählen mit',
    },
  },
  maxRounds: {
    name: 'Letzte Runde',
    help: 'Nach dieser Runde endet die Partie, egal wie viele Nuts noch liegen.',
    values: { none: 'unbegrenzt' },
  },
};

export const termsDe: NutsWords['terms'] = {
  field: 'Feld',
  route: 'Route',
  planet: 'Planet',
  smallPlanet: 'kleiner Planet',
  largePlanet: 'großer Planet',
  homePlanet: 'Heimatplanet',
  astroShip: 'AstroSchiff',
  colony: 'Kolonie',
  nut: 'Nut',
  astroBank: 'AstroBank',
  action: 'Aktion',
  actionTrack: 'Aktionsleiste',
  turn: 'Zug',
  round: 'Runde',
  landing: 'Landung',
  fate: 'Schicksal',
  mining: 'Fördern',
  founding: 'Kolonialisierung',
  building: 'Schiffsbau',
  attack: 'Angriff',
  technology: 'Technologie',
  trade: 'Handeln',
  passage: 'Durchflug',
  asteroids: 'Asteroiden',
  astroHole: 'AstroHole',
  teleport: 'Teleport',
};
