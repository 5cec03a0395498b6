/** The story in English: `fit a freight pod, now 3 of 5.` */

import type { Upgrade } from '../rules/data.ts';
import {
  A_PIECE,
  THE_PEOPLE,
  balls,
  cardsEn,
  counted,
  halfMedals,
  listed,
  nounsEn,
  planetEn,
  resourceCount,
  towardsEn,
  whereEn,
} from './names-en.ts';
import type { Landmark } from './places.ts';
import type { Points, Question, TellingWords, Voice } from './telling-words.ts';

const { resources, pieces, chips, upgrades } = nounsEn;

/** The verb in the person of its subject. */
const verb = ({ own }: Voice, you: string, other: string): string => (own ? you : other);
/** A verb that takes an s. */
const does = (voice: Voice, word: string): string => verb(voice, word, `${word}s`);

const now = (points: Points): string =>
  points === null ? '' : `, now ${counted(points, 'point', 'points')}`;

const fitted = (upgrade: Upgrade, count: number, limit: number): string =>
  `a ${upgrades[upgrade]}, now ${count} of ${limit}`;

const ANSWERS: Readonly<
  Record<Question, readonly [yes: readonly [string, string], no: readonly [string, string]]>
> = {
  tribute: [
    ['pay the toll', 'pays the toll'],
    ['refuse to pay', 'refuses to pay'],
  ],
  fence: [
    ['shake on it', 'shakes on it'],
    ['decline', 'declines'],
  ],
  raid: [
    ['hire the privateer', 'hires the privateer'],
    ['send the privateer away', 'sends the privateer away'],
  ],
  ambush: [
    ['open the throttle and flee', 'opens the throttle and flees'],
    ['stand and fight', 'stands and fights'],
  ],
  distress: [
    ['rush to help', 'rushes to help'],
    ['fly past', 'flies past'],
  ],
  escort: [
    ['step in', 'steps in'],
    ['keep out of it', 'keeps out of it'],
  ],
  distortion: [
    ['dare the jump', 'dares the jump'],
    ['turn away', 'turns away'],
  ],
  unmasked: [
    ['open fire', 'opens fire'],
    ['let the pirate go', 'lets the pirate go'],
  ],
};

function foundEn(landmark: Landmark | null): string {
  switch (landmark?.kind) {
    case 'system':
      return `a system of ${listed(
        landmark.planets.map(({ resource }) => (resource === null ? '' : resources[resource])),
      )}`;
    case 'outpost':
      return `the outpost of ${THE_PEOPLE[landmark.people]}`;
    case undefined:
    default:
      return 'nothing but empty space';
  }
}

export const tellingEn: TellingWords = {
  you: ['you', 'you'],
  rolls: (total, voice) => `${does(voice, 'roll')} ${total}.`,
  begins: (voice) => `${does(voice, 'begin')}.`,
  places: (piece, spot, voice) => `${does(voice, 'place')} ${A_PIECE[piece]}: ${whereEn(spot)}.`,
  builds: (ship, spot, voice) => `${does(voice, 'build')} ${A_PIECE[ship]}: ${whereEn(spot)}.`,
  extends: (spot, points, voice) =>
    `${does(voice, 'build')} a spaceport: ${whereEn(spot)}${now(points)}.`,
  yields: (shares) => `Production: ${shares.join(', ')}.`,
  share: (cards, seat, { whom }) => `${cardsEn(cards)} for ${whom(seat)}`,
  noYield: 'No production, for anybody.',
  seven: 'A 7: no production.',
  shortage: (resource) =>
    `The supply of ${resources[resource]} does not last for all, so nobody gets any.`,
  takesAid: (resource, voice) =>
    `${does(voice, 'take')} ${resourceCount(1, resource)} as an aid delivery.`,
  discards: (cards, voice) => `${does(voice, 'return')} ${cardsEn(cards)}.`,
  steals: (resource, from, voice) =>
    `${does(voice, 'take')} ${resource === null ? 'a card' : resourceCount(1, resource)} from ${voice.toWhom(from)}.`,
  receives: (cards, from, voice) =>
    `${does(voice, 'get')} ${from.length === 1 ? 'a card' : 'a card each'} from ${listed(from.map(voice.toWhom))}${cards === null ? '' : `: ${cardsEn(cards)}`}.`,
  draws: (resource, count, voice) =>
    `${does(voice, 'draw')} ${resource === null ? counted(count, 'card', 'cards') : resourceCount(count, resource)} from the reserve pile.`,
  pileRebuilt: 'A new reserve pile is made.',
  exchanges: (give, want, voice) =>
    `${does(voice, 'trade')} ${cardsEn(give)} for ${cardsEn(want)} with the supply.`,
  deals: (give, want, partner, voice) =>
    `${does(voice, 'trade')} ${cardsEn(give)} for ${cardsEn(want)} with ${voice.toWhom(partner)}.`,
  failsToDeal: (give, want, to, voice) =>
    `${does(voice, 'offer')} ${to === null ? '' : `${voice.toWhom(to)} `}${cardsEn(give)} for ${cardsEn(want)}, in vain.`,
  pays: (cards, voice) => `${does(voice, 'give')} ${cardsEn(cards)}.`,
  gains: (cards, voice) => `${does(voice, 'get')} ${cardsEn(cards)}.`,
  fits: (upgrade, count, limit, voice) => `${does(voice, 'fit')} ${fitted(upgrade, count, limit)}.`,
  isGiven: (upgrade, count, limit, voice) =>
    `${does(voice, 'get')} ${fitted(upgrade, count, limit)}.`,
  loses: (upgrade, count, limit, voice) =>
    `${does(voice, 'lose')} a ${upgrades[upgrade]}, ${count} of ${limit} left.`,
  honours: (points, voice) =>
    `${does(voice, 'give')} 1 trade good as a gift of honour and ${does(voice, 'get')} ${halfMedals(1)}${now(points)}.`,
  medals: (change, points, voice) =>
    `${does(voice, change < 0 ? 'lose' : 'get')} ${halfMedals(Math.abs(change))}${now(points)}.`,
  isGivenShip: (voice) => `${verb(voice, 'are', 'is')} given a trade ship.`,
  shakes: (drawn, voice) => `${does(voice, 'shake')} ${balls(drawn)}.`,
  speed: (speed) => `speed ${speed}`,
  meets: (title, prompt) => `Encounter “${title}”: ${prompt}`,
  reshuffled: 'All encounter cards are shuffled anew.',
  answers: (question, yes, voice) => {
    const [agree, refuse] = ANSWERS[question];
    const [you, other] = yes ? agree : refuse;
    return `${verb(voice, you, other)}.`;
  },
  givesNothing: (voice) => `${does(voice, 'give')} nothing.`,
  contest: (metric, own, other, won, opponent, voice) => {
    const score = `${own} : ${other}`;
    switch (metric) {
      case 'combat':
        return `${does(voice, won ? 'win' : 'lose')} the fight ${score} (${voice.whom(opponent)} ${voice.isReader(opponent) ? 'shake' : 'shakes'} for the enemy).`;
      case 'speed':
        return `${does(voice, won ? 'win' : 'lose')} the race against ${voice.whom(opponent)} ${score}.`;
      case 'drives':
        return won
          ? `${does(voice, 'escape')}, drives ${score}.`
          : `${verb(voice, 'are', 'is')} caught, drives ${score}.`;
    }
  },
  sums: (sum, voice) => `${does(voice, 'shake')} ${sum}.`,
  outcome: (text) => `“${text}”`,
  grounds: (kind, voice) =>
    `${verb(voice, 'have', 'has')} to leave the ${pieces[kind]} standing this turn.`,
  jumps: (kind, spot, voice) =>
    `${does(voice, 'jump')} with the ${pieces[kind]} ${towardsEn(spot)}.`,
  flies: (kind, spot, steps, voice) =>
    `${verb(voice, 'fly', 'flies')} the ${pieces[kind]} ${towardsEn(spot)} (${counted(steps, 'step', 'steps')}).`,
  clears: (marker, points, voice) =>
    `${does(voice, marker.startsWith('pirate') ? 'defeat' : 'terraform')} ${chips[marker]} and ${does(voice, 'keep')} its medal${now(points)}.`,
  discovers: (landmark, voice) => `${does(voice, 'discover')} ${foundEn(landmark)}.`,
  explores: (planets, voice) =>
    `${does(voice, 'explore')} a system: ${listed(planets.map(planetEn))}.`,
  newChip: (planet) => `The planet produces from now on: ${planetEn(planet)}.`,
  foundsColony: (spot, points, voice) =>
    `${does(voice, 'found')} a colony: ${whereEn(spot)}${now(points)}.`,
  foundsStation: (people, friendship, points, voice) => {
    const station = `${does(voice, 'found')} a trade station with ${THE_PEOPLE[people]}`;
    if (friendship === null) return `${station}.`;
    const gains =
      friendship.from === null
        ? `${does(voice, 'win')} their friendship`
        : `${does(voice, 'take')} their friendship from ${voice.whom(friendship.from)}`;
    return `${station} and ${gains}${now(points)}.`;
  },
  picks: (title, text, voice) => `${does(voice, 'choose')} the friendship card “${title}”: ${text}`,
  resigns: (voice) => `${does(voice, 'resign')}.`,
};
