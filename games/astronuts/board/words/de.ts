import { listDe } from '../../text/names-de.ts';
import type { BoardWords } from './shape.ts';

const actions = (count: number): string => (count === 1 ? '1 Aktion' : `${count} Aktionen`);
const nuts = (count: number): string => (count === 1 ? '1 Nut' : `${count} Nuts`);

export const de: BoardWords = {
  board: 'Die Sternkarte: 20 Planeten, durch Routen verbunden',
  ship: (number) => `Schiff ${number}`,
  pickShip: (number, place) => `Schiff ${number} ${place}`,
  letGo: (number, place) => `Schiff ${number} ${place} ist gewählt: Auswahl aufheben`,
  planet: {
    home: (name) => `Heimat von ${name}`,
    nuts: (list) => `Nuts: ${list}`,
    noNuts: 'keine Nuts',
    colonies: (name, count) => `${count === 1 ? '1 Kolonie' : `${count} Kolonien`} von ${name}`,
    room: (free) => (free === 0 ? 'kein Platz mehr' : `Platz für ${free} weitere`),
  },
  pickPlanet: (place) => `${place} wählen`,

  actions,
  track: (left) => `Aktionsleiste: noch ${actions(left)}`,
  bank: 'AstroBank',
  bankHas: (colour, count) => `${count} ${colour} in der AstroBank`,
  ownNuts: 'deine Nuts',
  showBank: 'Die AstroBank zeigen',
  onPlanets: (count) => `${nuts(count)} auf den Planeten`,
  dice: 'Würfel und Schicksal',

  bet: {
    pick: 'Wie viele Aktionen traust du dich anzusagen?',
    average: (value) => `im Mittel ${value}`,
    roll: (face, result) => `Eine ${face} bringt ${result}`,
    declare: (count) => `${count} ansagen und würfeln`,
    option: (count, percent, prize) => `${count}: ${percent} für ${prize}`,
  },

  act: {
    ships: 'Deine Schiffe',
    mine: 'Fördern',
    found: 'Kolonie gründen',
    attack: 'Angreifen',
    build: 'Schiff bauen',
    technology: 'Technologie',
    trade: 'Handeln',
    end: 'Zug beenden',
    lapse: (unused) => (unused === 1 ? '1 verfällt' : `${unused} verfallen`),
    unused: (left) =>
      left === 1
        ? 'Mit 1 Aktion könntest du noch etwas tun. Sie verfällt mit dem Zug.'
        : `Mit ${left} Aktionen könntest du noch etwas tun. Sie verfallen mit dem Zug.`,
    fly: 'Fliegen',
    pickGoal: 'Ziel wählen',
    pickGoalOnChart: 'Wähle ein Ziel auf dem Plan oder hier.',
    back: 'Abbrechen',
    flyTo: 'Flug nach …',
    noGoal: 'kein Ziel',
    pickFirst: 'Wähle ein Schiff, auf der Karte oder hier.',
    price: (needed, paid) => [actions(needed), ...(paid === 0 ? [] : [nuts(paid)])].join(' · '),
    free: 'kostet nichts',
    attackHere: 'Wen greifst du auf diesem Planeten an?',
  },

  flight: {
    fly: (cost) => `Fliegen: ${cost}`,
    attack: 'Angreifen: 1 Aktion',
    left: (left) => `danach noch ${left}`,
    surcharge: (amount) => `davon ${actions(amount)}, um hier wegzukommen`,
    asteroids: (count, percent) =>
      `${count === 1 ? 'Asteroiden' : `${count} Asteroidenfelder`}: Das Schiff übersteht sie mit ${percent}`,
    timeWarp: 'Time Warp kann einen Wurf wiederholen',
    asks: (names) =>
      `${listDe(names)} ${names.length === 1 ? 'muss' : 'müssen'} den Durchflug erlauben`,
    jump: 'springt von AstroHole zu AstroHole',
    lands: 'Landung: Zwei Würfel bestimmen das Schicksal',
    safe: 'ruhiger Flug',
    ways: 'So geht es',
  },

  battle: {
    chance: (percent) => `${percent} für einen Treffer`,
    bonus: (attack, defence) =>
      [
        ...(attack > 0 ? [`Power Laser +${attack}`] : []),
        ...(defence > 0 ? [`dort Mega Shields +${defence}`] : []),
      ].join(', '),
    against: (name) => `${name} angreifen`,
    hit: (unit) => (unit === 'ship' ? 'Das Schiff ist zerstört' : 'Eine Kolonie ist zerstört'),
    missed: 'Der Angriff misslingt',
  },

  nuts: {
    pay: (count) => `Mit ${count === 1 ? 'welcher Nut' : `welchen ${count} Nuts`} bezahlst du?`,
    take: (count) => `Welche ${count === 1 ? 'Nut' : `${count} Nuts`} nimmst du?`,
    more: (colour) => `Eine mehr: ${colour}`,
    less: (colour) => `Eine weniger: ${colour}`,
    of: (picked, held) => `${picked} von ${held}`,
    missing: (count) => `noch ${nuts(count)}`,
    place: 'Wähle eine Nut und dann einen Planeten auf der Karte. Oder umgekehrt.',
    placeOn: (place) => `Welche Nut für ${place}?`,
  },

  trade: {
    give: 'Du gibst',
    get: 'Du möchtest',
    with: 'Von',
    all: 'allen',
    offer: 'Anbieten',
    price: '1 Aktion, wenn ja',
    youGet: 'Du bekommst',
    youGive: 'Du gibst',
    accept: 'Annehmen',
    decline: 'Ablehnen',
    swap: 'Umtauschen',
    keep: 'Nicht umtauschen',
  },

  answer: {
    rolledFor: (purpose) => `Gewürfelt für ${purpose}`,
    keep: (face) => `Die ${face} behalten`,
    again: 'Time Warp: neu würfeln',
    allow: 'Durchlassen',
    refuse: 'Verweigern',
    withShip: (number) => `Schiff ${number} verteidigt`,
    withColony: 'Eine Kolonie verteidigt',
  },

  fate: {
    card: (number) => `Schicksal ${number}`,
    choosePlanet: 'Planet',
    asList: 'Als Liste',
    pickOnBoard: 'Wähle einen Planeten auf dem Plan.',
    confirm: 'So soll es sein',
    effects: (ship) => `Schiff ${ship}`,
    done: 'für diesen Zug fertig',
    cannot: (deeds) => `kann nicht ${deeds}`,
    lasting: {
      '2-1': 'in diesem Zug gehen seine neuen Kolonien bei 1 bis 3 ein',
      '2-2': 'in diesem Zug gehen seine neuen Kolonien bei 1 oder 2 ein',
      '2-3': 'Fördern kostet in diesem Zug 2 Aktionen mehr',
      '2-4': 'Fördern kostet in diesem Zug 1 Aktion mehr',
      '3-4': 'Fördern kostet dich in diesem Zug überall 1 Nut',
      '3-5': 'Gründen kostet dich in diesem Zug überall 1 Nut mehr',
      '4-4': 'Kolonien kosten dich in diesem Zug überall nur die Nut',
      '4-5': 'eine Kolonie ist in diesem Zug geschenkt, wo du willst',
      '4-6': 'Kolonien sind in diesem Zug überall geschenkt',
    },
  },

  technologies: {
    red: '+1 beim Angriff',
    purple: '+1 bei der Verteidigung',
    yellow: 'einen eigenen Wurf wiederholen',
    orange: 'jeden Zug eine Aktion mehr',
  },
  technologyOwned: 'hast du',
  technologyPrice: '4 Aktionen · 1 Nut',

  seat: {
    colonies: (count, of) => `${count} von ${of} Kolonien`,
    founded: (count, of) => `${count} von ${of} gegründet`,
    nuts: (colour, count) => `${count} ${colour}`,
    out: 'hat die Partie verlassen',
  },

  tells: {
    large: 'Großer Planet, Platz für 3 Kolonien.',
    small: 'Kleiner Planet, Platz für 2 Kolonien.',
    bare: 'In dieser Partie ein kahler Stützpunkt ohne Nuts und Kolonien.',
    landing: 'Wer hier landet, würfelt zweimal um sein Schicksal.',
    hole: 'AstroHole',
    holeActs: 'Wer hineinfliegt, kann gleich zu einem anderen AstroHole springen.',
    rocks: 'Asteroiden',
    rocksAct: 'Wer hindurchfliegt, übersteht es ab einer 2; wer anhält, ab einer 3.',
    plainHere: 'In dieser Partie ein Feld wie jedes andere.',
    ship: (number, name) => `Schiff ${number} von ${name}`,
    shipActs: 'Vorbei kommt nur, wem es erlaubt wird. Von nebenan kann man es angreifen.',
    close: 'Schließen',
  },

  rolls: (name, purpose) => `${name}, für ${purpose}`,

  survey: {
    players: 'Spieler und AstroBank',
    planets: 'Planeten',
    ships: 'Schiffe',
    space: 'AstroHoles und Asteroiden',
  },
};
