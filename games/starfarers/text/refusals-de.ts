import type { RefusalWords, Seat } from '@sternwarte/engine';
import type { FoundingObstacle } from '../rules/colonies.ts';
import { cardSetOf } from '../rules/cards.ts';
import { COSTS, type Upgrade } from '../rules/data.ts';
import type { EndObstacle } from '../rules/reach.ts';
import type { Item, Refusals } from '../rules/refusals.ts';
import { friendshipDe } from './friendship-de.ts';
import { AN_UPGRADE, A_PIECE, UPGRADES_MANY, cardsDe, counted, nounsDe } from './names-de.ts';
import { colourOf } from './places.ts';
import { friendshipCard } from './friendship-story.ts';

const player = (seat: Seat): string => nounsDe.colours[colourOf(seat)];

const END: Readonly<Record<EndObstacle, string>> = {
  occupied: 'Dort steht schon etwas.',
  foreignPort: 'Das ist ein Raumhafenpunkt eines Mitspielers.',
  impassable: 'Dort ist kein Raumpunkt.',
  homeSite: 'Die Bauplätze der Catanischen Kolonien sind vergeben oder geschlossen.',
  siteForTrade: 'Ein Handelsschiff bleibt nicht auf einem Koloniebauplatz.',
  dockForColony: 'Ein Kolonieschiff bleibt nicht auf einem Andockpunkt.',
  noStation: 'Du kannst dort keine Handelsstation gründen: Es fehlen Frachtmodule oder ein Dock.',
  veiled: 'Das könnte ein Koloniebauplatz sein: Der Raumquadrant liegt noch verdeckt.',
};

const FOUNDING: Readonly<Record<FoundingObstacle, string>> = {
  noSite: 'Das ist kein Koloniebauplatz, auf dem gegründet werden kann.',
  marker: 'Ein Piratenstützpunkt oder Eisplanet liegt daneben.',
  systemFull: 'Das System ist für diese Personenzahl voll.',
  ownLimit: 'Zu zweit hat jeder höchstens eine Kolonie in einem System.',
};

/** `keinen Antrieb`, `keine Bordkanone`, `kein Frachtmodul`. */
const no = (upgrade: Upgrade): string => `k${AN_UPGRADE[upgrade]}`;

function item(what: Item): string {
  switch (what) {
    case 'colonyShip':
    case 'tradeShip':
    case 'spaceport':
      return A_PIECE[what];
    default:
      return AN_UPGRADE[what];
  }
}

export const refusalsDe: RefusalWords<Refusals> = {
  matchOver: () => 'Die Partie ist zu Ende.',
  malformed: () => 'Das ist kein Zug von Sternenfahrer.',
  chanceFirst: () => 'Erst sprechen Würfel, Kugeln oder Karten.',
  notYourTurn: () => 'Du bist gerade nicht gefragt.',
  otherDecision: () => 'Erst ist eine andere Entscheidung fällig.',
  tradePhaseOnly: () => 'Das geht nur in der Handels- und Bauphase.',
  flightPhaseOnly: () => 'Das geht nur in der Flugphase.',
  notHomeSite: () => 'Dieser Punkt ist kein Bauplatz der Catanischen Kolonien.',
  siteTaken: () => 'Dieser Punkt ist schon besetzt.',
  notYourColony: () => 'Dort steht keine Kolonie von dir.',
  notYourPoint: () => 'Dieser Punkt ist kein Raumhafenpunkt von dir.',
  pointTaken: () => 'Dieser Punkt ist nicht frei.',
  notInPool: ({ upgrade }) => `Im Startvorrat gibt es ${no(upgrade)} mehr.`,
  notInSupply: ({ resource }) => `Der Vorrat hat nicht genug ${nounsDe.resources[resource]}.`,
  notInHand: () => 'Diese Karten hast du nicht.',
  wrongCount: ({ needed, given }) =>
    `Genau ${counted(needed, 'Karte ist', 'Karten sind')} nötig, du nennst ${given}.`,
  excludedKind: ({ resource }) =>
    `Es muss etwas anderes sein als das, was du gegeben hast: nicht ${nounsDe.resources[resource]}.`,
  cannotRob: ({ seat }) => `Von ${player(seat)} kannst du keine Karte ziehen.`,
  noOffer: () => 'Gerade steht kein Angebot.',
  notAddressed: () => 'Dein eigenes Angebot beantworten andere.',
  onlyInvitation: () => 'Das ist nur eine Einladung: Mach einen Vorschlag oder lehne ab.',
  emptySide: () => 'Beide Seiten müssen etwas geben.',
  sameKind: () => 'Derselbe Rohstoff kann nicht auf beiden Seiten stehen.',
  notAnOpponent: ({ seat }) => `${player(seat)} ist kein Mitspieler, dem du etwas anbieten kannst.`,
  noDeal: ({ seat }) => `${player(seat)} hat weder angenommen noch etwas vorgeschlagen.`,
  tooManyOffers: ({ limit }) =>
    `In diesem Zug sind schon ${limit} Angebote ohne Tausch geblieben. Mehr gibt es nicht.`,
  wrongRate: ({ resource, rate }) =>
    `Zu diesem Kurs wird nicht getauscht; für dich gilt ${rate}:1 bei ${nounsDe.resources[resource]}.`,
  cannotAfford: ({ item: what }) =>
    `Für ${item(what)} brauchst du ${cardsDe(cardSetOf(COSTS[what]))}.`,
  noTransporter: () => 'Alle deine drei Transporter sind unterwegs.',
  noCargo: ({ ship }) =>
    ship === 'colonyShip'
      ? 'Du hast keine Kolonie mehr im persönlichen Vorrat.'
      : 'Du hast keine Handelsstation mehr im persönlichen Vorrat.',
  noShipyard: () => 'Keine Raumwerft mehr.',
  upgradeLimit: ({ upgrade, limit }) =>
    `Mehr als ${limit} ${UPGRADES_MANY[upgrade]} trägt dein Mutterschiff nicht.`,
  boxEmpty: ({ upgrade }) => `In der Ausbaubox sind keine ${UPGRADES_MANY[upgrade]} mehr.`,
  noHonourCard: () => 'Dafür brauchst du eine Ehrengabe der Diplomaten.',
  honourUsed: () => 'Die Ehrengabe ist in diesem Zug schon genutzt.',
  medalsOut: () => 'Es sind keine halben Medaillen mehr da.',
  noLevelling: () => 'Der Lastenausgleich lässt sich jetzt nicht nutzen.',
  notALeader: ({ seat }) => `${player(seat)} hat nicht mehr Siegpunkte als du oder keine Karten.`,
  tooManyTargets: ({ limit }) =>
    `Höchstens ${counted(limit, 'Mitspieler', 'Mitspieler')} sind möglich.`,
  noReserveDue: () => 'Dir steht jetzt keine Karte vom Nachschubstapel zu.',
  noShips: () => 'Ohne Schiffe gibt es keine Flugphase: Beende den Zug.',
  mustFly: () => 'Mit Schiffen auf dem Plan musst du das Mutterschiff schütteln.',
  numberTooHigh: ({ most }) => `So viele Karten hast du nicht, höchstens ${most}.`,
  yesNeedsCards: ({ needed }) =>
    `Für ein Ja brauchst du ${counted(needed, 'Karte', 'Karten')} auf der Hand.`,
  noUpgrade: ({ upgrade }) => `Dein Mutterschiff hat ${no(upgrade)}.`,
  noShip: ({ ship }) => `Dein Schiff ${ship + 1} ist nicht auf dem Plan.`,
  shipDone: ({ ship }) => `Der Flug von Schiff ${ship + 1} ist für diesen Zug zu Ende.`,
  shipGrounded: ({ ship }) => `Schiff ${ship + 1} ist in diesem Zug stillgelegt.`,
  otherShipFlying: ({ ship }) => `Erst muss Schiff ${ship + 1} seinen Flug beenden.`,
  cannotGround: ({ ship }) => `Schiff ${ship + 1} kann nicht stillgelegt werden.`,
  notAdjacent: () => 'Dieser Punkt liegt nicht neben dem Schiff.',
  noStepsLeft: ({ speed }) => `Alle ${counted(speed, 'Schritt', 'Schritte')} sind geflogen.`,
  deadEnd: () => 'Von dort aus könnte das Schiff nirgends mehr zulässig enden.',
  flightStopped: () => 'Die Entdeckung beendet den Flug.',
  outOfReach: () => 'Dieser Punkt liegt außer Reichweite.',
  badEnd: ({ reason }) => `Dort kann der Flug nicht enden. ${END[reason]}`,
  dutyToClear: ({ ship }) =>
    `Schiff ${ship + 1} darf dort nicht stehen bleiben: Es muss weg oder gründen.`,
  shipInFlight: ({ ship }) => `Schiff ${ship + 1} ist noch im Flug.`,
  mustDock: ({ ship }) =>
    `Schiff ${ship + 1} steht auf einem Andockpunkt: Beende erst seinen Flug.`,
  noColonyShip: ({ ship }) => `Schiff ${ship + 1} ist kein Kolonieschiff.`,
  noFounding: ({ reason }) => `Hier keine Kolonie: ${FOUNDING[reason]}`,
  cardNotOpen: ({ card }) =>
    `Die Karte „${friendshipCard(card, friendshipDe).title}“ liegt hier nicht offen.`,
};
