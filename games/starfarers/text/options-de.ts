import type { StarWords } from './words.ts';

/** The options in German. */
export const optionsDe: StarWords['options'] = {
  board: {
    name: 'Spielplan',
    help: 'Wie die Raumquadranten ausliegen.',
    values: {
      beginner: 'der feste Plan für den Einstieg',
      strategic: 'gemischt, nah zu nah und fern zu fern, offen',
      explorer: 'ebenso gemischt, aber verdeckt: Erst Schiffe decken auf',
      wild: 'alle 16 durcheinander und verdeckt; ein unbekannter fehlt',
    },
  },
  start: {
    name: 'Start',
    help: 'Feste Startplätze oder eigene Wahl.',
    values: {
      fixed: 'feste Plätze für jede Farbe',
      founding: 'Gründungsphase: Alle setzen selbst',
    },
  },
  homeChips: {
    name: 'Chips der Catanischen Kolonien',
    help: 'Welche Zahl auf welchem Planeten der Startsysteme liegt.',
    values: {
      printed: 'wie aufgedruckt',
      shuffled: 'in jedem System gemischt',
    },
  },
  reserveDraw: {
    name: 'Nachschub',
    help: 'Wie die Karten vom Nachschubstapel gezogen werden.',
    values: {
      auto: 'von selbst',
      manual: 'von Hand; wer es vergisst, verliert sie mit dem Schütteln',
    },
  },
  spaceJumpEndsFlight: {
    name: 'Raumsprung beendet den Flug',
    help: 'Ob ein Schiff nach einem Raumsprung in diesem Zug noch fliegt.',
    values: { true: 'der Sprung ist sein Flug', false: 'es fliegt danach noch' },
  },
  discoveryStopsShip: {
    name: 'Entdecken hält an',
    help: 'Ob ein Schiff nach dem Aufdecken eines Raumquadranten weiterfliegt.',
    values: { false: 'es fliegt weiter', true: 'sein Flug endet dort' },
  },
  levellingMinLeaders: {
    name: 'Führende für den Lastenausgleich',
    help: 'Wie viele Mitspieler mehr Punkte haben müssen, damit die Karte nutzbar ist.',
    values: {},
  },
  pointsToWin: {
    name: 'Siegpunkte zum Sieg',
    help: 'Wer im eigenen Zug so viele Siegpunkte hat, gewinnt.',
    values: {},
  },
  maxRounds: {
    name: 'Letzte Runde',
    help: 'Nach dieser Runde gewinnen die meisten Siegpunkte.',
    values: { none: 'unbegrenzt' },
  },
};
