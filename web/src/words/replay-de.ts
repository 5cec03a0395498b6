/** Was beim Ansehen einer Partie gesagt wird, auf Deutsch. Diese Datei bestimmt, was jede Sprache sagen muss. */

export const replayDe = {
  title: 'Rückschau',
  position: (entry: number, last: number) => `Eintrag ${entry} von ${last}`,
  start: 'Vor dem ersten Eintrag',
  round: (round: number) => `Runde ${round}`,
  slider: 'Stelle der Partie',
  transport: 'Abspielen',
  toStart: 'Zum Anfang',
  back: 'Einen Schritt zurück',
  forward: 'Einen Schritt weiter',
  toEnd: 'Zum Ende',
  play: 'Abspielen',
  pause: 'Anhalten',
  speed: 'Tempo',
  times: (factor: number) => `${factor} ×`,
  hands: 'Alle Hände',
  eyes: 'Mit wessen Augen',
  everything: 'alles offen',
  spectator: 'wer zuschaut',
  stillRunning: 'Diese Partie läuft noch.',
  goOn: 'Weiterspielen',
  moreLines: (count: number) => `${count} weitere Einträge`,

  chances: 'Gewinnchancen',
  analyse: 'Auswerten',
  analyseHelp: 'Der Admiral beurteilt jede Stellung. Das dauert einige Sekunden.',
  analysing: (done: number, total: number) => `${done} von ${total} Stellungen ausgewertet`,
  stopAnalysis: 'Genug',
  analysisFailed: 'Die Auswertung ist misslungen.',
  analysisPart: (done: number, total: number) =>
    `Die ersten ${done} von ${total} Stellungen sind ausgewertet.`,
  chartLabel: (names: string) => `Gewinnchancen im Verlauf der Partie: ${names}`,
  chartTable: 'Die Chancen als Tabelle',
  chartRow: 'Eintrag',
  swings: 'Wendepunkte',
  noSwings: 'Keine Stelle hat die Chancen merklich verändert.',
  swing: (name: string, before: string, after: string) => `${name}: ${before} → ${after}`,
  better: (move: string) => `Der Admiral hätte das getan: ${move}`,

  verify: 'Zufall prüfen',
  verifyTitle: 'Zufall nachgerechnet',
  fair: (draws: number) =>
    draws === 1
      ? 'Die einzige Ziehung wurde aus dem Startwert nachgerechnet und stimmt.'
      : `Alle ${draws} Ziehungen wurden aus dem Startwert nachgerechnet, und alle stimmen.`,
  fairSince: (draws: number, before: number) =>
    `${draws === 1 ? 'Die einzige Ziehung, seit diese Partie eine andere fortsetzt, wurde aus dem Startwert nachgerechnet und stimmt' : `Alle ${draws} Ziehungen, seit diese Partie eine andere fortsetzt, wurden aus dem Startwert nachgerechnet, und alle stimmen`}. Was vorher fiel (${before}), hat niemand zugesagt.`,
  fairCommitment: 'Der Startwert passt zu dem Fingerabdruck, der vorher feststand.',
  unfair: (entry: number) =>
    `Eintrag ${entry} ist die erste Ziehung, die nicht aus dem Startwert folgt. Da hat jemand nachgeholfen.`,
  unfairJump: 'Diese Stelle zeigen',
  compare: 'Ein Fingerabdruck zum Vergleich, den du aufgehoben hast',
  sameCommitment: 'Es ist der Fingerabdruck, den du aufgehoben hast.',
  noCommitment: 'Ein Fingerabdruck hat 64 Ziffern von 0 bis f.',
  limits: 'Was das nicht beweist',
  ownDice:
    'In dieser Partie wurde mit eigenen Würfeln und Karten gespielt: Da gibt es nichts nachzurechnen.',
  notYet:
    'Der Startwert wird erst am Ende der Partie offengelegt. Vorher lässt sich nichts nachrechnen.',
  noSeed: 'In dieser Aufzeichnung fehlt der Startwert, darum lässt sich nichts nachrechnen.',

  whatIf: 'Was wäre wenn',
  whatIfHelp: 'Ab dieser Stellung gegen Bots weiterspielen, als neue Partie',
  whatIfFailed: 'Die neue Partie ließ sich nicht aufbewahren.',
  share: 'Teilen',
  shareTitle: 'Partie teilen',
  shareText:
    'Wer diesen Link öffnet, sieht die ganze Partie. Sie steckt im Link selbst, kein Server ist beteiligt.',
  shareLink: 'Link zur Partie',
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert.',
  copyFailed: 'Kopieren war nicht erlaubt. Der Link ist markiert: Kopiere ihn mit der Tastatur.',
  shareLong: (length: number, limit: number) =>
    `Diese Partie ist zu lang für einen Link: ${length} Zeichen, mehr als ${limit} verschicken manche Programme nicht. Als Datei geht es.`,
  packing: 'Der Link wird geknüpft …',
  shareFailed: 'Der Link ließ sich nicht herstellen. Als Datei geht es.',

  shared: 'Diese Partie kam mit einem Link. Sie ist hier noch nicht aufbewahrt.',
  keep: 'Aufbewahren',
  keepFailed: 'Die Partie ließ sich nicht aufbewahren.',
  brokenLink:
    'In diesem Link steckt keine Partie mehr: Er ist wohl unterwegs abgeschnitten oder verändert worden. Lass ihn dir noch einmal schicken, oder lieber die Datei.',
  damagedLink: 'Die Partie in diesem Link stimmt nicht.',
  damaged: 'Diese Partie lässt sich nicht ansehen.',
};

export type ReplayWords = typeof replayDe;
