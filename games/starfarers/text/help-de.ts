import type { HelpText } from '@sternwarte/engine';
import type { HelpId } from '../rules/rulebook.ts';

const rule = (title: string, text: string): HelpText => ({ title, text });

/** Rules help in German: one short text for each section and ruling. */
export const helpDe: Readonly<Record<HelpId, HelpText>> = {
  'R2.1': rule(
    'Figuren',
    'Jeder hat 9 Kolonien, 7 Handelsstationen, 3 Transporter, 3 Raumwerften und ein Mutterschiff.',
  ),
  'R2.2': rule(
    'Ausbauten',
    'Die Box enthält 24 Antriebe, 24 Bordkanonen und 20 Frachtmodule; ein Mutterschiff trägt höchstens 6, 6 und 5.',
  ),
  'R2.3': rule(
    'Karten und Marker',
    'Es gibt 40 halbe Medaillen, 32 Begegnungskarten, 20 Freundschaftskarten, 4 Aufsteller, 5 Piraten- und Eismarker und 5 Reserve-Chips.',
  ),
  'R2.4': rule(
    'Rohstoffkarten',
    '20 Karten von jeder der fünf Sorten; je 8 bilden den Nachschubstapel, je 12 liegen offen im Vorrat.',
  ),
  'R2.5': rule(
    'Zahlenchips',
    '41 Chips: 12 für die Heimatplaneten, 24 für die zu erkundenden Planeten, 5 als Reserve.',
  ),
  'R2.6': rule(
    'Raumquadranten',
    'Von 16 Quadranten, 8 Systemen, 4 Außenposten und 4 leeren, werden 15 gebraucht.',
  ),
  'R2.7': rule(
    'Kugeln',
    'Im Mutterschiff liegen zwei gelbe Kugeln zu 2, eine rote zu 3, eine blaue zu 1 und eine schwarze zu 0.',
  ),
  'R2.8': rule(
    'Schütteln',
    'Beim Schütteln fallen zwei der fünf Kugeln; in vier von zehn Fällen ist die schwarze dabei.',
  ),
  'R2.9': rule('Handelsschiff-Marker', 'Es gibt so viele, wie gebraucht werden.'),
  'R2.10': rule(
    'Nichts mehr da',
    'Was nicht im eigenen Vorrat oder in der Box liegt, kann man weder bauen noch bekommen.',
  ),
  'R3.1': rule(
    'Planeten',
    'Rote Planeten bringen Erz, orange Treibstoff, blaue Carbon, grüne Nahrung, lila gestreifte Handelsware.',
  ),
  'R3.2': rule(
    'Das Feld',
    '135 Sechsecke in 11 Spalten; Schiffe und Gebäude stehen auf ihren 320 Ecken.',
  ),
  'R3.3': rule('Raumpunkte', 'Jede Ecke ist ein Raumpunkt, außer der Mitte eines Planetensystems.'),
  'R3.4': rule(
    'Aussparungen',
    'Die vier Heimatsysteme liegen unten. 15 Aussparungen nehmen die Quadranten auf: 8 nahe, 7 ferne.',
  ),
  'R3.5': rule(
    'Teile einer Aussparung',
    'Sie hat eine Mitte, drei innere Punkte zwischen ihren Sechsecken und zwölf Punkte am Rand.',
  ),
  'R3.6': rule(
    'Was ein Quadrant bewirkt',
    'Im System ist die Mitte gesperrt und die inneren Punkte sind Bauplätze; im Außenposten ist die Mitte der Andockpunkt; ein leerer Quadrant ist frei; eine verdeckte Mitte ist nicht passierbar.',
  ),
  'R3.7': rule(
    'Drehung',
    'Ein Quadrant kann in drei Richtungen liegen. Im Einsteiger-Aufbau ist nichts gedreht.',
  ),
  'R3.8': rule('Angrenzend', 'Ein Punkt grenzt an einen Planeten, wenn er eine seiner Ecken ist.'),
  'R3.9': rule(
    'Bauplätze',
    'Ein Bauplatz liegt zwischen zwei Planeten und hat zwei freie Nachbarn, seine Raumhafenpunkte.',
  ),
  'R3.10': rule('Eine Figur', 'Auf einem Punkt steht ein Schiff, eine Kolonie oder ein Raumhafen.'),
  'R4.1': rule('Verdeckte Chips', 'Symbol und Entfernung auf der Rückseite passen zum Planeten.'),
  'R4.2': rule(
    'Vorräte der Chips',
    'Jedes Symbol hat eigene Chips, fünf für nahe und drei für ferne Planeten; Piraten und Eis gibt es nur beim Sechseck.',
  ),
  'R4.3': rule('Reserve-Chips', '3, 9, 10, 11 und 11.'),
  'R4.4': rule('Zwei Zahlen', 'Ein Chip mit zwei Zahlen bringt bei beiden Ertrag.'),
  'R4.5': rule(
    'Gesperrte Planeten',
    'Ein Piratenstützpunkt oder Eisplanet bringt nichts und sperrt seine zwei Bauplätze.',
  ),
  'R5.5.1': rule(
    'Gedrehte Quadranten',
    'Beim variablen Aufbau liegt jeder Quadrant in zufälliger Richtung.',
  ),
  'R5.5.2': rule(
    'Chips verdeckter Quadranten',
    'Die Chips eines verdeckten Quadranten werden beim Entdecken verteilt.',
  ),
  'R7.1': rule('Würfeln', 'Der Spieler am Zug wirft zwei Würfel; die Summe zählt.'),
  'R7.2': rule(
    'Erträge',
    'Jede Kolonie und jeder Raumhafen an einem Planeten mit der Zahl bringt eine Karte; ein Raumhafen nicht mehr als eine Kolonie.',
  ),
  'R7.3': rule(
    'Bonus',
    'Mit einer Karte des Grünen Volkes nimmst du einen Rohstoff mehr, wenn ein Wurf dir davon etwas bringt.',
  ),
  'R7.4': rule('Mangel', 'Reicht der Vorrat für einen Rohstoff nicht, bekommt ihn niemand.'),
  'R7.5': rule(
    'Hilfe',
    'Bringt ein Wurf außer der 7 nichts, nimmt der Besitzer der Hilfskarte einen Rohstoff nach Wahl.',
  ),
  'R7.6': rule(
    'Nachschub',
    'Dann zieht der Spieler am Zug bei bis zu 7 Punkten zwei Karten, bei 8 oder 9 eine, ab 10 keine.',
  ),
  'R7.7': rule(
    'Neuer Stapel',
    'Mit der letzten Karte entsteht aus dem Vorrat ein neuer Stapel mit je 8 Karten, soweit vorhanden.',
  ),
  'R7.8': rule('Sieben', 'Bei einer 7 bringt kein Planet etwas.'),
  'R7.9': rule(
    'Abgeben',
    'Wer mehr als 7 Karten hat, gibt die Hälfte ab, abgerundet; mit dem Schutzbrief liegt die Grenze bei 12.',
  ),
  'R7.10': rule(
    'Karte ziehen',
    'Der Spieler am Zug zieht bei einem Mitspieler eine zufällige Karte.',
  ),
  'R7.11': rule('Trost', 'Jeder Mitspieler, von links an, zieht eine Karte vom Nachschubstapel.'),
  'R7.12': rule('Eigener Nachschub', 'Danach zieht der Spieler am Zug wie gewohnt.'),
  'R8.1': rule(
    'Handel mit Mitspielern',
    'Nur der Spieler am Zug handelt mit den anderen; beide Seiten geben etwas.',
  ),
  'R8.2': rule(
    'Handel mit dem Vorrat',
    'Drei gleiche Karten oder zwei Handelswaren gegen eine andere Karte.',
  ),
  'R8.3': rule(
    'Bessere Kurse',
    'Eine Händlerkarte macht ihren Rohstoff 2:1; die Warenkarte tauscht einmal je Zug 1:1.',
  ),
  'R8.4': rule(
    'Angebote',
    'Der Spieler am Zug bietet an, die anderen nehmen an, lehnen ab oder schlagen anderes vor, und er tauscht mit einem. Mit offener Seite ist es eine Einladung.',
  ),
  'R8.5': rule(
    'Preise',
    'Kosten gehen in den Vorrat. Ausbauten werden nie verkauft oder weitergegeben.',
  ),
  'R8.6': rule(
    'Wirkung der Ausbauten',
    'Sie gelten für alle eigenen Schiffe: Antrieb für Geschwindigkeit, Kanone für Kampfkraft, Modul für Ladung.',
  ),
  'R8.7': rule('Ehrengabe', 'Einmal je Zug 1 Handelsware für eine halbe Medaille.'),
  'R8.8': rule(
    'Lastenausgleich',
    'Einmal je Zug je eine Karte von bis zu zwei Spielern mit mehr Punkten ziehen.',
  ),
  'R9.1': rule(
    'Flugphase',
    'Ohne Schiff entfällt sie; mit einem muss das Mutterschiff geschüttelt werden.',
  ),
  'R9.2': rule(
    'Grundgeschwindigkeit',
    'Die Summe beider Kugeln. Ist die schwarze dabei, gilt 3, und zuerst kommt eine Begegnung.',
  ),
  'R9.3': rule(
    'Geschwindigkeit',
    'Grundgeschwindigkeit plus Antriebe am Mutterschiff und auf Karten des Wissenden Volkes, für jedes Schiff; sie kann im Flug steigen.',
  ),
  'R9.4': rule(
    'Nacheinander',
    'Schiffe fliegen eins nach dem anderen; ein beendeter Flug geht nicht weiter.',
  ),
  'R9.5': rule(
    'Schritte',
    'Ein Schritt führt über eine Kante. Weniger Schritte, keiner und Umkehren sind erlaubt.',
  ),
  'R9.6': rule(
    'Vorbeifliegen',
    'Besetzte Punkte darf man überfliegen, sie zählen mit; Systemmitten nicht.',
  ),
  'R9.7': rule('Ankunft', 'Nach jedem Schritt: entdecken, erkunden, Marker räumen, Sieg prüfen.'),
  'R9.8': rule(
    'Keine Sackgassen',
    'Ein Schritt ist nur erlaubt, wenn der Flug danach noch regelgerecht enden kann.',
  ),
  'R9.9': rule(
    'Räumpflicht',
    'Ein wartendes Kolonieschiff muss gründen oder den Bauplatz räumen, und ein unter dem Schiff entstandener Raumhafenpunkt ist zu räumen, falls möglich.',
  ),
  'R9.10': rule(
    'Am Boden',
    'Solche Schiffe fliegen und springen in diesem Zug nicht; gründen dürfen sie.',
  ),
  'R9.11': rule(
    'Ende des Fluges',
    'Ein Handelsschiff auf dem Andockpunkt gründet eine Station, ein Kolonieschiff auf dem Bauplatz darf eine Kolonie gründen.',
  ),
  'R10.1': rule(
    'Erkunden',
    'Erreicht ein Schiff den Rand eines Systems, werden alle Chips aufgedeckt.',
  ),
  'R10.2': rule('Besondere Chips', 'Ein Piraten- oder Eischip wird durch seinen Marker ersetzt.'),
  'R10.3': rule(
    'Entdecken',
    'Erreicht ein Schiff den Rand eines verdeckten Quadranten, wird er aufgedeckt.',
  ),
  'R10.4': rule(
    'Neue Systeme',
    'Ein entdecktes System bekommt sofort seine Chips und ist erkundet.',
  ),
  'R10.5': rule('Weiterfliegen', 'Danach darf das Schiff weiterfliegen.'),
  'R10.6': rule(
    'Eins nach dem anderen',
    'Kein Punkt berührt zwei Quadranten; ein Schritt betrifft also höchstens einen.',
  ),
  'R11.1': rule(
    'Kolonie gründen',
    'Endet der Flug eines Kolonieschiffs auf einem freien Bauplatz, darf es gründen; der Transporter kehrt zurück.',
  ),
  'R11.2': rule(
    'Verboten',
    'Nicht neben Piraten oder Eis, nicht im Heimatsystem, nicht über die Grenze der Spielerzahl hinaus.',
  ),
  'R11.3': rule('Wert', 'Eine Kolonie zählt einen Punkt und bringt ab dem nächsten Wurf Erträge.'),
  'R12.1': rule(
    'Station gründen',
    'Endet der Flug eines Handelsschiffs auf einem Andockpunkt, wird es zur Handelsstation.',
  ),
  'R12.2': rule(
    'Frachtmodule',
    'Du brauchst ein Modul mehr, als Stationen da sind, und eines der fünf Docks.',
  ),
  'R12.3': rule('Spätere Verluste', 'Später verlorene Module ändern nichts.'),
  'R12.4': rule(
    'Freundschafts-Aufsteller',
    'Der erste Gründer nimmt ihn; er wandert zu dem, der dort mehr Stationen hat als der Besitzer.',
  ),
  'R12.5': rule('Freundschaftskarte', 'Der Gründer wählt eine der offenen Karten des Volkes.'),
  'R12.6': rule('Reihenfolge', 'Station, Aufsteller, Sieg prüfen, Karte.'),
  'R12.7': rule('Nur die Station', 'Stationen zählen keine Punkte und bringen nichts.'),
  'R12.8': rule(
    'Karten des Wissenden Volkes',
    'Ihre Antriebe und Kanonen zählen über die Grenzen hinaus und gehen nie verloren.',
  ),
  'R13.1': rule('Marker', 'Ein Planet mit Marker bringt nichts und lässt niemanden gründen.'),
  'R13.2': rule(
    'Räumen',
    'Ein Schiff, das auf eine Ecke des Planeten zieht, räumt ihn: Piraten mit genug Kanonen, Eis mit genug Modulen.',
  ),
  'R13.3': rule('Medaille', 'Du behältst den Marker als Medaille: ein Punkt, für immer.'),
  'R13.4': rule('Neue Zahl', 'Ein zufälliger Reserve-Chip kommt auf den Planeten.'),
  'R13.5': rule('Weiterfliegen', 'Das Schiff darf weiterfliegen; die Art ist gleich.'),
  'R13.6': rule('Höchstens einer', 'Ein System hat höchstens einen Marker.'),
  'R14.1': rule('Begegnung', 'Der linke Nachbar zieht eine Karte; sonst sieht sie niemand.'),
  'R14.2': rule('Frage', 'Er liest die Frage vor; die Antwort kommt vor dem Ergebnis.'),
  'R14.3': rule(
    'Ergebnis',
    'Der Zweig der Antwort wird ausgeführt, dann fliegen die Schiffe mit Grundgeschwindigkeit 3.',
  ),
  'R14.4': rule(
    'Zahlen',
    'Nenne 0 bis 3 Rohstoffe, nie mehr als du hast; sie gehen in den Vorrat.',
  ),
  'R14.5': rule('Ja mit Preis', 'Für ein Ja musst du die Karten haben; Nein geht immer.'),
  'R14.6': rule('Leerer Stapel', 'Gelesene Karten werden zu einem neuen Stapel gemischt.'),
  'R14.6a': rule(
    'So wirkt eine Karte',
    'Eine Karte führt von der Frage über Kämpfe und Kugeln zu einem Ergebnis.',
  ),
  'R14.7': rule(
    'Wettstreit',
    'Beide schütteln: im Kampf zählen Kanonen dazu, im Wettflug Antriebe. Schwarz zählt nichts.',
  ),
  'R14.8': rule(
    'Karten im Wettstreit',
    'Der Spieler am Zug zählt Karten des Wissenden Volkes mit, ein Pirat nicht, ein Gegner im Wettflug schon.',
  ),
  'R14.9': rule(
    'Gleichstand',
    'Bei Gleichstand gewinnt der Spieler am Zug; der andere gewinnt und verliert nichts.',
  ),
  'R14.10': rule(
    'Flucht',
    'Sie gelingt mit mindestens so vielen Antrieben, wie der Pirat am Mutterschiff hat.',
  ),
  'R14.11': rule(
    'Wer gemeint ist',
    'Karten nennen den Nachbarn ein oder zwei Plätze rechts oder links.',
  ),
  'R14.12': rule(
    'Kugeln entscheiden',
    'Manche Karten sehen auf die Summe deiner Kugeln: 1–2, 3 oder 4–5.',
  ),
  'R14.13': rule('Halbe Medaillen', 'Gewonnen, soweit die Box reicht, verloren bis auf null.'),
  'R14.14': rule(
    'Gewonnene Rohstoffe',
    'Aus dem Vorrat, soweit er reicht; freie Wahl darf gleich sein.',
  ),
  'R14.15': rule(
    'Karten der anderen',
    'Wer gibt, wählt die Karte; bei wem gezogen wird, nicht. Leere Hände werden übergangen.',
  ),
  'R14.16': rule(
    'Ausbauten in Begegnungen',
    'Gewonnen innerhalb der Grenzen, verloren nach eigener Wahl.',
  ),
  'R14.17': rule(
    'Tausch',
    'Eine Karte geht, zwei anderer Sorten kommen; bei Beschlagnahme gehen genau diese zurück.',
  ),
  'R14.18': rule('Startverbot', 'Du wählst ein Schiff, das in diesem Zug nicht fliegt.'),
  'R14.19': rule(
    'Raumsprung',
    'Setze ein Schiff auf einen beliebigen Punkt, auf dem ein Flug enden darf; das ist sein Flug in diesem Zug.',
  ),
  'R14.20': rule(
    'Geschenktes Schiff',
    'Ein Handelsschiff kommt kostenlos auf einen Raumhafenpunkt von dir oder wartet als Marker, bis das geht.',
  ),
  'R14.21': rule(
    'Neue Begegnung',
    'Eine weitere Karte wird gelesen. Beim Zahn der Zeit werden zuerst alle 32 gemischt.',
  ),
  'R14.22': rule(
    'Zahn der Zeit',
    'Wer mehr als 8 oder 6 Ausbauten hat, verliert einen; bei der zweiten Karte bringen die meisten Frachtmodule eine halbe Medaille.',
  ),
  'R15.1': rule(
    'Punkte',
    'Kolonie 1, Raumhafen 2, Aufsteller 2, Medaille 1, zwei halbe Medaillen 1.',
  ),
  'R15.2': rule('Beginn', 'Alle beginnen mit 4 Punkten und fallen nie darunter.'),
  'R15.3': rule('Sieg', 'Wer im eigenen Zug 15 Punkte hat, gewinnt sofort.'),
  'R16.1': rule(
    'Zu dritt',
    'Die Gebäude der vierten Farbe stehen auf ihren Plätzen und tun sonst nichts.',
  ),
  'R16.2': rule('Zwei Kolonien', 'Zu dritt fasst jedes zu erkundende System zwei Kolonien.'),
  'R16.3': rule(
    'Gründungsphase',
    'Drei Runden Kolonien hin und her, dann Raumhafen, Schiff und Ausbau in umgekehrter Folge.',
  ),
  'ruling 18.1': rule('Warten', 'Ein Kolonieschiff auf einem Bauplatz muss nicht gründen.'),
  'ruling 18.2': rule(
    'Gründen oder räumen',
    'In der nächsten Flugphase muss es gründen oder weiter, wenn es kann; gründen geht ohne Schritt.',
  ),
  'ruling 18.3': rule('Kein Warten am Dock', 'Ein Handelsschiff wartet nie auf einem Andockpunkt.'),
  'ruling 18.4': rule(
    'Gründen ohne Schritt',
    'Auch ein Flug ohne Schritt darf mit einer Gründung enden.',
  ),
  'ruling 18.5': rule('Räumen durch Ziehen', 'Ein Marker fällt nur, wenn ein Schiff ankommt.'),
  'ruling 18.6': rule('Räumen von selbst', 'Es gibt nie einen Grund, es zu lassen.'),
  'ruling 18.7': rule('Tempo unterwegs', 'Ein im Flug gewonnener Ausbau zählt sofort.'),
  'ruling 18.8': rule('Schütteln ist Pflicht', 'Mit einem Schiff auf dem Feld entfällt es nie.'),
  'ruling 18.9': rule('Kein Wechseln', 'Ein Flug endet, bevor der nächste beginnt.'),
  'ruling 18.10': rule('Keine Sackgassen', 'Jeder Flug lässt sich beenden.'),
  'ruling 18.11': rule('Sicherheitsnetz', 'Kein Flug bleibt je ohne Ende.'),
  'ruling 18.12': rule('Neutrale Häfen', 'Sie sperren niemanden aus.'),
  'ruling 18.13': rule('Falls möglich', 'Die Räumpflicht weicht nur der Unmöglichkeit.'),
  'ruling 18.14': rule(
    'Startverbot und Pflicht',
    'Ein Schiff an einem fremden Raumhafen trifft es nur, wenn kein anderes da ist.',
  ),
  'ruling 18.15': rule('Gründen am Boden', 'Schiffe mit Startverbot dürfen gründen.'),
  'ruling 18.16': rule('Springen oder nicht', 'Auf einen Raumsprung darf man verzichten.'),
  'ruling 18.17': rule('Schwarz im Wettstreit', 'Es zählt nichts.'),
  'ruling 18.18': rule(
    'Piraten und Gegner',
    'Piraten nutzen keine Freundschaftskarten, Gegner im Wettflug schon.',
  ),
  'ruling 18.19': rule('Antriebe vergleichen', 'Der Nachbar gilt als Pirat.'),
  'ruling 18.20': rule('Gleichstand', 'Er geht an den Spieler am Zug.'),
  'ruling 18.21': rule(
    'Rechts und links',
    'Rechts sitzt, wer vor dir dran war, links, wer nach dir kommt.',
  ),
  'ruling 18.22': rule('Keine leeren Versprechen', 'Ein Ja braucht die Karten zum Zahlen.'),
  'ruling 18.23': rule('Zwei andere', 'Sie dürfen gleich sein, aber nicht die hergegebene Sorte.'),
  'ruling 18.24': rule('Grenze Vorrat', 'Jeder Gewinn endet mit dem, was da ist.'),
  'ruling 18.25': rule('Mangel', 'Niemand heißt niemand, auch wenn nur einer Anspruch hat.'),
  'ruling 18.26': rule('Hilfe', 'Sie sieht nur auf die Erträge der Planeten.'),
  'ruling 18.27': rule(
    'Ein Führender',
    'Der Lastenausgleich wirkt schon bei einem, der vorn liegt.',
  ),
  'ruling 18.28': rule('Zwei Ehrengaben', 'Beide zusammen wirken einmal je Zug.'),
  'ruling 18.29': rule('Folge der Sieben', 'Abgeben, ziehen, Trost, eigener Nachschub.'),
  'ruling 18.30': rule(
    'Kein Opfer',
    'Wer keine Karten hat, kann nicht gewählt werden; ohne Opfer entfällt der Schritt.',
  ),
  'ruling 18.31': rule('Die Hälfte von allem', 'Die Hälfte der ganzen Hand, auch mit Schutzbrief.'),
  'ruling 18.32': rule('Sofort', 'Der Stapel entsteht neu, auch mitten im Ziehen.'),
  'ruling 18.33': rule('Aktueller Stand', 'Er wird nach Ertrag und Sieben abgelesen.'),
  'ruling 18.34': rule('Keine Geschenke', 'Beide Seiten geben, und keine Sorte steht auf beiden.'),
  'ruling 18.35': rule('Heimatsysteme', 'Sie nehmen keine neuen Kolonien auf.'),
  'ruling 18.36': rule('Kolonien zählen', 'Die Grenze zählt alle Gebäude, wem sie auch gehören.'),
  'ruling 18.37': rule('Mehrheit', 'Verglichen wird nur mit dem Besitzer.'),
  'ruling 18.38': rule('Verschleiß', 'Er zählt Teile am Mutterschiff; alle entscheiden zugleich.'),
  'ruling 18.39': rule('Rat', 'Er braucht mindestens ein Frachtmodul.'),
  'ruling 18.40': rule('Geschenke zuerst', 'Geschenkte Schiffe kommen vor gekauften.'),
  'ruling 18.41': rule(
    'Wartendes Geschenk',
    'Ein Marker wartet auf Transporter, Station und Punkt zugleich.',
  ),
  'ruling 18.42': rule('Sieg prüfen', 'Nach jeder Änderung im eigenen Zug.'),
  'ruling 18.43': rule(
    'Zu spät',
    'Der Sieg wird geprüft, bevor eine Medaille wieder verloren geht.',
  ),
  'ruling 18.44': rule('Gleicher Startwurf', 'Wer gleich würfelt, würfelt noch einmal.'),
  'ruling 18.45': rule(
    'Verdeckte Quadranten',
    'Nichts an ihnen steht fest, bevor sie entdeckt sind.',
  ),
  'ruling 18.46': rule(
    'Sprung und verdeckte Mitte',
    'Niemand springt in die Mitte eines verdeckten Quadranten.',
  ),
  'ruling 18.47': rule(
    'Vorleser',
    'Der gewählte Zweig ist offen, die anderen kennt nur der Vorleser.',
  ),
  'ruling 18.48': rule('Reserve-Chips', 'Sie gehen nie aus.'),
  'ruling 18.49': rule(
    'Geschenk und Flug',
    'Ein geschenktes Schiff wartet auf das Ende eines Fluges und auf den eigenen Zug.',
  ),
  'ruling 18.50': rule('Pflicht und Halt', 'Ein Schiff, das räumen kann, darf dort nicht enden.'),
  'ruling 18.51': rule(
    'Der Sprung in Schritten',
    'Schiff und Punkt wählen, ankommen, sofort gründen oder in diesem Zug nicht mehr.',
  ),
  'ruling 18.52': rule(
    'Ende am Verdeckten',
    'Ein Handelsschiff endet nicht, wo ein Bauplatz auftauchen könnte.',
  ),
  'ruling 18.53': rule(
    'Angebote',
    'Ein offenes Angebot zugleich; jeder antwortet einmal; jede andere Aktion beendet es; nach zehn Fehlschlägen je Zug ist Schluss.',
  ),
  'ruling 18.54': rule(
    'Von Hand ziehen',
    'Ein Zug nimmt alle fälligen Karten; mit dem Schütteln erlischt das Recht.',
  ),
  'ruling 18.55': rule('Nichts da', 'Wo nichts mehr ist, geschieht nichts.'),
  'ruling 18.56': rule(
    'Zugleich antworten',
    'Die Antworten sind unabhängig und werden gezeigt, wenn alle da sind.',
  ),
  'ruling 18.57': rule(
    'Halt beim Entdecken',
    'Mit der Option endet der Flug dort oder am ersten erlaubten Punkt danach.',
  ),
  'ruling 18.58': rule('Letzte Runde', 'Die meisten Punkte gewinnen, gleiche teilen den Sieg.'),
  'ruling 18.59': rule(
    'Folge beim Rat',
    'Mitspieler von links zuerst, der Spieler am Zug zuletzt.',
  ),
  'ruling 18.60': rule('Führende zählen', 'Wer mehr Punkte hat, zählt mit oder ohne Karten.'),
  'ruling 18.61': rule(
    'Aufgeben',
    'Karten, Teile und halbe Medaillen gehen zurück, Schiffe verlassen das Feld; Gebäude bleiben ohne Wirkung. Wer übrig bleibt, gewinnt.',
  ),
};
