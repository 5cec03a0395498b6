import type { StarId } from '../rules/board.ts';
import type { Arrival, StoryWords, Who } from './story-words.ts';

const star = (id: StarId): string => id.toUpperCase();
const ships = (count: number): string => (count === 1 ? '1 Schiff' : `${count} Schiffe`);
const withShips = (count: number): string => (count === 1 ? '1 Schiff' : `${count} Schiffen`);

/** Sätze ohne Subjekt beginnen mit dem Verb: „landest“ liest, wer es selbst tat, „landet“ alle anderen. */
const verb = ({ you }: Who, yours: string, theirs: string): string => (you ? yours : theirs);
const accusative = ({ you, name }: Who): string => (you ? 'dich' : name);
const dative = ({ you, name }: Who): string => (you ? 'dir' : name);
const subject = ({ you, name }: Who): string => (you ? 'Du' : name);

/** Mit allen, wenn niemand zurückbleibt. */
function withFleet(count: number, all: boolean): string {
  if (!all) return `mit ${withShips(count)}`;
  return count === 1 ? 'mit dem einzigen Schiff' : `mit allen ${count} Schiffen`;
}

/** Die Schiffe von jemandem, als Ziel eines Angriffs. */
function shipsOf(owner: Who, count: number): string {
  if (!owner.you) return `${ships(count)} von ${owner.name}`;
  return count === 1 ? 'dein Schiff' : `deine ${count} Schiffe`;
}

function flies(by: Who, { ships: count, star: to, discs, from }: Arrival): string {
  if (from !== null) {
    return `${verb(by, 'fliegst', 'fliegt')} ${withFleet(count, from.all)} von ${star(from.star)} nach ${star(to)}`;
  }
  const fleets = discs === 2 ? ` mit zwei Flotten, zusammen ${withShips(count)},` : '';
  return `${verb(by, 'landest', 'landet')}${fleets || ` mit ${withShips(count)}`} auf ${star(to)}`;
}

function attacks(by: Who, { ships: count, star: to, discs, from }: Arrival): string {
  const attacker = from === null ? `mit ${withShips(count)}` : withFleet(count, from.all);
  const together = discs === 2 ? ' aus zwei Flotten' : '';
  const origin = from === null ? '' : ` von ${star(from.star)} aus`;
  return `${verb(by, 'greifst', 'greift')} ${star(to)} ${attacker}${together}${origin} an`;
}

const and = new Intl.ListFormat('de');

export const storyDe: StoryWords = {
  homeSet: (set) =>
    `Gespielt wird mit den ${set === 'default' ? 'üblichen' : 'gespiegelten'} Heimatsternen.`,
  home: (who, id, count) =>
    who.you
      ? `${star(id)} ist dein Heimatstern, mit ${withShips(count)}.`
      : `${star(id)} ist der Heimatstern von ${who.name}, mit ${withShips(count)}.`,
  begins: (who) => `${subject(who)} ${verb(who, 'beginnst', 'beginnt')}.`,

  choosesHome: (by, id) => `${verb(by, 'wählst', 'wählt')} ${star(id)} als Heimatstern.`,
  arrives: (by, arrival) => {
    const { meets } = arrival;
    switch (meets.kind) {
      case 'empty':
        return `${flies(by, arrival)}, es war leer.`;
      case 'own':
        return `${flies(by, arrival)}, dort stehen jetzt ${meets.together}.`;
      case 'battle': {
        const { defender, defenders, outcome } = meets;
        if (outcome === 'won') {
          return `${flies(by, arrival)} und ${verb(by, 'vernichtest', 'vernichtet')} ${shipsOf(defender, defenders)}.`;
        }
        if (outcome === 'bothLost') {
          return `${attacks(by, arrival)}, ${arrival.ships} gegen ${defenders} von ${dative(defender)}: Beide Flotten sind vernichtet.`;
        }
        const fleet = arrival.ships === 1 ? 'es' : 'sie alle';
        return `${attacks(by, arrival)} und ${verb(by, 'verlierst', 'verliert')} ${fleet} gegen ${shipsOf(defender, defenders)}.`;
      }
    }
  },
  starts: (by, id, count, stay) => {
    const fleet = `${verb(by, 'startest', 'startet')} ${withFleet(count, stay === 0)} von ${star(id)}`;
    if (stay === 0) return `${fleet}.`;
    return `${fleet}, ${stay === 1 ? '1 bleibt' : `${stay} bleiben`} dort.`;
  },
  resigns: (by) => `${verb(by, 'gibst', 'gibt')} auf und ${verb(by, 'scheidest', 'scheidet')} aus.`,
  homeLeftEmpty: ({ you }) =>
    you ? 'Dein Heimatstern steht jetzt leer.' : 'Der Heimatstern steht jetzt leer.',
  homeBack: ({ you, name }) =>
    you ? 'Dein Heimatstern gehört wieder dir.' : `Der Heimatstern gehört wieder ${name}.`,

  homeCaptured: (owner, by, id) =>
    owner.you
      ? `${by.name} hält deinen Heimatstern ${star(id)}: Dein nächster Zug muss dich retten.`
      : `${subject(by)} ${verb(by, 'hältst', 'hält')} ${star(id)}, den Heimatstern von ${owner.name}: ${owner.name} hat einen Zug zur Rettung.`,
  production: (who, id, count) => `${star(id)} baut ${ships(count)} für ${accusative(who)}.`,
  noProduction: (who, id, holder) =>
    `${star(id)} baut keine Schiffe für ${accusative(who)}, ${holder === null ? 'der Stern steht leer' : `dort ${holder.you ? 'stehst du' : `steht ${holder.name}`}`}.`,
  exchange: (a, b, dueRound) => {
    if (!a.you && !b.you) {
      return `Austausch: ${a.name} und ${b.name} halten je den Heimatstern des anderen und räumen ihn in Runde ${dueRound}.`;
    }
    const other = a.you ? b : a;
    return `Austausch: Du und ${other.name} haltet je den Heimatstern des anderen und räumt ihn in Runde ${dueRound}.`;
  },
  exchangeEnded: (a, b) => {
    if (!a.you && !b.you) return `Der Austausch zwischen ${a.name} und ${b.name} ist beendet.`;
    return `Dein Austausch mit ${(a.you ? b : a).name} ist beendet.`;
  },
  eliminated: (who, reason, id) => {
    const out = `${subject(who)} ${verb(who, 'scheidest', 'scheidet')} aus`;
    switch (reason) {
      case 'homeStarLost':
        return `${out}: Der Heimatstern ${star(id)} ist verloren.`;
      case 'noShips':
        return `${out}: Kein Schiff ist übrig.`;
      case 'resigned':
        return `${out}.`;
    }
  },
  over: (winners, ending) => {
    const names = and.format(winners.map((who, i) => (i > 0 && who.you ? 'du' : subject(who))));
    const isYours = winners.some(({ you }) => you);
    // Du gewinnst, Ada gewinnt; Ada und du gewinnt, Ada und Bert gewinnen.
    const singular = isYours ? 'gewinnst' : 'gewinnt';
    const plural = isYours ? 'gewinnt' : 'gewinnen';
    const win = winners.length === 1 ? singular : plural;
    switch (ending) {
      case 'lastHomeStar':
        return `${names} ${win}: Der letzte andere Heimatstern ist verloren.`;
      case 'elimination':
        return `${names} ${win}: Niemand sonst hat noch Schiffe.`;
      case 'resignation':
        return `${names} ${win}: Der letzte Gegner hat aufgegeben.`;
      case 'roundLimit':
        return `Die letzte Runde ist gespielt. ${names} ${win} mit der besten Stellung.`;
      case 'standstill':
        return `Lange wurde kein Schiff mehr gebaut oder verloren. ${names} ${win} mit der besten Stellung.`;
      case 'mutualDestruction':
        return `Niemand ist übrig. ${names} ${win} gemeinsam.`;
    }
  },

  figures: {
    stars: 'Sterne',
    ships: 'Schiffe',
    production: 'Produktion',
    battlesWon: 'Gefechte gewonnen',
    battlesLost: 'Gefechte verloren',
    destroyed: 'Schiffe vernichtet',
    lost: 'Schiffe verloren',
    built: 'Schiffe gebaut',
    distance: 'Felder geflogen',
  },
};
