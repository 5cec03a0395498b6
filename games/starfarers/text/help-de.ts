import type { HelpText } from '@sternwarte/engine';
import type { HelpId } from '../rules/rulebook.ts';
import type { Chapter } from './words.ts';

const rule = (title: string, text: string): HelpText => ({ title, text });

/** Rules help in German: one short text for each section and ruling. */
export const helpDe: Readonly<Record<HelpId | Chapter, HelpText>> = {
  'R2.1': rule(
    'Deine Figuren',
    'Alle haben 9 Kolonien, 7 Handelsstationen, 3 Transporter, 3 Raumwerften und ein Mutterschiff.',
  ),
  'R2.2': rule(
    'Ausbauten',
    'In der Ausbaubox liegen 24 Antriebe, 24 Bordkanonen und 20 Frachtmodule. Ein Mutterschiff trägt höchstens 6, 6 und 5 davon.',
  ),
  'R2.3': rule(
    'Weiteres Material',
    '40 halbe Medaillen, 32 Begegnungskarten, 20 Freundschaftskarten, 4 Freundschafts-Aufsteller, 5 Piraten- und Eismarker, 5 Reserve-Zahlenchips.',
  ),
  'R2.4': rule(
    'Rohstoffkarten',
    'Von jeder der fünf Arten gibt es 20 Karten. Je 8 bilden den Nachschubstapel, die übrigen 12 den offenen Vorrat.',
  ),
  'R2.5': rule(
    'Zahlenchips',
    '41 Chips: 12 für die Planeten der Catanischen Kolonien, 24 für die Planeten zum Erkunden, 5 in Reserve.',
  ),
  'R2.6': rule(
    'Raumquadranten',
    'Acht Planetensysteme, vier Außenposten und vier leere; 15 der 16 sind im Spiel.',
  ),
  'R2.7': rule(
    'Kugeln',
    'Im Mutterschiff sind fünf Kugeln: zwei gelbe (je 2), eine rote (3), eine blaue (1) und eine schwarze (0).',
  ),
  'R2.8': rule(
    'Schütteln',
    'Zwei der fünf Kugeln zeigen sich. Ihre Summe ist 1 bis 5, und in vier von zehn Fällen ist die schwarze dabei.',
  ),
  'R2.9': rule('Handelsschiff-Marker', 'Es gibt so viele, wie gebraucht werden.'),
  'R2.10': rule(
    'Nicht vorrätig',
    'Was in deinem persönlichen Vorrat fehlt, bei Ausbauten in der Ausbaubox, lässt sich weder bauen noch gewinnen.',
  ),
  'R3.1': rule(
    'Planeten',
    'Rote Planeten bringen Erz, orange Treibstoff, blaue Carbon, grüne Nahrung, violette Handelsware.',
  ),
  'R3.2': rule(
    'Das Feld',
    '135 Sechsecke in 11 Spalten. Alles steht auf ihren 320 Ecken und fliegt an ihren 454 Seiten entlang.',
  ),
  'R3.3': rule(
    'Raumpunkte',
    'Jede Ecke ist ein Raumpunkt, nur die Mitte eines Planetensystems nicht; auch der Rand zählt.',
  ),
  'R3.4': rule(
    'Catanische Kolonien und Aussparungen',
    'Vier Startsysteme liegen am unteren Rand. Fünfzehn Aussparungen nehmen die Raumquadranten auf: acht nahe, sieben ferne.',
  ),
  'R3.5': rule(
    'Eine Aussparung',
    'Drei Sechsecke mit einer Mitte, drei inneren Punkten zwischen je zweien und zwölf Kontaktpunkten ringsum.',
  ),
  'R3.6': rule(
    'Was ein Raumquadrant bewirkt',
    'Ein System sperrt seine Mitte, und die inneren Punkte sind Koloniebauplätze. Beim Außenposten liegt dort der Andockpunkt. Leerer Raum ist frei, ein verdeckter Quadrant hat eine gesperrte Mitte.',
  ),
  'R3.7': rule(
    'Drehung',
    'Ein Raumquadrant liegt in einer von drei Drehungen; die Folge seiner Planeten bleibt gleich. Auf dem Einstiegsplan ist nichts gedreht.',
  ),
  'R3.8': rule(
    'Angrenzend',
    'Ein Punkt grenzt an einen Planeten, wenn er eine seiner Ecken ist, und an ein System, wenn er zu dessen Kontaktpunkten gehört.',
  ),
  'R3.9': rule(
    'Koloniebauplätze',
    'Jeder Bauplatz berührt zwei Planeten und hat zwei freie Nachbarpunkte: die Raumhafenpunkte eines Raumhafens dort.',
  ),
  'R3.10': rule(
    'Eine Figur je Punkt',
    'Auf einem Punkt steht höchstens ein Schiff, eine Kolonie oder ein Raumhafen.',
  ),
  'R4.1': rule(
    'Verdeckte Chips',
    'Auf Planeten zum Erkunden liegen die Chips verdeckt; Zeichen und Bereich, nah oder fern, passen zum Planeten.',
  ),
  'R4.2': rule(
    'Chipvorräte',
    'Jedes Zeichen und jeder Bereich hat einen eigenen Vorrat. Nur unter den Sechsecken verstecken sich Piratenstützpunkte und Eisplaneten.',
  ),
  'R4.3': rule('Reserve-Zahlenchips', 'Die fünf Chips zeigen 3, 9, 10, 11 und 11.'),
  'R4.4': rule('Zwei Zahlen', 'Ein Chip mit zwei Zahlen bringt bei beiden Ertrag.'),
  'R4.5': rule(
    'Marker',
    'Ein Planet mit Piratenstützpunkt oder Eisplanet bringt nichts und sperrt seine zwei Bauplätze, bis die Piraten besiegt sind oder das Eis terraformt ist.',
  ),
  'section 5.1': rule(
    'Aufbau',
    'Chips auslegen, Karten sortieren und mischen, Figuren und Mutterschiff nehmen. Der höchste Wurf mit zwei Würfeln beginnt, gespielt wird linksherum.',
  ),
  'section 5.2': rule(
    'Fester Start',
    'Jede Farbe hat feste Plätze für Raumhafen, zwei Kolonien und ein Kolonieschiff. Du beginnst mit 3 Karten vom Nachschubstapel, einer halben Medaille und einem Antrieb.',
  ),
  'section 5.3': rule(
    'Was übrig ist',
    'Nach dem Aufbau hast du 4 Siegpunkte, zwei Transporter und zwei Raumwerften; was auf dem Plan steht, fehlt in deinem persönlichen Vorrat.',
  ),
  'section 5.4': rule(
    'Gründungsphase',
    'Drei Runden lang, hin und zurück, setzen alle eine Kolonie auf einen Startbauplatz. In der vierten macht jeder eine zum Raumhafen, setzt dort ein Schiff ein und nimmt einen Ausbau aus einem kleinen Vorrat.',
  ),
  'section 5.5': rule(
    'Variable Pläne',
    'Strategisch: Raumquadranten gemischt und offen. Entdecker: ebenso, aber verdeckt. Wild: alle sechzehn gemischt und verdeckt, einer fehlt.',
  ),
  'R5.5.1': rule(
    'Zufällig gedreht',
    'Auf variablen Plänen liegt jeder Raumquadrant zufällig gedreht.',
  ),
  'R5.5.2': rule(
    'Wann Chips kommen',
    'Auf dem strategischen Plan liegen sie von Anfang an verdeckt, auf den anderen erst, wenn ein Raumquadrant entdeckt ist.',
  ),
  'section 6': rule(
    'Der Zug',
    'Dein Zug hat drei Teile: erst der Ertrag der Würfel und der Nachschub, dann tauschen und bauen, beides beliebig oft und in beliebiger Folge, zuletzt fliegen. Wer geflogen ist, baut und tauscht in diesem Zug nicht mehr.',
  ),
  'R7.1': rule(
    'Würfel',
    'Wer am Zug ist, wirft zwei Würfel; die Summe entscheidet über den Ertrag.',
  ),
  'R7.2': rule(
    'Ertrag',
    'Jede Kolonie und jeder Raumhafen an einem Planeten mit dieser Zahl bringt 1 Karte seines Rohstoffs. Ein Raumhafen bringt 1, nicht 2.',
  ),
  'R7.3': rule(
    'Segen',
    'Ein Segen des Grünen Volkes bringt 1 Karte mehr, wenn ein Wurf dir mindestens eine dieses Rohstoffs bringt.',
  ),
  'R7.4': rule(
    'Mangel',
    'Reicht der Vorrat eines Rohstoffs nicht für alle, die Segen mitgezählt, bekommt niemand etwas davon.',
  ),
  'R7.5': rule(
    'Hilfslieferung',
    'Wer die Karte hat und von den Planeten leer ausgeht, darf einen Rohstoff seiner Wahl nehmen, bei jedem Wurf außer der 7.',
  ),
  'R7.6': rule(
    'Nachschub',
    'Danach zieht, wer am Zug ist, vom Nachschubstapel: 2 Karten bis 7 Siegpunkte, 1 bei 8 oder 9, keine ab 10.',
  ),
  'R7.7': rule(
    'Neuer Stapel',
    'Ist die letzte Karte des Nachschubstapels gezogen, entsteht aus dem Vorrat ein neuer mit je 8 Karten, oder so vielen, wie da sind.',
  ),
  'R7.8': rule('Sieben', 'Bei einer 7 bringt kein Planet Ertrag.'),
  'R7.9': rule(
    'Zu viele Karten',
    'Bei einer 7 gibt jeder mit mehr als 7 Karten die Hälfte ab, abgerundet. Mit dem Schutzbrief liegt die Grenze bei 12.',
  ),
  'R7.10': rule(
    'Diebstahl',
    'Dann zieht, wer am Zug ist, eine zufällige Karte von einem Mitspieler.',
  ),
  'R7.11': rule(
    'Trost',
    'Danach ziehen alle Mitspieler, von links an, je 1 Karte vom Nachschubstapel.',
  ),
  'R7.12': rule('Eigener Nachschub', 'Der eigene Nachschub folgt wie sonst auch.'),
  'R8.1': rule(
    'Handel untereinander',
    'Wer am Zug ist, tauscht Karten mit je einem Mitspieler. Die anderen tauschen weder untereinander noch mit dem Vorrat.',
  ),
  'R8.2': rule(
    'Handel mit dem Vorrat',
    '3 gleiche Karten gegen 1 andere, Handelsware 2 gegen 1. Die gewünschte Karte muss im Vorrat liegen.',
  ),
  'R8.3': rule(
    'Kontore der Händler',
    'Eine Karte der Händler macht ihren Rohstoff beliebig oft 2:1; das Warenkontor macht Handelsware einmal je Zug 1:1.',
  ),
  'R8.4': rule(
    'Angebote',
    'Du sagst, was du gibst und willst; die anderen nehmen an, lehnen ab oder machen ein Gegenangebot, und du schließt mit einem ab. Bleibt eine Seite offen, ist es eine Einladung, auf die nur Vorschläge folgen.',
  ),
  'R8.5': rule(
    'Bauen und bezahlen',
    'Kolonieschiff: 1 Erz, 1 Treibstoff, 1 Carbon, 1 Nahrung. Handelsschiff: 1 Erz, 1 Treibstoff, 2 Handelswaren. Raumhafen: 3 Carbon, 2 Nahrung. Antrieb: 2 Treibstoff. Bordkanone: 2 Carbon. Frachtmodul: 2 Erz. Schiffe kommen auf einen freien Punkt an einem eigenen Raumhafen, ein Raumhafen an die Stelle einer eigenen Kolonie. Kosten gehen in den Vorrat; Ausbauten werden nie verkauft oder weitergegeben.',
  ),
  'R8.6': rule(
    'Was Ausbauten tun',
    'Sie nützen allen deinen Schiffen: ein Antrieb 1 Geschwindigkeit, eine Bordkanone 1 Kampfkraft, ein Frachtmodul 1 Ladefähigkeit.',
  ),
  'R8.7': rule(
    'Ehrengabe',
    'Einmal je Zug zahlst du 1 Handelsware für 1 halbe Medaille. Zwei solche Karten teilen sich die eine Nutzung.',
  ),
  'R8.8': rule(
    'Lastenausgleich',
    'Einmal je Zug ziehst du je eine zufällige Karte von bis zu zwei Mitspielern, die mehr Siegpunkte haben als du.',
  ),
  'R9.1': rule(
    'Wer fliegt',
    'Ohne Schiffe auf dem Plan entfällt die Flugphase; mit mindestens einem musst du schütteln.',
  ),
  'R9.2': rule(
    'Grundgeschwindigkeit',
    'Ohne schwarze Kugel ist es die Summe beider Kugeln. Mit der schwarzen ist es 3, und zuerst kommt eine Begegnung.',
  ),
  'R9.3': rule(
    'Geschwindigkeit',
    'Grundgeschwindigkeit plus Antriebe, auch die auf Karten des Wissenden Volkes. Sie gilt für jedes Schiff, und ein Antrieb, der unterwegs dazukommt, zählt sofort.',
  ),
  'R9.4': rule(
    'Nacheinander',
    'Ein Schiff beendet seinen Flug, bevor das nächste beginnt, und nimmt ihn nicht wieder auf.',
  ),
  'R9.5': rule(
    'Schritte',
    'Ein Schritt führt eine Kante entlang. Du darfst kürzer fliegen als möglich, gar nicht oder zurück.',
  ),
  'R9.6': rule(
    'Durchfliegen',
    'Jeder Raumpunkt darf durchflogen werden, besetzt oder nicht, und zählt als Schritt. Gesperrte Mitten nicht.',
  ),
  'R9.7': rule(
    'Nach jedem Schritt',
    'Raumquadranten werden entdeckt, Systeme erkundet, Piraten besiegt, Eisplaneten terraformt, der Sieg geprüft; dann fliegt das Schiff weiter oder hält.',
  ),
  'R9.8': rule(
    'Keine Sackgassen',
    'Ein Schritt ist nur erlaubt, wenn der Flug danach noch irgendwo enden kann.',
  ),
  'R9.9': rule(
    'Räumpflicht',
    'Hat dein Kolonieschiff auf einem Bauplatz gewartet, muss es dort in deiner Flugphase gründen oder abfliegen, wenn es kann. Dasselbe gilt für ein Schiff auf einem Raumhafenpunkt, der inzwischen jemand anderem gehört: Es fliegt ab, wenn es kann.',
  ),
  'R9.10': rule(
    'Stillgelegte Schiffe',
    'Ein stillgelegtes Schiff fliegt und springt in diesem Zug nicht; ein Kolonieschiff darf aber gründen, wo es steht.',
  ),
  'R9.11': rule(
    'Ende des Flugs',
    'Ein Handelsschiff auf einem Andockpunkt gründet eine Station; ein Kolonieschiff auf einem zulässigen Bauplatz darf eine Kolonie gründen.',
  ),
  'R10.1': rule(
    'Erkunden',
    'Erreicht ein Schiff einen Kontaktpunkt eines Systems, werden dessen drei Chips aufgedeckt.',
  ),
  'R10.2': rule(
    'Überraschungen',
    'Ein Piraten- oder Eis-Chip kommt aus dem Spiel, und der Marker gleicher Stärke tritt an seine Stelle.',
  ),
  'R10.3': rule(
    'Entdecken',
    'Liegen die Raumquadranten verdeckt, wird einer aufgedeckt, sobald ein Schiff einen seiner Kontaktpunkte erreicht.',
  ),
  'R10.4': rule(
    'Chips einer Entdeckung',
    'Ein entdecktes System bekommt drei Chips aus den Vorräten seines Bereichs und ist sofort erkundet.',
  ),
  'R10.5': rule(
    'Weiterflug',
    'Nach Entdecken und Erkunden darf das Schiff weiterfliegen, wenn es noch Schritte hat.',
  ),
  'R10.6': rule(
    'Eins nach dem anderen',
    'Kein Punkt berührt zwei Raumquadranten: Ein Schritt deckt höchstens einen auf, ein neu eingesetztes Schiff keinen.',
  ),
  'R11.1': rule(
    'Eine Kolonie gründen',
    'Ein Kolonieschiff, das auf einem freien Bauplatz endet, darf gründen: Der Transporter kommt zurück, die Kolonie bleibt für immer.',
  ),
  'R11.2': rule(
    'Wo nicht',
    'Nicht neben Piratenstützpunkt oder Eisplanet, nicht in den Catanischen Kolonien, nicht wo die Grenze für die Personenzahl erreicht ist.',
  ),
  'R11.3': rule(
    'Was sie bringt',
    'Eine Kolonie zählt 1 Siegpunkt und bringt ab dem nächsten Wurf Ertrag.',
  ),
  'R12.1': rule(
    'Eine Station gründen',
    'Ein Handelsschiff, das auf einem Andockpunkt endet, gründet sofort eine Handelsstation; der Transporter kommt zurück.',
  ),
  'R12.2': rule(
    'Frachtmodule',
    'Du brauchst mehr Frachtmodule, als am Außenposten schon Stationen sind, und eines der fünf Docks muss frei sein.',
  ),
  'R12.3': rule(
    'Nur dann',
    'Auf die Frachtmodule kommt es bei der Gründung an; späterer Verlust ändert nichts.',
  ),
  'R12.4': rule(
    'Freundschafts-Aufsteller',
    'Wer zuerst gründet, nimmt den Aufsteller, 2 Siegpunkte. Er wechselt zu dem, der dort mehr Stationen hat als sein Besitzer; Gleichstand ändert nichts.',
  ),
  'R12.5': rule(
    'Freundschaftskarte',
    'Wer gründet, wählt eine der offenen Karten des Volkes; sie wirkt von nun an.',
  ),
  'R12.6': rule('In dieser Folge', 'Station, Aufsteller, Siegprüfung, Karte, Siegprüfung.'),
  'R12.7': rule(
    'Stationen',
    'Handelsstationen selbst zählen keine Siegpunkte und bringen keinen Ertrag.',
  ),
  'R12.8': rule(
    'Forschung',
    'Antriebe und Bordkanonen auf Karten des Wissenden Volkes zählen über die Grenzen hinaus, gehen nie verloren und sind keine Ausbauten.',
  ),
  'R13.1': rule(
    'Marker im Weg',
    'Piratenstützpunkt und Eisplanet verhindern Ertrag und Gründung an ihrem Planeten.',
  ),
  'R13.2': rule(
    'Besiegen und terraformen',
    'Erreicht dein Schiff eine Ecke des Planeten und trägt dein Mutterschiff genug Bordkanonen, ist der Piratenstützpunkt sofort besiegt; mit genug Frachtmodulen ist ein Eisplanet sofort terraformt.',
  ),
  'R13.3': rule(
    'Medaille',
    'Du behältst den Marker als Medaille: 1 Siegpunkt, der nie verloren geht.',
  ),
  'R13.4': rule('Neue Zahl', 'Ein zufälliger Reserve-Zahlenchip kommt auf den Planeten.'),
  'R13.5': rule('Und weiter', 'Das Schiff darf weiterfliegen. Jede Art von Schiff genügt.'),
  'R13.6': rule('Ein Marker', 'In einem System liegt höchstens ein Marker.'),
  'R14.1': rule(
    'Begegnung',
    'Die schwarze Kugel bringt eine Begegnung. Der linke Nachbar zieht die Karte, und nur er sieht sie.',
  ),
  'R14.2': rule(
    'Frage',
    'Die Karte fragt nach einer Zahl oder nach Ja oder Nein; du antwortest, ohne die Folgen zu kennen. Karten einer Familie fragen alle gleich.',
  ),
  'R14.3': rule(
    'Folge',
    'Was zu deiner Antwort gehört, geschieht; dann fliegen die Schiffe mit Grundgeschwindigkeit 3.',
  ),
  'R14.4': rule(
    'Zahlen',
    'Du gibst 0 bis 3 Rohstoffe, nie mehr, als du hast; sie gehen sofort in den Vorrat.',
  ),
  'R14.5': rule(
    'Ja mit Preis',
    'Für ein Ja brauchst du die Karten, die es kostet; ein Nein ist immer möglich.',
  ),
  'R14.6': rule(
    'Leerer Stapel',
    'Sind alle Begegnungskarten gezogen, werden die gelesenen zu einem neuen Stapel gemischt.',
  ),
  'R14.6a': rule(
    'Wie Karten gebaut sind',
    'Eine Karte ist ein Baum aus Fragen, Zahlungen, Wettstreiten und Folgen, der von der Wurzel bis zu einer Folge durchlaufen wird.',
  ),
  'R14.7': rule(
    'Wettstreit',
    'Beide Seiten ziehen zwei Kugeln. Im Kampf kommen Bordkanonen dazu, im Wettflug Antriebe. Schwarz zählt 0 und löst nichts aus.',
  ),
  'R14.8': rule(
    'Wer was zählt',
    'Wer am Zug ist, zählt Karten des Wissenden Volkes mit. Ein Nachbar als Pirat nicht, ein Gegner im Wettflug schon.',
  ),
  'R14.9': rule(
    'Gleichstand',
    'Bei Gleichstand gewinnt, wer am Zug ist. Die andere Seite gewinnt und verliert nichts.',
  ),
  'R14.10': rule(
    'Flucht',
    'Antriebe werden ohne Schütteln verglichen, deine mit Karten, die des Piraten ohne; gleich viele genügen.',
  ),
  'R14.11': rule(
    'Nachbarn',
    'Rechts sitzt, wer vorher dran ist, links, wer danach kommt; zu dritt ist der zweite zur Rechten der linke Nachbar.',
  ),
  'R14.12': rule('Kugelsumme', 'Manche Folge hängt an der Summe zweier Kugeln: 1–2, 3 oder 4–5.'),
  'R14.13': rule(
    'Halbe Medaillen',
    'Man bekommt sie, solange welche da sind, und verliert höchstens alle. Medaillen für Piraten und Eisplaneten sind sicher.',
  ),
  'R14.14': rule(
    'Gewonnene Rohstoffe',
    'Sie kommen aus dem Vorrat, soweit er reicht; bei freier Wahl darf sich eine Art wiederholen.',
  ),
  'R14.15': rule(
    'Von den Mitspielern',
    'Wenn alle geben, wählt der Geber die Karte; wenn du ziehst, entscheidet der Zufall. Leere Hände werden übergangen.',
  ),
  'R14.16': rule(
    'Ausbauten',
    'Du wählst, was du gewinnst, wenn es passt und da ist, und was du von deinem Mutterschiff verlierst.',
  ),
  'R14.17': rule(
    'Schieberei',
    'Du gibst 1 Karte zurück und nimmst 2, beide von anderer Art. Wird beschlagnahmt, gehen genau diese zwei zurück.',
  ),
  'R14.18': rule(
    'Stilllegen',
    'Du wählst ein eigenes Schiff, das weder stillgelegt ist noch gesprungen; es fliegt in diesem Zug nicht.',
  ),
  'R14.19': rule(
    'Raumsprung',
    'Du darfst ein Schiff, das nicht stillgelegt ist, auf einen beliebigen Punkt setzen, auf dem sein Flug enden könnte. Das ist sein Flug für diesen Zug; gründen darf es dort.',
  ),
  'R14.20': rule(
    'Ein Schiff geschenkt',
    'Das Handelsschiff kommt auf einen freien eigenen Raumhafenpunkt. Geht das nicht, nimmst du einen Marker und setzt es ein, sobald es in deinem Zug möglich ist.',
  ),
  'R14.21': rule(
    'Neue Begegnung',
    'Die nächste Karte folgt, so oft wie nötig. Der Zahn der Zeit mischt vorher alle 32 Karten.',
  ),
  'R14.22': rule(
    'Zahn der Zeit',
    'Wer mehr als 8 (oder 6) Ausbauten hat, entfernt einen. Bei der zweiten Karte bekommen alle mit den meisten Frachtmodulen eine halbe Medaille.',
  ),
  'R15.1': rule(
    'Siegpunkte',
    'Kolonie 1, Raumhafen 2, Freundschafts-Aufsteller 2, besiegter Piratenstützpunkt oder terraformter Eisplanet 1, zwei halbe Medaillen 1.',
  ),
  'R15.2': rule('Mindestens 4', 'Du beginnst mit 4 Siegpunkten und fällst nie darunter.'),
  'R15.3': rule(
    'Sieg',
    'Wer am Zug ist, gewinnt im ersten Augenblick, in dem er 15 Siegpunkte hat. Wer sie im Zug eines anderen erreicht, gewinnt zu Beginn des eigenen, falls er sie dann noch hat.',
  ),
  'R16.1': rule(
    'Zu dritt',
    'Beim festen Start besetzen die Gebäude der vierten Farbe ihre Plätze und tun sonst nichts.',
  ),
  'R16.2': rule(
    'Zwei je System',
    'Zu dritt fasst ein System zum Erkunden höchstens zwei Kolonien oder Raumhäfen.',
  ),
  'R16.3': rule(
    'Gründung zu dritt',
    'Startbauplätze, die in der Gründungsphase frei bleiben, sind für die ganze Partie geschlossen.',
  ),
  'section 16': rule(
    'Zu zweit',
    'Eine Variante: keine neutralen Figuren, höchstens zwei Kolonien je System und je Person eine, und die andere Person ist jeder Nachbar.',
  ),
  'ruling 18.1': rule('Warten erlaubt', 'Ein Kolonieschiff auf einem Bauplatz muss nicht gründen.'),
  'ruling 18.2': rule(
    'Aber nicht ewig',
    'In der nächsten Flugphase muss es gründen oder abfliegen, wenn es kann; gründen ohne Schritt ist möglich.',
  ),
  'ruling 18.3': rule('Kein Warten am Dock', 'Ein Handelsschiff wartet nie auf einem Andockpunkt.'),
  'ruling 18.4': rule(
    'Gründen ohne Schritt',
    'Ein Schiff, das sich in diesem Zug nicht bewegt hat, darf gründen, wo es steht.',
  ),
  'ruling 18.5': rule(
    'Räumen braucht Ankunft',
    'Ein Schiff, das schon neben dem Marker steht, muss einen Schritt machen; einer am Rand des Planeten entlang genügt.',
  ),
  'ruling 18.6': rule('Räumen geschieht von selbst', 'Es gibt keinen Grund, darauf zu verzichten.'),
  'ruling 18.7': rule(
    'Geschwindigkeit gilt sofort',
    'Antriebe, die während des Flugs kommen oder gehen, zählen gleich. Nach Verabredung steht die Geschwindigkeit mit dem Schütteln für den Zug fest, auch vor einer Begegnung.',
  ),
  'ruling 18.8': rule(
    'Schütteln ist Pflicht',
    'Mit einem Schiff auf dem Plan weicht niemand Begegnungen aus.',
  ),
  'ruling 18.9': rule('Kein Wechseln', 'Zwischen Schiffen wird nicht hin und her gewechselt.'),
  'ruling 18.10': rule(
    'Jeder Flug kann enden',
    'Schritte, nach denen kein zulässiges Ende erreichbar wäre, sind verboten.',
  ),
  'ruling 18.11': rule(
    'Sicherheitsnetz',
    'Bliebe durch etwas Neues kein zulässiges Ende, kehrte das Schiff zum Start zurück. Dazu kommt es nicht.',
  ),
  'ruling 18.12': rule('Neutrale Raumhäfen', 'Sie blockieren niemanden.'),
  'ruling 18.13': rule('Wenn möglich', 'Nur Unmöglichkeit befreit von der Räumpflicht.'),
  'ruling 18.14': rule(
    'Keine Ausflucht',
    'Ein Schiff auf dem Raumhafenpunkt eines anderen lässt sich nur stilllegen, wenn es kein anderes gibt.',
  ),
  'ruling 18.15': rule('Stillgelegte gründen', 'Gründen ist nicht Fliegen.'),
  'ruling 18.16': rule(
    'Sprung statt Flug',
    'Ein Raumsprung ist der Flug des Schiffs in diesem Zug, und du darfst verzichten.',
  ),
  'ruling 18.17': rule('Schwarz ist 0', 'In jedem Wettstreit. Die 3 gilt nur fürs Fliegen.'),
  'ruling 18.18': rule(
    'Piraten und Gegner',
    'Nachbarn als Piraten nutzen keine Freundschaftskarten, Gegner im Wettflug schon.',
  ),
  'ruling 18.19': rule('Flucht', 'Beim Vergleich der Antriebe gilt der Nachbar als Pirat.'),
  'ruling 18.20': rule('Gleichstand', 'Wer am Zug ist, dem genügt Gleichstand.'),
  'ruling 18.21': rule('Rechts und links', 'Rechts ist der vorige Platz, links der nächste.'),
  'ruling 18.22': rule('Keine leeren Versprechen', 'Für ein Ja muss man zahlen können.'),
  'ruling 18.23': rule(
    'Zwei andere',
    'Beide dürfen von einer Art sein, nur nicht von der gegebenen.',
  ),
  'ruling 18.24': rule('Was da ist', 'Vorrat und Ausbaubox begrenzen jeden Gewinn.'),
  'ruling 18.25': rule(
    'Mangel',
    'Niemand bekommt etwas, auch wenn nur einer Anspruch hätte. Nach Verabredung bekommt dieser eine, was noch da ist.',
  ),
  'ruling 18.26': rule(
    'Nur Planeten zählen',
    'Karten vom Nachschubstapel ändern nichts an der Hilfslieferung.',
  ),
  'ruling 18.27': rule(
    'Einer genügt',
    'Der Lastenausgleich geht schon mit einem einzigen Führenden; verglichen wird in diesem Augenblick.',
  ),
  'ruling 18.28': rule(
    'Zwei Ehrengaben, eine Nutzung',
    'Beide Karten zusammen wirken einmal je Zug.',
  ),
  'ruling 18.29': rule(
    'Ablauf der Sieben',
    'Erst abgeben, dann der Diebstahl, dann eine Karte für jeden Mitspieler, dann der eigene Nachschub.',
  ),
  'ruling 18.30': rule(
    'Nichts zu holen',
    'Wer keine Karten hat, wird nicht gewählt; haben alle keine, entfällt der Diebstahl.',
  ),
  'ruling 18.31': rule(
    'Hälfte von allem',
    'Abgegeben wird die Hälfte der ganzen Hand, auch mit der Grenze 12.',
  ),
  'ruling 18.32': rule(
    'Sofort erneuert',
    'Ein neuer Nachschubstapel entsteht in dem Augenblick, in dem der alte leer ist, auch mitten im Ziehen.',
  ),
  'ruling 18.33': rule('Punkte für den Nachschub', 'Sie werden nach Ertrag und Sieben abgelesen.'),
  'ruling 18.34': rule(
    'Keine Geschenke',
    'Beide Seiten geben etwas, und keine Art steht auf beiden.',
  ),
  'ruling 18.35': rule('Startsysteme sind zu', 'Dort werden keine neuen Kolonien gegründet.'),
  'ruling 18.36': rule(
    'Alle zählen',
    'Für die Grenze eines Systems zählt jedes Gebäude, wem es auch gehört.',
  ),
  'ruling 18.37': rule(
    'Mehrheit',
    'Verglichen wird nur mit dem Besitzer des Aufstellers; zurück geht er nie.',
  ),
  'ruling 18.38': rule(
    'Verschleiß',
    'Nur Teile an Mutterschiffen zählen; alle entscheiden zugleich und zeigen gemeinsam. Nach Verabredung bauen sie offen nacheinander ab, zuerst der aktive Spieler, dann reihum nach links.',
  ),
  'ruling 18.39': rule('Rat', 'Geehrt wird nur, wer mindestens ein Frachtmodul hat.'),
  'ruling 18.40': rule('Geschenke zuerst', 'Ein geschenktes Schiff kommt vor bezahlten.'),
  'ruling 18.41': rule(
    'Geschenk und persönlicher Vorrat',
    'Ein Handelsschiff-Marker wartet, bis Transporter, Handelsstation und Raumhafenpunkt da sind.',
  ),
  'ruling 18.42': rule('Siegprüfung', 'Sie folgt auf jede einzelne Änderung im eigenen Zug.'),
  'ruling 18.43': rule(
    'Gewonnen ist gewonnen',
    'Eine später verlorene halbe Medaille ändert nichts, denn geprüft wird sofort.',
  ),
  'ruling 18.44': rule('Gleichstand am Anfang', 'Nur die Gleichen würfeln noch einmal.'),
  'ruling 18.45': rule(
    'Nichts steht vorher fest',
    'Ein verdeckter Raumquadrant hat noch keine Chips und verrät nichts.',
  ),
  'ruling 18.46': rule(
    'Wohin kein Sprung führt',
    'Mitten verdeckter Raumquadranten sind kein Ziel.',
  ),
  'ruling 18.47': rule(
    'Was vorgelesen wird',
    'Nach der Antwort hören alle den gewählten Zweig; die anderen kennt nur, wer liest.',
  ),
  'ruling 18.48': rule(
    'Genug Reserve-Zahlenchips',
    'Fünf Marker, fünf Chips: Sie gehen nicht aus.',
  ),
  'ruling 18.49': rule(
    'Geschenke warten auf Landungen',
    'Ein geschenktes Schiff kommt erst, wenn keines deiner Schiffe im Flug ist, und nie im Zug eines anderen.',
  ),
  'ruling 18.50': rule(
    'Erst die Pflicht',
    'Ein Schiff, das seinen Punkt räumen muss, beendet dort keinen Flug, auch nicht durch Rückkehr. Ist es stillgelegt und darf gründen, muss es.',
  ),
  'ruling 18.51': rule(
    'Sprung, Schritt für Schritt',
    'Schiff und Punkt wählen oder verzichten. Die Ankunft wirkt wie ein Schritt; ein Handelsschiff am Dock gründet sofort, ein Kolonieschiff auf einem Bauplatz wird einmal gefragt.',
  ),
  'ruling 18.52': rule(
    'Verdeckte Quadranten',
    'Auf ihrer Mitte endet kein Flug, auf ihren inneren Punkten keiner eines Handelsschiffs.',
  ),
  'ruling 18.53': rule(
    'Angebote',
    'Ein offenes Angebot zugleich, jeder antwortet einmal, und jede andere Handlung von dir beendet es. Nach zehn Angeboten ohne Tausch in einem Zug gibt es keine mehr, wenn ihr nichts anderes verabredet.',
  ),
  'ruling 18.54': rule(
    'Nachschub von Hand',
    'Mit dieser Option steht die Zahl nach dem Ertrag fest; einmal ziehen nimmt alle, und das Recht endet mit dem Schütteln oder dem Zug.',
  ),
  'ruling 18.55': rule(
    'Nichts da, nichts geschieht',
    'Ohne Karten in Vorrat und Stapel wird nichts gezogen; ohne halbe Medaillen gibt es keine Ehrengabe.',
  ),
  'ruling 18.56': rule(
    'Antworten zugleich',
    'Sie hängen nicht voneinander ab, und keine zeigt sich, bevor alle da sind.',
  ),
  'ruling 18.57': rule(
    'Halt durch Entdecken',
    'Mit dieser Option hält das entdeckende Schiff dort oder am nächsten Punkt, auf dem sein Flug enden darf.',
  ),
  'ruling 18.58': rule(
    'Letzte Runde',
    'Danach gewinnen die meisten Siegpunkte; bei gleich vielen teilt man sich den Sieg.',
  ),
  'ruling 18.59': rule(
    'Mehrere erhalten zugleich',
    'Erst die Mitspieler von links an, zuletzt, wer am Zug ist.',
  ),
  'ruling 18.60': rule(
    'Führende zählen',
    'Die Option zählt Mitspieler mit mehr Siegpunkten, mit oder ohne Karten.',
  ),
  'ruling 18.61': rule(
    'Aufgeben',
    'Karten, Ausbauten und halbe Medaillen gehen zurück, Schiffe verlassen den Plan; Gebäude und Stationen bleiben ohne Wirkung. Wer als Letzter übrig ist, gewinnt.',
  ),
};
