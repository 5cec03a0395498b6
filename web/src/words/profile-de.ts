/** Das eigene Profil auf Deutsch; geholt, wenn jemand es aufschlägt. */

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

export const profileDe = {
  title: 'Dein Profil',
  intro: 'So kennt dich dieser Server. Ein Konto brauchst du nicht; was hier steht, gehört dir.',
  newHere: 'Noch kein Name',
  newHereText: 'Nenn einen Namen, dann kennt dich dieser Server.',
  wereHere: 'Schon einmal hier gewesen?',
  wereHereText:
    'Mit einem Passkey oder einem Code bist du auf diesem Gerät wieder du, mit deinen Tischen und Plätzen.',
  byPasskey: 'Mit Passkey zurückkommen',
  code: 'Code',
  codeHelp: 'Der Wiederherstellungs-Code, oder der Code von deinem anderen Gerät.',
  byCode: 'Mit Code zurückkommen',

  person: 'Name und Zeichen',
  saveName: 'Namen ändern',
  savedName: 'So heißt du jetzt.',
  emblem: 'Dein Zeichen',
  emblems: {
    none: 'keines',
    star: 'Stern',
    moon: 'Mond',
    sun: 'Sonne',
    planet: 'Planet',
    comet: 'Komet',
    rocket: 'Rakete',
    galaxy: 'Galaxie',
    telescope: 'Fernrohr',
  },

  waysBack: 'Zurückkommen',
  waysBackText:
    'Dieser Browser erkennt dich von selbst. Für ein anderes Gerät, oder falls hier alles verloren geht, gibt es drei Wege.',
  passkeys: 'Passkeys',
  passkeysText: 'Fingerabdruck, Gesicht oder PIN deines Geräts. Ein Kennwort gibt es nicht.',
  passkeyAdd: 'Passkey anlegen',
  passkeyAdded: 'Der Passkey ist angelegt.',
  passkeyFailed: 'Daraus wurde nichts: Der Browser hat abgebrochen.',
  passkeyNever: 'Noch keiner.',
  passkeyInsecure:
    'Passkeys gibt der Browser nur über https her, oder unter „localhost“. Der Code unten tut es auch.',
  passkeyRow: (since: string) => `Angelegt ${since}`,
  passkeyUsed: (when: string) => `zuletzt benutzt ${when}`,
  recovery: 'Wiederherstellungs-Code',
  recoveryText: 'Zum Aufschreiben. Ein neuer macht den alten ungültig.',
  recoveryMake: 'Neuen Code zeigen',
  recoveryOnce: 'Er wird nur jetzt gezeigt. Schreib ihn auf.',
  devices: 'Geräte',
  device: (since: string) => `Bekannt seit ${since}`,
  thisDevice: 'dieses Gerät',
  deviceAdd: 'Weiteres Gerät',
  deviceCode: 'Gib diesen Code innerhalb von zehn Minuten auf dem anderen Gerät ein:',
  deviceCodeQr: 'Die Adresse des Profils als QR-Code',
  drop: 'Entfernen',
  dropRow: (what: string) => `Entfernen: ${what}`,

  matches: 'Gespielte Partien',
  matchesNone: 'Noch keine zu Ende gespielt.',
  place: (place: number) => `${place}. Platz`,
  ended: 'abgebrochen',
  look: 'Ansehen',
  lookRow: (game: string, names: string) => `Ansehen: ${game}, ${names}`,

  ratings: 'Spielstärke',
  ratingsText:
    'Gewertet wird nur, wenn alle am Tisch es wollen, lauter Menschen spielen und niemand vertreten wird.',
  rated: 'Meine Partien werten',
  ratingsNone: 'Noch keine gewertete Partie.',
  seats: (count: number) => `zu ${count}`,
  rating: (value: number) => `Wertung ${value}`,
  skill: (skill: number, spread: number) => `geschätzt ${skill} ± ${spread}`,
  ratedMatches: (count: number) => counted(count, 'Partie', 'Partien'),
  chart: (title: string, skill: number, count: number) =>
    `${title}: ${skill} nach ${counted(count, 'Partie', 'Partien')}; die Fläche zeigt, wie unsicher das ist`,
  chartHelp:
    'Die Linie ist die Schätzung, die Fläche ihre Unsicherheit. Die Wertung ist ihr unterer Rand: so viel bist du fast sicher wert.',
  chartTable: 'Als Tabelle',
  when: 'Wann',
  ratingColumn: 'Wertung',
  skillColumn: 'Schätzung',

  yours: 'Alles mitnehmen, oder vergessen werden',
  exportText:
    'Eine Datei mit allem, was hier über dich steht: Name, Geräte, Wertungen, was du gesagt hast, und deine Partien.',
  export: 'Alles speichern',
  exporting: (done: number, all: number) => `${done} von ${all} Partien …`,
  exportFailed: 'Nicht alles war zu bekommen. Bitte noch einmal versuchen.',
  forgetText:
    'Name, Passkeys, Codes, Wertungen und was du gesagt hast, werden gelöscht. Deine Plätze werden namenlos, in laufenden Partien spielt ein Computer weiter.',
  forget: 'Mich vergessen',
  forgetSure: 'Wirklich? Das lässt sich nicht zurücknehmen.',
  forgetYes: 'Ja, alles löschen',
  forgotten: 'Du bist vergessen.',
};

export type ProfileWords = typeof profileDe;
