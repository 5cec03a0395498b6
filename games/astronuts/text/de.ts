import { botsDe } from './bots-de.ts';
import { vocabularyDe } from './vocabulary-de.ts';
import type { MoveContext, NutsWords } from './words.ts';
import { fatesDe } from './fates-de.ts';
import { helpDe } from './help-de.ts';
import { COLOUR, NUT, PLAYERS, actions, nutList, player } from './names-de.ts';
import { place } from './places.ts';
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
    ...(asked.length > 0 ? [`mit Erlaubnis von ${asked.map(player).join(' und ')}`] : []),
    ...(asteroids > 0
      ? [`durch ${asteroids === 1 ? 'Asteroiden' : `${asteroids} Asteroidenfelder`}`]
      : []),
  ];
  return parts.length === 0 ? '' : `, ${parts.join(', ')}`;
}

const paying = (pay: readonly (keyof typeof COLOUR)[]): string =>
  pay.length === 0 ? '' : `, bezahlt mit ${nutList(pay)}`;

export const de: NutsWords = {
  bots: botsDe,
  title: 'AstroNuts',
  tagline:
    'Fliegen, fördern und siedeln auf seltsamen Welten: zwei bis vier Spieler, eine halbe Stunde',
  headline: (round) => `Runde ${round}`,
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
  moves: {
    placeNut: ({ planet, colour }) => `Eine ${NUT[colour]} Nut auf ${place(planet)} legen`,
    declare: ({ count }) => `${actions(count)} ansagen`,
    timeWarp: ({ use }, { face }) =>
      use ? `Mit Time Warp die ${face} neu würfeln` : `Die ${face} behalten`,
    move: ({ ship, path }, context) => {
      const goal = path.at(-1);
      return `Schiff ${ship} fliegt nach ${goal === undefined ? '' : place(goal)} für ${actions(context.actions)}${warnings(context)}`;
    },
    answerPassage: ({ allow }) => (allow ? 'Durchflug erlauben' : 'Durchflug verweigern'),
    mine: ({ ship, pay }, { actions: cost }) =>
      `Mit Schiff ${ship} alle Nuts fördern für ${actions(cost)}${paying(pay)}`,
    colonize: ({ ship, pay }, { actions: cost }) =>
      `Mit Schiff ${ship} eine Kolonie gründen für ${actions(cost)}${paying(pay)}`,
    buildShip: () =>
      'Ein Schiff auf dem Heimatplaneten bauen für 1 Aktion und eine Nut jeder Farbe',
    attack: ({ ship, field, defender }) =>
      `Mit Schiff ${ship} ${player(defender)} auf ${place(field)} angreifen`,
    chooseTarget: ({ unit }) =>
      unit === 'ship' ? 'Mit dem Schiff verteidigen' : 'Mit einer Kolonie verteidigen',
    technology: ({ colour }) =>
      `${TECHNOLOGY[colour]} erforschen für 4 Aktionen und eine ${NUT[colour]} Nut`,
    offerTrade: ({ to, give, get }) =>
      `${to === 'all' ? 'Allen' : player(to)} ${COLOUR[give]} gegen ${COLOUR[get]} anbieten`,
    answerTrade: ({ accept }, { offer }) =>
      offer === null
        ? accept
          ? 'Den Tausch annehmen'
          : 'Den Tausch ablehnen'
        : `${accept ? 'Annehmen' : 'Ablehnen'}: ${COLOUR[offer.get]} für deine ${NUT[offer.give]} Nut`,
    fateNuts: ({ nuts }) => `Aus der AstroBank nehmen: ${nutList(nuts)}`,
    fateSwap: ({ swap }) =>
      swap === null
        ? 'Nichts umtauschen'
        : `Bei der AstroBank ${COLOUR[swap.give]} gegen ${COLOUR[swap.get]} umtauschen`,
    fateTechnology: ({ colour }) =>
      colour === null ? 'Keine Technologie nehmen' : `${TECHNOLOGY[colour]} nehmen`,
    fateColony: ({ planet }) =>
      planet === null ? 'Keine Kolonie setzen' : `Die Kolonie auf ${place(planet)} setzen`,
    fateTeleport: ({ planet }) =>
      planet === null ? 'Hier bleiben' : `Das Schiff nach ${place(planet)} springen lassen`,
    fateShip: ({ planet }) =>
      planet === null ? 'Kein Schiff nehmen' : `Das Schiff auf ${place(planet)} nehmen`,
    fateGift: ({ gift }) => `${gift} ${fatesDe[gift].title}: ${fatesDe[gift].text}`,
    endTurn: () => 'Den Zug beenden',
    resign: () => 'Aufgeben',
  },
  chance: {
    startPlayer: ({ seat }, { name }) => `${name(seat)} beginnt`,
    nut: ({ planet, colour }) => `Eine ${NUT[colour]} Nut für ${place(planet)}`,
    die: ({ face }, { roller, purpose }) =>
      `${roller} würfelt ${face}${purpose === null ? '' : ` für ${de.purposes[purpose]}`}`,
  },
  events: {
    startPlayer: ({ seat }, name) => `${name(seat)} beginnt.`,
    nutPlaced: ({ planet, colour, seat }, name) =>
      seat === null
        ? `Eine ${NUT[colour]} Nut kommt auf ${place(planet)}.`
        : `${name(seat)} legt eine ${NUT[colour]} Nut auf ${place(planet)}.`,
    turn: ({ seat, round }, name) => `Runde ${round}: ${name(seat)} ist am Zug.`,
    rolled: ({ seat, purpose, face }, name) =>
      `${name(seat)} würfelt ${face} für ${de.purposes[purpose]}.`,
    timeWarp: ({ seat, face }, name) => `Time Warp: ${name(seat)} nimmt die ${face} zurück.`,
    actions: ({ seat, declared, face, actions: count }, name) =>
      `${name(seat)} hat ${declared} angesagt, ${face} gewürfelt und damit ${actions(count)}.`,
    step: ({ seat, ship, to, jump }, name) =>
      `${name(seat)}: Schiff ${ship} ${jump ? 'springt' : 'fliegt'} nach ${place(to)}.`,
    passage: ({ seat, owner, allowed }, name) =>
      allowed
        ? `${name(owner)} lässt ${name(seat)} passieren.`
        : `${name(owner)} verweigert ${name(seat)} den Durchflug.`,
    landed: ({ seat, ship, planet }, name) =>
      `${name(seat)}: Schiff ${ship} landet auf ${place(planet)}.`,
    fate: ({ fate }) => `Schicksal ${fate}, ${fatesDe[fate].title}: ${fatesDe[fate].text}`,
    fateTest: ({ seat, ship, passed }, name) =>
      `${name(seat)}: Schiff ${ship} ${passed ? 'kommt davon' : 'ist für diesen Zug fertig'}.`,
    mined: ({ seat, planet, nuts }, name) =>
      `${name(seat)} fördert auf ${place(planet)}: ${nutList(nuts)}.`,
    paid: ({ seat, nuts }, name) => `${name(seat)} bezahlt: ${nutList(nuts)}.`,
    gained: ({ seat, nuts }, name) => `${name(seat)} erhält aus der AstroBank: ${nutList(nuts)}.`,
    swapped: ({ seat, give, get }, name) =>
      `${name(seat)} tauscht bei der AstroBank ${COLOUR[give]} gegen ${COLOUR[get]}.`,
    actionsChanged: ({ seat, by }, name) =>
      by < 0 ? `${name(seat)} verliert ${actions(-by)}.` : `${name(seat)} gewinnt ${actions(by)}.`,
    colony: ({ seat, planet }, name) =>
      `Auf ${place(planet)} steht eine Kolonie von ${name(seat)}.`,
    colonyDied: ({ seat, planet }, name) =>
      `Die Kolonie von ${name(seat)} auf ${place(planet)} geht ein.`,
    shipBuilt: ({ seat, ship, field }, name) =>
      `${name(seat)} hat ein neues Schiff ${ship} auf ${place(field)}.`,
    attack: ({ seat, ship, field, defender }, name) =>
      `${name(seat)}: Schiff ${ship} greift ${name(defender)} auf ${place(field)} an.`,
    battle: ({ attacker, attack, defender, defence, unit, destroyed }, name) =>
      `${name(attacker)} ${attack} gegen ${name(defender)} ${defence}: ${destroyed ? `${UNIT[unit]} ist zerstört` : 'Der Angriff misslingt'}.`,
    shipLost: ({ seat, ship, field, reason }, name) =>
      `${name(seat)} verliert Schiff ${ship} auf ${place(field)}: ${de.losses[reason]}.`,
    colonyLost: ({ seat, planet }, name) =>
      `${name(seat)} verliert eine Kolonie auf ${place(planet)}.`,
    shipReplaced: ({ seat, ship, field }, name) =>
      `Es war das letzte: ${name(seat)} beginnt mit Schiff ${ship} neu auf ${place(field)}.`,
    teleported: ({ seat, planet }, name) =>
      `Das Schiff von ${name(seat)} springt nach ${place(planet)}.`,
    technology: ({ seat, colour }, name) => `${name(seat)} hat jetzt ${TECHNOLOGY[colour]}.`,
    offer: ({ seat, asked, give, get }, name) =>
      `${name(seat)} bietet ${asked.map(name).join(' und ')} ${COLOUR[give]} gegen ${COLOUR[get]}.`,
    offerDeclined: ({ by }, name) => `${name(by)} lehnt ab.`,
    traded: ({ seat, partner, give, get }, name) =>
      `${name(seat)} gibt ${name(partner)} ${COLOUR[give]} für ${COLOUR[get]}.`,
    fourteenth: ({ seat }, name) => `Die 14. Kolonie von ${name(seat)} steht.`,
    resigned: ({ seat }, name) => `${name(seat)} gibt auf und räumt den Plan.`,
    over: ({ winners, ending }, name) => de.results[ending](winners.map(name).join(' und ')),
  },
  refusals: refusalsDe,
  asks: {
    startPlayer: () => 'Der Startspieler wird ausgelost.',
    nuts: (_step, { name }) => `${name}: eine Nut auf einen Planeten legen.`,
    declare: (_step, { name, round }) =>
      `${name}, Runde ${round}: ansagen, wie viele Aktionen es werden sollen, dann würfeln.`,
    act: (_step, { name, round, actions: left }) =>
      `${name}, Runde ${round}: noch ${actions(left)}. Handeln oder den Zug beenden.`,
    die: (_step, { name, purpose }) =>
      `${name} würfelt${purpose === null ? '' : ` für ${de.purposes[purpose]}`}.`,
    timeWarp: ({ face }, { name }) =>
      `${name}: die ${face} behalten oder mit Time Warp neu würfeln?`,
    passage: (_step, { name, current }) => `${name}: Darf das Schiff von ${current} vorbei?`,
    target: ({ attack }, { name, current }) =>
      `${name}: ${current} greift mit Schiff ${attack.ship} an. Verteidigt dein Schiff oder eine Kolonie?`,
    trade: ({ give, get }, { name, current }) =>
      `${name}: ${current} bietet ${COLOUR[give]} gegen ${COLOUR[get]}. Annehmen?`,
    fateNuts: ({ count }, { name }) => `${name}: ${count} Nuts aus der AstroBank wählen.`,
    fateSwap: ({ left }, { name }) =>
      `${name}: bei der AstroBank umtauschen? Noch ${left === 1 ? 'ein Umtausch' : `${left} Umtausche`} möglich.`,
    fateTechnology: (_step, { name }) => `${name}: eine Technologie wählen.`,
    fateColony: (_step, { name }) =>
      `${name}: Auf welchem deiner Planeten soll die Kolonie stehen?`,
    fateTeleport: (_step, { name }) =>
      `${name}: das Schiff auf einen freien Planeten springen lassen?`,
    fateShip: (_step, { name }) =>
      `${name}: Auf welchem deiner Planeten soll das Schiff erscheinen?`,
    fateGift: (_step, { name }) => `${name}: eine der Gaben 6-1 bis 6-5 wählen.`,
    over: () => 'Die Partie ist zu Ende.',
  },
  results: {
    noNutsLeft: (winners) =>
      `Auf keinem Planeten liegt mehr eine Nut. Meiste Kolonien: ${winners}.`,
    fourteenColonies: (winners) => `14 Kolonien standen auf dem Plan. Meiste Kolonien: ${winners}.`,
    roundLimit: (winners) => `Die letzte Runde ist gespielt. Meiste Kolonien: ${winners}.`,
    resignation: (winners) => `${winners} gewinnt: Alle anderen haben aufgegeben.`,
  },
  endings: {
    noNutsLeft: 'keine Nuts mehr',
    fourteenColonies: '14 Kolonien',
    roundLimit: 'letzte Runde',
    resignation: 'Aufgabe',
  },
  and: 'und',
  drawing: {
    legend: 'Auf der Karte: · Feld, * Asteroiden, O AstroHole; Schiffe mit Farbe und Nummer',
    bank: 'AstroBank',
    turn: (round, name, left) => `Runde ${round}, am Zug ist ${name}, noch ${actions(left)}`,
    summary: (colonies, nuts, technologies) =>
      `${colonies === 1 ? '1 Kolonie' : `${colonies} Kolonien`} · Nuts ${nuts} · ${technologies}`,
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
  help: { ...helpDe, ...fatesDe },
};
