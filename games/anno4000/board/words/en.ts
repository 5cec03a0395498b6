import type { BoardWords } from './shape.ts';

const ships = (count: number): string => (count === 1 ? '1 ship' : `${count} ships`);

const ARRIVALS = { discs: '', shortFlight: ' by short flight', doubleMove: ' by double move' };

export const en: BoardWords = {
  sheet: 'Star field: twelve sectors on two levels, and hyperspace between them',
  level: { Y: 'Yellow level', R: 'Red level' },
  levelMark: { Y: 'above', R: 'below' },
  sector: (letter, level) => `sector ${letter} ${level === 'Y' ? 'yellow' : 'red'}`,
  symbols: {
    both: 'population and minerals',
    population: 'population',
    minerals: 'minerals',
    none: 'no symbol',
  },
  home: 'home star',
  yourHome: 'your home star',
  homeOf: (fleet) => `home star of ${fleet}`,
  homeLost: (fleet) => `home star of ${fleet}, in foreign hands!`,
  fleet: (fleet, count) => `${fleet}: ${ships(count)}`,
  nobody: 'empty',
  mayFall: 'could fall next',
  battlefield: 'fought over this turn, nobody departs',
  truce: 'truce',
  ships,
  outcome: (outcome, count, defenders) => {
    switch (outcome) {
      case 'occupy':
        return 'empty, will be yours';
      case 'join':
        return defenders === 1 ? 'joins your ship' : `joins your ${ships(defenders)}`;
      case 'win':
        return `${count} : ${defenders}, you win`;
      case 'lose':
        return `${count} : ${defenders}, you lose`;
      case 'bothLost':
        return `${count} : ${defenders}, both lost`;
    }
  },
  landHere: (count) => `land here with ${ships(count)}`,
  flyHere: (count) => `short flight to here with ${ships(count)}`,
  departs: 'ships can depart',

  track: (fleet) => `Hyperspace track of ${fleet}`,
  disc: (disc) => `Disc ${disc + 1}`,
  bothDiscs: 'Both',
  flight: (count, sector, field, last) =>
    `${ships(count)} from ${sector}, field ${field} of ${last}`,
  mustLand: 'must land',
  field: (field) => `Field ${field}`,
  startHere: (star, count) => `Start from ${star} with ${ships(count)}`,
  fieldLabel: 'Field',
  lookAt: (field) => `See what field ${field} would reach`,

  hint: {
    home: 'Pick one of the marked stars as your home.',
    target: 'Pick a marked star to land there.',
    noDiscs: 'Pick a star to depart from, or end the turn.',
    evacuate: 'Pick the marked star: all ships leave it now.',
    departed: 'Your ships are on their way.',
  },
  endTurn: 'End turn',
  doAnyway: (what) => (what === 'endTurn' ? 'End it all the same' : 'Attack all the same'),
  letGo: 'Clear selection',
  pick: 'Pick',
  chooseHome: (star) => `Choose ${star}`,
  shipsLabel: 'Ships that leave',
  shipsKeys: 'On the board: digits, + and − count ships',
  fewer: 'One ship fewer',
  more: 'One ship more',
  one: '1',
  half: 'half',
  allButOne: 'all but 1',
  all: 'all',
  ofShips: (count, all) => `${count} of ${all}`,
  start: (count) => `Start with ${count}`,
  intoHyperspace: 'into hyperspace',
  shortFlight: (star) => `Hop to ${star}`,
  stay: (count) => (count === 1 ? '1 stays' : `${count} stay`),
  givenUp: 'the star is given up',
  homeGivenUp: 'your home star stands empty: no production, and anybody can take it',
  pairsChange: (before, after) => `pairs ${before} → ${after}`,
  land: (discs) => `Land here: ${discs}`,
  landOn: (star) => `Land on ${star}`,
  target: 'Landing place',
  chooseTarget: 'Choose a star …',
  departFrom: 'Depart from …',
  starList: 'As a list',
  which: 'Which discs land',
  lookAhead: 'Look ahead',
  now: 'now',
  turnsAhead: (turns) => (turns === 1 ? 'next turn' : `in ${turns} turns`),
  arrival: (fleet, count, by) => `${fleet} with ${count}${ARRIVALS[by]}`,
  arrivals: (list) => `Could come next: ${list}`,
  danger: (star, attackers) => `${star} would fall to ${attackers.join(' or ')}.`,

  starsWord: (count) => (count === 1 ? 'star' : 'stars'),
  shipsWord: (count) => (count === 1 ? 'ship' : 'ships'),
  pairs: (circles, crosses, pairs) =>
    `${circles} population, ${crosses} minerals: ${pairs === 1 ? '1 pair' : `${pairs} pairs`}`,
  noProduction: 'no production',
  inRound: (round) => `in round ${round}`,
  out: 'out of the game',
  exchange: (fleet, dueRound) => `exchange with ${fleet}: clear in round ${dueRound}`,
  threatened: (star, by) => `${by} holds ${star}!`,

  survey: {
    players: 'Players',
    held: 'Stars with ships',
    empty: 'Empty stars',
    discs: 'Discs in hyperspace',
  },
  standing: (stars, count) =>
    `${stars === 1 ? '1 star' : `${stars} stars`}, ${count === 1 ? '1 ship' : `${count} ships`}`,
  discs: (free) =>
    free === 0 ? 'no disc free' : free === 1 ? '1 disc free' : `${free} discs free`,
};
