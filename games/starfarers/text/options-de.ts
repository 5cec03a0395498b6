import { nounsDe } from './names-de.ts';
import type { StarWords } from './words.ts';

/** The options in German. */
export const optionsDe: StarWords['options'] = {
  colours: {
    name: 'Farben',
    help: 'Jeder wählt seine Farbe; der feste Start folgt ihr. Zu dritt ist die übrige neutral.',
    values: nounsDe.colours,
  },
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
    help: 'Der Raumsprung versetzt ein Schiff an einen beliebigen Punkt; ob es in diesem Zug danach noch fliegt, bleibt offen.',
    values: { true: 'der Sprung ist sein Flug', false: 'es fliegt danach noch' },
  },
  discoveryStopsShip: {
    name: 'Entdecken hält an',
    help: 'Nach jeder Erkundung darf das Schiff weiterziehen; ob das auch für das Aufdecken eines Raumquadranten gilt, bleibt offen.',
    values: { false: 'es fliegt weiter', true: 'sein Flug endet dort' },
  },
  levellingMinLeaders: {
    name: 'Führende für den Lastenausgleich',
    help: 'Wie viele Mitspieler mehr Punkte haben müssen, damit die Karte nutzbar ist.',
    values: {},
  },
  wearInTurn: {
    name: 'Zahn der Zeit',
    help: 'Die beiden Karten gelten für alle, und ihre Anweisungen werden nacheinander ausgeführt. Offen bleibt, ob auch die Spieler nacheinander abbauen.',
    values: {
      false: 'alle wählen zugleich, aufgedeckt wird gemeinsam',
      true: 'einer nach dem anderen, offen, beim aktiven Spieler beginnend',
    },
  },
  soleClaimantTakesRest: {
    name: 'Mangel im Vorrat',
    help: 'Jede Kolonie bringt eine Karte vom Vorrat; was gilt, wenn er nicht reicht, sagt das Regelheft nicht. Haben mehrere Anspruch, bekommt niemand etwas.',
    values: {
      false: 'auch ein Einzelner bekommt nichts',
      true: 'ein Einzelner bekommt den Rest',
    },
  },
  offersUnlimited: {
    name: 'Angebote in einem Zug',
    help: 'Wer am Zug ist, handelt, sooft seine Karten es hergeben; eine Grenze für Angebote nennt das Regelheft nicht. Wir hören nach zehn vergeblichen auf, damit niemand endlos gefragt wird.',
    values: { false: 'höchstens zehn vergebliche', true: 'beliebig viele' },
  },
  speedFixedAtShake: {
    name: 'Geschwindigkeit',
    help: 'Die Geschwindigkeit wird ermittelt, bevor die Schiffe ziehen, und gilt für alle. Offen bleibt, ob Antriebe noch zählen, die danach kommen oder gehen.',
    values: {
      false: 'Antriebe zählen sofort',
      true: 'mit dem Schütteln steht sie für den Zug fest',
    },
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
