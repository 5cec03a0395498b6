/** Was am Tisch hinter Knöpfen liegt oder nur manche brauchen, auf Deutsch. Diese Datei bestimmt, was jede Sprache davon sagen muss. */

const zahl = (count: number, eins: string, viele: string): string =>
  count === 1 ? `1 ${eins}` : `${count} ${viele}`;

export const asideDe = {
  firstLook: (game: string) => `${game} in dreißig Sekunden`,
  firstLookEnd: 'Los geht’s',
  firstLookAgain: 'In dreißig Sekunden',
  offer: 'Dazu gibt es eine kurze Lektion',
  offerOpen: 'Ansehen',
  offerClose: 'Nein danke',
  coach: 'Für den Anfang',
  coachThinks: 'Sieht sich die Lage an …',
  coachNoReason: 'Das ist hier am meisten wert.',
  coachPlay: 'So machen',
  coachLeave: 'Ich komme zurecht',
  hintTitle: 'Das rät der Admiral',
  hintNote: 'Worauf du zeigst, ist auf dem Plan gezeichnet.',
  hintPlay: 'Diesen Zug spielen',
  hintPlayNumber: (number: number) => `Zug ${number} spielen`,
  hintOf: (number: number, count: number) => `${number} von ${count}`,
  hintBefore: 'Voriger Vorschlag',
  hintNext: 'Nächster Vorschlag',
  chanceToWin: 'Gewinnchance',
  hintThinking: 'Der Admiral denkt nach …',
  hintFailed: 'Der Admiral ist gerade nicht zu sprechen.',
  resignTitle: 'Wirklich aufgeben?',
  resignText: (name: string) =>
    `${name} scheidet aus dieser Partie aus. Das lässt sich nicht zurücknehmen.`,
  fairnessText:
    'Vor dem ersten Zug wurde ein geheimer Startwert gewählt. Sein Fingerabdruck steht hier; der Startwert wird nach der Partie offengelegt, und jeder kann alle Ziehungen nachrechnen.',
  fairnessSince: (before: number) =>
    `${zahl(before, 'Ziehung stammt', 'Ziehungen stammen')} aus der Zeit vor dieser Partie; die hat niemand zugesagt. Bevor es weiterging, wurde ein geheimer Startwert gewählt. Sein Fingerabdruck steht hier; der Startwert wird nach der Partie offengelegt, und jeder kann alle Ziehungen seitdem nachrechnen.`,
  fairnessOwn: 'In dieser Partie würfelt und zieht ihr selbst.',
  commitment: 'Fingerabdruck',
  seedTitle: 'Startwert',
  seedHidden: 'wird am Ende offengelegt',
  keepCommitment:
    'Wer diesen Fingerabdruck aufhebt, kann ihn nach der Partie vergleichen: Eine im Ganzen erfundene Aufzeichnung hat einen anderen.',
  draws: (count: number) => zahl(count, 'Ziehung bisher', 'Ziehungen bisher'),
  enterDraw: 'Was ist gefallen?',
  /** One die, or the first and the second of two. */
  enterDie: (number: number, of: number): string =>
    of === 1 ? 'Würfel' : number === 1 ? 'Erster Würfel' : 'Zweiter Würfel',
  enterSearch: 'Suchen',
  enterMore: (count: number) => `${count} weitere – tippe, um die Liste zu verkürzen.`,
  enterNone: 'Das kann gerade nicht fallen.',
  drawOne: 'Zieh für mich',
  drawAll: 'Zieh alles bis zur nächsten Entscheidung',
  textPosition: 'Stellung',
  textMoves: (count: number) => zahl(count, 'möglicher Zug', 'mögliche Züge'),
  textAsk: 'Fragen',
  textInput: 'Zug oder Frage eintippen, „hilfe“ zeigt alle',
  textCommands: [
    'wo ist …: findet Sterne, Planeten, Schiffe und alles, was so heißt oder dort liegt',
    'meine …: was dir gehört, etwa „meine Schiffe“; „meine“ allein zeigt alles',
    'spieler: wie alle stehen',
    'neues: was seit deinem letzten Zug geschehen ist',
    'Jeder Zug der Liste lässt sich so eintippen, wie er dahinter steht.',
  ],
  textNothing: 'Dazu gibt es nichts.',
  textPlay: 'Los',
  textUnclear: (typed: string) => `„${typed}“ ist kein Zug, den ich verstehe.`,
  textMore: (count: number) => `${count} weitere Züge zeigen`,
  unkept: {
    gone: 'Diese Partie wurde anderswo gelöscht, darum ist der letzte Zug nicht aufbewahrt.',
    full: 'Der Browser hat keinen Platz mehr, darum ist der letzte Zug nicht aufbewahrt. Lösche Partien, die du nicht mehr brauchst, oder schaffe Platz auf dem Gerät.',
    silent: 'Der Browser antwortet nicht, der letzte Zug ist vielleicht nicht aufbewahrt.',
    refused: 'Der Browser weigert sich, den letzten Zug aufzubewahren.',
  },
  goOnUnkept: 'Ohne Aufbewahren weiterspielen',
  goesOnUnkept: 'Du spielst ohne Aufbewahren weiter.',
  since: 'Seit deinem letzten Zug',
  sinceShort: 'Seit deinem Zug',
  justNow: 'Eben',
  sinceMore: (count: number) =>
    `und ${zahl(count, 'weitere Meldung', 'weitere Meldungen')} im Verlauf`,
  past: (entry: number) => `Stellung nach Eintrag ${entry}`,
  pastStart: 'Stellung vor dem ersten Zug',
  backToNow: 'Zurück zur Gegenwart',
  curtainTitle: (name: string) => `${name} ist dran`,
  curtainText: (name: string) =>
    `Gib das Gerät weiter. Nur ${name} darf sehen, was dahinter liegt.`,
  curtainOpen: (name: string) => `Ich bin ${name}`,
};

export type AsideWords = typeof asideDe;
