/** Das Ergebnis auf Deutsch. Diese Datei bestimmt, was jede Sprache davon sagen muss. */

const zahl = (count: number, eins: string, viele: string): string =>
  count === 1 ? `1 ${eins}` : `${count} ${viele}`;

const und = (names: readonly string[]): string => new Intl.ListFormat('de').format(names);

export const resultDe = {
  learnFromIt: 'Was wäre besser?',
  toBoard: 'Zum Spielplan',
  youWon: 'Du hast gewonnen',
  youWonWith: (names: readonly string[]) => `Du gewinnst mit ${und(names)}`,
  theyWon: (names: readonly string[]) =>
    names.length === 1 ? `${und(names)} gewinnt` : `${und(names)} gewinnen`,
  nobodyWon: 'Niemand gewinnt',
  minutes: (count: number) => zahl(count, 'Minute', 'Minuten'),
  places: 'Die Plätze',
  place: (place: number) => `${place}.`,
  sourcesFromLeft: (labels: readonly string[]) => `von links: ${labels.join(', ')}`,
  statistics: 'In Zahlen',
  finalBoard: 'Der Plan am Ende',
  turningPoints: (count: number): string => (count === 1 ? 'Der Wendepunkt' : 'Die Wendepunkte'),
  ownMoves: 'Und deine Züge',
  chanceCurve: 'Gewinnchance',
  chanceCurveHint: 'ein Punkt darauf zeigt die Stellung',
  sharePicture: 'Bild teilen',
  pictureFailed: 'Das Bild ließ sich nicht zeichnen.',
};

export type ResultWords = typeof resultDe;
