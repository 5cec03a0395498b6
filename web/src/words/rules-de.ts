/** Die Regeln zum Nachschlagen, auf Deutsch. */

export const rulesDe = {
  of: (game: string) => `Regeln: ${game}`,
  contents: 'Kapitel',
  summary: 'Auf einer Seite',
  more: 'Weiteres',
  search: 'Regeln durchsuchen',
  searchHint: 'Eine Frage, ein Wort, eine Nummer',
  found: (count: number) => (count === 1 ? '1 Regel gefunden' : `${count} Regeln gefunden`),
  none: 'Dazu gibt es keine Regel.',
  ruling: 'Festlegung',
  section: 'Abschnitt',
  ours: 'Unsere Festlegung',
  reads: 'So lesen wir das Regelheft',
  because: 'Warum',
  settles: 'Klärt',
  settledBy: 'Dazu haben wir festgelegt',
  option: 'Option',
  now: 'Für diese Entscheidung',
  refused: 'Warum das nicht geht',
  happened: 'Was hier galt',
  whole: 'Alle Regeln auf einer eigenen Seite',
};

export type RulesWords = typeof rulesDe;
