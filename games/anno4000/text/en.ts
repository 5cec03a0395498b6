import { botsEn } from './bots-en.ts';
import { verbsEn } from './verbs-en.ts';
import type { StarId } from '../rules/board.ts';
import { helpEn } from './help-en.ts';
import { storyEn } from './story-en.ts';
import type { AnnoWords, Target } from './words.ts';

const star = (id: StarId): string => id.toUpperCase();
const ships = (count: number): string => (count === 1 ? '1 ship' : `${count} ships`);
const discs = (numbers: readonly number[]): string =>
  numbers.length === 1 ? `disc ${numbers[0]}` : `discs ${numbers.join(' and ')}`;
const FLEETS = { green: 'Green', blue: 'Blue', red: 'Red', orange: 'Orange' };

function meets(target: Target): string {
  switch (target.kind) {
    case 'empty':
      return 'empty';
    case 'own':
      return `joining ${ships(target.ships)}`;
    case 'foreign':
      return `attack on ${FLEETS[target.fleet]}, ${ships(target.ships)}`;
  }
}

export const en: AnnoWords = {
  bots: botsEn,
  title: 'Anno 4000',
  tagline: 'Fleets in hyperspace: two to four players, no luck, one hour',
  headline: {
    setUp: 'Setting up · the last home star wins',
    round: (round, last) =>
      last === null
        ? `Round ${round} · the last home star wins`
        : `Round ${round} of ${last} · the last home star or the best position wins`,
    quiet: (round, left) =>
      `Round ${round} · standstill: ${left === 1 ? 'after this round' : `in ${left} rounds`} the best position wins`,
    over: (round) => `over in round ${round}`,
  },
  fleets: FLEETS,
  verbs: verbsEn,
  moves: {
    chooseHome: (move) => `Choose ${star(move.star)} as home star`,
    land: (move, { landing, target }) =>
      `Land ${discs(landing.discs)} (${ships(landing.ships)}) on ${star(move.star)}: ${meets(target)}`,
    start: (move, { present }) =>
      `Start from ${star(move.star)} with ${move.ships} of ${ships(present)}`,
    shortFlight: (move, { present, target }) =>
      `Short flight from ${star(move.from)} to ${star(move.to)} with ${move.ships} of ${ships(present)}: ${meets(target)}`,
    endTurn: () => 'End the turn',
    resign: () => 'Resign',
  },
  chance: {
    homeSet: ({ set }) =>
      `The ${set === 'default' ? 'usual' : 'alternative'} home stars are played`,
    home: (chance, { drawer }) => `${drawer} draws ${star(chance.star)} as home star`,
    startPlayer: ({ seat }, { name }) => `${name(seat)} begins`,
  },
  events: {
    homeSet: ({ set }) =>
      `The lot says: the ${set === 'default' ? 'usual' : 'alternative'} home stars.`,
    home: (event, name) =>
      `${name(event.seat)} settles on ${star(event.star)} with ${ships(event.ships)}.`,
    startPlayer: ({ seat }, name) => `${name(seat)} begins.`,
    turn: ({ seat, round }, name) => `Round ${round}: ${name(seat)} to move.`,
    production: (event, name) =>
      `${name(event.seat)} builds ${ships(event.ships)} on ${star(event.star)}.`,
    advance: ({ seat, disc, field }, name) =>
      `${name(seat)}: disc ${disc + 1} flies on to field ${field}.`,
    start: (event, name) =>
      `${name(event.seat)} starts from ${star(event.star)} with ${ships(event.ships)}.`,
    landing: (event, name) =>
      `${name(event.seat)} lands on ${star(event.star)} with ${ships(event.ships)}.`,
    shortFlight: (event, name) =>
      `${name(event.seat)} flies from ${star(event.from)} to ${star(event.to)} with ${ships(event.ships)}.`,
    battle: (event, name) => {
      const outcome =
        event.winner === null ? 'both fleets are destroyed' : `${name(event.winner)} wins`;
      return `Battle of ${star(event.star)}: ${name(event.attacker)} ${event.attackers} against ${name(event.defender)} ${event.defenders}, ${outcome}.`;
    },
    homeCaptured: (event, name) =>
      `${name(event.by)} holds ${star(event.star)}, the home star of ${name(event.seat)}: one turn to react!`,
    homeRecaptured: (event, name) => `${name(event.seat)} is back on ${star(event.star)}.`,
    exchange: ({ seats: [a, b], dueRound }, name) =>
      `Exchange: ${name(a)} and ${name(b)} hold each other’s home star and clear both in round ${dueRound}.`,
    exchangeEnded: ({ seats: [a, b] }, name) =>
      `The exchange of ${name(a)} and ${name(b)} is over.`,
    eliminated: ({ seat, reason }, name) => `${name(seat)} is out: ${en.reasons[reason]}.`,
    over: ({ winners, ending }, name) =>
      storyEn.over(
        winners.map((seat) => ({ seat, you: false, name: name(seat) })),
        ending,
      ),
  },
  reasons: {
    homeStarLost: 'the home star was not won back',
    noShips: 'no ships left',
    resigned: 'resigned',
  },
  refusals: {
    matchOver: () => 'The match is over.',
    notYourTurn: () => 'It is not your turn.',
    malformed: () => 'That is not a move of Anno 4000.',
    notStarted: () => 'The match is still being set up.',
    noHomeChoice: () => 'The home stars have been handed out.',
    homeTaken: (values) => `${star(values.star)} is not one of the home stars that are left.`,
    discNotFlying: ({ disc }) => `Disc ${disc + 1} is not in flight.`,
    outOfReach: (values) =>
      `Disc ${values.disc + 1} is on field ${values.field}, but ${star(values.star)} is ${values.distance === 1 ? '1 field' : `${values.distance} fields`} away from where it started.`,
    justStarted: ({ disc }) => `Disc ${disc + 1} has only just left and does not turn back.`,
    truce: (values) =>
      `Because of the exchange ${star(values.star)} is still closed to you: neither partner may fly to the home stars concerned.`,
    landingClosed: () => 'After a departure no disc can land in this turn.',
    departureDone: () => 'There is only one departure a turn, a start or a short flight.',
    mustLand: ({ disc, field }) =>
      `Disc ${disc + 1} must land first: field ${field} is the last one from which it can.`,
    notYourStar: (values) => `You have no ships on ${star(values.star)}.`,
    tooFewShips: (values) =>
      `There ${values.ships === 1 ? 'is' : 'are'} only ${ships(values.ships)} on ${star(values.star)}.`,
    noFreeDisc: () => 'Both discs are in flight; a departure needs a free one.',
    discRests: () =>
      'No disc is free: at this table a disc that has landed departs again in the next turn at the earliest.',
    fieldOneTaken: () => 'Field 1 of your track is taken.',
    battlefield: (values) =>
      `After the battle on ${star(values.star)} nobody departs from there in this ${values.wait}.`,
    notNeighbours: (values) =>
      `A short flight joins the two stars of one sector and level; ${star(values.from)} and ${star(values.to)} are not such a pair.`,
    evacuate: (values) =>
      `The exchange is due: ${values.ships === 1 ? 'your ship' : `all ${values.ships} ships`} must leave ${star(values.star)} in this turn, before anything else departs.`,
  },
  asks: {
    chance: 'The lot decides.',
    over: 'The match is over.',
    home: (name) => `${name}: choose a home star.`,
    landing: (name) => `${name}: land, depart once, end the turn.`,
    mayStillLand: (name) => `${name}: land, or end the turn.`,
    departed: (name) => `${name}: end the turn, or take it back.`,
    doomed: (name, home) =>
      `${name}: ${home} is still in foreign hands. Take the departure back, or you are out.`,
    saved: (name, home) =>
      `${name}: ${home} is in foreign hands, but the exchange saves you. Depart once, end the turn.`,
    mustLand: (name) => `${name}: a disc must land, it cannot fly on.`,
    evacuate: (name, stars) => `${name}: the exchange is due, leave ${stars} with all ships.`,
    threatened: (name, home) =>
      `${name}: ${home} is in foreign hands. Win it back or take the captor’s home star in this turn, or you are out.`,
  },
  warnings: {
    out: (home) => `${home} is still in foreign hands: if the turn ends like this, you are out.`,
    noShips: 'You have no ship left: if the turn ends like this, you are out.',
    lostBattle: (target, count, defenders) =>
      `${target}: ${count} against ${defenders}, your ${count === 1 ? 'ship' : 'ships'} would be lost.`,
    bothLost: (target, count, defenders) =>
      `${target}: ${count} against ${defenders}, both fleets would be lost.`,
  },
  endings: {
    lastHomeStar: 'last home star',
    elimination: 'no ships left',
    resignation: 'resignation',
    roundLimit: 'last round',
    standstill: 'standstill',
    mutualDestruction: 'nobody left',
  },
  story: storyEn,
  drawing: {
    legend:
      '▲ yellow level, ▼ red level · ⊕ population and minerals, ○ population, + minerals · ⌂ home star',
    free: (count) => (count === 1 ? '1 disc free' : `${count} discs free`),
    flight: (field, sector, count) => `field ${field}: ${ships(count)} from ${sector}`,
    reaches: 'reaches',
    mustLand: 'must land',
    summary: (stars, count, pairs) =>
      `${stars === 1 ? '1 star' : `${stars} stars`}, ${ships(count)}, ${pairs === 1 ? '1 pair' : `${pairs} pairs`}`,
    out: 'out',
    threatened: 'HOME STAR LOST',
    exchange: (a, b, dueRound) => `Exchange of ${a} and ${b}: both clear in round ${dueRound}`,
  },
  options: {
    colours: {
      name: 'Colours',
      help: 'Everybody chooses the colour of his fleet.',
      values: FLEETS,
    },
    homeSet: {
      name: 'Home stars',
      help: 'Which stars are home stars. With four players there is only one set.',
      values: {
        default: 'the usual ones for this number of players',
        alternative: 'the mirrored ones',
        random: 'the lot decides',
      },
    },
    homeChoice: {
      name: 'Who gets which home star',
      help: 'Drawn by lot, or chosen in seat order.',
      values: { lots: 'by lot', pick: 'by choice, in seat order' },
    },
    equalBattle: {
      name: 'Equal fleets',
      help: 'What happens when as many ships attack as defend. The rulebook asks for one ship more to succeed and destroys the loser; who loses a draw it does not say.',
      values: {
        attackerLoses: 'the attackers are lost',
        bothDestroyed: 'both fleets are lost',
      },
    },
    afterBattle: {
      name: 'Departing after a battle',
      help: 'The rulebook forbids to leave that star until the “round” is over. That may be the turn of the attacker, or the round of all; then the surviving defender stays as well.',
      values: {
        nextTurn: 'the defender in his next turn',
        nextRound: 'nobody before the next round',
      },
    },
    landedDisc: {
      name: 'A disc that has just landed',
      help: 'The rulebook takes the disc off the track after landing, so it is free; but its example of the double move uses the second disc, which was free before.',
      values: { departs: 'may depart in the same turn', rests: 'rests until the next turn' },
    },
    lateLanding: {
      name: 'Landing after the departure',
      help: 'All sample rounds land first and depart then; nothing says that it must be so.',
      values: { off: 'no', on: 'yes' },
    },
    rescueFirst: {
      name: 'Rescue before evacuation',
      help: 'Who has to clear a star for an exchange, but would be out otherwise, may instead retake his home star by a short flight, or take that of his captor. The rulebook leaves everybody this rescue; the star is cleared afterwards.',
      values: { on: 'yes', off: 'no, the star is cleared first' },
    },
    exchangeBinds: {
      name: 'The exchange binds',
      help: 'Both clear the home star of the other. Whether they may attack it again at once, the rulebook leaves open.',
      values: {
        off: 'after clearing it everything is allowed',
        on: 'in the next turn the cleared star is spared',
      },
    },
    retakeByForce: {
      name: 'Retaking during an exchange',
      help: 'The rulebook names recapture and exchange side by side. With “yes” a home star may be retaken while the exchange runs.',
      values: { off: 'no, there is a truce', on: 'yes' },
    },
    shipLimit: {
      name: 'Ships per fleet',
      help: 'Production stops when a fleet has this many ships on stars and discs.',
      values: { none: 'no limit' },
    },
    quietRounds: {
      name: 'Standstill',
      help: 'When no ship is built and none is lost for so many rounds, the match ends, and the best position wins. The rulebook does not speak of it; with bots at the table 20 rounds are suggested, because they might go round in circles for ever.',
      values: { none: 'does not end the match' },
    },
    maxRounds: {
      name: 'Last round',
      help: 'After this round the best position wins: home star held, then pairs, ships and stars.',
      values: { none: 'no limit' },
    },
  },
  terms: {
    star: 'star',
    homeStar: 'home star',
    sector: 'sector',
    level: 'level',
    yellowLevel: 'yellow level',
    redLevel: 'red level',
    population: 'population',
    minerals: 'minerals',
    pair: 'pair',
    fleet: 'fleet',
    ship: 'ship',
    hyperspace: 'hyperspace',
    track: 'hyperspace track',
    entryField: 'entry field',
    disc: 'hyperspace disc',
    production: 'production',
    landing: 'landing',
    start: 'start',
    shortFlight: 'short flight',
    doubleMove: 'double move',
    multipleAttack: 'multiple attack',
    battle: 'battle',
    recapture: 'recapture',
    exchange: 'exchange',
    truce: 'truce',
    evacuation: 'evacuation',
    elimination: 'elimination',
    turn: 'turn',
    round: 'round',
  },
  help: helpEn,
};
