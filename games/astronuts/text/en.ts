import { fatesEn } from './fates-en.ts';
import { botsEn } from './bots-en.ts';
import { vocabularyEn } from './vocabulary-en.ts';
import type { MoveContext, NutsWords } from './words.ts';
import {
  COLOUR,
  PLAYERS,
  actions,
  at,
  called,
  capital,
  colonies,
  listEn,
  nutList,
  nuts,
  oneNut,
  player,
} from './names-en.ts';
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
    ...(asked.length > 0 ? [`asking ${listEn(asked.map(player))}`] : []),
    ...(asteroids > 0
      ? [`through ${asteroids === 1 ? 'asteroids' : `${asteroids} asteroid fields`}`]
      : []),
  ];
  return parts.length === 0 ? '' : `, ${parts.join(', ')}`;
}

const paying = (pay: readonly (keyof typeof COLOUR)[]): string =>
  pay.length === 0 ? '' : `, paying ${nutList(pay)}`;

/** Who wins, one or several. */
const win = (winners: readonly string[]): string =>
  winners.length === 1 ? `${listEn(winners)} wins` : `${listEn(winners)} win together`;

export const en: NutsWords = {
  bots: botsEn,
  title: 'AstroNuts',
  tagline: 'Fly, mine and settle among strange worlds: two to four players, half an hour',
  headline: (round, isLast) => `Round ${round} · ${isLast ? 'the last one' : '14 colonies win'}`,
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
  called,
  at,
  nutList,
  moves: {
    placeNut: ({ planet, colour }) => `Place ${oneNut(colour)} ${at(planet)}`,
    declare: ({ count }) => `Declare ${actions(count)}`,
    timeWarp: ({ use }, { face }) =>
      use ? `Use Time Warp and roll the ${face} again` : `Keep the ${face}`,
    move: ({ ship, path }, context) => {
      const goal = path.at(-1);
      return `Fly ship ${ship} to ${goal === undefined ? '' : called(goal)} for ${actions(context.actions)}${warnings(context)}`;
    },
    answerPassage: ({ allow }) => (allow ? 'Let the ship pass' : 'Refuse the passage'),
    mine: ({ ship, pay }, { actions: cost }) =>
      `Mine all nuts with ship ${ship} for ${actions(cost)}${paying(pay)}`,
    colonize: ({ ship, pay }, { actions: cost }) =>
      `Found a colony with ship ${ship} for ${actions(cost)}${paying(pay)}`,
    buildShip: () => 'Build a ship on the home planet for 1 action and a nut of each colour',
    attack: ({ ship, field, defender }) =>
      `Attack ${player(defender)} ${at(field)} with ship ${ship}`,
    chooseTarget: ({ unit }) => (unit === 'ship' ? 'Defend with the ship' : 'Defend with a colony'),
    technology: ({ colour }) =>
      `Research ${TECHNOLOGY[colour]} for 4 actions and ${oneNut(colour)}`,
    offerTrade: ({ to, give, get }) =>
      `Offer ${to === 'all' ? 'everybody' : player(to)} ${oneNut(give)} for ${oneNut(get)}`,
    answerTrade: ({ accept }, { offer }) =>
      offer === null
        ? accept
          ? 'Accept the trade'
          : 'Decline the trade'
        : `${accept ? 'Accept' : 'Decline'}: ${oneNut(offer.get)} for your ${COLOUR[offer.give]} one`,
    fateNuts: ({ nuts: taken }) => `Take ${nutList(taken)} from the AstroBank`,
    fateSwap: ({ swap }) =>
      swap === null
        ? 'Swap nothing'
        : `Swap ${oneNut(swap.give)} for ${oneNut(swap.get)} at the AstroBank`,
    fateTechnology: ({ colour }) =>
      colour === null ? 'Take no technology' : `Take ${TECHNOLOGY[colour]}`,
    fateColony: ({ planet }) =>
      planet === null ? 'Place no colony' : `Place the free colony ${at(planet)}`,
    fateTeleport: ({ planet }) =>
      planet === null ? 'Stay where you are' : `Beam the ship to ${called(planet)}`,
    fateShip: ({ planet }) =>
      planet === null ? 'Take no ship' : `Take the free ship ${at(planet)}`,
    fateGift: ({ gift }) => `${gift} ${fatesEn[gift].title}: ${fatesEn[gift].text}`,
    endTurn: () => 'End the turn',
    resign: () => 'Resign',
  },
  chance: {
    startPlayer: ({ seat }, { name }) => `${name(seat)} begins`,
    nut: ({ planet, colour }) => `${called(planet)} gets ${oneNut(colour)}`,
    die: ({ face }, { roller, purpose }) =>
      `${roller} rolls ${face}${purpose === null ? '' : ` for ${en.purposes[purpose]}`}`,
  },
  events: {
    startPlayer: ({ seat }, name) => `${name(seat)} begins.`,
    nutPlaced: ({ planet, colour, seat }, name) =>
      seat === null
        ? `${called(planet)} gets ${oneNut(colour)}.`
        : `${name(seat)} places ${oneNut(colour)} ${at(planet)}.`,
    turn: ({ seat, round }, name) => `Round ${round}: ${name(seat)} to move.`,
    rolled: ({ seat, purpose, face }, name) =>
      `${name(seat)} rolls ${face} for ${en.purposes[purpose]}.`,
    timeWarp: ({ seat, face }, name) => `Time Warp: ${name(seat)} takes the ${face} back.`,
    actions: ({ seat, declared, face, actions: count }, name) =>
      `${name(seat)} declared ${declared}, rolled ${face} and has ${actions(count)}.`,
    step: ({ seat, ship, to, jump }, name) =>
      `${name(seat)}: ship ${ship} ${jump ? 'jumps' : 'flies'} to ${called(to)}.`,
    passage: ({ seat, owner, allowed }, name) =>
      allowed
        ? `${name(owner)} lets ${name(seat)} pass.`
        : `${name(owner)} refuses ${name(seat)} the passage.`,
    landed: ({ seat, ship, planet }, name) => `${name(seat)}: ship ${ship} lands ${at(planet)}.`,
    fate: ({ fate }) => `Fate ${fate}, ${fatesEn[fate].title}: ${fatesEn[fate].text}`,
    fateTest: ({ seat, ship, passed }, name) =>
      `${name(seat)}: ship ${ship} ${passed ? 'gets away' : 'is done for this turn'}.`,
    mined: ({ seat, planet, nuts: mined }, name) =>
      `${name(seat)} mines ${nutList(mined)} ${at(planet)}.`,
    paid: ({ seat, nuts: given }, name) => `${name(seat)} pays ${nutList(given)}.`,
    gained: ({ seat, nuts: gained }, name) =>
      `${name(seat)} gets ${nutList(gained)} from the AstroBank.`,
    swapped: ({ seat, give, get }, name) =>
      `${name(seat)} swaps ${oneNut(give)} for ${oneNut(get)} at the AstroBank.`,
    actionsChanged: ({ seat, by }, name) =>
      by < 0 ? `${name(seat)} loses ${actions(-by)}.` : `${name(seat)} gains ${actions(by)}.`,
    colony: ({ seat, planet }, name) => `A colony of ${name(seat)} stands ${at(planet)}.`,
    colonyDied: ({ seat, planet }, name) =>
      `The colony of ${name(seat)} ${at(planet)} does not survive.`,
    shipBuilt: ({ seat, ship, field }, name) =>
      `${name(seat)} has a new ship ${ship} ${at(field)}.`,
    attack: ({ seat, ship, field, defender }, name) =>
      `${name(seat)}: ship ${ship} attacks ${name(defender)} ${at(field)}.`,
    battle: ({ attacker, attack, defender, defence, unit, destroyed }, name) =>
      `${name(attacker)} ${attack} against ${name(defender)} ${defence}: ${destroyed ? `${capital(UNIT[unit])} is destroyed` : 'The attack fails'}.`,
    shipLost: ({ seat, ship, field, reason }, name) =>
      `${name(seat)} loses ship ${ship} ${at(field)}: ${en.losses[reason]}.`,
    colonyLost: ({ seat, planet }, name) => `${name(seat)} loses a colony ${at(planet)}.`,
    shipReplaced: ({ seat, ship, field }, name) =>
      `It was the last one: ${name(seat)} starts again with ship ${ship} ${at(field)}.`,
    teleported: ({ seat, planet }, name) =>
      `The ship of ${name(seat)} is beamed to ${called(planet)}.`,
    technology: ({ seat, colour }, name) => `${name(seat)} now has ${TECHNOLOGY[colour]}.`,
    offer: ({ seat, asked, give, get }, name) =>
      `${name(seat)} offers ${listEn(asked.map(name))} ${oneNut(give)} for ${oneNut(get)}.`,
    offerDeclined: ({ by }, name) => `${name(by)} declines.`,
    traded: ({ seat, partner, give, get }, name) =>
      `${name(seat)} gives ${name(partner)} ${oneNut(give)} for ${oneNut(get)}.`,
    fourteenth: ({ seat }, name) => `The 14th colony of ${name(seat)} stands.`,
    resigned: ({ seat }, name) => `${name(seat)} resigns and leaves the board.`,
    over: ({ winners, ending }, name) => en.results[ending](winners.map(name)),
  },
  refusals: refusalsEn,
  asks: {
    startPlayer: () => 'The start player is drawn.',
    nuts: (_step, { name }) => `${name}: place a nut on a planet.`,
    declare: (_step, { name }) => `${name}: how many actions do you declare?`,
    act: (_step, { name, actions: left }) => `${name}: ${actions(left)} left`,
    die: (_step, { name, purpose }) =>
      `${name} rolls a die${purpose === null ? '' : ` for ${en.purposes[purpose]}`}.`,
    timeWarp: ({ face }, { name }) => `${name}: keep the ${face}, or roll again with Time Warp?`,
    passage: (_step, { name, current }) => `${name}: may the ship of ${current} pass yours?`,
    target: (_step, { name, current }) => `${name}: ${current} attacks. Who defends?`,
    trade: ({ give, get }, { name, current }) =>
      `${name}: ${current} offers ${COLOUR[give]} for ${COLOUR[get]}. Accept?`,
    fateNuts: ({ count }, { name }) => `${name}: choose ${nuts(count)} from the AstroBank.`,
    fateSwap: ({ left }, { name }) =>
      `${name}: swap nuts? ${left === 1 ? 'Once' : `${left} times`} more.`,
    fateTechnology: (_step, { name }) => `${name}: choose a technology.`,
    fateColony: (_step, { name }) => `${name}: where does the colony go?`,
    fateTeleport: (_step, { name }) => `${name}: where is the ship beamed to?`,
    fateShip: (_step, { name }) => `${name}: where does the new ship go?`,
    fateGift: (_step, { name }) => `${name}: choose one of the five gifts.`,
    over: () => 'The match is over.',
  },
  results: {
    noNutsLeft: (winners) => `No planet holds a nut any more: ${win(winners)}.`,
    fourteenColonies: (winners) => `14 colonies have been founded: ${win(winners)}.`,
    roundLimit: (winners) => `The last round has been played: ${win(winners)}.`,
    resignation: (winners) => `${win(winners)}: everybody else has resigned.`,
  },
  endings: {
    noNutsLeft: 'no nuts left',
    fourteenColonies: '14 colonies',
    roundLimit: 'last round',
    resignation: 'resignation',
  },
  list: listEn,
  drawing: {
    legend: 'On the map: · field, * asteroids, O AstroHole; ships by colour and number',
    bank: 'AstroBank',
    turn: (round, name, left) => `Round ${round}, turn of ${name}, ${actions(left)} left`,
    summary: (count, held, technologies) => `${colonies(count)} · nuts ${held} · ${technologies}`,
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
};
