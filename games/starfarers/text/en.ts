import type { CardSet } from '../rules/actions.ts';
import type { ChipId } from '../rules/chips.ts';
import { RESOURCES } from '../rules/data.ts';
import { cardsEn } from './cards-en.ts';
import { dialectEn } from './dialects.ts';
import { helpEn } from './help-en.ts';
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
} from './names-en.ts';
import { refusalsEn } from './refusals-en.ts';
import { familiesEn, outcomesEn } from './stories-en.ts';
import type { PlanetLabel, StarWords } from './words.ts';

function set(cards: CardSet): string {
  const parts = RESOURCES.flatMap((resource) => {
    const count = cards[resource] ?? 0;
    return count > 0 ? [`${count} ${RESOURCE_NAMES[resource]}`] : [];
  });
  return parts.length > 0 ? parts.join(', ') : 'nothing';
}

function chip(id: ChipId): string {
  if (id.startsWith('pirate')) return `pirate base ${id.slice(6)}`;
  return id.startsWith('ice') ? `ice planet ${id.slice(3)}` : id;
}

function planet({ resource, chip: id }: PlanetLabel): string {
  return `${RESOURCE_NAMES[resource]} ${id === null ? '?' : chip(id)}`;
}

const cardsOr = (cards: CardSet | null): string => (cards === null ? 'hidden cards' : set(cards));
const balls = ([a, b]: readonly [keyof typeof BALLS, keyof typeof BALLS]): string =>
  `${BALLS[a]} and ${BALLS[b]}`;
const signed = (count: number): string => (count > 0 ? `+${count}` : String(count));

export const en: StarWords = {
  title: 'Starfarers',
  tagline: 'Settle the galaxy: two to four players, trade, flight and encounters, two hours',
  colours: COLOURS,
  resources: RESOURCE_NAMES,
  upgrades: UPGRADE_NAMES,
  pieces: PIECES,
  items: ITEMS,
  peoples: PEOPLES,
  balls: BALLS,
  cards: cardsEn,
  families: familiesEn,
  openFire: 'The pennants drop: it is a pirate! Do you open fire?',
  outcomes: outcomesEn,
  chip,
  set,
  place: (node, place) => {
    switch (place.kind) {
      case 'space':
        return node;
      case 'site':
        return `${node} (${place.planets.map(planet).join(' / ')})`;
      case 'dock':
        return `${node} (docking point of the ${PEOPLES[place.people]})`;
      case 'unexplored':
        return `${node} (unexplored system)`;
      case 'faceDown':
        return `${node} (unknown sector)`;
    }
  },
  verbs: dialectEn.verbs,
  moves: {
    placeColony: (move, { place }) => `Place a colony on ${place(move.node)}`,
    placeSpaceport: (move, { place }) => `Turn the colony on ${place(move.node)} into a spaceport`,
    placeShip: (move, { place }) => `Place a ${PIECES[move.ship]} on ${place(move.node)}`,
    takeAid: ({ resource }) => `Take 1 ${RESOURCE_NAMES[resource]} from the supply`,
    declineAid: () => 'Take nothing',
    discard: ({ cards }) => `Discard ${cardsOr(cards)}`,
    rob: ({ seat }, { name }) => `Draw a card from ${name(seat)}`,
    offer: ({ give, want, to }, { name }) =>
      `Offer ${set(give)} for ${set(want)} to ${to === null ? 'everybody' : name(to)}`,
    accept: () => 'Accept the offer',
    decline: () => 'Decline the offer',
    counter: ({ give, want }) => `Propose instead: ${set(give)} for ${set(want)}`,
    close: ({ seat }, { name }) => `Close the deal with ${name(seat)}`,
    withdrawOffer: () => 'Withdraw the offer',
    supplyTrade: ({ give, want, rate }) =>
      `Trade ${rate} ${RESOURCE_NAMES[give]} for 1 ${RESOURCE_NAMES[want]} with the supply`,
    buildColonyShip: (move, { place }) => `Build a colony ship on ${place(move.node)}`,
    buildTradeShip: (move, { place }) => `Build a trade ship on ${place(move.node)}`,
    buildSpaceport: (move, { place }) => `Turn the colony on ${place(move.node)} into a spaceport`,
    buyUpgrade: ({ upgrade }) => `Buy a ${UPGRADE_NAMES[upgrade]}`,
    placeGiftShip: (move, { place }) =>
      `Place the trade ship you were given on ${place(move.node)}`,
    honour: () => 'Gift of honour: 1 goods for a half medal',
    levelling: ({ seats }, { name }) =>
      `Burden sharing: a card from ${seats.map(name).join(' and ')}`,
    drawReserve: () => 'Draw from the reserve pile',
    startFlight: () => 'Shake the mothership and fly',
    answerNumber: ({ number }) =>
      `Hand over ${number === 1 ? '1 resource' : `${number} resources`}`,
    answer: ({ yes }) => (yes ? 'Yes' : 'No'),
    payCards: ({ cards }) => `Pay ${set(cards)}`,
    swapCard: ({ resource }) => `Give 1 ${RESOURCE_NAMES[resource]}`,
    takeCards: ({ cards }) => `Take ${set(cards)}`,
    giveCard: ({ resource }) =>
      `Give ${resource === null ? 'a hidden card' : `1 ${RESOURCE_NAMES[resource]}`}`,
    takeUpgrade: ({ upgrade }) => `Take a ${UPGRADE_NAMES[upgrade]}`,
    removeUpgrade: ({ upgrade }) =>
      `Give up ${upgrade === null ? 'a part' : `a ${UPGRADE_NAMES[upgrade]}`}`,
    groundShip: (move, { ship }) => `${ship(move.ship)} stays grounded`,
    jump: (move, { ship, place }) => `Space jump of ${ship(move.ship)} to ${place(move.to)}`,
    declineJump: () => 'Do without the space jump',
    declineFounding: () => 'Found no colony here',
    step: (move, { ship, place }) => `One step with ${ship(move.ship)} to ${place(move.to)}`,
    fly: (move, { ship, place }) => `Fly ${ship(move.ship)} to ${place(move.to)}`,
    finishShip: (move, { ship }) => `End the flight of ${ship(move.ship)}`,
    foundColony: (move, { ship }) => `Found a colony with ${ship(move.ship)}`,
    pickCard: ({ card }) => `Choose ${cardsEn[card].name}: ${cardsEn[card].text}`,
    endTurn: () => 'End the turn',
    resign: () => 'Resign',
  },
  chance: {
    startRoll: ({ seat, dice: [a, b] }, { name }) => `${name(seat)} rolls ${a + b} for the start`,
    sector: ({ slot, sector }) => `${sector} lies in ${slot}`,
    homeChip: ({ chip: id }) => `A home planet gets ${chip(id)}`,
    draw: ({ seat, resource }, { name }) =>
      `${name(seat)} draws ${resource === null ? 'a card' : `1 ${RESOURCE_NAMES[resource]}`} from the reserve pile`,
    dice: ({ dice: [a, b] }) => `The dice show ${a} and ${b}: ${a + b}`,
    steal: ({ from, to, resource }, { name }) =>
      `${name(to)} draws ${resource === null ? 'a card' : `1 ${RESOURCE_NAMES[resource]}`} from ${name(from)}`,
    balls: (chance, { name }) => `${name(chance.seat)} shakes ${balls(chance.balls)}`,
    encounter: ({ family, card }) =>
      `Encounter: ${familiesEn[family].title}${card === null ? '' : ` (card ${card})`}`,
    chip: ({ chip: id }) => `A chip is turned up: ${chip(id)}`,
    reserveChip: ({ chip: id }) => `A reserve chip is laid: ${chip(id)}`,
  },
  events: {
    startRoll: ({ seat, total }, name) => `${name(seat)} rolls ${total}.`,
    startPlayer: ({ seat }, name) => `${name(seat)} begins.`,
    sector: ({ slot, sector, discovered }) =>
      discovered ? `Discovered in ${slot}: ${sector}.` : `${sector} lies in ${slot}.`,
    chip: ({ chip: id }) => `A planet shows ${chip(id)}.`,
    turn: ({ seat, round }, name) => `Round ${round}: ${name(seat)} to move.`,
    dice: ({ seat, total }, name) => `${name(seat)} rolls ${total}.`,
    production: ({ seat, cards }, name) => `${name(seat)} receives ${set(cards)}.`,
    shortage: ({ resource }) =>
      `The supply cannot cover ${RESOURCE_NAMES[resource]}: nobody receives any.`,
    aid: ({ seat, resource }, name) => `${name(seat)} takes 1 ${RESOURCE_NAMES[resource]} as aid.`,
    discarded: ({ seat, cards }, name) => `${name(seat)} discards ${set(cards)}.`,
    stolen: ({ from, to }, name) => `${name(to)} draws a card from ${name(from)}.`,
    given: ({ from, to }, name) => `${name(from)} gives ${name(to)} a card.`,
    drawn: ({ seat }, name) => `${name(seat)} draws from the reserve pile.`,
    pileRebuilt: ({ cards }) => `A new reserve pile is formed: ${set(cards)}.`,
    supplyTrade: ({ seat, give, want }, name) =>
      `${name(seat)} trades ${set(give)} for ${set(want)} with the supply.`,
    offer: ({ seat, give, want }, name) => `${name(seat)} offers ${set(give)} for ${set(want)}.`,
    offerAnswered: ({ seat, answer }, name) =>
      `${name(seat)} ${{ accept: 'accepts', decline: 'declines', counter: 'makes a proposal' }[answer]}.`,
    offerEnded: ({ seat }, name) => `The offer of ${name(seat)} is off the table.`,
    deal: (event, name) =>
      `${name(event.seat)} gives ${name(event.with)} ${set(event.give)} for ${set(event.want)}.`,
    paid: ({ seat, cards }, name) => `${name(seat)} pays ${set(cards)}.`,
    gained: ({ seat, cards }, name) => `${name(seat)} gets ${set(cards)}.`,
    placed: ({ seat, piece, node }, name) => `${name(seat)}: ${PIECES[piece]} on ${node}.`,
    upgradeGained: ({ seat, upgrade }, name) => `${name(seat)} mounts a ${UPGRADE_NAMES[upgrade]}.`,
    upgradeLost: ({ seat, upgrade }, name) => `${name(seat)} loses a ${UPGRADE_NAMES[upgrade]}.`,
    halfMedals: ({ seat, change }, name) => `${name(seat)}: half medals ${signed(change)}.`,
    giftShip: ({ seat }, name) => `${name(seat)} is given a trade ship.`,
    shake: (event, name) =>
      `${name(event.seat)} shakes ${balls(event.balls)}: base speed ${event.base}.`,
    balls: (event, name) => `${name(event.seat)} shakes ${balls(event.balls)}: ${event.sum}.`,
    encounter: ({ seat, reader, family }, name) =>
      `${name(seat)} has an encounter, ${name(reader)} reads. ${familiesEn[family].title}: ${familiesEn[family].prompt}`,
    reshuffled: () => 'All encounter cards are shuffled anew.',
    contest: (event, name) =>
      `${{ combat: 'Combat', speed: 'Race', drives: 'Flight' }[event.metric]}: ${name(event.seat)} ${event.own}, ${name(event.opponent)} ${event.other}: ${event.won ? 'won' : 'lost'}.`,
    outcome: ({ outcome }) => outcomesEn[outcome],
    grounded: ({ seat, ship }, name) => `Ship ${ship + 1} of ${name(seat)} does not fly this turn.`,
    jumped: ({ seat, ship, from, to }, name) =>
      `Ship ${ship + 1} of ${name(seat)} jumps from ${from} to ${to}.`,
    flew: ({ seat, ship, path }, name) =>
      `Ship ${ship + 1} of ${name(seat)} flies ${path.join(' – ')}.`,
    cleared: ({ seat, marker }, name) =>
      `${name(seat)} clears ${chip(marker)} and takes the medal.`,
    colonyFounded: ({ seat, node }, name) => `${name(seat)} founds a colony on ${node}.`,
    stationFounded: ({ seat, people }, name) =>
      `${name(seat)} founds a trade station at the ${PEOPLES[people]}.`,
    markerTaken: ({ seat, people, from }, name) =>
      `${name(seat)} takes the friendship marker of the ${PEOPLES[people]}${from === null ? '' : ` from ${name(from)}`}.`,
    cardPicked: ({ seat, card }, name) => `${name(seat)} chooses ${cardsEn[card].name}.`,
    resigned: ({ seat }, name) => `${name(seat)} resigns.`,
    over: ({ winners, ending }, name) => en.results[ending](winners.map(name).join(' and ')),
  },
  endObstacles: END_OBSTACLES,
  foundingObstacles: FOUNDING_OBSTACLES,
  refusals: refusalsEn,
  asks: {
    chance: 'Dice, balls and cards decide.',
    over: 'The match is over.',
    trade: (name) => `${name}: trade and build, then shake the mothership or end the turn.`,
    answer: (name) => `${name}: answer the offer.`,
    flight: (name, speed) => `${name}: fly your ships, speed ${speed}, then end the turn.`,
    placeColony: (name) => `${name}: place a colony.`,
    placeSpaceport: (name) => `${name}: turn a colony into your spaceport.`,
    placeShip: (name) => `${name}: place your first ship.`,
    foundingUpgrade: (name) => `${name}: take an upgrade.`,
    aid: (name) => `${name}: the roll brought you nothing, take a resource.`,
    discard: (name) => `${name}: discard half of your cards.`,
    rob: (name) => `${name}: whom do you draw a card from?`,
    number: (name) => `${name}: how many?`,
    question: (name) => `${name}: yes or no?`,
    pay: (name) => `${name}: which cards do you pay?`,
    swap: (name) => `${name}: which card do you give?`,
    takeCards: (name) => `${name}: which cards do you take?`,
    give: (name) => `${name}: give a card.`,
    wear: (name) => `${name}: give up an upgrade.`,
    gainUpgrade: (name) => `${name}: take an upgrade.`,
    loseUpgrade: (name) => `${name}: give up an upgrade.`,
    ground: (name) => `${name}: which ship stays grounded?`,
    jump: (name) => `${name}: jump with a ship, or decline.`,
    foundHere: (name) => `${name}: found a colony here?`,
    pickCard: (name) => `${name}: choose a friendship card.`,
    giftShip: (name) => `${name}: place the trade ship you were given.`,
  },
  results: {
    points: (winners) => `${winners} wins by points.`,
    resignation: (winners) => `${winners} wins: everybody else has resigned.`,
    roundLimit: (winners) => `The last round is over. Most points: ${winners}.`,
  },
  endings: { points: 'points', resignation: 'resignation', roundLimit: 'last round' },
  and: 'and',
  drawing: {
    supply: 'Supply',
    pile: 'reserve pile',
    hand: 'hand',
    cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
    points: (count) => (count === 1 ? '1 point' : `${count} points`),
    out: 'has resigned',
    neutral: 'of nobody',
    systems: 'Systems (planets clockwise, then colony sites)',
    outposts: 'Outposts',
    emptySectors: 'Empty sectors',
    faceDown: 'not discovered',
    hiddenChip: '?',
    free: 'free',
    stations: (count) => (count === 1 ? '1 station' : `${count} stations`),
    holder: (name) => `marker: ${name}`,
    openCards: 'open cards',
    halfMedals: 'half medals',
    medals: 'medals',
    giftShips: 'trade-ship markers',
    stock: 'in stock',
    inFlight: 'in flight',
    grounded: 'grounded',
    flown: 'flight over',
    speed: (total) => `speed ${total}`,
    round: (round) => `Round ${round}`,
  },
  options: {
    board: {
      name: 'Board',
      help: 'Where the sectors lie, and whether one sees them.',
      values: {
        beginner: 'fixed, as in the picture of the rulebook',
        strategic: 'shuffled by distance, face up',
        explorer: 'shuffled by distance, face down',
        wild: 'all sectors shuffled together, face down',
      },
    },
    start: {
      name: 'Start',
      help: 'The first colonies and ships.',
      values: { fixed: 'fixed', founding: 'chosen in the founding phase' },
    },
    homeChips: {
      name: 'Home numbers',
      help: 'The number chips of the home systems.',
      values: { printed: 'as printed', shuffled: 'shuffled inside each system' },
    },
    reserveDraw: {
      name: 'Reserve draw',
      help: 'Who draws the cards from the reserve pile.',
      values: { auto: 'drawn by itself', manual: 'by hand, before the mothership is shaken' },
    },
    spaceJumpEndsFlight: {
      name: 'Space jump',
      help: 'Whether a space jump is the whole flight of that ship.',
      values: { true: 'ends the flight', false: 'the ship flies on' },
    },
    discoveryStopsShip: {
      name: 'Discovery',
      help: 'Whether a ship stops when it discovers a sector.',
      values: { false: 'the ship flies on', true: 'the ship stops' },
    },
    levellingMinLeaders: {
      name: 'Burden sharing',
      help: 'How many players must have more points before the card works.',
      values: {},
    },
    pointsToWin: {
      name: 'Points to win',
      help: 'Who reaches them in the own turn wins.',
      values: {},
    },
    maxRounds: {
      name: 'Last round',
      help: 'After this round the most points win.',
      values: { none: 'no limit' },
    },
  },
  terms: {
    spacePoint: 'space point',
    system: 'planet system',
    homeSystem: 'home system',
    sector: 'sector',
    outpost: 'outpost',
    dockingPoint: 'docking point',
    colonySite: 'colony site',
    spaceportPoint: 'spaceport point',
    colony: 'colony',
    spaceport: 'spaceport',
    tradeStation: 'trade station',
    transporter: 'transporter',
    colonyShip: 'colony ship',
    tradeShip: 'trade ship',
    shipyard: 'shipyard',
    mothership: 'mothership',
    upgrade: 'upgrade',
    drive: 'drive',
    cannon: 'cannon',
    freightPod: 'freight pod',
    supply: 'supply',
    reservePile: 'reserve pile',
    numberChip: 'number chip',
    halfMedal: 'half medal',
    medal: 'medal',
    friendshipMarker: 'friendship marker',
    friendshipCard: 'friendship card',
    encounter: 'encounter',
    tradeShipMarker: 'trade-ship marker',
    pirateBase: 'pirate base',
    icePlanet: 'ice planet',
    activePlayer: 'active player',
    productionPhase: 'production phase',
    tradePhase: 'trade and build phase',
    flightPhase: 'flight phase',
  },
  help: helpEn,
};
