/** The story in English. */

import type { FieldId } from '../rules/board.ts';
import type { Colour } from '../rules/data.ts';
import type { Effect } from '../rules/fate.ts';
import {
  actions,
  at,
  called,
  capital,
  colonies,
  listEn,
  nutList,
  nuts,
  oneNut,
  landmark,
} from './names-en.ts';
import { headingFrom, placeOf } from './places.ts';
import type { Outcome, Person, StoryWords } from './story-words.ts';

/** The verb for the reader, and for everybody else. */
const verb = ({ you }: Person, second: string, third: string): string => (you ? second : third);
const whom = ({ you, name }: Person): string => (you ? 'you' : name);
const their = ({ you }: Person): string => (you ? 'your' : 'their');

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
];

const manyActions = (count: number): string =>
  `${NUMBERS[count] ?? count} ${count === 1 ? 'action' : 'actions'}`;
const pair = (give: Colour, get: Colour): string => `${oneNut(give)} for ${oneNut(get)}`;
const dice = ({ face, bonus }: { readonly face: number; readonly bonus: number }): string =>
  bonus === 0 ? String(face) : `${face} + ${bonus}`;
const paying = (who: Person, paid: readonly Colour[]): string =>
  paid.length === 0 ? '' : ` and ${verb(who, 'pay', 'pays')} ${nutList(paid)}`;
const anew = (field: FieldId): string => `a new one starts ${at(field)}`;
const ordinal = (count: number): string => {
  const teen = count > 10 && count < 14;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${count}${ending}`;
};

/** As far as one tells it: `close to Haselon`, `to Haselon`. */
function upTo(id: FieldId): string {
  const place = placeOf(id);
  if (place.kind === 'beside' && place.by.kind === 'planet') return `close to ${place.by.name}`;
  return place.kind === 'between' ? `into space ${at(id)}` : `to ${called(id)}`;
}

function away(id: FieldId): string {
  const place = placeOf(id);
  return place.kind === 'planet' ? `from ${place.name} ` : '';
}

const TECHNOLOGY: Readonly<Record<Colour, string>> = {
  red: 'Power Laser: +1 in every attack',
  purple: 'Mega Shields: +1 in every defence',
  yellow: 'Time Warp: one new roll every turn',
  orange: 'Extra Energy: one more action every turn',
};

const DEED = { move: 'fly', mine: 'mine', colonize: 'found colonies', attack: 'attack' };

function outcome(effect: Effect, { nuts: given, asked, actions: won, replaced }: Outcome): string {
  switch (effect.type) {
    case 'none':
      return 'nothing happens';
    case 'destroyShip':
      return `the ship is lost${replaced === null ? '' : `, ${anew(replaced)}`}`;
    case 'shipDone':
      return 'the ship is done for this turn';
    case 'forbid':
      return `the ship can no longer ${DEED[effect.action]} this turn`;
    case 'colonyMortality':
      return `every new colony here dies on 1 ${effect.diesUpTo === 2 ? 'or' : 'to'} ${effect.diesUpTo}`;
    case 'extraActionCost':
      return effect.action === 'mine'
        ? `mining here costs ${actions(effect.amount)} more`
        : `leaving costs ${actions(effect.amount)} more`;
    case 'extraNutCost':
      return effect.action === 'mine'
        ? `mining here costs ${nuts(effect.amount)}`
        : `every colony here costs ${nuts(effect.amount)} more`;
    case 'colonyCost':
      if (effect.nuts > 0) return 'colonies here cost no action';
      return effect.once ? 'one colony here is free' : 'all colonies here are free';
    case 'testOrDone':
      return `only a roll of ${effect.successMin} or more saves the ship`;
    case 'loseActions':
      return won === 0
        ? 'there was no action left to lose'
        : `${actions(-won)} ${won === -1 ? 'is' : 'are'} lost`;
    case 'gainActions':
      return won === 1 ? '1 more action' : `${won} more actions`;
    case 'gainNuts':
    case 'chooseNuts':
      if (asked && effect.type === 'chooseNuts') {
        return `${nuts(effect.count)} of choice from the AstroBank`;
      }
      return given.length === 0
        ? 'the AstroBank has none of it'
        : `${nutList(given)} from the AstroBank`;
    case 'bankSwap':
      if (!asked) return 'there is nothing to swap';
      return effect.max === 1 ? '1 nut may be swapped' : `up to ${nuts(effect.max)} may be swapped`;
    case 'gainTechnology':
      return asked ? 'a technology of choice' : 'all technologies are there already';
    case 'bonusColony':
      return asked ? 'a free colony' : 'there is no place for a colony';
    case 'teleport':
      return asked ? 'the ship may be beamed to a free planet' : 'no planet is free';
    case 'gainShip':
      return asked ? 'a free ship' : 'there is no place for a ship';
    case 'chooseGift':
      return 'one of five gifts';
  }
}

export const storyEn: StoryWords = {
  roll: (face) => `Roll ${face}`,
  fate: (id) => `Fate ${id}`,
  score: (attack, defence) => `Battle ${attack} : ${defence}`,

  begins: (who) => `${verb(who, 'begin', 'begins')}.`,
  nutsLie: (count) => `${nuts(count)} lie on the planets, and everybody holds one of each colour.`,
  places: (who, colour, planet) =>
    `${verb(who, 'place', 'places')} ${oneNut(colour)} ${at(planet)}.`,

  bets: (who, { declared, face, actions: won }) =>
    `${verb(who, 'declare', 'declares')} ${declared} and ${verb(who, 'roll', 'rolls')} ${face}: ${manyActions(won)}.`,
  warps: (who, face) => `${verb(who, 'take', 'takes')} the ${face} back with Time Warp.`,

  flies: (who, from, to) => {
    const heading = headingFrom(from, to);
    return heading === null
      ? `${verb(who, 'fly', 'flies')} ${away(from)}${upTo(to)}.`
      : `${verb(who, 'leave', 'leaves')} ${heading.planet} towards ${landmark(heading.towards)}.`;
  },
  jumps: (who, from, to) =>
    `${verb(who, 'fly', 'flies')} ${away(from)}through an AstroHole ${upTo(to)}.`,
  asksPassage: (who, owners) =>
    `${verb(who, 'ask', 'asks')} ${listEn(owners.map(whom))} for passage.`,
  grants: (owner, who) => `${verb(owner, 'let', 'lets')} ${whom(who)} pass.`,
  refuses: (owner, who) => `${verb(owner, 'refuse', 'refuses')} ${whom(who)} the passage.`,
  dodges: (who, field) => `${verb(who, 'get', 'gets')} safely through the asteroids ${at(field)}.`,
  isSmashed: (who, field, replaced) =>
    `${verb(who, 'lose', 'loses')} a ship to the asteroids ${at(field)}${replaced === null ? '' : `, ${anew(replaced)}`}.`,

  lands: (who, planet, title, came) =>
    `${verb(who, 'land', 'lands')} ${at(planet)}. ${title}: ${came}.`,
  choosesGift: (who, title, came) => `${verb(who, 'choose', 'chooses')} ${title}: ${came}.`,
  outcome,
  escapes: (who, face) =>
    `${verb(who, 'roll', 'rolls')} ${face} and ${verb(who, 'get', 'gets')} away.`,
  isHeld: (who, face) => `${verb(who, 'roll', 'rolls')} ${face}: the ship is done for this turn.`,

  mines: (who, planet, mined, paid) =>
    `${verb(who, 'mine', 'mines')} ${nutList(mined)} ${at(planet)}${paying(who, paid)}.`,
  lastNuts: 'Those were the last nuts on the planets: the round is played to its end.',
  founds: (who, planet, count, paid) =>
    `${verb(who, 'found', 'founds')} ${their(who)} ${ordinal(count)} colony ${at(planet)}${paid.length === 0 ? ' for free' : paying(who, paid)}.`,
  survives: (who, planet, count) =>
    `${verb(who, 'found', 'founds')} ${their(who)} ${ordinal(count)} colony ${at(planet)}; it survives the air.`,
  diesOut: (who, planet) =>
    `${verb(who, 'lose', 'loses')} the new colony ${at(planet)} at once: it does not survive the air.`,
  isGivenColony: (who, planet, count) =>
    `${verb(who, 'are', 'is')} given ${their(who)} ${ordinal(count)} colony ${at(planet)}.`,
  hasAll: (who, isOver) =>
    `${who.you ? 'You have' : `${who.name} has`} 14 colonies on the board${isOver ? '' : ': the round is played to its end'}.`,
  buildsShip: (who, field, count) =>
    `${verb(who, 'build', 'builds')} ${their(who)} ${ordinal(count)} ship ${at(field)}.`,
  isGivenShip: (who, field, count) =>
    `${verb(who, 'are', 'is')} given ${their(who)} ${ordinal(count)} ship ${at(field)}.`,
  isBeamed: (who, planet) => `${verb(who, 'are', 'is')} beamed to ${called(planet)}.`,

  fights: (who, { defender, field, unit, attack, defence, destroyed, left, replaced }) => {
    const begun = `${verb(who, 'attack', 'attacks')} ${whom(defender)} ${at(field)}, ${verb(who, 'roll', 'rolls')} ${dice(attack)} against ${dice(defence)} and`;
    if (!destroyed) return `${begun} ${verb(who, 'fail', 'fails')}.`;
    const has = defender.you ? 'you have' : `${defender.name} has`;
    if (unit === 'colony') {
      const rest = left === 0 ? 'none left' : `${left} left`;
      return `${begun} ${verb(who, 'destroy', 'destroys')} a colony; ${has} ${rest}.`;
    }
    if (replaced !== null) {
      return `${begun} ${verb(who, 'shoot', 'shoots')} down the last ship; ${anew(replaced)}.`;
    }
    return `${begun} ${verb(who, 'shoot', 'shoots')} down a ship; ${has} ${left} left.`;
  },

  takes: (who, taken) => `${verb(who, 'take', 'takes')} ${nutList(taken)} from the AstroBank.`,
  swaps: (who, give, get) => `${verb(who, 'swap', 'swaps')} ${pair(give, get)} at the AstroBank.`,
  researches: (who, colour) => `${verb(who, 'research', 'researches')} ${TECHNOLOGY[colour]}.`,
  isTaught: (who, colour) => `${verb(who, 'are', 'is')} given ${TECHNOLOGY[colour]}.`,
  offers: (who, asked, give, get) =>
    `${verb(who, 'offer', 'offers')} ${listEn(asked.map(whom))} ${pair(give, get)}.`,
  declines: (who) => `${verb(who, 'decline', 'declines')} the offer.`,
  trades: (who, partner, give, get) =>
    `${verb(who, 'trade', 'trades')} ${pair(give, get)} with ${whom(partner)}.`,

  resigns: (who) =>
    `${verb(who, 'resign', 'resigns')} and ${verb(who, 'leave', 'leaves')} the board.`,
  ends: (ending, winners, count, decider) => {
    const names = listEn(winners.map(whom));
    const single = winners.length === 1 && winners[0]?.you !== true;
    const win = `${single ? 'wins' : 'win'}${winners.length > 1 ? ' together' : ''}`;
    if (ending === 'resignation') return `Everybody else has resigned: ${names} ${win}.`;
    const by = {
      colonies: '',
      nuts: ' and the most nuts',
      technologies: ' and the most technologies',
      ships: ' and the most ships',
    }[decider];
    return `${capital(names)} ${win} with ${colonies(count)}${by}.`;
  },

  luck: (value) => {
    const amount = Math.abs(value).toFixed(1);
    if (Number(value.toFixed(1)) === 0) return amount;
    return `${value > 0 ? '+' : '−'}${amount}`;
  },
  share: (won, of) => `${won} of ${of}`,
  sources: { homes: 'on home planets', large: 'on large planets', small: 'on small planets' },
  statistics: {
    nutsHeld: 'nuts in hand',
    nutsMined: 'nuts mined',
    nutsGiven: 'nuts from fate',
    technologies: 'technologies',
    distance: 'fields flown',
    landings: 'landings',
    actions: 'actions rolled',
    betLuck: 'luck with bets',
    battles: 'attacks won',
    battleLuck: 'luck in battle',
    trades: 'trades',
  },
};
