/** Events in English. */

import { encountersEn } from './encounters-en.ts';
import { friendshipEn } from './friendship-en.ts';
import {
  A_PIECE,
  THE_PEOPLE,
  balls,
  cardsEn,
  counted,
  halfMedals,
  listed,
  nounsEn,
  resourceCount,
} from './names-en.ts';
import { place, planetLabel } from './places.ts';
import { resultsEn } from './results-en.ts';
import { effectsOf } from './encounter-story.ts';
import { friendshipCard } from './friendship-story.ts';
import type { StarWords } from './words.ts';

const { resources, sectors, chips, upgrades } = nounsEn;

const ANSWERED = { accept: 'accepts', decline: 'declines', counter: 'makes a counter-offer' };

const MEASURED = { combat: 'Combat', speed: 'Race', drives: 'Escape' };

export const eventsEn: StarWords['events'] = {
  startRoll: ({ seat, total }, name) => `${name(seat)} rolls ${total} for the start.`,
  startPlayer: ({ seat }, name) => `${name(seat)} begins.`,
  sector: ({ slot, sector, discovered }) =>
    discovered ? `Discovered: ${slot} is ${sectors[sector]}.` : `${slot}: ${sectors[sector]}.`,
  chip: ({ planet, chip }) => `${planetLabel(planet)} shows: ${chips[chip]}.`,
  turn: ({ seat, round }, name) => `Round ${round}: ${name(seat)} to move.`,
  dice: ({ seat, total }, name) => `${name(seat)} rolls ${total}.`,
  production: ({ seat, cards }, name) => `${name(seat)} receives ${cardsEn(cards)}.`,
  shortage: ({ resource }) =>
    `There is not enough ${resources[resource]} in the supply for all: nobody gets any.`,
  aid: ({ seat, resource }, name) =>
    `Aid delivery: ${name(seat)} takes ${resourceCount(1, resource)}.`,
  discarded: ({ seat, cards }, name) => `${name(seat)} returns ${cardsEn(cards)}.`,
  stolen: ({ from, to }, name) => `${name(to)} draws a card from ${name(from)}.`,
  given: ({ from, to }, name) => `${name(to)} gets a card from ${name(from)}.`,
  drawn: ({ seat }, name) => `${name(seat)} draws a card from the reserve pile.`,
  pileRebuilt: ({ cards }) => `A new reserve pile is made: ${cardsEn(cards)}.`,
  supplyTrade: ({ seat, give, want }, name) =>
    `${name(seat)} trades ${cardsEn(give)} for ${cardsEn(want)} with the supply.`,
  offer: ({ seat, give, want, to }, name) =>
    `${name(seat)} offers ${listed(to.map(name))}: ${cardsEn(give)} for ${cardsEn(want)}.`,
  offerAnswered: ({ seat, answer }, name) => `${name(seat)} ${ANSWERED[answer]}.`,
  offerEnded: ({ seat }, name) => `The offer of ${name(seat)} has lapsed.`,
  deal: (event, name) =>
    `${name(event.seat)} gives ${name(event.with)} ${cardsEn(event.give)} and gets ${cardsEn(event.want)}.`,
  paid: ({ seat, cards }, name) => `${name(seat)} pays ${cardsEn(cards)}.`,
  gained: ({ seat, cards }, name) => `${name(seat)} takes ${cardsEn(cards)}.`,
  placed: ({ seat, piece, node }, name) =>
    `${name(seat)} places ${A_PIECE[piece]} on ${place(node)}.`,
  upgradeGained: ({ seat, upgrade }, name) => `${name(seat)} gains a ${upgrades[upgrade]}.`,
  upgradeLost: ({ seat, upgrade }, name) => `${name(seat)} loses a ${upgrades[upgrade]}.`,
  halfMedals: ({ seat, change }, name) =>
    `${name(seat)} ${change < 0 ? 'loses' : 'gains'} ${halfMedals(Math.abs(change))}.`,
  giftShip: ({ seat }, name) => `${name(seat)} is given a trade ship.`,
  shake: ({ seat, balls: drawn, base }, name) =>
    `${name(seat)} shakes the mothership: ${balls(drawn)}, base speed ${base}.`,
  balls: ({ seat, balls: drawn, sum }, name) => `${name(seat)} shakes ${balls(drawn)}, sum ${sum}.`,
  encounter: ({ seat, reader, family }, name) => {
    const { title, prompt } = encountersEn.families[family];
    return `Encounter “${title}”: ${name(reader)} reads to ${name(seat)}: “${prompt}”`;
  },
  reshuffled: () => 'All 32 encounter cards are shuffled anew.',
  contest: ({ seat, opponent, metric, own, other, won }, name) =>
    `${MEASURED[metric]}: ${name(seat)} ${own}, ${name(opponent)} ${other}. ${name(seat)} ${won ? 'prevails' : 'is beaten'}.`,
  outcome: ({ seat, outcome }, name) =>
    `For ${name(seat)}: “${encountersEn.outcomes[outcome]}” (${effectsOf(outcome, encountersEn)})`,
  grounded: ({ seat, ship }, name) => `Ship ${ship + 1} of ${name(seat)} does not fly this turn.`,
  jumped: ({ seat, ship, from, to }, name) =>
    `${name(seat)} jumps with ship ${ship + 1} from ${place(from)} to ${place(to)}.`,
  flew: ({ seat, ship, path }, name) => {
    const [from, to] = [path[0], path.at(-1)];
    if (from === undefined || to === undefined) return `Ship ${ship + 1} of ${name(seat)} flies.`;
    return `${name(seat)} flies with ship ${ship + 1} from ${place(from)} to ${place(to)} (${counted(path.length - 1, 'step', 'steps')}).`;
  },
  cleared: ({ seat, planet, marker }, name) =>
    `${name(seat)} clears ${chips[marker]} on ${planetLabel(planet)} and keeps the medal.`,
  colonyFounded: ({ seat, node }, name) => `${name(seat)} founds a colony on ${place(node)}.`,
  stationFounded: ({ seat, people }, name) =>
    `${name(seat)} founds a trade station with ${THE_PEOPLE[people]}.`,
  markerTaken: ({ seat, people, from }, name) =>
    `${name(seat)} takes the friendship marker of ${THE_PEOPLE[people]}${from === null ? '' : ` from ${name(from)}`}.`,
  cardPicked: ({ seat, card }, name) => {
    const { title, text } = friendshipCard(card, friendshipEn);
    return `${name(seat)} chooses a friendship card: “${title}. ${text}”`;
  },
  resigned: ({ seat }, name) => `${name(seat)} resigns.`,
  over: ({ winners, ending }, name) => resultsEn[ending](listed(winners.map(name)), winners.length),
};
