import type { RefusalWords } from '@sternwarte/engine';
import type { ShipAction } from '../rules/fate.ts';
import type { Refusals } from '../rules/refusals.ts';
import type { StepType } from '../rules/step.ts';
import { NUT, PLAYERS, actions, at, called, capital, player } from './names-de.ts';

const DEEDS: Readonly<Record<ShipAction, string>> = {
  move: 'nicht mehr fliegen',
  mine: 'nicht fördern',
  colonize: 'keine Kolonie gründen',
  attack: 'nicht angreifen',
};

/** What has to happen before anything else. */
const DUE: Readonly<Record<StepType, string>> = {
  startPlayer: 'Der Startspieler wird ausgelost.',
  nuts: 'Die Nuts kommen auf die Planeten.',
  declare: 'Erst wird die Zahl der Aktionen angesagt.',
  act: 'Eine Aktion oder das Ende des Zuges ist dran.',
  die: 'Erst wird gewürfelt.',
  timeWarp: 'Erst entscheidet sich, ob Time Warp eingesetzt wird.',
  passage: 'Erst wird die Frage nach dem Durchflug beantwortet.',
  target: 'Erst wird das Ziel des Angriffs bestimmt.',
  trade: 'Ein Tauschangebot wartet auf Antwort.',
  fateNuts: 'Erst werden Nuts aus der AstroBank gewählt.',
  fateSwap: 'Erst geht es um den Umtausch bei der AstroBank.',
  fateTechnology: 'Erst geht es um die geschenkte Technologie.',
  fateColony: 'Erst geht es um die geschenkte Kolonie.',
  fateTeleport: 'Erst geht es um den Sprung zu einem anderen Planeten.',
  fateShip: 'Erst geht es um das geschenkte Schiff.',
  fateGift: 'Erst wird eine Gabe gewählt.',
  over: 'Die Partie ist zu Ende.',
};

export const refusalsDe: RefusalWords<Refusals> = {
  matchOver: () => 'Die Partie ist zu Ende.',
  notYourTurn: () => 'Auf dich wartet gerade niemand.',
  malformed: () => 'Das ist kein Zug von AstroNuts.',
  notNow: ({ step }) => `Das geht jetzt nicht. ${DUE[step]}`,
  nutOrder: () => 'Nenne die Nuts in der Reihenfolge rot, lila, gelb, orange.',
  noSuchShip: ({ ship }) => `Dein Schiff ${ship} ist nicht auf dem Plan.`,
  shipDone: ({ ship }) => `Schiff ${ship} ist für diesen Zug fertig.`,
  shipBarred: ({ ship, action }) => `Schiff ${ship} kann in diesem Zug ${DEEDS[action]}.`,
  tooFewActions: ({ needed, left }) => `Das kostet ${actions(needed)}, du hast noch ${left}.`,
  notNeighbours: ({ from, to }) =>
    `${capital(called(from))} und ${called(to)} sind keine Nachbarn.`,
  noJump: () =>
    'Von AstroHole zu AstroHole springt man nur gleich nach dem Einfliegen, und nur einmal.',
  fieldOccupied: ({ field }) => `${capital(at(field))} steht schon ein Schiff.`,
  mustLand: ({ planet }) =>
    `An ${called(planet)} fliegt niemand vorbei: Das Schiff landet dort, und der Weg endet.`,
  passageRefused: ({ field, owner }) =>
    `${player(owner)} hat den Durchflug ${at(field)} für diesen Zug verweigert.`,
  notOnPlanet: ({ ship }) => `Schiff ${ship} steht auf keinem Planeten.`,
  nothingToMine: ({ planet }) => `${capital(at(planet))} liegen keine Nuts mehr.`,
  nutCount: ({ nuts }) =>
    nuts === 0
      ? 'Hier ist nichts zu bezahlen.'
      : nuts === 1
        ? 'Hier ist genau 1 Nut zu nennen.'
        : `Hier sind genau ${nuts} Nuts zu nennen.`,
  nutsMissing: ({ colour, held }) =>
    held === 0 ? `Du hast keine ${NUT[colour]} Nut.` : `Du hast nur ${held} in ${PLAYERS[colour]}.`,
  planetFull: ({ planet, room }) =>
    room === 0
      ? `${called(planet)} nimmt in dieser Partie keine Kolonien auf.`
      : `${called(planet)} hat Platz für ${room} Kolonien und ist voll.`,
  noColonyLeft: () => 'Alle deine 14 Kolonien sind auf dem Plan.',
  noShipLeft: () => 'Alle deine drei Schiffe sind auf dem Plan.',
  homeOccupied: ({ planet }) => `Auf deinem Heimatplaneten ${called(planet)} steht ein Schiff.`,
  outOfRange: ({ ship, field }) => `Schiff ${ship} ist zu weit weg: Das Ziel liegt ${at(field)}.`,
  noTarget: ({ field, defender }) =>
    `${player(defender)} hat ${at(field)} nichts, was du angreifen könntest.`,
  technologyOwned: ({ colour }) => `Die Technologie in ${PLAYERS[colour]} hast du schon.`,
  sameColour: ({ colour }) => `${PLAYERS[colour]} gegen ${PLAYERS[colour]} ist kein Tausch.`,
  notAPartner: ({ seat }) => `Mit ${player(seat)} kannst du nicht handeln.`,
  partnerLacks: ({ seat, colour }) => `${player(seat)} hat keine ${NUT[colour]} Nut.`,
  nobodyOffers: ({ colour }) => `Niemand, den man fragen könnte, hat eine ${NUT[colour]} Nut.`,
  declinedEnough: ({ seat, offers }) =>
    `${player(seat)} hat in diesem Zug schon ${offers} Angebote abgelehnt und hat jetzt Ruhe.`,
  bankLacks: ({ colour, held }) =>
    held === 0
      ? `Die AstroBank hat keine ${NUT[colour]} Nut.`
      : `Die AstroBank hat nur ${held} in ${PLAYERS[colour]}.`,
  notOwnPlanet: ({ planet }) => `${called(planet)} ist keiner deiner Planeten.`,
  planetNotFree: ({ planet }) =>
    `${called(planet)} ist nicht frei: Dort ist ein Schiff oder eine fremde Kolonie.`,
  noShipThere: ({ planet }) => `${called(planet)} ist kein Planet von dir ohne Schiff.`,
  noPlaceForNut: ({ planet }) => `${called(planet)} nimmt keine Nut mehr auf.`,
  notYourColour: ({ colour }) =>
    `Du legst ${PLAYERS[colour]} nicht, solange deine eigene Farbe noch Platz findet.`,
  colourThere: ({ planet, colour }) =>
    `${capital(at(planet))} liegt schon eine ${NUT[colour]} Nut.`,
};
