import type { CardSet } from '../rules/actions.ts';
import type { ChipId } from '../rules/chips.ts';
import { RESOURCES } from '../rules/data.ts';
import { cardsDe } from './cards-de.ts';
import { dialectDe } from './dialects.ts';
import { helpDe } from './help-de.ts';
import {
  BALLS,
  COLOURS,
  END_OBSTACLES,
  FOUNDING_OBSTACLES,
  ITEMS,
  PEOPLES,
  PIECES,
  RESOURCE_NAMES,
  UPGRADE_NAMES,
} from './names-de.ts';
import { refusalsDe } from './refusals-de.ts';
import { familiesDe, outcomesDe } from './stories-de.ts';
import type { PlanetLabel, StarWords } from './words.ts';

function set(cards: CardSet): string {
  const parts = RESOURCES.flatMap((resource) => {
    const count = cards[resource] ?? 0;
    return count > 0 ? [`${count} ${RESOURCE_NAMES[resource]}`] : [];
  });
  return parts.length > 0 ? parts.join(', ') : 'nichts';
}

function chip(id: ChipId): string {
  if (id.startsWith('pirate')) return `Piratenstützpunkt ${id.slice(6)}`;
  return id.startsWith('ice') ? `Eisplanet ${id.slice(3)}` : id;
}

function planet({ resource, chip: id }: PlanetLabel): string {
  return `${RESOURCE_NAMES[resource]} ${id === null ? '?' : chip(id)}`;
}

const cardsOr = (cards: CardSet | null): string =>
  cards === null ? 'verdeckte Karten' : set(cards);
const balls = ([a, b]: readonly [keyof typeof BALLS, keyof typeof BALLS]): string =>
  `${BALLS[a]} und ${BALLS[b]}`;
const signed = (count: number): string => (count > 0 ? `+${count}` : `−${-count}`);
/** “1 Antrieb”, for all genders alike. */
const part = (upgrade: keyof typeof UPGRADE_NAMES): string => `1 ${UPGRADE_NAMES[upgrade]}`;

export const de: StarWords = {
  title: 'Sternenfahrer',
  tagline:
    'Besiedelt die Galaxis: zwei bis vier Spieler, Handel, Flug und Begegnungen, zwei Stunden',
  colours: COLOURS,
  resources: RESOURCE_NAMES,
  upgrades: UPGRADE_NAMES,
  pieces: PIECES,
  items: ITEMS,
  peoples: PEOPLES,
  balls: BALLS,
  cards: cardsDe,
  families: familiesDe,
  openFire: 'Die Wimpel fallen: Darunter steckt ein Pirat! Eröffnest du das Feuer?',
  outcomes: outcomesDe,
  chip,
  set,
  place: (node, place) => {
    switch (place.kind) {
      case 'space':
        return node;
      case 'site':
        return `${node} (${place.planets.map(planet).join(' / ')})`;
      case 'dock':
        return `${node} (Andockpunkt: ${PEOPLES[place.people]})`;
      case 'unexplored':
        return `${node} (unerkundetes System)`;
      case 'faceDown':
        return `${node} (unbekannter Quadrant)`;
    }
  },
  verbs: dialectDe.verbs,
  moves: {
    placeColony: (move, { place }) => `Kolonie auf ${place(move.node)} setzen`,
    placeSpaceport: (move, { place }) => `Kolonie auf ${place(move.node)} zum Raumhafen ausbauen`,
    placeShip: (move, { place }) => `${PIECES[move.ship]} auf ${place(move.node)} setzen`,
    takeAid: ({ resource }) => `1 ${RESOURCE_NAMES[resource]} aus dem Vorrat nehmen`,
    declineAid: () => 'Nichts nehmen',
    discard: ({ cards }) => `${cardsOr(cards)} abgeben`,
    rob: ({ seat }, { name }) => `Eine Karte bei ${name(seat)} ziehen`,
    offer: ({ give, want, to }, { name }) =>
      `${to === null ? 'Allen' : name(to)} ${set(give)} für ${set(want)} anbieten`,
    accept: () => 'Das Angebot annehmen',
    decline: () => 'Das Angebot ablehnen',
    counter: ({ give, want }) => `Stattdessen vorschlagen: ${set(give)} für ${set(want)}`,
    close: ({ seat }, { name }) => `Mit ${name(seat)} tauschen`,
    withdrawOffer: () => 'Das Angebot zurückziehen',
    supplyTrade: ({ give, want, rate }) =>
      `${rate} ${RESOURCE_NAMES[give]} gegen 1 ${RESOURCE_NAMES[want]} mit dem Vorrat tauschen`,
    buildColonyShip: (move, { place }) => `Kolonieschiff auf ${place(move.node)} bauen`,
    buildTradeShip: (move, { place }) => `Handelsschiff auf ${place(move.node)} bauen`,
    buildSpaceport: (move, { place }) => `Kolonie auf ${place(move.node)} zum Raumhafen ausbauen`,
    buyUpgrade: ({ upgrade }) => `${part(upgrade)} kaufen`,
    placeGiftShip: (move, { place }) =>
      `Das geschenkte Handelsschiff auf ${place(move.node)} setzen`,
    honour: () => 'Ehrengabe: 1 Handelsware für eine halbe Medaille',
    levelling: ({ seats }, { name }) =>
      `Lastenausgleich: je eine Karte von ${seats.map(name).join(' und ')}`,
    drawReserve: () => 'Vom Nachschubstapel ziehen',
    startFlight: () => 'Mutterschiff schütteln und fliegen',
    answerNumber: ({ number }) => `${number === 1 ? '1 Rohstoff' : `${number} Rohstoffe`} hergeben`,
    answer: ({ yes }) => (yes ? 'Ja' : 'Nein'),
    payCards: ({ cards }) => `${set(cards)} zahlen`,
    swapCard: ({ resource }) => `1 ${RESOURCE_NAMES[resource]} hergeben`,
    takeCards: ({ cards }) => `${set(cards)} nehmen`,
    giveCard: ({ resource }) =>
      `${resource === null ? 'Eine verdeckte Karte' : `1 ${RESOURCE_NAMES[resource]}`} geben`,
    takeUpgrade: ({ upgrade }) => `${part(upgrade)} nehmen`,
    removeUpgrade: ({ upgrade }) => `${upgrade === null ? 'Ein Bauteil' : part(upgrade)} abgeben`,
    groundShip: (move, { ship }) => `${ship(move.ship)} bleibt am Boden`,
    jump: (move, { ship, place }) => `Raumsprung: ${ship(move.ship)} nach ${place(move.to)}`,
    declineJump: () => 'Auf den Raumsprung verzichten',
    declineFounding: () => 'Hier keine Kolonie gründen',
    step: (move, { ship, place }) => `Ein Schritt: ${ship(move.ship)} nach ${place(move.to)}`,
    fly: (move, { ship, place }) => `${ship(move.ship)} fliegt nach ${place(move.to)}`,
    finishShip: (move, { ship }) => `Flug beenden: ${ship(move.ship)}`,
    foundColony: (move, { ship }) => `Kolonie gründen: ${ship(move.ship)}`,
    pickCard: ({ card }) => `${cardsDe[card].name} wählen: ${cardsDe[card].text}`,
    endTurn: () => 'Zug beenden',
    resign: () => 'Aufgeben',
  },
  chance: {
    startRoll: ({ seat, dice: [a, b] }, { name }) => `${name(seat)} würfelt ${a + b} um den Start`,
    sector: ({ slot, sector }) => `${sector} liegt in ${slot}`,
    homeChip: ({ chip: id }) => `Ein Heimatplanet bekommt die ${chip(id)}`,
    draw: ({ seat, resource }, { name }) =>
      `${name(seat)} zieht ${resource === null ? 'eine Karte' : `1 ${RESOURCE_NAMES[resource]}`} vom Nachschubstapel`,
    dice: ({ dice: [a, b] }) => `Die Würfel zeigen ${a} und ${b}: ${a + b}`,
    steal: ({ from, to, resource }, { name }) =>
      `${name(to)} zieht ${resource === null ? 'eine Karte' : `1 ${RESOURCE_NAMES[resource]}`} bei ${name(from)}`,
    balls: (chance, { name }) => `${name(chance.seat)} schüttelt ${balls(chance.balls)}`,
    encounter: ({ family, card }) =>
      `Begegnung: ${familiesDe[family].title}${card === null ? '' : ` (Karte ${card})`}`,
    chip: ({ chip: id }) => `Ein Chip wird aufgedeckt: ${chip(id)}`,
    reserveChip: ({ chip: id }) => `Ein Reserve-Chip wird gelegt: ${chip(id)}`,
  },
  events: {
    startRoll: ({ seat, total }, name) => `${name(seat)} würfelt ${total}.`,
    startPlayer: ({ seat }, name) => `${name(seat)} beginnt.`,
    sector: ({ slot, sector, discovered }) =>
      discovered ? `Entdeckt in ${slot}: ${sector}.` : `${sector} liegt in ${slot}.`,
    chip: ({ chip: id }) => `Ein Planet zeigt: ${chip(id)}.`,
    turn: ({ seat, round }, name) => `Runde ${round}: ${name(seat)} ist am Zug.`,
    dice: ({ seat, total }, name) => `${name(seat)} würfelt ${total}.`,
    production: ({ seat, cards }, name) => `${name(seat)} erhält ${set(cards)}.`,
    shortage: ({ resource }) =>
      `Der Vorrat reicht nicht: Niemand erhält ${RESOURCE_NAMES[resource]}.`,
    aid: ({ seat, resource }, name) =>
      `${name(seat)} nimmt 1 ${RESOURCE_NAMES[resource]} als Hilfe.`,
    discarded: ({ seat, cards }, name) => `${name(seat)} gibt ${set(cards)} ab.`,
    stolen: ({ from, to }, name) => `${name(to)} zieht bei ${name(from)} eine Karte.`,
    given: ({ from, to }, name) => `${name(from)} gibt ${name(to)} eine Karte.`,
    drawn: ({ seat }, name) => `${name(seat)} zieht vom Nachschubstapel.`,
    pileRebuilt: ({ cards }) => `Ein neuer Nachschubstapel entsteht: ${set(cards)}.`,
    supplyTrade: ({ seat, give, want }, name) =>
      `${name(seat)} tauscht ${set(give)} gegen ${set(want)} mit dem Vorrat.`,
    offer: ({ seat, give, want }, name) => `${name(seat)} bietet ${set(give)} für ${set(want)}.`,
    offerAnswered: ({ seat, answer }, name) =>
      `${name(seat)} ${{ accept: 'nimmt an', decline: 'lehnt ab', counter: 'macht einen Vorschlag' }[answer]}.`,
    offerEnded: ({ seat }, name) => `Das Angebot von ${name(seat)} gilt nicht mehr.`,
    deal: (event, name) =>
      `${name(event.seat)} gibt ${name(event.with)} ${set(event.give)} für ${set(event.want)}.`,
    paid: ({ seat, cards }, name) => `${name(seat)} zahlt ${set(cards)}.`,
    gained: ({ seat, cards }, name) => `${name(seat)} bekommt ${set(cards)}.`,
    placed: ({ seat, piece, node }, name) => `${name(seat)}: ${PIECES[piece]} auf ${node}.`,
    upgradeGained: ({ seat, upgrade }, name) => `${name(seat)} montiert ${part(upgrade)}.`,
    upgradeLost: ({ seat, upgrade }, name) => `${name(seat)} verliert ${part(upgrade)}.`,
    halfMedals: ({ seat, change }, name) => `${name(seat)}: halbe Medaillen ${signed(change)}.`,
    giftShip: ({ seat }, name) => `${name(seat)} bekommt ein Handelsschiff geschenkt.`,
    shake: (event, name) =>
      `${name(event.seat)} schüttelt ${balls(event.balls)}: Grundgeschwindigkeit ${event.base}.`,
    balls: (event, name) => `${name(event.seat)} schüttelt ${balls(event.balls)}: ${event.sum}.`,
    encounter: ({ seat, reader, family }, name) =>
      `${name(seat)} hat eine Begegnung, ${name(reader)} liest vor. ${familiesDe[family].title}: ${familiesDe[family].prompt}`,
    reshuffled: () => 'Alle Begegnungskarten werden neu gemischt.',
    contest: (event, name) =>
      `${{ combat: 'Kampf', speed: 'Wettflug', drives: 'Flucht' }[event.metric]}: ${name(event.seat)} ${event.own}, ${name(event.opponent)} ${event.other}: ${event.won ? 'gewonnen' : 'verloren'}.`,
    outcome: ({ outcome }) => outcomesDe[outcome],
    grounded: ({ seat, ship }, name) =>
      `Schiff ${ship + 1} von ${name(seat)} fliegt in diesem Zug nicht.`,
    jumped: ({ seat, ship, from, to }, name) =>
      `Schiff ${ship + 1} von ${name(seat)} springt von ${from} nach ${to}.`,
    flew: ({ seat, ship, path }, name) =>
      `Schiff ${ship + 1} von ${name(seat)} fliegt ${path.join(' – ')}.`,
    cleared: ({ seat, marker }, name) =>
      `${name(seat)} räumt ${chip(marker)} und nimmt die Medaille.`,
    colonyFounded: ({ seat, node }, name) => `${name(seat)} gründet eine Kolonie auf ${node}.`,
    stationFounded: ({ seat, people }, name) =>
      `${name(seat)} gründet eine Handelsstation (${PEOPLES[people]}).`,
    markerTaken: ({ seat, people, from }, name) =>
      `${name(seat)} nimmt den Freundschafts-Aufsteller (${PEOPLES[people]})${from === null ? '' : ` von ${name(from)}`}.`,
    cardPicked: ({ seat, card }, name) => `${name(seat)} wählt ${cardsDe[card].name}.`,
    resigned: ({ seat }, name) => `${name(seat)} gibt auf.`,
    over: ({ winners, ending }, name) => de.results[ending](winners.map(name).join(' und ')),
  },
  endObstacles: END_OBSTACLES,
  foundingObstacles: FOUNDING_OBSTACLES,
  refusals: refusalsDe,
  asks: {
    chance: 'Würfel, Kugeln und Karten entscheiden.',
    over: 'Die Partie ist zu Ende.',
    trade: (name) =>
      `${name}: handeln und bauen, dann das Mutterschiff schütteln oder den Zug beenden.`,
    answer: (name) => `${name}: auf das Angebot antworten.`,
    flight: (name, speed) =>
      `${name}: Schiffe bewegen, Geschwindigkeit ${speed}, dann den Zug beenden.`,
    placeColony: (name) => `${name}: eine Kolonie setzen.`,
    placeSpaceport: (name) => `${name}: eine Kolonie zum Raumhafen ausbauen.`,
    placeShip: (name) => `${name}: das erste Schiff setzen.`,
    foundingUpgrade: (name) => `${name}: einen Ausbau nehmen.`,
    aid: (name) => `${name}: Der Wurf brachte dir nichts, nimm einen Rohstoff.`,
    discard: (name) => `${name}: die Hälfte der Karten abgeben.`,
    rob: (name) => `${name}: Bei wem ziehst du eine Karte?`,
    number: (name) => `${name}: Wie viele?`,
    question: (name) => `${name}: Ja oder nein?`,
    pay: (name) => `${name}: Welche Karten zahlst du?`,
    swap: (name) => `${name}: Welche Karte gibst du her?`,
    takeCards: (name) => `${name}: Welche Karten nimmst du?`,
    give: (name) => `${name}: eine Karte geben.`,
    wear: (name) => `${name}: ein Bauteil abgeben.`,
    gainUpgrade: (name) => `${name}: einen Ausbau nehmen.`,
    loseUpgrade: (name) => `${name}: ein Bauteil abgeben.`,
    ground: (name) => `${name}: Welches Schiff bleibt am Boden?`,
    jump: (name) => `${name}: mit einem Schiff springen oder verzichten.`,
    foundHere: (name) => `${name}: Hier eine Kolonie gründen?`,
    pickCard: (name) => `${name}: eine Freundschaftskarte wählen.`,
    giftShip: (name) => `${name}: das geschenkte Handelsschiff setzen.`,
  },
  results: {
    points: (winners) => `${winners} gewinnt nach Punkten.`,
    resignation: (winners) => `${winners} gewinnt: Alle anderen haben aufgegeben.`,
    roundLimit: (winners) => `Die letzte Runde ist vorbei. Die meisten Punkte: ${winners}.`,
  },
  endings: { points: 'Punkte', resignation: 'Aufgabe', roundLimit: 'letzte Runde' },
  and: 'und',
  drawing: {
    supply: 'Vorrat',
    pile: 'Nachschubstapel',
    hand: 'Hand',
    cards: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
    points: (count) => (count === 1 ? '1 Punkt' : `${count} Punkte`),
    out: 'hat aufgegeben',
    neutral: 'von niemandem',
    systems: 'Systeme (Planeten im Uhrzeigersinn, dann Bauplätze)',
    outposts: 'Außenposten',
    emptySectors: 'Leere Quadranten',
    faceDown: 'nicht entdeckt',
    hiddenChip: '?',
    free: 'frei',
    stations: (count) => (count === 1 ? '1 Station' : `${count} Stationen`),
    holder: (name) => `Aufsteller: ${name}`,
    openCards: 'offene Karten',
    halfMedals: 'halbe Medaillen',
    medals: 'Medaillen',
    giftShips: 'Handelsschiff-Marker',
    stock: 'im Vorrat',
    inFlight: 'im Flug',
    grounded: 'am Boden',
    flown: 'Flug beendet',
    speed: (total) => `Geschwindigkeit ${total}`,
    round: (round) => `Runde ${round}`,
  },
  options: {
    board: {
      name: 'Spielfeld',
      help: 'Wo die Quadranten liegen, und ob man sie sieht.',
      values: {
        beginner: 'fest, wie im Bild der Anleitung',
        strategic: 'nach Entfernung gemischt, aufgedeckt',
        explorer: 'nach Entfernung gemischt, verdeckt',
        wild: 'alle Quadranten zusammen gemischt, verdeckt',
      },
    },
    start: {
      name: 'Start',
      help: 'Die ersten Kolonien und Schiffe.',
      values: { fixed: 'fest', founding: 'in der Gründungsphase gewählt' },
    },
    homeChips: {
      name: 'Zahlen der Heimat',
      help: 'Die Zahlenchips der Heimatsysteme.',
      values: { printed: 'wie gedruckt', shuffled: 'in jedem System gemischt' },
    },
    reserveDraw: {
      name: 'Nachschub',
      help: 'Wer die Karten vom Nachschubstapel zieht.',
      values: { auto: 'von selbst', manual: 'von Hand, bevor das Mutterschiff geschüttelt wird' },
    },
    spaceJumpEndsFlight: {
      name: 'Raumsprung',
      help: 'Ob ein Raumsprung der ganze Flug dieses Schiffs ist.',
      values: { true: 'beendet den Flug', false: 'das Schiff fliegt weiter' },
    },
    discoveryStopsShip: {
      name: 'Entdecken',
      help: 'Ob ein Schiff hält, wenn es einen Quadranten entdeckt.',
      values: { false: 'das Schiff fliegt weiter', true: 'das Schiff hält' },
    },
    levellingMinLeaders: {
      name: 'Lastenausgleich',
      help: 'Wie viele Spieler mehr Punkte haben müssen, damit die Karte wirkt.',
      values: {},
    },
    pointsToWin: {
      name: 'Siegpunkte',
      help: 'Wer sie im eigenen Zug erreicht, gewinnt.',
      values: {},
    },
    maxRounds: {
      name: 'Letzte Runde',
      help: 'Nach dieser Runde gewinnen die meisten Punkte.',
      values: { none: 'ohne Grenze' },
    },
  },
  terms: {
    spacePoint: 'Raumpunkt',
    system: 'Planetensystem',
    homeSystem: 'Heimatsystem',
    sector: 'Raumquadrant',
    outpost: 'Außenposten',
    dockingPoint: 'Andockpunkt',
    colonySite: 'Koloniebauplatz',
    spaceportPoint: 'Raumhafenpunkt',
    colony: 'Kolonie',
    spaceport: 'Raumhafen',
    tradeStation: 'Handelsstation',
    transporter: 'Transporter',
    colonyShip: 'Kolonieschiff',
    tradeShip: 'Handelsschiff',
    shipyard: 'Raumwerft',
    mothership: 'Mutterschiff',
    upgrade: 'Ausbau',
    drive: 'Antrieb',
    cannon: 'Bordkanone',
    freightPod: 'Frachtmodul',
    supply: 'Vorrat',
    reservePile: 'Nachschubstapel',
    numberChip: 'Zahlenchip',
    halfMedal: 'halbe Medaille',
    medal: 'Medaille',
    friendshipMarker: 'Freundschafts-Aufsteller',
    friendshipCard: 'Freundschaftskarte',
    encounter: 'Begegnung',
    tradeShipMarker: 'Handelsschiff-Marker',
    pirateBase: 'Piratenstützpunkt',
    icePlanet: 'Eisplanet',
    activePlayer: 'Spieler am Zug',
    productionPhase: 'Ertragsphase',
    tradePhase: 'Handels- und Bauphase',
    flightPhase: 'Flugphase',
  },
  help: helpDe,
};
