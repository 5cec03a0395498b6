/** Lernen auf Deutsch. */

export const learnDe = {
  chapters: (title: string) => `${title} lernen`,
  chaptersAbout:
    'Kurze Lektionen auf dem echten Spielplan. Du machst die Züge; was nicht gemeint ist, wird erklärt und zählt nicht.',
  noChapters: 'Für dieses Spiel gibt es noch keine Lektionen.',
  learnt: (done: number, all: number) => `${done} von ${all} gelernt`,
  isLearnt: 'gelernt',
  minutesShort: (count: number) => (count === 1 ? '1 Minute' : `${count} Minuten`),
  beginHere: 'Hier anfangen',
  goOnHere: 'Hier weitermachen',
  moreInRules: 'Mehr in den Regeln:',
  rulesOf: (rules: string) => `Regeln ${rules}`,
  noSuchChapter: 'Diese Lektion gibt es nicht.',
  lesson: 'Lektion',
  stepOf: (step: number, all: number) => `Schritt ${step} von ${all}`,
  next: 'Weiter',
  tryIt: 'Ausprobieren',
  hint: 'Tipp',
  doIt: 'Vormachen',
  watch: 'Die anderen sind dran …',
  done: 'Geschafft',
  /** In place of what the table asks, once nothing is asked any more. */
  isOver: 'Die Lektion ist zu Ende.',
  nextChapter: (title: string) => `Weiter: ${title}`,
  again: 'Noch einmal',
  allChapters: 'Alle Lektionen',
  playNow: 'Sofort spielen',
  backToMatch: 'Zurück zur Partie',

  momentThinks: 'Die Bots sehen sich die Stelle noch einmal an …',
  momentTitle: (round: string) => `Wendepunkt${round === '' ? '' : `, ${round}`}`,
  momentBefore: (move: string) =>
    `Hier hast du gespielt: „${move}“. Es gab etwas Besseres. Findest du es?`,
  momentHint: (move: string) => `Die Bots würden spielen: ${move}`,
  momentSame: (move: string) =>
    `So war es in der Partie: „${move}“. Das ist nicht verboten, aber es geht besser.`,
  momentOther: 'Auch das ist möglich. Die Bots hatten etwas anderes im Sinn.',
  momentBetter: (move: string, chance: string, reason: string) =>
    `Besser war „${move}“. ${reason} Die Bots geben dir danach eine Gewinnchance von ${chance}.`,
  momentAgreed: (move: string) =>
    `Hier hast du gespielt: „${move}“. Die Bots haben länger nachgedacht und finden nichts Besseres: Der Zug war in Ordnung.`,
  momentReason: (reason: string) => `Warum: ${reason}.`,
  momentMissing: 'Diese Stelle ist nicht aufbewahrt, oder es war nicht dein Zug.',
  playOn: 'Von hier weiterspielen',
  playOnFailed: 'Die neue Partie ließ sich nicht aufbewahren.',
  toMatch: 'Zurück zum Ergebnis',
};

export type LearnWords = typeof learnDe;
