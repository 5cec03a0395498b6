/** Die Rätsel auf Deutsch. */

export const puzzlesDe = {
  title: 'Rätsel',
  about:
    'Stellungen aus Partien von Bots. Zu jeder ist jeder Weg durchgerechnet, und jede Antwort darauf.',
  today: 'Rätsel des Tages',
  number: (n: number) => `Rätsel ${n}`,
  solvedOf: (solved: number, all: number) => `${solved} von ${all} gelöst`,
  streak: (days: number) => (days === 1 ? '1 Tag in Folge' : `${days} Tage in Folge`),
  grades: {
    kadett: 'leicht: findet auch ein Kadett',
    pilot: 'mittel: findet ein Pilot',
    admiral: 'schwer: findet ein Admiral',
    nobody: 'sehr schwer: findet kein Bot',
  },
  solved: 'Gelöst!',
  /** Once it was shown, and nobody has found it. */
  shown: 'Das war die Lösung.',
  isSolved: 'gelöst',
  lost: 'So geht es nicht mehr: Nimm den Zug zurück oder fang von vorn an.',
  /** Where chance decides: nothing is lost, but something else promises more. */
  lesser: 'Möglich, aber etwas anderes verspricht mehr. Versuch es noch einmal.',
  refuted:
    'So antwortet dein Gegner, und dagegen hilft nichts mehr: Nimm den Zug zurück oder fang von vorn an.',
  beside: 'Das bleibt in diesem Rätsel aus dem Spiel. Gefragt ist:',
  answering: 'Dein Gegner antwortet, so hartnäckig er kann.',
  hint: 'Tipp',
  hinted: (move: string) => `Ein guter Zug: ${move}`,
  dead: 'Von hier führt nichts mehr zum Ziel: Nimm den Zug zurück oder fang von vorn an.',
  solution: 'Lösung zeigen',
  again: 'Von vorn',
  /** What a first move brings where chance decides, beside the next best and the best. */
  isBest: (move: string, own: string, next: string) =>
    `„${move}“ bringt ${own}, das Nächstbeste ${next}.`,
  isWorse: (move: string, own: string, best: string) =>
    `„${move}“ bringt ${own}, das Beste ${best}.`,
  /** In place of what the table asks, once nothing is asked any more. */
  isOver: 'Dieser Versuch ist zu Ende.',
  next: 'Nächstes Rätsel',
  all: 'Alle Rätsel',
  none: 'Dieses Rätsel gibt es nicht.',
  proven: (first: number) =>
    first === 1
      ? 'Genau ein erster Zug führt zum Ziel.'
      : `Genau ${first} erste Züge führen zum Ziel.`,
};

export type PuzzlesWords = typeof puzzlesDe;
