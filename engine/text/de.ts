import type { EngineWords } from './index.ts';

export const de: EngineWords = {
  refusals: {
    seatCount: ({ min, max }) => `Dieses Spiel ist für ${min} bis ${max} Personen.`,
    optionsShape: () => 'Optionen sind ein Objekt aus Namen und Werten.',
    unknownOption: ({ option, known }) =>
      `Die Option „${option}“ gibt es nicht. Es gibt: ${known}.`,
    optionValue: ({ option, allowed }) => `Die Option „${option}“ kann sein: ${allowed}.`,
    noSuchSeat: () => 'An diesem Tisch gibt es diesen Platz nicht.',
    noChanceNow: () => 'Gerade entscheidet nicht der Zufall.',
    impossibleOutcome: () => 'Das kann gerade nicht fallen.',
    undoNotAwaited: () => 'Nur wer am Zug ist, kann etwas zurücknehmen.',
    undoTarget: () => 'Zurückgenommen wird bis zu einem Eintrag, und der hat eine Nummer.',
    undoUnknown: ({ to }) => `Einen Eintrag ${to}, zu dem man zurück könnte, gibt es nicht.`,
    undoNothing: () => 'Es gibt nichts zurückzunehmen.',
    undoFixed: () =>
      'Was der Zufall, ein Aufdecken oder das Ende eines Zuges entschieden hat, bleibt entschieden.',
    undoOthers: () => 'Zurücknehmen lassen sich nur die eigenen Züge.',
    backConsent: () => 'Weiter zurück geht es nur, wenn alle am Tisch zustimmen.',
    backOver: () => 'Eine Partie, die zu Ende ist, bleibt zu Ende.',
    backTooOften: ({ limit }) => `In einer Partie geht es höchstens ${limit}-mal weiter zurück.`,
    backToDraw: () =>
      'Zurück geht es nur zu einer Entscheidung: Den Zufall allein fragt niemand noch einmal.',
  },
  back: ({ to }) =>
    to < 0
      ? 'Alle sind sich einig: zurück an den Anfang.'
      : `Alle sind sich einig: zurück bis nach Eintrag ${to}.`,
  unknown: ({ key }) => `Nicht möglich (${key}).`,
};
