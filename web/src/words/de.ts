/** Die Oberfläche auf Deutsch. Diese Datei bestimmt, was jede Sprache sagen muss. */

export const de = {
  title: 'Sternwarte',
  motto: 'Drei Weltraumspiele an einem Tisch',
  playNow: 'Sofort spielen',
  seats: 'Spieler am Tisch',
  you: 'du',
  bot: 'Computer',
  loading: 'Die Karte wird ausgerollt …',
  failed: 'Das Spiel ließ sich nicht laden. Prüfe die Verbindung und lade die Seite neu.',
  undo: 'Zurücknehmen',
  board: 'Spielplan',
  decision: 'Deine Entscheidung',
  waiting: 'Die anderen sind am Zug …',
  hand: 'Deine Hand',
  table: 'Am Tisch',
  turn: 'am Zug',
  log: 'Verlauf',
  emptyLog: 'Noch ist nichts geschehen.',
  help: 'Regeln dazu',
  text: 'Stellung und Züge in Worten',
  again: 'Noch einmal',
  notAsked: 'Gerade wird hier niemand gefragt.',
  theme: 'Nacht oder Tag',
  night: 'Nacht',
  day: 'Tag',
  newBuild: 'Eine neue Fassung ist da.',
  useNewBuild: 'Jetzt laden',
};

/** The same keys and parameters in every language; a missing text does not compile. */
export type WebWords = typeof de;
