import type { BoardWords } from './shape.ts';

const ships = (count: number): string => (count === 1 ? '1 Schiff' : `${count} Schiffe`);
const withShips = (count: number): string => (count === 1 ? '1 Schiff' : `${count} Schiffen`);

const ARRIVALS = { discs: '', shortFlight: ' im Kurzflug', doubleMove: ' im Doppelzug' };

export const de: BoardWords = {
  sheet: 'Sternfeld: zwölf Sektoren auf zwei Ebenen, dazwischen der Hyperraum',
  level: { Y: 'Gelbe Ebene', R: 'Rote Ebene' },
  levelMark: { Y: 'oben', R: 'unten' },
  sector: (letter, level) => `Sektor ${letter} ${level === 'Y' ? 'gelb' : 'rot'}`,
  symbols: {
    both: 'Bevölkerung und Bodenschätze',
    population: 'Bevölkerung',
    minerals: 'Bodenschätze',
    none: 'ohne Symbol',
  },
  home: 'Heimatstern',
  yourHome: 'dein Heimatstern',
  homeOf: (fleet) => `Heimatstern von ${fleet}`,
  homeLost: (fleet) => `Heimatstern von ${fleet}, in fremder Hand!`,
  fleet: (fleet, count) => `${fleet}: ${ships(count)}`,
  nobody: 'leer',
  mayFall: 'könnte als Nächstes fallen',
  battlefield: 'in diesem Zug umkämpft, hier fliegt niemand ab',
  truce: 'Waffenruhe',
  ships,
  outcome: (outcome, count, defenders) => {
    switch (outcome) {
      case 'occupy':
        return 'leer, wird deiner';
      case 'join':
        return defenders === 1 ? 'zu deinem Schiff' : `zu deinen ${withShips(defenders)}`;
      case 'win':
        return `${count} : ${defenders}, du gewinnst`;
      case 'lose':
        return `${count} : ${defenders}, du verlierst`;
      case 'bothLost':
        return `${count} : ${defenders}, beide verloren`;
    }
  },
  landHere: (count) => `hier landen mit ${withShips(count)}`,
  flyHere: (count) => `Kurzflug hierher mit ${withShips(count)}`,
  departs: 'Abflug möglich',

  track: (fleet) => `Hyperraumbahn von ${fleet}`,
  disc: (disc) => `Scheibe ${disc + 1}`,
  bothDiscs: 'Beide',
  flight: (count, sector, field, last) =>
    `${ships(count)} aus ${sector}, Feld ${field} von ${last}`,
  mustLand: 'muss landen',
  field: (field) => `Feld ${field}`,
  startHere: (star, count) => `Von ${star} mit ${withShips(count)} starten`,
  fieldLabel: 'Feld',
  lookAt: (field) => `Sehen, was Feld ${field} erreicht`,

  hint: {
    home: 'Wähle einen der markierten Sterne als Heimat.',
    target: 'Wähle einen markierten Stern, um dort zu landen.',
    noDiscs: 'Wähle einen Stern zum Abflug oder beende den Zug.',
    evacuate: 'Wähle den markierten Stern: Alle Schiffe verlassen ihn jetzt.',
    departed: 'Deine Schiffe sind unterwegs.',
  },
  endTurn: 'Zug beenden',
  doAnyway: (what) => (what === 'endTurn' ? 'Trotzdem beenden' : 'Trotzdem angreifen'),
  letGo: 'Auswahl aufheben',
  pick: 'Auswählen',
  chooseHome: (star) => `${star} wählen`,
  shipsLabel: 'Schiffe, die abfliegen',
  shipsKeys: 'Auf dem Plan: Ziffern, + und − zählen Schiffe',
  fewer: 'Ein Schiff weniger',
  more: 'Ein Schiff mehr',
  one: '1',
  half: 'Hälfte',
  allButOne: 'alle bis auf 1',
  all: 'alle',
  ofShips: (count, all) => `${count} von ${all}`,
  start: (count) => `Start mit ${count}`,
  intoHyperspace: 'in den Hyperraum',
  shortFlight: (star) => `Kurzflug: ${star}`,
  stay: (count) => (count === 1 ? '1 bleibt' : `${count} bleiben`),
  givenUp: 'der Stern wird aufgegeben',
  homeGivenUp: 'dein Heimatstern steht leer: keine Produktion, und jeder kann ihn nehmen',
  pairsChange: (before, after) => `Paare ${before} → ${after}`,
  land: (discs) => `Hier landen: ${discs}`,
  landOn: (star) => `Auf ${star} landen`,
  target: 'Landeplatz',
  chooseTarget: 'Stern wählen …',
  departFrom: 'Abflug von …',
  starList: 'Als Liste',
  which: 'Welche Scheiben landen',
  lookAhead: 'Vorausschau',
  now: 'jetzt',
  turnsAhead: (turns) => (turns === 1 ? 'nächster Zug' : `in ${turns} Zügen`),
  arrival: (fleet, count, by) => `${fleet} mit ${count}${ARRIVALS[by]}`,
  arrivals: (list) => `Könnte als Nächstes kommen: ${list}`,
  danger: (star, attackers) => `${star} fiele an ${attackers.join(' oder ')}.`,

  starsWord: (count) => (count === 1 ? 'Stern' : 'Sterne'),
  shipsWord: (count) => (count === 1 ? 'Schiff' : 'Schiffe'),
  pairs: (circles, crosses, pairs) =>
    `${circles} Bevölkerung, ${crosses} Bodenschätze: ${pairs === 1 ? '1 Paar' : `${pairs} Paare`}`,
  noProduction: 'keine Produktion',
  inRound: (round) => `in Runde ${round}`,
  out: 'ausgeschieden',
  exchange: (fleet, dueRound) => `Austausch mit ${fleet}: in Runde ${dueRound} räumen`,
  threatened: (star, by) => `${by} hält ${star}!`,

  survey: {
    players: 'Spieler',
    held: 'Sterne mit Schiffen',
    empty: 'Leere Sterne',
    discs: 'Scheiben im Hyperraum',
  },
  standing: (stars, count) =>
    `${stars === 1 ? '1 Stern' : `${stars} Sterne`}, ${count === 1 ? '1 Schiff' : `${count} Schiffe`}`,
  discs: (free) =>
    free === 0 ? 'keine Scheibe frei' : free === 1 ? '1 Scheibe frei' : `${free} Scheiben frei`,
};
