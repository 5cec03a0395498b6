import type { DamageWords } from './damage.ts';

export const damageDe: DamageWords = {
  damage: {
    oversized: ({ length, limit }) =>
      `Die Datei hat ${length} Zeichen; Partien haben höchstens ${limit}.`,
    truncated: () => 'Die Datei bricht ab: Ihr Ende fehlt.',
    notJson: () => 'Die Datei ist keine Partie: Sie ist kein JSON.',
    notAScenario: () =>
      'Das ist keine Stellung: Es braucht Spiel, Version, Plätze, Optionen und Zustand.',
    impossiblePosition: ({ why }) => `Diese Stellung kann es nicht geben: ${why}.`,
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
    illegalBack: ({ entry }) =>
      `So, wie es in Eintrag ${entry} steht, konnte es nicht zurückgehen.`,
    afterEnd: ({ entry }) => `Eintrag ${entry} kommt nach dem Ende der Partie.`,
    wrongResult: () => 'Das angegebene Ergebnis ist nicht das, wozu die Züge führen.',
    noCommitment: () =>
      'Die Partie hat keine Festlegung, ihr Zufall lässt sich also nicht nachprüfen.',
    seedUnpublished: () =>
      'Der Startwert ist nicht veröffentlicht, der Zufall lässt sich noch nicht nachprüfen.',
    wrongSeed: () => 'Der Startwert passt nicht zur Festlegung vor der Partie.',
    wrongTerms: () =>
      'Der Startwert passt nicht zur Festlegung vor der Partie, oder jemand hat danach Kennung, Spiel, Optionen oder Plätze geändert.',
    brokenPromise: ({ seat }) =>
      `Die Zufallszahl von Platz ${seat} ist nicht die, die er zugesagt hatte.`,
    otherCommitment: () =>
      'Die Festlegung in der Aufzeichnung ist eine andere als die genannte: Das ist nicht die Partie, die damals begann.',
    brokenSeal: () =>
      'Das Siegel passt nicht: Nach dem Ende wurden Züge, Zeiten, Namen oder der Schluss geändert.',
    unfairOutcome: ({ entry }) =>
      `Was in Eintrag ${entry} fiel, ist nicht das, was Startwert und Beigaben ergeben.`,
  },
  limits: {
    earlyScheme:
      'Frühe Festlegung: Sie band nur den Startwert. Wer den Tisch aufgebaut hat, hätte Kennungen probieren können, bis ihm die Würfe gefielen.',
    tableAlone:
      'Niemand außer dem Tisch selbst hat zum Zufall beigetragen: Die Würfe folgen dem Startwert, aber ob es der erste war, weiß nur, wer den Tisch aufgebaut hat.',
    homeDraws:
      'Die Partie wurde anderswo begonnen: Was dort gefallen ist, hat niemand zugesagt; geprüft ist, was danach fiel.',
    otherNames: 'Die Namen sind nicht die, auf die sich der Tisch vor der Partie festgelegt hat.',
    openEnd: 'Die Partie läuft noch: Was zuletzt geschah, könnte fehlen.',
    noSeal: 'Zeiten und ein abgeschnittenes Ende lassen sich ohne Siegel nicht prüfen.',
  },
};
