import { fatesDe } from './fates-de.ts';
import { botsDe } from './bots-de.ts';
import { vocabularyDe } from './vocabulary-de.ts';
import type { MoveContext, NutsWords } from './words.ts';
import {
  COLOUR,
  NUT,
  PLAYERS,
  actions,
  at,
  called,
  capital,
  colonies,
  listDe,
  nutList,
  nuts,
  player,
  towards,
} from './names-de.ts';
import { refusalsDe } from './refusals-de.ts';
import { optionsDe, termsDe } from './terms-de.ts';

const TECHNOLOGY = {
  red: 'Power Laser',
  purple: 'Mega Shields',
  yellow: 'Time Warp',
  orange: 'Extra Energy',
};
const UNIT = { ship: 'das Schiff', colony: 'eine Kolonie' };

/** What is known about a flight beforehand. */
function warnings({ asked, asteroids }: MoveContext): string {
  const parts = [
    ...(asked.length > 0 ? [`mit Erlaubnis von ${listDe(asked.map(player))}`] : []),
    ...(asteroids > 0
      ? [`durch ${asteroids === 1 ? 'Asteroiden' : `${asteroids} Asteroidenfelder`}`]
      : []),
  ];
  return parts.length === 0 ? '' : `, ${parts.join(', ')}`;
}

const paying = (pay: readonly (keyof typeof COLOUR)[]): string =>
  pay.length === 0 ? '' : `, Preis: ${nutList(pay)}`;

/** Who wins, one or several. */
const win = (winners: readonly string[]): string =>
  winners.length === 1 ? `${listDe(winners)} gewinnt` : `${listDe(winners)} gewinnen gemeinsam`;

export const de: NutsWords = {
  bots: botsDe,
  title: 'AstroNuts',
  tagline:
    'Fliegen, fördern und siedeln auf seltsamen Welten: zwei bis vier Spieler, eine halbe Stunde',
  headline: (round, isLast) => `Runde ${round} · ${isLast ? 'die letzte' : '14 Kolonien gewinnen'}`,
  players: PLAYERS,
  ...vocabularyDe,
  technologies: TECHNOLOGY,
  units: UNIT,
  purposes: {
    actions: 'die Aktionen',
    asteroid: 'die Asteroiden',
    attack: 'den Angriff',
    defence: 'die Verteidigung',
    fateBlock: 'das Schicksal',
    fateLine: 'das Schicksal',
    fateTest: 'die Bewohner',
    colony: 'die Kolonie',
  },
  shipActions: { move: 'fliegen', mine: 'fördern', colonize: 'gründen', attack: 'angreifen' },
  losses: {
    crash: 'bei der Landung zerschellt',
    asteroid: 'von Asteroiden zerschlagen',
    attack: 'abgeschossen',
  },
  called,
  at,
  nutList,
  moves: {
    placeNut: ({ planet, colour }) => `Eine ${NUT[colour]} Nut ${at(planet)} legen`,
    declare: ({ count }) => `${actions(count)} ansagen`,
    timeWarp: ({ use }, { face }) =>
      use ? `Mit Time Warp die ${face} neu würfeln` : `Die ${face} behalten`,
    move: ({ ship, path }, context) => {
      const goal = path.at(-1);
      return `Schiff ${ship} fliegt ${goal === undefined ? '' : towards(goal)} für ${actions(context.actions)}${warnings(context)}`;
    },
    answerPassage: ({ allow }) => (allow ? 'Durchflug erlauben' : 'Durchflug verweigern'),
    mine: ({ ship, pay }, { actions: cost }) =>
      `Mit Schiff ${ship} alle Nuts fördern für ${actions(cost)}${paying(pay)}`,
    colonize: ({ ship, pay }, { actions: cost }) =>
      `Mit Schiff ${ship} eine Kolonie gründen für ${actions(cost)}${paying(pay)}`,
    buildShip: () =>
      'Ein Schiff auf dem Heimatplaneten bauen für 1 Aktion und eine Nut jeder Farbe',
    attack: ({ ship, field, defender }) =>
      `Mit Schiff ${ship} ${player(defender)} ${at(field)} angreifen`,
    chooseTarget: ({ unit }) =>
      unit === 'ship' ? 'Mit dem Schiff verteidigen' : 'Mit einer Kolonie verteidigen',
    technology: ({ colour }) =>
      `${TECHNOLOGY[colour]} erforschen für 4 Aktionen und eine ${NUT[colour]} Nut`,
    offerTrade: ({ to, give, get }) =>
      `${to === 'all' ? 'Allen' : player(to)} 1 ${NUT[give]} Nut gegen 1 ${NUT[get]} anbieten`,
    answerTrade: ({ accept }, { offer }) =>
      offer === null
        ? accept
          ? 'Den Tausch annehmen'
          : 'Den Tausch ablehnen'
        : `${accept ? 'Annehmen' : 'Ablehnen'}: 1 ${NUT[offer.get]} für deine ${NUT[offer.give]} Nut`,
    fateNuts: ({ nuts: taken }) => `${nutList(taken)} aus der AstroBank nehmen`,
    fateSwap: ({ swap }) =>
      swap === null
        ? 'Nichts umtauschen'
        : `Bei der AstroBank 1 ${NUT[swap.give]} gegen 1 ${NUT[swap.get]} Nut umtauschen`,
    fateTechnology: ({ colour }) =>
      colour === null ? 'Keine Technologie nehmen' : `${TECHNOLOGY[colour]} nehmen`,
    fateColony: ({ planet }) =>
      planet === null ? 'Keine Kolonie setzen' : `Die Kolonie ${at(planet)} setzen`,
    fateTeleport: ({ planet }) =>
      planet === null ? 'Hier bleiben' : `Das Schiff ${towards(planet)} springen lassen`,
    fateShip: ({ planet }) =>
      planet === null ? 'Kein Schiff nehmen' : `Das Schiff ${at(planet)} nehmen`,
    fateGift: ({ gift }) => `${gift} ${fatesDe[gift].title}: ${fatesDe[gift].text}`,
    endTurn: () => 'Den Zug beenden',
    resign: () => 'Aufgeben',
  },
  chance: {
    startPlayer: ({ seat }, { name }) => `${name(seat)} beginnt`,
    nut: ({ planet, colour }) => `Eine ${NUT[colour]} Nut für ${called(planet)}`,
    die: ({ face }, { roller, purpose }) =>
      `${roller} würfelt ${face}${purpose === null ? '' : ` für ${de.purposes[purpose]}`}`,
  },
  events: {
    startPlayer: ({ seat }, name) => `${name(seat)} beginnt.`,
    nutPlaced: ({ planet, colour, seat }, name) =>
      seat === null
        ? `Eine ${NUT[colour]} Nut kommt ${at(planet)}.`
        : `${name(seat)} legt eine ${NUT[colour]} Nut ${at(planet)}.`,
    turn: ({ seat, round }, name) => `Runde ${round}: ${name(seat)} ist am Zug.`,
    rolled: ({ seat, purpose, face }, name) =>
      `${name(seat)} würfelt ${face} für ${de.purposes[purpose]}.`,
    timeWarp: ({ seat, face }, name) => `Time Warp: ${name(seat)} nimmt die ${face} zurück.`,
    actions: ({ seat, declared, face, actions: count }, name) =>
      `${name(seat)} hat ${declared} angesagt, ${face} gewürfelt und damit ${actions(count)}.`,
    step: ({ seat, ship, to, jump }, name) =>
      `${name(seat)}: Schiff ${ship} ${jump ? 'springt' : 'fliegt'} ${towards(to)}.`,
    passage: ({ seat, owner, allowed }, name) =>
      allowed
        ? `${name(owner)} lässt ${name(seat)} passieren.`
        : `${name(owner)} verweigert ${name(seat)} den Durchflug.`,
    landed: ({ seat, ship, planet }, name) => `${name(seat)}: Schiff ${ship} landet ${at(planet)}.`,
    fate: ({ fate }) => `Schicksal ${fate}, ${fatesDe[fate].title}: ${fatesDe[fate].text}`,
    fateTest: ({ seat, ship, passed }, name) =>
      `${name(seat)}: Schiff ${ship} ${passed ? 'kommt davon' : 'ist für diesen Zug fertig'}.`,
    mined: ({ seat, planet, nuts: mined }, name) =>
      `${name(seat)} fördert ${at(planet)} ${nutList(mined)}.`,
    paid: ({ seat, nuts: given }, name) => `${name(seat)} bezahlt ${nutList(given)}.`,
    gained: ({ seat, nuts: gained }, name) =>
      `${name(seat)} erhält ${nutList(gained)} aus der AstroBank.`,
    swapped: ({ seat, give, get }, name) =>
      `${name(seat)} tauscht bei der AstroBank 1 ${NUT[give]} gegen 1 ${NUT[get]} Nut.`,
    actionsChanged: ({ seat, by }, name) =>
      by < 0 ? `${name(seat)} verliert ${actions(-by)}.` : `${name(seat)} gewinnt ${actions(by)}.`,
    colony: ({ seat, planet }, name) =>
      `${capital(at(planet))} steht eine Kolonie von ${name(seat)}.`,
    colonyDied: ({ seat, planet }, name) => `Die Kolonie von ${name(seat)} ${at(planet)} geht ein.`,
    shipBuilt: ({ seat, ship, field }, name) =>
      `${name(seat)} hat ein neues Schiff ${ship} ${at(field)}.`,
    attack: ({ seat, ship, field, defender }, name) =>
      `${name(seat)}: Schiff ${ship} greift ${name(defender)} ${at(field)} an.`,
    battle: ({ attacker, attack, defender, defence, unit, destroyed }, name) =>
      `${name(attacker)} ${attack} gegen ${name(defender)} ${defence}: ${destroyed ? `${capital(UNIT[unit])} ist zerstört` : 'Der Angriff misslingt'}.`,
    shipLost: ({ seat, ship, field, reason }, name) =>
      `${name(seat)} verliert Schiff ${ship} ${at(field)}: ${de.losses[reason]}.`,
    colonyLost: ({ seat, planet }, name) => `${name(seat)} verliert eine Kolonie ${at(planet)}.`,
    shipReplaced: ({ seat, ship, field }, name) =>
      `Es war das letzte: ${name(seat)} beginnt mit Schiff ${ship} neu ${at(field)}.`,
    teleported: ({ seat, planet }, name) =>
      `Das Schiff von ${name(seat)} springt ${towards(planet)}.`,
    technology: ({ seat, colour }, name) => `${name(seat)} hat jetzt ${TECHNOLOGY[colour]}.`,
    offer: ({ seat, asked, give, get }, name) =>
      `${name(seat)} bietet ${listDe(asked.map(name))} an: 1 ${NUT[give]} Nut gegen 1 ${NUT[get]}.`,
    offerDeclined: ({ by }, name) => `${name(by)} lehnt ab.`,
    traded: ({ seat, partner, give, get }, name) =>
      `${name(seat)} gibt ${name(partner)} 1 ${NUT[give]} Nut für 1 ${NUT[get]}.`,
    fourteenth: ({ seat }, name) => `Die 14. Kolonie von ${name(seat)} steht.`,
    resigned: ({ seat }, name) => `${name(seat)} gibt auf und räumt den Plan.`,
    over: ({ winners, ending }, name) => de.results[ending](winners.map(name)),
  },
  refusals: refusalsDe,
  asks: {
    startPlayer: () => 'Der Startspieler wird ausgelost.',
    nuts: (_step, { name }) => `${name}: eine Nut auf einen Planeten legen.`,
    declare: (_step, { name }) => `${name}: Wie viele Aktionen sagst du an?`,
    act: (_step, { name, actions: left }) => `${name}: noch ${actions(left)}`,
    die: (_step, { name, purpose }) =>
      `${name} würfelt${purpose === null ? '' : ` für ${de.purposes[purpose]}`}.`,
    timeWarp: ({ face }, { name }) =>
      `${name}: die ${face} behalten oder mit Time Warp neu würfeln?`,
    passage: (_step, { name, current }) => `${name}: Darf das Schiff von ${current} vorbei?`,
    target: (_step, { name, current }) => `${name}: ${current} greift an. Wer verteidigt?`,
    trade: ({ give, get }, { name, current }) =>
      `${name}: ${current} bietet ${COLOUR[give]} gegen ${COLOUR[get]}. Annehmen?`,
    fateNuts: ({ count }, { name }) => `${name}: ${nuts(count)} aus der AstroBank wählen.`,
    fateSwap: ({ left }, { name }) =>
      `${name}: Nuts umtauschen? Noch ${left === 1 ? 'einmal' : `${left}-mal`}.`,
    fateTechnology: (_step, { name }) => `${name}: eine Technologie wählen.`,
    fateColony: (_step, { name }) => `${name}: Wohin mit der Kolonie?`,
    fateTeleport: (_step, { name }) => `${name}: Wohin springt das Schiff?`,
    fateShip: (_step, { name }) => `${name}: Wohin mit dem neuen Schiff?`,
    fateGift: (_step, { name }) => `${name}: eine der fünf Gaben wählen.`,
    over: () => 'Die Partie ist zu Ende.',
  },
  results: {
    noNutsLeft: (winners) => `Auf keinem Planeten liegt mehr eine Nut: ${win(winners)}.`,
    fourteenColonies: (winners) => `14 Kolonien sind gegründet: ${win(winners)}.`,
    roundLimit: (winners) => `Die letzte Runde ist gespielt: ${win(winners)}.`,
    resignation: (winners) => `${win(winners)}: Alle anderen haben aufgegeben.`,
  },
  endings: {
    noNutsLeft: 'keine Nuts mehr',
    fourteenColonies: '14 Kolonien',
    roundLimit: 'letzte Runde',
    resignation: 'Aufgabe',
  },
  list: listDe,
  drawing: {
    legend: 'Auf der Karte: · Feld, * Asteroiden, O AstroHole; Schiffe mit Farbe und Nummer',
    bank: 'AstroBank',
    turn: (round, name, left) => `Runde ${round}, am Zug ist ${name}, noch ${actions(left)}`,
    summary: (count, held, technologies) => `${colonies(count)} · Nuts ${held} · ${technologies}`,
    ships: 'Schiffe',
    noNuts: 'keine',
    noTechnology: 'keine Technologie',
    resigned: 'hat aufgegeben',
    done: 'fertig',
    cannot: 'kann nicht',
  },
  options: optionsDe,
  terms: termsDe,
  fates: fatesDe,
};
