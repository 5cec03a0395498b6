import type { RefusalWords } from '@sternwarte/engine';
import type { Refusals } from '../rules/refusals.ts';
import { cardsDe } from './cards-de.ts';
import {
  COLOURS,
  END_OBSTACLES,
  FOUNDING_OBSTACLES,
  ITEMS,
  RESOURCE_NAMES,
  UPGRADE_NAMES,
} from './names-de.ts';

const resource = (id: keyof typeof RESOURCE_NAMES): string => RESOURCE_NAMES[id];
const upgrade = (id: keyof typeof UPGRADE_NAMES): string => UPGRADE_NAMES[id];
const seat = (index: number): string => Object.values(COLOURS)[index] ?? '';

export const refusalsDe: RefusalWords<Refusals> = {
  matchOver: () => 'Die Partie ist zu Ende.',
  malformed: () => 'Das ist kein Zug von Sternenfahrer.',
  chanceFirst: () => 'Erst entscheiden Würfel, Kugeln oder Karten.',
  notYourTurn: () => 'Du bist jetzt nicht gefragt.',
  otherDecision: () => 'Erst ist eine andere Entscheidung fällig.',
  tradePhaseOnly: () => 'Das gehört in die Handels- und Bauphase.',
  flightPhaseOnly: () => 'Das gehört in die Flugphase.',
  notHomeSite: ({ node }) => `${node} ist kein Bauplatz eines Heimatsystems.`,
  siteTaken: ({ node }) => `${node} ist besetzt.`,
  notYourColony: ({ node }) => `Auf ${node} steht keine Kolonie von dir.`,
  notYourPoint: ({ node }) => `${node} ist kein Raumhafenpunkt von dir.`,
  pointTaken: ({ node }) => `${node} ist besetzt.`,
  notInPool: (values) => `Nicht mehr in der Auslage: ${upgrade(values.upgrade)}.`,
  notInSupply: (values) => `Der Vorrat hat nicht genug: ${resource(values.resource)}.`,
  notInHand: () => 'Diese Karten hast du nicht.',
  wrongCount: ({ needed, given }) => `Es müssen ${needed} sein, nicht ${given}.`,
  excludedKind: (values) => `Nimm andere Rohstoffe als ${resource(values.resource)}.`,
  cannotRob: (values) => `${seat(values.seat)} hat keine Karten oder ist kein Mitspieler.`,
  noOffer: () => 'Es gibt kein offenes Angebot.',
  notAddressed: () => 'Das Angebot gilt nicht dir.',
  onlyInvitation: () => 'Das ist eine Einladung: Lehne ab oder mache einen Vorschlag.',
  emptySide: () => 'Beide Seiten müssen etwas geben.',
  sameKind: () => 'Ein Rohstoff darf nicht auf beiden Seiten stehen.',
  notAnOpponent: (values) => `${seat(values.seat)} ist kein Mitspieler.`,
  noDeal: (values) => `${seat(values.seat)} hat nichts zugesagt.`,
  tooManyOffers: ({ limit }) =>
    `In diesem Zug sind ${limit} Angebote gescheitert; mehr gehen nicht.`,
  wrongRate: ({ rate, ...values }) => `Dein Kurs für ${resource(values.resource)} ist ${rate}:1.`,
  cannotAfford: ({ item }) => `Dafür fehlen dir Karten: ${ITEMS[item]}.`,
  noTransporter: () => 'Alle drei Transporter sind unterwegs.',
  noCargo: ({ ship }) =>
    ship === 'colonyShip'
      ? 'Du hast keine Kolonie mehr im Vorrat.'
      : 'Du hast keine Handelsstation mehr im Vorrat.',
  noShipyard: () => 'Du hast keine Raumwerft mehr im Vorrat.',
  upgradeLimit: ({ limit, ...values }) =>
    `Mehr als ${limit} trägt das Mutterschiff nicht: ${upgrade(values.upgrade)}.`,
  boxEmpty: (values) => `In der Box ist keiner mehr: ${upgrade(values.upgrade)}.`,
  noHonourCard: () => 'Du hast keine Karte für eine Ehrengabe.',
  honourUsed: () => 'Die Ehrengabe wirkt einmal je Zug.',
  medalsOut: () => 'In der Box sind keine halben Medaillen mehr.',
  noLevelling: () => 'Der Lastenausgleich ist jetzt nicht möglich.',
  notALeader: (values) => `${seat(values.seat)} hat nicht mehr Punkte als du oder keine Karten.`,
  tooManyTargets: ({ limit }) => `Von höchstens ${limit} Spielern.`,
  noReserveDue: () => 'Dir steht keine Karte vom Nachschubstapel zu.',
  noShips: () => 'Du hast kein Schiff auf dem Spielfeld.',
  mustFly: () => 'Mit einem Schiff auf dem Spielfeld muss das Mutterschiff geschüttelt werden.',
  numberTooHigh: ({ most }) => `Du hast nur ${most} Karten.`,
  yesNeedsCards: ({ needed }) =>
    `Für ein Ja brauchst du ${needed === 1 ? 'eine Karte' : `${needed} Karten`}.`,
  noUpgrade: (values) => `Nicht auf deinem Mutterschiff: ${upgrade(values.upgrade)}.`,
  noShip: ({ ship }) => `Du hast kein Schiff ${ship + 1}.`,
  shipDone: ({ ship }) => `Der Flug von Schiff ${ship + 1} ist für diesen Zug beendet.`,
  shipGrounded: ({ ship }) => `Schiff ${ship + 1} bleibt in diesem Zug am Boden.`,
  otherShipFlying: ({ ship }) => `Schiff ${ship + 1} ist im Flug; beende ihn zuerst.`,
  cannotGround: ({ ship }) => `Schiff ${ship + 1} kann nicht gewählt werden.`,
  notAdjacent: ({ node }) => `Nach ${node} führt kein einzelner Schritt.`,
  noStepsLeft: ({ speed }) => `Alle ${speed} Schritte sind verbraucht.`,
  deadEnd: ({ node }) => `Von ${node} aus wäre kein erlaubtes Ziel mehr erreichbar.`,
  flightStopped: () => 'Die Entdeckung beendet diesen Flug hier.',
  outOfReach: ({ node }) =>
    `${node} ist nicht erreichbar, oder unterwegs wird zuerst etwas aufgedeckt.`,
  badEnd: ({ node, reason }) => `Auf ${node} darf kein Flug enden: ${END_OBSTACLES[reason]}.`,
  dutyToClear: ({ ship, node }) =>
    `Schiff ${ship + 1} muss ${node} räumen oder dort eine Kolonie gründen.`,
  shipInFlight: ({ ship }) => `Schiff ${ship + 1} ist noch im Flug; beende ihn zuerst.`,
  mustDock: ({ ship }) =>
    `Schiff ${ship + 1} kann nicht auf dem Andockpunkt warten: Flug beenden oder weiterfliegen.`,
  noColonyShip: ({ ship }) => `Schiff ${ship + 1} ist kein Kolonieschiff.`,
  noFounding: ({ node, reason }) => `Keine Kolonie auf ${node}: ${FOUNDING_OBSTACLES[reason]}.`,
  cardNotOpen: ({ card }) => `${cardsDe[card].name} liegt hier nicht offen aus.`,
};
