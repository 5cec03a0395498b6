import { listEn } from '../../text/names-en.ts';
import type { BoardWords } from './shape.ts';

const actions = (count: number): string => (count === 1 ? '1 action' : `${count} actions`);
const nuts = (count: number): string => (count === 1 ? '1 nut' : `${count} nuts`);

export const en: BoardWords = {
  board: 'The star chart: 20 planets joined by routes',
  ship: (number) => `Ship ${number}`,
  pickShip: (number, place) => `Ship ${number} ${place}`,
  letGo: (number, place) => `Ship ${number} ${place} is picked: unselect`,
  planet: {
    home: (name) => `home of ${name}`,
    nuts: (list) => `nuts: ${list}`,
    noNuts: 'no nuts',
    colonies: (name, count) => `${count === 1 ? '1 colony' : `${count} colonies`} of ${name}`,
    room: (free) => (free === 0 ? 'no room left' : `room for ${free} more`),
  },
  pickPlanet: (place) => `Choose ${place}`,

  actions,
  track: (left) => `Action track: ${actions(left)} left`,
  bank: 'AstroBank',
  bankHas: (colour, count) => `${count} ${colour} in the AstroBank`,
  ownNuts: 'your nuts',
  showBank: 'Show the AstroBank',
  onPlanets: (count) => `${nuts(count)} on the planets`,
  dice: 'Dice and fate',

  bet: {
    pick: 'How many actions do you dare to declare?',
    average: (value) => `${value} on average`,
    roll: (face, result) => `A ${face} brings ${result}`,
    declare: (count) => `Declare ${count} and roll`,
    option: (count, percent, prize) => `${count}: ${percent} for ${prize}`,
  },

  act: {
    ships: 'Your ships',
    mine: 'Mine',
    found: 'Found a colony',
    attack: 'Attack',
    build: 'Build a ship',
    technology: 'Technology',
    trade: 'Trade',
    end: 'End turn',
    lapse: (unused) => (unused === 1 ? '1 lapses' : `${unused} lapse`),
    unused: (left) =>
      left === 1
        ? 'There is something to do with 1 action. It is lost with the turn.'
        : `There is something to do with ${left} actions. They are lost with the turn.`,
    fly: 'Fly',
    pickGoal: 'pick a destination',
    pickGoalOnChart: 'Pick a destination on the chart or here.',
    back: 'Cancel',
    flyTo: 'Fly to …',
    noGoal: 'no destination',
    pickFirst: 'Pick a ship, on the chart or here.',
    price: (needed, paid) => [actions(needed), ...(paid === 0 ? [] : [nuts(paid)])].join(' · '),
    free: 'free of charge',
    attackHere: 'Whom do you attack on this planet?',
  },

  flight: {
    fly: (cost) => `Fly: ${cost}`,
    attack: 'Attack: 1 action',
    left: (left) => `${left} left afterwards`,
    surcharge: (amount) => `${actions(amount)} of it to get away from here`,
    asteroids: (count, percent) =>
      `${count === 1 ? 'Asteroids' : `${count} asteroid fields`}: the ship survives with ${percent}`,
    timeWarp: 'Time Warp can repeat one roll',
    asks: (names) => `${listEn(names)} must allow the passage`,
    jump: 'jumps from AstroHole to AstroHole',
    lands: 'Landing: two dice decide its fate',
    safe: 'quiet flight',
    ways: 'Ways to do it',
  },

  battle: {
    chance: (percent) => `${percent} to destroy it`,
    bonus: (attack, defence) =>
      [
        ...(attack > 0 ? [`Power Laser +${attack}`] : []),
        ...(defence > 0 ? [`their Mega Shields +${defence}`] : []),
      ].join(', '),
    against: (name) => `Attack ${name}`,
    hit: (unit) => (unit === 'ship' ? 'The ship is destroyed' : 'A colony is destroyed'),
    missed: 'The attack fails',
  },

  nuts: {
    pay: (count) => `Which ${count === 1 ? 'nut' : `${count} nuts`} do you pay with?`,
    take: (count) => `Which ${count === 1 ? 'nut' : `${count} nuts`} do you take?`,
    more: (colour) => `One ${colour} more`,
    less: (colour) => `One ${colour} less`,
    of: (picked, held) => `${picked} of ${held}`,
    missing: (count) => `${nuts(count)} to go`,
    place: 'Pick a nut, then a planet on the chart. Or the planet first.',
    placeOn: (place) => `Which nut for ${place}?`,
  },

  trade: {
    give: 'You give',
    get: 'You want',
    with: 'From',
    all: 'all',
    offer: 'Make the offer',
    price: '1 action, if agreed',
    youGet: 'You get',
    youGive: 'You give',
    accept: 'Accept',
    decline: 'Decline',
    swap: 'Swap',
    keep: 'No swap',
  },

  answer: {
    rolledFor: (purpose) => `Rolled for ${purpose}`,
    keep: (face) => `Keep the ${face}`,
    again: 'Time Warp: roll again',
    allow: 'Let it pass',
    refuse: 'Refuse',
    withShip: (number) => `Ship ${number} defends`,
    withColony: 'A colony defends',
  },

  fate: {
    card: (number) => `Fate ${number}`,
    choosePlanet: 'Planet',
    asList: 'As a list',
    pickOnBoard: 'Pick a planet on the chart.',
    confirm: 'Do it',
    effects: (ship) => `Ship ${ship}`,
    done: 'done for this turn',
    cannot: (deeds) => `cannot ${deeds}`,
    lasting: {
      '2-1': 'its new colonies die on 1 to 3 this turn',
      '2-2': 'its new colonies die on 1 or 2 this turn',
      '2-3': 'mining costs 2 more actions this turn',
      '2-4': 'mining costs 1 more action this turn',
      '3-4': 'mining costs you 1 nut everywhere this turn',
      '3-5': 'founding costs you 1 more nut everywhere this turn',
      '4-4': 'colonies cost you only the nut everywhere this turn',
      '4-5': 'one colony is free this turn, wherever you like',
      '4-6': 'colonies are free everywhere this turn',
    },
  },

  technologies: {
    red: '+1 when you attack',
    purple: '+1 when you defend',
    yellow: 'roll one of your dice again',
    orange: 'one more action each turn',
  },
  technologyOwned: 'yours',
  technologyPrice: '4 actions · 1 nut',

  seat: {
    colonies: (count, of) => `${count} of ${of} colonies`,
    founded: (count, of) => `${count} of ${of} founded`,
    nuts: (colour, count) => `${count} ${colour}`,
    out: 'has left the match',
  },

  tells: {
    large: 'Large planet, room for 3 colonies.',
    small: 'Small planet, room for 2 colonies.',
    bare: 'A bare base in this match, without nuts and colonies.',
    landing: 'Whoever lands here rolls two dice for fate.',
    hole: 'AstroHole',
    holeActs: 'Whoever flies in may jump to another AstroHole at once.',
    rocks: 'Asteroids',
    rocksAct: 'Flying through is survived on 2 or more, stopping on 3 or more.',
    plainHere: 'A field like any other in this match.',
    ship: (number, name) => `Ship ${number} of ${name}`,
    shipActs: 'Nobody passes without permission. It can be attacked from next door.',
    close: 'Close',
  },

  rolls: (name, purpose) => `${name}, for ${purpose}`,

  survey: {
    players: 'Players and AstroBank',
    planets: 'Planets',
    ships: 'Ships',
    space: 'AstroHoles and asteroids',
  },
};
