/** The story in German. */

import type { FieldId } from '../rules/board.ts';
import type { Colour } from '../rules/data.ts';
import type { Effect } from '../rules/fate.ts';
import {
  NUT,
  actions,
  at,
  capital,
  colonies,
  listDe,
  nutList,
  nuts,
  towards,
  bare,
} from './names-de.ts';
import { headingFrom, placeOf } from './places.ts';
import type { Outcome, Person, StoryWords } from './story-words.ts';

/** The verb for the reader, and for everybody else. */
const verb = ({ you }: Person, second: string, third: string): string => (you ? second : third);
const whom = ({ you, name }: Person): string => (you ? 'dich' : name);
const toWhom = ({ you, name }: Person): string => (you ? 'dir' : name);
const their = ({ you }: Person, own: string, other: string): string => (you ? own : other);

const NUMBERS = [
  'keine',
  'eine',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
  'dreizehn',
];

const manyActions = (count: number): string =>
  `${NUMBERS[count] ?? count} ${count === 1 ? 'Aktion' : 'Aktionen'}`;
const pair = (give: Colour, get: Colour): string => `1 ${NUT[give]} gegen 1 ${NUT[get]} Nut`;
const dice = ({ face, bonus }: { readonly face: number; readonly bonus: number }): string =>
  bonus === 0 ? String(face) : `${face} + ${bonus}`;
const paying = (who: Person, paid: readonly Colour[]): string =>
  paid.length === 0 ? '' : ` und ${verb(who, 'zahlst', 'zahlt')} ${nutList(paid)}`;
const anew = (field: FieldId): string => `ein neues startet ${at(field)}`;

/** As far as one tells it: `bis vor Haselon`, `nach Haselon`. */
function upTo(id: FieldId): string {
  const place = placeOf(id);
  if (place.kind === 'beside' && place.by.kind === 'planet') return `bis vor ${place.by.name}`;
  return place.kind === 'between' ? `ins All ${at(id)}` : towards(id);
}

function away(id: FieldId): string {
  const place = placeOf(id);
  return place.kind === 'planet' ? `von ${place.name} ` : '';
}

const TECHNOLOGY: Readonly<Record<Colour, string>> = {
  red: 'Power Laser: +1 bei jedem Angriff',
  purple: 'Mega Shields: +1 bei jeder Verteidigung',
  yellow: 'Time Warp: jeden Zug ein neuer Wurf',
  orange: 'Extra Energy: jeden Zug eine Aktion mehr',
};

const DEED = { move: 'fliegen', mine: 'fördern', colonize: 'gründen', attack: 'angreifen' };

function outcome(effect: Effect, { nuts: given, asked, actions: won, replaced }: Outcome): string {
  switch (effect.type) {
    case 'none':
      return 'nichts geschieht';
    case 'destroyShip':
      return `das Schiff ist verloren${replaced === null ? '' : `, ${anew(replaced)}`}`;
    case 'shipDone':
      return 'das Schiff ist für diesen Zug fertig';
    case 'forbid':
      return `das Schiff kann in diesem Zug nicht mehr ${DEED[effect.action]}`;
    case 'colonyMortality':
      return `jede neue Kolonie geht hier bei 1 ${effect.diesUpTo === 2 ? 'oder' : 'bis'} ${effect.diesUpTo} ein`;
    case 'extraActionCost':
      return effect.action === 'mine'
        ? `Fördern kostet hier ${actions(effect.amount)} mehr`
        : `der Abflug kostet ${actions(effect.amount)} mehr`;
    case 'extraNutCost':
      return effect.action === 'mine'
        ? `Fördern kostet hier ${nuts(effect.amount)}`
        : `jede Kolonie kostet hier ${nuts(effect.amount)} mehr`;
    case 'colonyCost':
      if (effect.nuts > 0) return 'Kolonien kosten hier keine Aktion';
      return effect.once ? 'eine Kolonie ist hier umsonst' : 'alle Kolonien sind hier umsonst';
    case 'testOrDone':
      return `nur ein Wurf ab ${effect.successMin} rettet das Schiff`;
    case 'loseActions':
      return won === 0
        ? 'es war keine Aktion mehr zu verlieren'
        : `${actions(-won)} ${won === -1 ? 'ist' : 'sind'} verloren`;
    case 'gainActions':
      return `${actions(won)} mehr`;
    case 'gainNuts':
    case 'chooseNuts':
      if (asked && effect.type === 'chooseNuts') {
        return `${nuts(effect.count)} nach Wahl aus der AstroBank`;
      }
      return given.length === 0
        ? 'die AstroBank hat nichts davon'
        : `${nutList(given)} aus der AstroBank`;
    case 'bankSwap':
      if (!asked) return 'es gibt nichts umzutauschen';
      return effect.max === 1
        ? '1 Nut darf umgetauscht werden'
        : `bis zu ${nuts(effect.max)} dürfen umgetauscht werden`;
    case 'gainTechnology':
      return asked ? 'eine Technologie nach Wahl' : 'alle Technologien sind schon da';
    case 'bonusColony':
      return asked ? 'eine Kolonie geschenkt' : 'keine Kolonie findet einen Platz';
    case 'teleport':
      return asked ? 'das Schiff darf auf einen freien Planeten springen' : 'kein Planet ist frei';
    case 'gainShip':
      return asked ? 'ein Schiff geschenkt' : 'kein Schiff findet einen Platz';
    case 'chooseGift':
      return 'eine von fünf Gaben nach Wahl';
  }
}

export const storyDe: StoryWords = {
  roll: (face) => `Wurf ${face}`,
  fate: (id) => `Schicksal ${id}`,
  score: (attack, defence) => `Kampf ${attack} : ${defence}`,

  begins: (who) => `${verb(who, 'beginnst', 'beginnt')}.`,
  nutsLie: (count) => `${nuts(count)} liegen auf den Planeten, jeder hält eine von jeder Farbe.`,
  places: (who, colour, planet) =>
    `${verb(who, 'legst', 'legt')} 1 ${NUT[colour]} Nut ${at(planet)}.`,

  bets: (who, { declared, face, actions: won }) =>
    `${verb(who, 'sagst', 'sagt')} ${declared} an und ${verb(who, 'würfelst', 'würfelt')} ${face}: ${manyActions(won)}.`,
  warps: (who, face) => `${verb(who, 'nimmst', 'nimmt')} die ${face} mit Time Warp zurück.`,

  flies: (who, from, to) => {
    const heading = headingFrom(from, to);
    return heading === null
      ? `${verb(who, 'fliegst', 'fliegt')} ${away(from)}${upTo(to)}.`
      : `${verb(who, 'verlässt', 'verlässt')} ${heading.planet} Richtung ${bare(heading.towards)}.`;
  },
  jumps: (who, from, to) =>
    `${verb(who, 'fliegst', 'fliegt')} ${away(from)}durch ein AstroHole ${upTo(to)}.`,
  asksPassage: (who, owners) =>
    `${verb(who, 'bittest', 'bittet')} ${listDe(owners.map(whom))} um Durchflug.`,
  grants: (owner, who) => `${verb(owner, 'lässt', 'lässt')} ${whom(who)} passieren.`,
  refuses: (owner, who) =>
    `${verb(owner, 'verweigerst', 'verweigert')} ${toWhom(who)} den Durchflug.`,
  dodges: (who, field) => `${verb(who, 'kommst', 'kommt')} heil durch die Asteroiden ${at(field)}.`,
  isSmashed: (who, field, replaced) =>
    `${verb(who, 'verlierst', 'verliert')} ein Schiff an die Asteroiden ${at(field)}${replaced === null ? '' : `, ${anew(replaced)}`}.`,

  lands: (who, planet, title, came) =>
    `${verb(who, 'landest', 'landet')} ${at(planet)}. ${title}: ${came}.`,
  choosesGift: (who, title, came) => `${verb(who, 'wählst', 'wählt')} ${title}: ${came}.`,
  outcome,
  escapes: (who, face) =>
    `${verb(who, 'würfelst', 'würfelt')} ${face} und ${verb(who, 'kommst', 'kommt')} davon.`,
  isHeld: (who, face) =>
    `${verb(who, 'würfelst', 'würfelt')} ${face}: Das Schiff ist für diesen Zug fertig.`,

  mines: (who, planet, mined, paid) =>
    `${verb(who, 'förderst', 'fördert')} ${at(planet)} ${nutList(mined)}${paying(who, paid)}.`,
  lastNuts: 'Das waren die letzten Nuts auf den Planeten: Die Runde wird noch zu Ende gespielt.',
  founds: (who, planet, count, paid) =>
    paid.length === 0
      ? `${verb(who, 'gründest', 'gründet')} ${at(planet)} umsonst ${their(who, 'deine', 'die')} ${count}. Kolonie.`
      : `${verb(who, 'gründest', 'gründet')} ${at(planet)} ${their(who, 'deine', 'die')} ${count}. Kolonie${paying(who, paid)}.`,
  survives: (who, planet, count) =>
    `${verb(who, 'gründest', 'gründet')} ${at(planet)} ${their(who, 'deine', 'die')} ${count}. Kolonie; sie übersteht die Luft.`,
  diesOut: (who, planet) =>
    `${verb(who, 'verlierst', 'verliert')} die neue Kolonie ${at(planet)} gleich wieder: Sie übersteht die Luft nicht.`,
  isGivenColony: (who, planet, count) =>
    `${verb(who, 'bekommst', 'bekommt')} ${at(planet)} ${their(who, 'deine', 'die')} ${count}. Kolonie geschenkt.`,
  hasAll: (who, isOver) =>
    `${who.you ? 'Du hast' : `${who.name} hat`} 14 Kolonien auf dem Plan${isOver ? '' : ': Die Runde wird noch zu Ende gespielt'}.`,
  buildsShip: (who, field, count) =>
    `${verb(who, 'baust', 'baut')} ${at(field)} ${their(who, 'dein', 'das')} ${count}. Schiff.`,
  isGivenShip: (who, field, count) =>
    `${verb(who, 'bekommst', 'bekommt')} ${at(field)} ${their(who, 'dein', 'das')} ${count}. Schiff geschenkt.`,
  isBeamed: (who, planet) => `${verb(who, 'springst', 'springt')} ${towards(planet)}.`,

  fights: (who, { defender, field, unit, attack, defence, destroyed, left, replaced }) => {
    const begun = `${verb(who, 'greifst', 'greift')} ${whom(defender)} ${at(field)} an, ${verb(who, 'würfelst', 'würfelt')} ${dice(attack)} gegen ${dice(defence)} und`;
    if (!destroyed) return `${begun} ${verb(who, 'scheiterst', 'scheitert')}.`;
    const has = defender.you ? 'du hast' : `${defender.name} hat`;
    if (unit === 'colony') {
      const rest = left === 0 ? 'keine mehr' : `noch ${left}`;
      return `${begun} ${verb(who, 'zerstörst', 'zerstört')} eine Kolonie; ${has} ${rest}.`;
    }
    if (replaced !== null) {
      return `${begun} ${verb(who, 'schießt', 'schießt')} das letzte Schiff ab; ${anew(replaced)}.`;
    }
    return `${begun} ${verb(who, 'schießt', 'schießt')} ein Schiff ab; ${has} noch ${left}.`;
  },

  takes: (who, taken) => `${verb(who, 'nimmst', 'nimmt')} ${nutList(taken)} aus der AstroBank.`,
  swaps: (who, give, get) =>
    `${verb(who, 'tauschst', 'tauscht')} bei der AstroBank ${pair(give, get)}.`,
  researches: (who, colour) => `${verb(who, 'erforschst', 'erforscht')} ${TECHNOLOGY[colour]}.`,
  isTaught: (who, colour) => `${verb(who, 'bekommst', 'bekommt')} ${TECHNOLOGY[colour]}.`,
  offers: (who, asked, give, get) =>
    `${verb(who, 'bietest', 'bietet')} ${listDe(asked.map(toWhom))} an: ${pair(give, get)}.`,
  declines: (who) => `${verb(who, 'lehnst', 'lehnt')} das Angebot ab.`,
  trades: (who, partner, give, get) =>
    `${verb(who, 'tauschst', 'tauscht')} mit ${toWhom(partner)} ${pair(give, get)}.`,

  resigns: (who) =>
    `${verb(who, 'gibst', 'gibt')} auf und ${verb(who, 'räumst', 'räumt')} den Plan.`,
  ends: (ending, winners, count, decider) => {
    const names = listDe(winners.map(({ you, name }) => (you ? 'du' : name)));
    const [first] = winners;
    const win =
      winners.length > 1
        ? `${winners.some(({ you }) => you) ? 'gewinnt' : 'gewinnen'} gemeinsam`
        : first?.you === true
          ? 'gewinnst'
          : 'gewinnt';
    if (ending === 'resignation') return `Alle anderen haben aufgegeben: ${capital(names)} ${win}.`;
    const by = {
      colonies: '',
      nuts: ' und den meisten Nuts',
      technologies: ' und den meisten Technologien',
      ships: ' und den meisten Schiffen',
    }[decider];
    return `${capital(names)} ${win} mit ${colonies(count)}${by}.`;
  },

  luck: (value) => {
    const amount = Math.abs(value).toFixed(1).replace('.', ',');
    if (Number(value.toFixed(1)) === 0) return amount;
    return `${value > 0 ? '+' : '−'}${amount}`;
  },
  share: (won, of) => `${won} von ${of}`,
  sources: {
    homes: 'auf Heimatplaneten',
    large: 'auf großen Planeten',
    small: 'auf kleinen Planeten',
  },
  statistics: {
    nutsHeld: 'Nuts auf der Hand',
    nutsMined: 'Nuts gefördert',
    nutsGiven: 'Nuts vom Schicksal',
    technologies: 'Technologien',
    distance: 'Felder geflogen',
    landings: 'Landungen',
    actions: 'Aktionen gewürfelt',
    betLuck: 'Glück beim Ansagen',
    battles: 'Angriffe gewonnen',
    battleLuck: 'Glück im Kampf',
    trades: 'Tausche',
  },
};
