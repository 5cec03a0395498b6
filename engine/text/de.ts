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
  },
  damage: {
    oversized: ({ length, limit }) =>
      `Die Datei hat ${length} Zeichen; Partien haben höchstens ${limit}.`,
    truncated: () => 'Die Datei bricht ab: Ihr Ende fehlt.',
    notJson: () => 'Die Datei ist keine Partie: Sie ist kein JSON.',
    notARecord: () => 'Die Datei ist zwar JSON, aber keine aufgezeichnete Partie.',
    unknownFormat: ({ version, known }) =>
      `Die Partie hat die Formatversion ${version}; diese Sternwarte liest Version ${known}.`,
    unknownGame: ({ game }) => `Das Spiel „${game}“ kennt diese Sternwarte nicht.`,
    unknownVersion: ({ game, version, known }) =>
      `Gespielt wurde nach Version ${version} der Regeln von ${game}; diese Sternwarte hat Version ${known}.`,
    badField: ({ field }) => `Das Feld „${field}“ fehlt oder ist nicht, was es sein sollte.`,
    badConfig: () => 'So kann die Partie nicht begonnen haben.',
    tooManyEntries: ({ limit }) => `Die Partie hat mehr als ${limit} Einträge.`,
    missingEntries: ({ stated, found }) =>
      `Die Datei verspricht ${stated} Einträge, hat aber ${found}.`,
    sequence: ({ entry }) => `Eintrag ${entry} passt nicht in die Reihe: Davor fehlt etwas.`,
    illegalMove: ({ entry }) => `Der Zug in Eintrag ${entry} ist nicht erlaubt.`,
    illegalChance: ({ entry }) => `Was in Eintrag ${entry} fiel, konnte nicht fallen.`,
    illegalUndo: ({ entry }) => `Was Eintrag ${entry} zurücknimmt, lässt sich nicht zurücknehmen.`,
    afterEnd: ({ entry }) => `Eintrag ${entry} kommt nach dem Ende der Partie.`,
    wrongResult: () => 'Das angegebene Ergebnis ist nicht das, wozu die Züge führen.',
    noCommitment: () =>
      'Die Partie hat keine Festlegung, ihr Zufall lässt sich also nicht nachprüfen.',
    seedUnpublished: () =>
      'Der Startwert ist nicht veröffentlicht, der Zufall lässt sich noch nicht nachprüfen.',
    wrongSeed: () => 'Der Startwert passt nicht zur Festlegung vor der Partie.',
    unfairOutcome: ({ entry }) =>
      `Was in Eintrag ${entry} fiel, ist nicht das, was Startwert und Beigaben ergeben.`,
  },
  unknown: ({ key }) => `Nicht möglich (${key}).`,
};
