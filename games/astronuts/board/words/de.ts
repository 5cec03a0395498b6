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
  actionsLeft: 'Aktionen',
  track: (left) => `Aktionsleiste: noch ${actions(left)}`,
  bank: 'AstroBank',
  bankHas: (colour, count) => `${count} ${colour} in der AstroBank`,
  onPlanets: (count) => `${nuts(count)} auf den Planeten`,
  lastRound: 'Die letzte Runde!',
  dice: 'Würfel und Schicksal',
  noDice: 'Die Würfel ruhen.',

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
    resign: 'Aufgeben',
    resignSure: 'Die Partie endgültig verlassen? Deine Schiffe und Kolonien kommen vom Plan.',
    resignYes: 'Ja, aufgeben',
    back: 'Zurück',
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
    asks: (names) => `${names} muss den Durchflug erlauben`,
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
    pickOnBoard: 'Auf der Karte, oder hier …',
    confirm: 'So soll es sein',
    effects: (ship) => `Schiff ${ship}`,
    done: 'für diesen Zug fertig',
    cannot: (deeds) => `kann nicht ${deeds}`,
  },

  technologies: {
    red: '+1 beim Angriff',
    purple: '+1 bei der Verteidigung',
    yellow: 'jeden Zug einen Wurf wiederholen',
    orange: 'jeden Zug eine Aktion mehr',
  },
  technologyOwned: 'hast du',
  technologyPrice: '4 Aktionen · 1 Nut',

  seat: {
    colonies: (count, of) => `${count} von ${of} Kolonien`,
    nuts: (colour, count) => `${count} ${colour}`,
    ships: (count, of) => `${count} von ${of} Schiffen`,
    out: 'hat die Partie verlassen',
  },

  rolls: (name, purpose) => `${name}, für ${purpose}`,
};
