import { botsDe } from './bots-de.ts';
import { verbsDe } from './verbs-de.ts';
import type { StarId } from '../rules/board.ts';
import { helpDe } from './help-de.ts';
import { storyDe } from './story-de.ts';
import type { AnnoWords, Target } from './words.ts';

const star = (id: StarId): string => id.toUpperCase();
const ships = (count: number): string => (count === 1 ? '1 Schiff' : `${count} Schiffe`);
const withShips = (count: number): string => (count === 1 ? '1 Schiff' : `${count} Schiffen`);
const discs = (numbers: readonly number[]): string =>
  numbers.length === 1 ? `Scheibe ${numbers[0]}` : `Scheiben ${numbers.join(' und ')}`;
const FLEETS = { green: 'Grün', blue: 'Blau', red: 'Rot', orange: 'Orange' };

function meets(target: Target): string {
  switch (target.kind) {
    case 'empty':
      return 'leer';
    case 'own':
      return `zu ${withShips(target.ships)}, ${target.ships === 1 ? 'das' : 'die'} dort ${target.ships === 1 ? 'steht' : 'stehen'}`;
    case 'foreign':
      return `Angriff auf ${FLEETS[target.fleet]}, ${ships(target.ships)}`;
  }
}

export const de: AnnoWords = {
  bots: botsDe,
  title: 'Anno 4000',
  tagline: 'Flotten im Hyperraum: zwei bis vier Personen, ohne Zufall, eine Stunde',
  headline: {
    setUp: 'Aufstellung · letzter Heimatstern gewinnt',
    round: (round, last) =>
      last === null
        ? `Runde ${round} · letzter Heimatstern gewinnt`
        : `Runde ${round} von ${last} · letzter Heimatstern oder beste Stellung gewinnt`,
    quiet: (round, left) =>
      `Runde ${round} · Stillstand: ${left === 1 ? 'nach dieser Runde' : `in ${left} Runden`} gewinnt die beste Stellung`,
    over: (round) => `zu Ende in Runde ${round}`,
  },
  fleets: FLEETS,
  verbs: verbsDe,
  moves: {
    chooseHome: (move) => `${star(move.star)} als Heimatstern wählen`,
    land: (move, { landing, target }) =>
      `Mit ${discs(landing.discs)} (${ships(landing.ships)}) auf ${star(move.star)} landen: ${meets(target)}`,
    start: (move, { present }) =>
      `Von ${star(move.star)} starten, mit ${move.ships} von ${withShips(present)}`,
    shortFlight: (move, { present, target }) =>
      `Kurzflug von ${star(move.from)} nach ${star(move.to)}, mit ${move.ships} von ${withShips(present)}: ${meets(target)}`,
    endTurn: () => 'Den Zug beenden',
    resign: () => 'Aufgeben',
  },
  chance: {
    homeSet: ({ set }) =>
      `Gespielt wird mit den ${set === 'default' ? 'üblichen' : 'anderen'} Heimatsternen`,
    home: (chance, { drawer }) => `${drawer} zieht ${star(chance.star)} als Heimatstern`,
    startPlayer: ({ seat }, { name }) => `${name(seat)} beginnt`,
  },
  events: {
    homeSet: ({ set }) =>
      `Das Los sagt: die ${set === 'default' ? 'üblichen' : 'anderen'} Heimatsterne.`,
    home: (event, name) =>
      `${name(event.seat)} besetzt ${star(event.star)} mit ${withShips(event.ships)}.`,
    startPlayer: ({ seat }, name) => `${name(seat)} beginnt.`,
    turn: ({ seat, round }, name) => `Runde ${round}: ${name(seat)} ist am Zug.`,
    production: (event, name) =>
      `${name(event.seat)} baut ${ships(event.ships)} auf ${star(event.star)}.`,
    advance: ({ seat, disc, field }, name) =>
      `${name(seat)}: Scheibe ${disc + 1} fliegt weiter auf Feld ${field}.`,
    start: (event, name) =>
      `${name(event.seat)} startet von ${star(event.star)} mit ${withShips(event.ships)}.`,
    landing: (event, name) =>
      `${name(event.seat)} landet auf ${star(event.star)} mit ${withShips(event.ships)}.`,
    shortFlight: (event, name) =>
      `${name(event.seat)} fliegt von ${star(event.from)} nach ${star(event.to)} mit ${withShips(event.ships)}.`,
    battle: (event, name) => {
      const outcome =
        event.winner === null ? 'beide Flotten sind vernichtet' : `${name(event.winner)} gewinnt`;
      return `Raumgefecht um ${star(event.star)}: ${name(event.attacker)} ${event.attackers} gegen ${name(event.defender)} ${event.defenders}, ${outcome}.`;
    },
    homeCaptured: (event, name) =>
      `${name(event.by)} hält ${star(event.star)}, den Heimatstern von ${name(event.seat)}: ein Zug zum Handeln!`,
    homeRecaptured: (event, name) => `${name(event.seat)} ist zurück auf ${star(event.star)}.`,
    exchange: ({ seats: [a, b], dueRound }, name) =>
      `Austausch: ${name(a)} und ${name(b)} halten je den Heimatstern des anderen und räumen beide in Runde ${dueRound}.`,
    exchangeEnded: ({ seats: [a, b] }, name) =>
      `Der Austausch zwischen ${name(a)} und ${name(b)} ist beendet.`,
    eliminated: ({ seat, reason }, name) => `${name(seat)} scheidet aus: ${de.reasons[reason]}.`,
    over: ({ winners, ending }, name) =>
      storyDe.over(
        winners.map((seat) => ({ seat, you: false, name: name(seat) })),
        ending,
      ),
  },
  reasons: {
    homeStarLost: 'der Heimatstern wurde nicht zurückerobert',
    noShips: 'keine Schiffe mehr',
    resigned: 'aufgegeben',
  },
  refusals: {
    matchOver: () => 'Die Partie ist zu Ende.',
    notYourTurn: () => 'Du bist nicht am Zug.',
    malformed: () => 'Das ist kein Zug von Anno 4000.',
    notStarted: () => 'Die Partie wird noch vorbereitet.',
    noHomeChoice: () => 'Die Heimatsterne sind schon vergeben.',
    homeTaken: (values) => `${star(values.star)} ist keiner der Heimatsterne, die noch frei sind.`,
    discNotFlying: ({ disc }) => `Scheibe ${disc + 1} ist nicht unterwegs.`,
    outOfReach: (values) =>
      `Scheibe ${values.disc + 1} steht auf Feld ${values.field}, ${star(values.star)} liegt aber ${values.distance === 1 ? '1 Feld' : `${values.distance} Felder`} vom Abflugort entfernt.`,
    justStarted: ({ disc }) => `Scheibe ${disc + 1} ist eben erst abgeflogen und kehrt nicht um.`,
    truce: (values) =>
      `Wegen des Austauschs ist ${star(values.star)} für dich noch gesperrt: Keiner der beiden fliegt die betroffenen Heimatsterne an.`,
    landingClosed: () => 'Nach einem Abflug landet in diesem Zug keine Scheibe mehr.',
    departureDone: () => 'In jedem Zug gibt es nur einen Abflug, Start oder Kurzflug.',
    mustLand: ({ disc, field }) =>
      `Scheibe ${disc + 1} muss zuerst landen: Feld ${field} ist das letzte, von dem sie das kann.`,
    notYourStar: (values) => `Auf ${star(values.star)} stehen keine Schiffe von dir.`,
    tooFewShips: (values) => `Auf ${star(values.star)} gibt es nur ${ships(values.ships)}.`,
    noFreeDisc: () => 'Beide Scheiben sind unterwegs; ein Abflug braucht eine freie.',
    discRests: () =>
      'Keine Scheibe ist frei: Wer gelandet ist, fliegt an diesem Tisch erst im nächsten Zug wieder ab.',
    fieldOneTaken: () => 'Feld 1 deiner Bahn ist besetzt.',
    battlefield: (values) =>
      `Nach dem Raumgefecht auf ${star(values.star)} fliegt in ${values.wait === 'turn' ? 'diesem Zug' : 'dieser Runde'} von dort niemand ab.`,
    notNeighbours: (values) =>
      `Ein Kurzflug verbindet die beiden Sterne eines Sektors und einer Ebene; ${star(values.from)} und ${star(values.to)} sind kein solches Paar.`,
    evacuate: (values) =>
      `Der Austausch ist fällig: In diesem Zug ${values.ships === 1 ? 'muss dein Schiff' : `müssen alle ${values.ships} Schiffe`} ${star(values.star)} verlassen, bevor etwas anderes abfliegt.`,
  },
  asks: {
    chance: 'Das Los entscheidet.',
    over: 'Die Partie ist zu Ende.',
    home: (name) => `${name}: einen Heimatstern wählen.`,
    landing: (name) => `${name}: landen, einmal abfliegen, Zug beenden.`,
    mayStillLand: (name) => `${name}: noch landen oder den Zug beenden.`,
    departed: (name) => `${name}: den Zug beenden oder zurücknehmen.`,
    doomed: (name, home) =>
      `${name}: ${home} ist noch in fremder Hand. Nimm den Abflug zurück, sonst scheidest du aus.`,
    saved: (name, home) =>
      `${name}: ${home} ist in fremder Hand, aber der Austausch rettet dich. Einmal abfliegen, Zug beenden.`,
    mustLand: (name) => `${name}: Eine Scheibe muss landen, sie kommt nicht weiter.`,
    evacuate: (name, stars) =>
      `${name}: Der Austausch ist fällig, ${stars} mit allen Schiffen verlassen.`,
    threatened: (name, home) =>
      `${name}: ${home} ist in fremder Hand. In diesem Zug zurückerobern oder den Heimatstern des Eroberers nehmen, sonst scheidest du aus.`,
  },
  warnings: {
    out: (home) => `${home} ist noch in fremder Hand: Endet der Zug so, scheidest du aus.`,
    noShips: 'Du hast kein Schiff mehr: Endet der Zug so, scheidest du aus.',
    lostBattle: (target, count, defenders) =>
      `${target}: ${count} gegen ${defenders}, ${count === 1 ? 'dein Schiff wäre' : 'deine Schiffe wären'} verloren.`,
    bothLost: (target, count, defenders) =>
      `${target}: ${count} gegen ${defenders}, beide Flotten wären verloren.`,
  },
  endings: {
    lastHomeStar: 'letzter Heimatstern',
    elimination: 'keine Schiffe mehr',
    resignation: 'Aufgabe',
    roundLimit: 'letzte Runde',
    standstill: 'Stillstand',
    mutualDestruction: 'niemand übrig',
  },
  story: storyDe,
  drawing: {
    legend:
      '▲ gelbe Ebene, ▼ rote Ebene · ⊕ Bevölkerung und Bodenschätze, ○ Bevölkerung, + Bodenschätze · ⌂ Heimatstern',
    free: (count) => (count === 1 ? '1 Scheibe frei' : `${count} Scheiben frei`),
    flight: (field, sector, count) => `Feld ${field}: ${ships(count)} aus ${sector}`,
    reaches: 'erreicht',
    mustLand: 'muss landen',
    summary: (stars, count, pairs) =>
      `${stars === 1 ? '1 Stern' : `${stars} Sterne`}, ${ships(count)}, ${pairs === 1 ? '1 Paar' : `${pairs} Paare`}`,
    out: 'ausgeschieden',
    threatened: 'HEIMATSTERN VERLOREN',
    exchange: (a, b, dueRound) =>
      `Austausch zwischen ${a} und ${b}: beide räumen in Runde ${dueRound}`,
  },
  options: {
    colours: {
      name: 'Farben',
      help: 'Jeder wählt die Farbe seiner Flotte.',
      values: FLEETS,
    },
    homeSet: {
      name: 'Heimatsterne',
      help: 'Welche Sterne Heimatsterne sind. Zu viert gibt es nur einen Satz.',
      values: {
        default: 'die üblichen für diese Personenzahl',
        alternative: 'die gespiegelten',
        random: 'das Los entscheidet',
      },
    },
    homeChoice: {
      name: 'Wer welchen Heimatstern bekommt',
      help: 'Durch das Los oder durch Wahl in Sitzfolge.',
      values: { lots: 'das Los entscheidet', pick: 'Wahl in Sitzfolge' },
    },
    equalBattle: {
      name: 'Gleich starke Flotten',
      help: 'Was geschieht, wenn ebenso viele Schiffe angreifen wie verteidigen. Das Heft verlangt für einen Sieg ein Schiff mehr und lässt den Verlierer untergehen; wer bei Gleichstand verliert, sagt es nicht.',
      values: {
        attackerLoses: 'die Angreifer sind verloren',
        bothDestroyed: 'beide Flotten sind verloren',
      },
    },
    afterBattle: {
      name: 'Abflug nach einem Gefecht',
      help: 'Das Heft verbietet danach den Start von diesem Stern, bis die „Runde“ vorbei ist. Das kann der Zug des Angreifers sein oder die Runde aller; dann bleibt auch der überlebende Verteidiger stehen.',
      values: {
        nextTurn: 'der Verteidiger in seinem nächsten Zug',
        nextRound: 'niemand vor der nächsten Runde',
      },
    },
    landedDisc: {
      name: 'Eben gelandete Scheibe',
      help: 'Das Heft nimmt die Scheibe nach der Landung von der Bahn. Sie ist damit frei; sein Beispiel für den Doppelzug nimmt aber die zweite, die schon vorher frei war.',
      values: { departs: 'fliegt im selben Zug wieder ab', rests: 'ruht bis zum nächsten Zug' },
    },
    lateLanding: {
      name: 'Landen nach dem Abflug',
      help: 'Alle Beispielrunden landen zuerst und fliegen dann ab; eine Vorschrift ist das nicht.',
      values: { off: 'nein', on: 'ja' },
    },
    rescueFirst: {
      name: 'Rettung vor Räumung',
      help: 'Wer beim Austausch räumen muss, aber sonst ausscheidet, darf stattdessen durch einen Kurzflug seinen Heimatstern zurückholen oder den des Eroberers nehmen. Das Heft lässt jedem diese Rettung; geräumt wird danach.',
      values: { on: 'ja', off: 'nein, geräumt wird zuerst' },
    },
    exchangeBinds: {
      name: 'Der Austausch bindet',
      help: 'Beide räumen den Heimatstern des anderen. Ob sie ihn gleich danach wieder angreifen dürfen, lässt das Heft offen.',
      values: {
        off: 'nach der Räumung ist alles erlaubt',
        on: 'im nächsten Zug bleibt der geräumte Stern verschont',
      },
    },
    retakeByForce: {
      name: 'Rückeroberung im Austausch',
      help: 'Das Heft nennt Rückeroberung und Austausch nebeneinander. Mit „ja“ darf man seinen Heimatstern auch während des Austauschs zurückerobern.',
      values: { off: 'nein, es herrscht Waffenruhe', on: 'ja' },
    },
    shipLimit: {
      name: 'Schiffe je Flotte',
      help: 'Die Produktion endet, wenn eine Flotte auf Sternen und Scheiben so viele Schiffe hat.',
      values: { none: 'unbegrenzt' },
    },
    quietRounds: {
      name: 'Stillstand',
      help: 'Wird so viele Runden lang kein Schiff gebaut und keines verloren, endet die Partie, und die beste Stellung gewinnt. Im Regelheft steht davon nichts; mit Bots am Tisch sind 20 Runden vorgeschlagen, denn sie könnten sonst endlos im Kreis gehen.',
      values: { none: 'endet die Partie nicht' },
    },
    maxRounds: {
      name: 'Letzte Runde',
      help: 'Nach dieser Runde gewinnt die beste Stellung: Heimatstern, dann Paare, Schiffe und Sterne.',
      values: { none: 'unbegrenzt' },
    },
  },
  terms: {
    star: 'Stern',
    homeStar: 'Heimatstern',
    sector: 'Sektor',
    level: 'Ebene',
    yellowLevel: 'gelbe Ebene',
    redLevel: 'rote Ebene',
    population: 'Bevölkerung',
    minerals: 'Bodenschätze',
    pair: 'Paar',
    fleet: 'Flotte',
    ship: 'Raumschiff',
    hyperspace: 'Hyperraum',
    track: 'Hyperraumbahn',
    entryField: 'Eintrittsfeld',
    disc: 'Hyperraumscheibe',
    production: 'Produktion',
    landing: 'Landung',
    start: 'Start',
    shortFlight: 'Kurzflug',
    doubleMove: 'Doppelzug',
    multipleAttack: 'Mehrfachangriff',
    battle: 'Raumgefecht',
    recapture: 'Rückeroberung',
    exchange: 'Austausch',
    truce: 'Waffenruhe',
    evacuation: 'Räumung',
    elimination: 'Ausscheiden',
    turn: 'Zug',
    round: 'Runde',
  },
  help: helpDe,
};
