import { botsEn } from './bots-en.ts';
import { vocabularyEn } from './vocabulary-en.ts';
import type { MoveContext, NutsWords } from './words.ts';
import { fatesEn } from './fates-en.ts';
import { helpEn } from './help-en.ts';
import { COLOUR, PLAYERS, actions, nutList, oneNut, player } from './names-en.ts';
import { place } from './places.ts';
import { refusalsEn } from './refusals-en.ts';
import { optionsEn, termsEn } from './terms-en.ts';

const TECHNOLOGY = {
  red: 'Power Laser',
  purple: 'Mega Shields',
  yellow: 'Time Warp',
  orange: 'Extra Energy',
};
const UNIT = { ship: 'the ship', colony: 'a colony' };

/** What is known about a flight beforehand. */
function warnings({ asked, asteroids }: MoveContext): string {
  const parts = [
    ...(asked.length > 0 ? [`asking ${asked.map(player).join(' and ')}`] : []),
    ...(asteroids > 0
      ? [`through ${asteroids === 1 ? 'asteroids' : `${asteroids} asteroid fields`}`]
      : []),
  ];
  return parts.length === 0 ? '' : `, ${parts.join(', ')}`;
}

const paying = (pay: readonly (keyof typeof COLOUR)[]): string =>
  pay.length === 0 ? '' : `, paying ${nutList(pay)}`;

export const en: NutsWords = {
  bots: botsEn,
  title: 'AstroNuts',
  tagline: 'Fly, mine and settle among strange worlds: two to four players, half an hour',
  headline: (round) => `Round ${round}`,
  players: PLAYERS,
  ...vocabularyEn,
  technologies: TECHNOLOGY,
  units: UNIT,
  purposes: {
    actions: 'actions',
    asteroid: 'the asteroids',
    attack: 'the attack',
    defence: 'the defence',
    fateBlock: 'fate',
    fateLine: 'fate',
    fateTest: 'the natives',
    colony: 'the colony',
  },
  shipActions: { move: 'move', mine: 'mine', colonize: 'found', attack: 'attack' },
  losses: { crash: 'wrecked on landing', asteroid: 'smashed by asteroids', attack: 'shot down' },
  moves: {
    placeNut: ({ planet, colour }) => `Place ${oneNut(colour)} on ${place(planet)}`,
    declare: ({ count }) => `Declare ${actions(count)}`,
    timeWarp: ({ use }, { face }) =>
      use ? `Use Time Warp and roll the ${face} again` : `Keep the ${face}`,
    move: ({ ship, path }, context) => {
      const goal = path.at(-1);
      return `Fly ship ${ship} to ${goal === undefined ? '' : place(goal)} for ${actions(context.actions)}${warnings(context)}`;
    },
    answerPassage: ({ allow }) => (allow ? 'Let the ship pass' : 'Refuse the passage'),
    mine: ({ ship, pay }, { actions: cost }) =>
      `Mine all nuts with ship ${ship} for ${actions(cost)}${paying(pay)}`,
    colonize: ({ ship, pay }, { actions: cost }) =>
      `Found a colony with ship ${ship} for ${actions(cost)}${paying(pay)}`,
    buildShip: () => 'Build a ship on the home planet for 1 action and a nut of each colour',
    attack: ({ ship, field, defender }) =>
      `Attack ${player(defender)} on ${place(field)} with ship ${ship}`,
    chooseTarget: ({ unit }) => (unit === 'ship' ? 'Defend with the ship' : 'Defend with a colony'),
    technology: ({ colour }) =>
      `Research ${TECHNOLOGY[colour]} for 4 actions and ${oneNut(colour)}`,
    offerTrade: ({ to, give, get }) =>
      `Offer ${to === 'all' ? 'everybody' : player(to)} ${COLOUR[give]} for ${COLOUR[get]}`,
    answerTrade: ({ accept }, { offer }) =>
      offer === null
        ? accept
          ? 'Accept the trade'
          : 'Decline the trade'
        : `${accept ? 'Accept' : 'Decline'}: ${COLOUR[offer.get]} for your ${COLOUR[offer.give]}`,
    fateNuts: ({ nuts }) => `Take ${nutList(nuts)}`,
    fateSwap: ({ swap }) =>
      swap === null
        ? 'Swap nothing'
        : `Swap ${COLOUR[swap.give]} for ${COLOUR[swap.get]} at the AstroBank`,
    fateTechnology: ({ colour }) =>
      colour === null ? 'Take no technology' : `Take ${TECHNOLOGY[colour]}`,
    fateColony: ({ planet }) =>
      planet === null ? 'Place no colony' : `Place the free colony on ${place(planet)}`,
    fateTeleport: ({ planet }) =>
      planet === null ? 'Stay where you are' : `Beam the ship to ${place(planet)}`,
    fateShip: ({ planet }) =>
      planet === null ? 'Take no ship' : `Take the free ship on ${place(planet)}`,
    fateGift: ({ gift }) => `${gift} ${fatesEn[gift].title}: ${fatesEn[gift].text}`,
    endTurn: () => 'End the turn',
    resign: () => 'Resign',
  },
  chance: {
    startPlayer: ({ seat }, { name }) => `${name(seat)} begins`,
    nut: ({ planet, colour }) => `${place(planet)} gets ${oneNut(colour)}`,
    die: ({ face }, { roller, purpose }) =>
      `${roller} rolls ${face}${purpose === null ? '' : ` for ${en.purposes[purpose]}`}`,
  },
  events: {
    startPlayer: ({ seat }, name) => `${name(seat)} begins.`,
    nutPlaced: ({ planet, colour, seat }, name) =>
      seat === null
        ? `${place(planet)} gets ${oneNut(colour)}.`
        : `${name(seat)} places ${oneNut(colour)} on ${place(planet)}.`,
    turn: ({ seat, round }, name) => `Round ${round}: ${name(seat)} to move.`,
    rolled: ({ seat, purpose, face }, name) =>
      `${name(seat)} rolls ${face} for ${en.purposes[purpose]}.`,
    timeWarp: ({ seat, face }, name) => `Time Warp: ${name(seat)} takes the ${face} back.`,
    actions: ({ seat, declared, face, actions: count }, name) =>
      `${name(seat)} declared ${declared}, rolled ${face} and has ${actions(count)}.`,
    step: ({ seat, ship, to, jump }, name) =>
      `${name(seat)}: ship ${ship} ${jump ? 'jumps' : 'flies'} to ${place(to)}.`,
    passage: ({ seat, owner, allowed }, name) =>
      allowed
        ? `${name(owner)} lets ${name(seat)} pass.`
        : `${name(owner)} refuses ${name(seat)} the passage.`,
    landed: ({ seat, ship, planet }, name) =>
      `${name(seat)}: ship ${ship} lands on ${place(planet)}.`,
    fate: ({ fate }) => `Fate ${fate}, ${fatesEn[fate].title}: ${fatesEn[fate].text}`,
    fateTest: ({ seat, ship, passed }, name) =>
      `${name(seat)}: ship ${ship} ${passed ? 'gets away' : 'is done for this turn'}.`,
    mined: ({ seat, planet, nuts }, name) =>
      `${name(seat)} mines ${nutList(nuts)} on ${place(planet)}.`,
    paid: ({ seat, nuts }, name) => `${name(seat)} pays ${nutList(nuts)}.`,
    gained: ({ seat, nuts }, name) => `${name(seat)} gets ${nutList(nuts)} from the AstroBank.`,
    swapped: ({ seat, give, get }, name) =>
      `${name(seat)} swaps ${COLOUR[give]} for ${COLOUR[get]} at the AstroBank.`,
    actionsChanged: ({ seat, by }, name) =>
      by < 0 ? `${name(seat)} loses ${actions(-by)}.` : `${name(seat)} gains ${actions(by)}.`,
    colony: ({ seat, planet }, name) => `A colony of ${name(seat)} stands on ${place(planet)}.`,
    colonyDied: ({ seat, planet }, name) =>
      `The colony of ${name(seat)} on ${place(planet)} does not survive.`,
    shipBuilt: ({ seat, ship, field }, name) =>
      `${name(seat)} has a new ship ${ship} on ${place(field)}.`,
    attack: ({ seat, ship, field, defender }, name) =>
      `${name(seat)}: ship ${ship} attacks ${name(defender)} on ${place(field)}.`,
    battle: ({ attacker, attack, defender, defence, unit, destroyed }, name) =>
      `${name(attacker)} ${attack} against ${name(defender)} ${defence}: ${destroyed ? `${UNIT[unit]} is destroyed` : 'the attack fails'}.`,
    shipLost: ({ seat, ship, field, reason }, name) =>
      `${name(seat)} loses ship ${ship} on ${place(field)}: ${en.losses[reason]}.`,
    colonyLost: ({ seat, planet }, name) => `${name(seat)} loses a colony on ${place(planet)}.`,
    shipReplaced: ({ seat, ship, field }, name) =>
      `It was the last one: ${name(seat)} starts again with ship ${ship} on ${place(field)}.`,
    teleported: ({ seat, planet }, name) =>
      `The ship of ${name(seat)} is beamed to ${place(planet)}.`,
    technology: ({ seat, colour }, name) => `${name(seat)} now has ${TECHNOLOGY[colour]}.`,
    offer: ({ seat, asked, give, get }, name) =>
      `${name(seat)} offers ${asked.map(name).join(' and ')} ${COLOUR[give]} for ${COLOUR[get]}.`,
    offerDeclined: ({ by }, name) => `${name(by)} declines.`,
    traded: ({ seat, partner, give, get }, name) =>
      `${name(seat)} gives ${name(partner)} ${COLOUR[give]} for ${COLOUR[get]}.`,
    fourteenth: ({ seat }, name) => `The 14th colony of ${name(seat)} stands.`,
    resigned: ({ seat }, name) => `${name(seat)} resigns and leaves the board.`,
    over: ({ winners, ending }, name) => en.results[ending](winners.map(name).join(' and ')),
  },
  refusals: refusalsEn,
  asks: {
    startPlayer: () => 'The start player is drawn.',
    nuts: (_step, { name }) => `${name}: place a nut on a planet.`,
    declare: (_step, { name, round }) =>
      `${name}, round ${round}: declare how many actions you want, then roll.`,
    act: (_step, { name, round, actions: left }) =>
      `${name}, round ${round}: ${actions(left)} left. Act or end the turn.`,
    die: (_step, { name, purpose }) =>
      `${name} rolls a die${purpose === null ? '' : ` for ${en.purposes[purpose]}`}.`,
    timeWarp: ({ face }, { name }) => `${name}: keep the ${face}, or roll again with Time Warp?`,
    passage: (_step, { name, current }) => `${name}: may the ship of ${current} pass yours?`,
    target: ({ attack }, { name, current }) =>
      `${name}: ${current} attacks with ship ${attack.ship}. Does your ship defend, or a colony?`,
    trade: ({ give, get }, { name, current }) =>
      `${name}: ${current} offers ${COLOUR[give]} for ${COLOUR[get]}. Accept?`,
    fateNuts: ({ count }, { name }) => `${name}: choose ${count} nuts from the AstroBank.`,
    fateSwap: ({ left }, { name }) =>
      `${name}: swap a nut with the AstroBank? ${left === 1 ? 'One swap' : `${left} swaps`} left.`,
    fateTechnology: (_step, { name }) => `${name}: choose a technology.`,
    fateColony: (_step, { name }) =>
      `${name}: on which of your planets is the free colony to stand?`,
    fateTeleport: (_step, { name }) => `${name}: beam the ship to a free planet?`,
    fateShip: (_step, { name }) => `${name}: on which of your planets is the free ship to appear?`,
    fateGift: (_step, { name }) => `${name}: choose one of the gifts 6-1 to 6-5.`,
    over: () => 'The match is over.',
  },
  results: {
    noNutsLeft: (winners) => `No planet holds a nut any more. Most colonies: ${winners}.`,
    fourteenColonies: (winners) => `14 colonies stood on the board. Most colonies: ${winners}.`,
    roundLimit: (winners) => `The last round has been played. Most colonies: ${winners}.`,
    resignation: (winners) => `${winners} wins: everybody else has resigned.`,
  },
  endings: {
    noNutsLeft: 'no nuts left',
    fourteenColonies: '14 colonies',
    roundLimit: 'last round',
    resignation: 'resignation',
  },
  and: 'and',
  drawing: {
    legend: 'On the map: · field, * asteroids, O AstroHole; ships by colour and number',
    bank: 'AstroBank',
    turn: (round, name, left) => `Round ${round}, turn of ${name}, ${actions(left)} left`,
    summary: (colonies, nuts, technologies) =>
      `${colonies === 1 ? '1 colony' : `${colonies} colonies`} · nuts ${nuts} · ${technologies}`,
    ships: 'ships',
    noNuts: 'none',
    noTechnology: 'no technology',
    resigned: 'resigned',
    done: 'done',
    cannot: 'cannot',
  },
  options: optionsEn,
  terms: termsEn,
  fates: fatesEn,
  help: { ...helpEn, ...fatesEn },
};
