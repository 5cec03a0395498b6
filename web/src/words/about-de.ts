/** Die Seite über die Sternwarte auf Deutsch. */

export const aboutDe = {
  what: 'Mit der Sternwarte spielt man drei klassische Weltraumspiele: am selben Gerät, mit Freunden an anderen Geräten, gegen den Computer und ohne Netz.',
  games:
    'Sie ist ein Vorhaben von Liebhabern und hat mit den Autoren und Verlagen dieser Spiele nichts zu tun; deren Namen gehören ihren Eigentümern. Die Regeln sind in eigenen Worten erzählt, und jede Zeichnung ist unsere eigene. Wem ein Spiel gefällt, der suche nach einem echten Exemplar.',
  data: 'Partien und Einstellungen bleiben in diesem Browser. Nur wer sich mit anderen an einen Tisch setzt, schickt seinen Namen und seine Züge an den Server, von dem diese Seite kommt.',
  madeOf: 'Woraus sie gemacht ist',
  code: 'Der Programmtext ist frei, unter der MIT-Lizenz. Dazu kommen:',
  part: (kind: string, name: string, by: string) => `${kind} ${name}, von ${by}.`,
  kinds: { typeface: 'Die Schrift', library: 'Die Bibliothek' },
  licences: 'Alle Lizenzen im Wortlaut',
};

export type AboutWords = typeof aboutDe;
