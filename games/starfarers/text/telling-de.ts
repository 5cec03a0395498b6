/** The story in German: `baust ein Frachtmodul an, nun 3 von 5.` */

import type { People } from '../rules/data.ts';
import {
  A_PIECE,
  AN_UPGRADE,
  AT_PEOPLE,
  OF_PEOPLE,
  balls,
  cardsDe,
  counted,
  halfMedals,
  listed,
  nounsDe,
  planetDe,
  resourceCount,
  towardsDe,
  whereDe,
} from './names-de.ts';
import type { Landmark } from './places.ts';
import type { Points, Question, TellingWords, Voice } from './telling-words.ts';

const { resources, pieces, chips } = nounsDe;

/** The verb in the person of its subject. */
const verb = ({ own }: Voice, you: string, other: string): string => (own ? you : other);

const now = (points: Points): string =>
  points === null ? '' : `, nun ${counted(points, 'Punkt', 'Punkte')}`;

/** What each answer means, by the question: second and third person. */
const ANSWERS: Readonly<
  Record<Question, readonly [yes: readonly [string, string], no: readonly [string, string]]>
> = {
  tribute: [
    ['zahlst den Wegezoll', 'zahlt den Wegezoll'],
    ['weigerst dich zu zahlen', 'weigert sich zu zahlen'],
  ],
  fence: [
    ['schlägst ein', 'schlägt ein'],
    ['lehnst ab', 'lehnt ab'],
  ],
  raid: [
    ['heuerst den Freibeuter an', 'heuert den Freibeuter an'],
    ['schickst den Freibeuter fort', 'schickt den Freibeuter fort'],
  ],
  ambush: [
    ['gibst Vollschub und fliehst', 'gibt Vollschub und flieht'],
    ['stellst dich dem Kampf', 'stellt sich dem Kampf'],
  ],
  distress: [
    ['eilst zu Hilfe', 'eilt zu Hilfe'],
    ['fliegst vorbei', 'fliegt vorbei'],
  ],
  escort: [
    ['gehst dazwischen', 'geht dazwischen'],
    ['hältst dich heraus', 'hält sich heraus'],
  ],
  distortion: [
    ['wagst den Sprung', 'wagt den Sprung'],
    ['drehst ab', 'dreht ab'],
  ],
  unmasked: [
    ['eröffnest das Feuer', 'eröffnet das Feuer'],
    ['lässt den Piraten ziehen', 'lässt den Piraten ziehen'],
  ],
};

const THEIR: Readonly<Record<People, string>> = {
  greenFolk: 'seine',
  scientists: 'seine',
  merchants: 'ihre',
  diplomats: 'ihre',
};

function foundDe(landmark: Landmark | null): string {
  switch (landmark?.kind) {
    case 'system':
      return `ein System mit ${listed(
        landmark.planets.map(({ resource }) => (resource === null ? '' : resources[resource])),
      )}`;
    case 'outpost':
      return `den Außenposten ${OF_PEOPLE[landmark.people]}`;
    case undefined:
    default:
      return 'nichts als leeren Raum';
  }
}

export const tellingDe: TellingWords = {
  you: ['dich', 'dir'],
  rolls: (total, voice) => `${verb(voice, 'würfelst', 'würfelt')} eine ${total}.`,
  begins: (voice) => `${verb(voice, 'beginnst', 'beginnt')}.`,
  places: (piece, spot, voice) =>
    `${verb(voice, 'setzt', 'setzt')} ${A_PIECE[piece]}: ${whereDe(spot)}.`,
  builds: (ship, spot, voice) =>
    `${verb(voice, 'baust', 'baut')} ${A_PIECE[ship]}: ${whereDe(spot)}.`,
  extends: (spot, points, voice) =>
    `${verb(voice, 'baust', 'baut')} einen Raumhafen: ${whereDe(spot)}${now(points)}.`,
  yields: (shares) => `Ertrag: ${shares.join(', ')}.`,
  share: (cards, seat, { whom }) => `${cardsDe(cards)} für ${whom(seat)}`,
  noYield: 'Kein Ertrag, für niemanden.',
  seven: 'Eine 7: kein Ertrag.',
  shortage: (resource) =>
    `Der Vorrat an ${resources[resource]} reicht nicht für alle, niemand bekommt davon.`,
  takesAid: (resource, voice) =>
    `${verb(voice, 'nimmst', 'nimmt')} ${resourceCount(1, resource)} als Hilfslieferung.`,
  discards: (cards, voice) => `${verb(voice, 'gibst', 'gibt')} ${cardsDe(cards)} ab.`,
  steals: (resource, from, voice) =>
    `${verb(voice, 'nimmst', 'nimmt')} ${voice.toWhom(from)} ${resource === null ? 'eine Karte' : resourceCount(1, resource)}.`,
  receives: (cards, from, voice) =>
    `${verb(voice, 'bekommst', 'bekommt')} von ${listed(from.map(voice.toWhom))} ${from.length === 1 ? 'eine Karte' : 'je eine Karte'}${cards === null ? '' : `: ${cardsDe(cards)}`}.`,
  draws: (resource, count, voice) =>
    `${verb(voice, 'ziehst', 'zieht')} ${resource === null ? counted(count, 'Karte', 'Karten') : resourceCount(count, resource)} vom Nachschubstapel.`,
  pileRebuilt: 'Der Nachschubstapel wird neu gebildet.',
  exchanges: (give, want, voice) =>
    `${verb(voice, 'tauschst', 'tauscht')} mit dem Vorrat ${cardsDe(give)} gegen ${cardsDe(want)}.`,
  deals: (give, want, partner, voice) =>
    `${verb(voice, 'tauschst', 'tauscht')} mit ${voice.toWhom(partner)} ${cardsDe(give)} gegen ${cardsDe(want)}.`,
  failsToDeal: (give, want, to, voice) =>
    `${verb(voice, 'bietest', 'bietet')} ${to === null ? '' : `${voice.toWhom(to)} `}${cardsDe(give)} gegen ${cardsDe(want)} an, vergeblich.`,
  pays: (cards, voice) => `${verb(voice, 'gibst', 'gibt')} ${cardsDe(cards)}.`,
  gains: (cards, voice) => `${verb(voice, 'bekommst', 'bekommt')} ${cardsDe(cards)}.`,
  fits: (upgrade, count, limit, voice) =>
    `${verb(voice, 'baust', 'baut')} ${AN_UPGRADE[upgrade]} an, nun ${count} von ${limit}.`,
  isGiven: (upgrade, count, limit, voice) =>
    `${verb(voice, 'bekommst', 'bekommt')} ${AN_UPGRADE[upgrade]}, nun ${count} von ${limit}.`,
  loses: (upgrade, count, limit, voice) =>
    `${verb(voice, 'verlierst', 'verliert')} ${AN_UPGRADE[upgrade]}, noch ${count} von ${limit}.`,
  honours: (points, voice) =>
    `${verb(voice, 'gibst', 'gibt')} 1 Handelsware als Ehrengabe und ${verb(voice, 'bekommst', 'bekommt')} ${halfMedals(1)}${now(points)}.`,
  medals: (change, points, voice) =>
    change < 0
      ? `${verb(voice, 'verlierst', 'verliert')} ${halfMedals(-change)}${now(points)}.`
      : `${verb(voice, 'bekommst', 'bekommt')} ${halfMedals(change)}${now(points)}.`,
  isGivenShip: (voice) => `${verb(voice, 'bekommst', 'bekommt')} ein Handelsschiff geschenkt.`,
  shakes: (drawn, voice) => `${verb(voice, 'schüttelst', 'schüttelt')} ${balls(drawn)}.`,
  speed: (speed) => `Tempo ${speed}`,
  meets: (title, prompt) => `Begegnung „${title}“: ${prompt}`,
  reshuffled: 'Alle Begegnungskarten werden neu gemischt.',
  answers: (question, yes, voice) => {
    const [agree, refuse] = ANSWERS[question];
    const [you, other] = yes ? agree : refuse;
    return `${verb(voice, you, other)}.`;
  },
  givesNothing: (voice) => `${verb(voice, 'gibst', 'gibt')} nichts.`,
  contest: (metric, own, other, won, opponent, voice) => {
    const score = `${own} : ${other}`;
    switch (metric) {
      case 'combat': {
        const shaker = voice.isReader(opponent)
          ? 'schüttelst du'
          : `schüttelt ${voice.whom(opponent)}`;
        const ends = won
          ? verb(voice, 'gewinnst', 'gewinnt')
          : verb(voice, 'verlierst', 'verliert');
        return `${ends} den Kampf ${score} (für den Gegner ${shaker}).`;
      }
      case 'speed':
        return `${won ? verb(voice, 'gewinnst', 'gewinnt') : verb(voice, 'verlierst', 'verliert')} das Rennen gegen ${voice.whom(opponent)} ${score}.`;
      case 'drives':
        return won
          ? `${verb(voice, 'entkommst', 'entkommt')} mit Antrieb ${score}.`
          : `${verb(voice, 'wirst', 'wird')} eingeholt, Antrieb ${score}.`;
    }
  },
  sums: (sum, voice) => `${verb(voice, 'schüttelst', 'schüttelt')} eine ${sum}.`,
  outcome: (text) => `„${text}“`,
  grounds: (kind, voice) =>
    `${verb(voice, 'musst', 'muss')} das ${pieces[kind]} in diesem Zug stehen lassen.`,
  jumps: (kind, spot, voice) =>
    `${verb(voice, 'springst', 'springt')} mit dem ${pieces[kind]} ${towardsDe(spot)}.`,
  flies: (kind, spot, steps, voice) =>
    `${verb(voice, 'fliegst', 'fliegt')} mit dem ${pieces[kind]} ${towardsDe(spot)} (${counted(steps, 'Schritt', 'Schritte')}).`,
  clears: (marker, points, voice) =>
    marker.startsWith('pirate')
      ? `${verb(voice, 'besiegst', 'besiegt')} den ${chips[marker]} und ${verb(voice, 'erhältst', 'erhält')} seine Medaille${now(points)}.`
      : `${verb(voice, 'terraformst', 'terraformt')} den ${chips[marker]} und ${verb(voice, 'erhältst', 'erhält')} seine Medaille${now(points)}.`,
  discovers: (landmark, voice) => `${verb(voice, 'entdeckst', 'entdeckt')} ${foundDe(landmark)}.`,
  explores: (planets, voice) =>
    `${verb(voice, 'erkundest', 'erkundet')} ein System: ${listed(planets.map(planetDe))}.`,
  newChip: (planet) => `Der Planet bringt nun Ertrag: ${planetDe(planet)}.`,
  foundsColony: (spot, points, voice) =>
    `${verb(voice, 'gründest', 'gründet')} eine Kolonie: ${whereDe(spot)}${now(points)}.`,
  foundsStation: (people, friendship, points, voice) => {
    const station = `${verb(voice, 'gründest', 'gründet')} eine Handelsstation ${AT_PEOPLE[people]}`;
    if (friendship === null) return `${station}.`;
    const gains =
      friendship.from === null
        ? `${verb(voice, 'gewinnst', 'gewinnt')} ${THEIR[people]} Freundschaft`
        : `${verb(voice, 'nimmst', 'nimmt')} ${voice.toWhom(friendship.from)} die Freundschaft`;
    return `${station} und ${gains}${now(points)}.`;
  },
  picks: (title, text, voice) =>
    `${verb(voice, 'wählst', 'wählt')} die Freundschaftskarte „${title}“: ${text}`,
  resigns: (voice) => `${verb(voice, 'gibst', 'gibt')} auf.`,
};
