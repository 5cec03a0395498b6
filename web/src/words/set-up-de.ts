/** Was beim Einrichten einer Partie gesagt wird, auf Deutsch. Diese Datei bestimmt, was jede Sprache davon sagen muss. */

const zahl = (count: number, eins: string, viele: string): string =>
  count === 1 ? `1 ${eins}` : `${count} ${viele}`;

export const setUpDe = {
  players: 'Am Tisch',
  playerCount: 'Wie viele spielen?',
  seat: (seat: string) => `Platz ${seat}`,
  colourOf: (seat: string) => `Farbe von Platz ${seat}`,
  who: (seat: string) => `Wer spielt ${seat}?`,
  person: 'Person',
  nameOf: (seat: string) => `Name für ${seat}`,
  watchOnly: 'Niemand von euch spielt mit: Ihr seht den Computern zu.',
  dice: 'Zufall',
  fairDice: 'Die Sternwarte zieht',
  fairDiceHelp:
    'Ehrlich und nachprüfbar: Alles ist vor dem ersten Zug festgelegt und wird am Ende offengelegt.',
  ownDice: 'Eigene Würfel und Karten',
  ownDiceHelp: 'Ihr würfelt und zieht selbst und gebt ein, was gefallen ist.',
  ownLots: 'Ihr lost selbst',
  ownLotsHelp: 'Der Zufall bestimmt nur den Aufbau: Ihr lost ihn aus und gebt ein, was herauskam.',
  options: 'Regeln dieser Partie',
  optionsDefault: 'wie im Regelheft',
  optionsForBots: 'wie im Regelheft, mit einem Vorschlag für Bots',
  optionsChanged: (count: number) => zahl(count, 'Abweichung', 'Abweichungen'),
  readings: 'Andere Lesarten',
  readingsHelp:
    'Stellen, die das Regelheft offen lässt. Wer es zu Hause anders spielt, wählt hier seine Lesart.',
  readingsChanged: (count: number) => `${count} anders gelesen`,
  readingsChoice: 'So lesen wir das Heft',
  readingsUnnamed: 'eigene Auswahl',
  readingsName: 'Unter einem Namen merken',
  readingsNameHint: 'wie bei uns zu Hause',
  readingsSave: 'Merken',
  readingsForget: (name: string) => `„${name}“ vergessen`,
  optionNone: 'ohne Grenze',
  optionYes: 'ja',
  optionNo: 'nein',
  reset: 'Wie im Regelheft',
  begin: 'Partie beginnen',
};

export type SetUpWords = typeof setUpDe;
