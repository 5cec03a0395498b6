/** What is asked of whom, in English. */

import { PEOPLES } from '../rules/data.ts';
import { THE_PEOPLE, cardsEn, counted, listed } from './names-en.ts';
import type { StarTableWords } from './words.ts';

const people = (index: number): string => {
  const found = PEOPLES[index];
  return found === undefined ? '' : THE_PEOPLE[found];
};

export const asksEn: StarTableWords['asks'] = {
  startRoll: ({ seats, rolls }, { name }) =>
    `${name(seats[rolls.length] ?? 0)} rolls for who begins.`,
  sector: ({ discovered }) => (discovered ? 'A sector is turned up.' : 'The sectors are laid out.'),
  homeChip: () => 'The number chips of the home systems are laid out.',
  placeColony: (_task, { asked }) => `${asked}: place a colony on a free colony site.`,
  placeSpaceport: (_task, { asked }) => `${asked}: turn one of your colonies into a spaceport.`,
  placeShip: (_task, { asked }) =>
    `${asked}: place a colony ship or a trade ship at the new spaceport.`,
  foundingUpgrade: (_task, { asked }) => `${asked}: take an upgrade from the common pool.`,
  startMedals: () => 'Everybody gets a half medal.',
  beginTurn: ({ seat }, { name }) => `The turn of ${name(seat)} begins.`,
  draw: ({ seat }, { name }) => `${name(seat)} draws a card from the reserve pile.`,
  dice: (_task, { current }) => `${current} rolls the dice for production.`,
  aid: (_task, { asked }) =>
    `${asked}: take a resource from the supply with the aid delivery, or do without.`,
  discard: (_task, { asked, askedSeats, name, discards }) => {
    const shares = askedSeats.map((seat) =>
      askedSeats.length === 1 ? `${discards(seat)}` : `${name(seat)} ${discards(seat)}`,
    );
    return `A 7! ${asked}: return half of the cards (${listed(shares)}).`;
  },
  give: (_task, { asked, current }) => `${asked}: choose a card for ${current}.`,
  wear: (_task, { asked }) => `${asked}: remove an upgrade from your mothership.`,
  rob: (_task, { asked }) => `${asked}: choose an opponent to draw a card from.`,
  steal: ({ from, to }, { name }) => `${name(to)} draws a card from ${name(from)}.`,
  reserve: (_task, { current }) => `${current} draws from the reserve pile.`,
  enterTrade: (_task, { current }) => `${current} begins the trade and build phase.`,
  shake: (_task, { current }) => `${current} shakes the mothership.`,
  encounter: () => 'An encounter card is drawn.',
  walk: () => 'The encounter card is read on.',
  number: (_task, { asked, prompt }) => `${asked}, ${prompt}`,
  question: (_task, { asked, prompt }) => `${asked}, ${prompt}`,
  pay: ({ n }, { asked }) => `${asked}: choose ${counted(n, 'resource', 'resources')} and pay.`,
  swap: ({ take }, { asked }) => `${asked}: hand in a resource for ${take} others.`,
  takeCards: ({ n, except }, { asked }) =>
    `${asked}: take ${counted(n, 'resource', 'resources')} from the supply${except === null ? '' : ', not of the kind you handed in'}.`,
  contest: ({ metric, opponent, own }, { current, name }) => {
    const what = metric === 'combat' ? 'Combat' : 'Race';
    const who = own === null ? current : name(opponent);
    return `${what} between ${current} and ${name(opponent)}: ${who} shakes.`;
  },
  bands: (_task, { current }) => `${current} shakes: the sum of the balls decides.`,
  effect: () => 'The encounter takes effect.',
  gainUpgrade: (_task, { asked }) => `${asked}: choose an upgrade for the mothership.`,
  loseUpgrade: (_task, { asked }) => `${asked}: choose an upgrade to lose.`,
  ground: (_task, { asked }) => `${asked}: choose a ship that does not fly this turn.`,
  jump: (_task, { asked }) => `${asked}: move a ship by space jump, or do without.`,
  closeEncounter: () => 'The encounter is over.',
  foundHere: ({ ship }, { asked }) => `${asked}: found a colony here with ship ${ship + 1} or not.`,
  arrival: () => 'The ship arrives.',
  chip: () => 'A number chip is turned up.',
  replacementChip: () => 'A replacement chip is drawn.',
  pickCard: (task, { asked }) =>
    `${asked}: choose an open friendship card of ${people(task.people)}.`,
  giftShip: (_task, { asked }) =>
    `${asked}: place the trade ship you were given on a free spaceport point.`,
};

export const freelyEn: StarTableWords['freely'] = {
  over: 'The match is over.',
  trade: ({ current }) => `${current}: trade and build.`,
  offer: ({ current, asked, deal }) => {
    const what = deal === null ? '' : ` ${cardsEn(deal.give)} for ${cardsEn(deal.want)}`;
    const who = asked === '' ? 'All have answered' : `Asked: ${asked}`;
    return `${current} offers${what}. ${who}.`;
  },
  flight: ({ current, speed }) =>
    `${current}: fly each ship up to ${counted(speed, 'step', 'steps')}.`,
  flying: ({ current, flying, stepsLeft }) =>
    `${current}: fly on with ship ${flying} (${counted(stepsLeft, 'step', 'steps')} left) or end its flight.`,
};
