/** Options and terms in German. */

import type { NutsWords } from './words.ts';

export const optionsDe: NutsWords['options'] = {
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
  immediateEnd14: {
    name: 'Die 14. Kolonie',
    help: 'Ob die Runde nach der 14. Kolonie noch zu Ende gespielt wird. Ein sofortiges Ende begünstigt den, der begonnen hat.',
    values: { off: 'die Runde wird zu Ende gespielt', on: 'die Partie endet sofort' },
  },
  timeWarpOnDefence: {
    name: 'Time Warp bei der Verteidigung',
    help: 'Ob Time Warp auch einen Verteidigungswurf wiederholen darf, einmal zwischen zwei eigenen Zügen.',
    values: { off: 'nur im eigenen Zug', on: 'auch bei der Verteidigung' },
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
