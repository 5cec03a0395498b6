import type { HelpText } from '@sternwarte/engine';
import type { TextId } from '../rules/rulebook.ts';

const rule = (title: string, text: string): HelpText => ({ title, text });

/** Rules help in German: one short text for each section and ruling. */
export const helpDe: Readonly<Record<TextId, HelpText>> = {
  R1: rule(
    'Worum es geht',
    'Fliege mit deinen Schiffen von Planet zu Planet, sammle Nuts und gründe Kolonien. Die meisten Kolonien gewinnen.',
  ),
  R2: rule(
    'Spielteile',
    'Alle haben 3 Schiffe und 14 Kolonien. Es gibt 80 Nuts: je 20 in Rot, Lila, Gelb und Orange.',
  ),
  'R3.1': rule(
    'Planeten',
    'Kleine Planeten beginnen mit 2 Nuts und haben Platz für 2 Kolonien, große mit 3 für 3. In jeder Ecke liegt ein Heimatplanet.',
  ),
  'R3.2': rule(
    'Der Plan',
    '113 Felder sind durch Routen verbunden: 20 Planeten, 4 AstroHoles, 13 Asteroidenfelder und freier Raum. Der Plan sieht von jeder Ecke gleich aus.',
  ),
  'R4.1': rule('Wer beginnt', 'Der Startspieler wird ausgelost; gespielt wird im Uhrzeigersinn.'),
  'R4.2': rule(
    'Deine Spielteile',
    'Du nimmst Schiffe und Kolonien einer Farbe. Eine fünfzehnte Kolonie zählt nur die Aktionen und wird nicht gesetzt.',
  ),
  'R4.3': rule(
    'Ecken',
    'Alle beginnen mit einem Schiff auf einem Heimatplaneten: zu zweit in gegenüberliegenden Ecken, zu dritt und viert in benachbarten.',
  ),
  'R4.4': rule(
    'Nuts zu Beginn',
    'Die Planeten werden mit Nuts verschiedener Farben gefüllt, durch das Los oder reihum. Alle erhalten eine Nut jeder Farbe, der Rest ist die AstroBank.',
  ),
  'R4.5': rule(
    'Kein Schicksal zu Beginn',
    'Für die Schiffe des Aufbaus wird kein Schicksal gewürfelt.',
  ),
  'R5.1': rule(
    'Wie viele Aktionen',
    'Sage eine Zahl von 1 bis 6 an und würfle. Ist der Wurf mindestens so hoch, hast du doppelt so viele Aktionen wie angesagt, sonst so viele wie gewürfelt. Was du nicht nutzt, verfällt.',
  ),
  'R5.2': rule(
    'Wer entscheidet',
    'Über deine Aktionen, Würfel und Geschenke entscheidest du. Andere entscheiden, ob du an ihren Schiffen vorbei darfst, welche Einheit verteidigt und ob sie tauschen.',
  ),
  R6: rule(
    'Aktionen',
    'Handle in beliebiger Reihenfolge, so oft deine Aktionen reichen, mit jedem deiner Schiffe. Bezahlte Nuts kommen in die AstroBank.',
  ),
  'R6.1': rule(
    'Bewegen',
    'Eine Aktion je Feld. Auf keinem Feld stehen zwei Schiffe. Eigene Schiffe überfliegst du frei, fremde mit Erlaubnis. Ein Planet ohne Schiff beendet den Flug mit einer Landung. Wahlweise muss man Asteroiden überstehen und darf zwischen AstroHoles springen.',
  ),
  'R6.2': rule(
    'Fördern',
    'Für eine Aktion nimmt ein Schiff alle Nuts des Planeten, auf dem es steht.',
  ),
  'R6.3': rule(
    'Kolonialisierung',
    'Für eine Aktion und eine beliebige Nut gründet ein Schiff auf seinem Planeten eine Kolonie, wenn Platz ist.',
  ),
  'R6.4': rule(
    'Schiffsbau',
    'Für eine Aktion und eine Nut jeder Farbe kommt ein neues Schiff auf deinen Heimatplaneten. Mehr als drei hast du nie.',
  ),
  'R6.5': rule(
    'Angriff',
    'Für eine Aktion greift ein Schiff einen Spieler nebenan an. Der bestimmt, ob sein Schiff oder eine Kolonie verteidigt. Beide würfeln; nur ein höherer Angriff zerstört das Ziel.',
  ),
  'R6.6': rule(
    'Technologien',
    '4 Aktionen und eine Nut der passenden Farbe. Power Laser (rot): +1 beim Angriff. Mega Shields (lila): +1 bei der Verteidigung. Time Warp (gelb): einmal im Zug neu würfeln. Extra Energy (orange): jeden Zug eine Aktion mehr.',
  ),
  'R6.7': rule(
    'Handeln',
    'Biete einem oder allen eine Nut gegen eine andere, egal wo die Schiffe stehen. Das kostet eine Aktion, aber nur, wenn getauscht wird.',
  ),
  R7: rule(
    'Schicksal',
    'Wer auf einem Planeten landet, würfelt zweimal nacheinander: erst den Block der Tabelle, dann die Zeile. Was geschieht, gilt höchstens für diesen Zug. Nuts kommen aus der AstroBank, soweit sie welche hat.',
  ),
  R8: rule(
    'Spielende',
    'Am Ende der Runde, in der die letzte Nut von den Planeten verschwand oder jemand 14 Kolonien hatte, gewinnen die meisten Kolonien. Bei Gleichstand zählen Nuts, dann Technologien, dann Schiffe.',
  ),
  R9: rule(
    'Varianten',
    'Asteroiden und AstroHoles, reihum gelegte Nuts, kahle Heimatplaneten und eine letzte Runde lassen sich verabreden. Wo die Spielregel zwei Lesarten zulässt, könnt ihr die andere wählen.',
  ),
  'ruling 1': rule(
    'Alle Nuts für alle',
    'Auch zu zweit und zu dritt sind alle 80 Nuts im Spiel, denn Schiffe und Technologien brauchen jede Farbe.',
  ),
  'ruling 2': rule(
    'Heimatplaneten',
    'Heimatplaneten sind Planeten wie alle anderen, mit Nuts, Kolonien, Landungen und Angriffen. Wahlweise bleiben sie kahl.',
  ),
  'ruling 3': rule(
    'Zu dritt',
    'Drei Ecken werden in Sitzfolge vergeben; der vierte Heimatplanet steht allen offen.',
  ),
  'ruling 4': rule(
    'Erst die Startnuts',
    'Die Nuts für die Hände werden zurückgelegt, bevor die Planeten gefüllt werden, damit niemand leer ausgeht.',
  ),
  'ruling 5': rule(
    'Reihum legen',
    'Gelegt wird aus dem gemeinsamen Vorrat, wahlweise nur die eigene Farbe. Eine Farbe darf sich auf einem Planeten nur wiederholen, wenn nirgends mehr eine andere möglich ist.',
  ),
  'ruling 6': rule(
    'Zug und Runde',
    'Wo Schicksal und Technologien von einer Runde sprechen, ist der Zug des Betroffenen gemeint. Nur das Spielende achtet auf ganze Runden.',
  ),
  'ruling 7': rule(
    '1 bis 6',
    'Eine Zahl über 6 wäre nie zu erreichen, darum wird 1 bis 6 angesagt.',
  ),
  'ruling 8': rule('Was verdoppelt wird', 'Verdoppelt wird die angesagte Zahl, nicht der Wurf.'),
  'ruling 9': rule(
    'Kein Vorbeiflug',
    'Wer zu einem Planeten ohne Schiff kommt, landet dort immer, auch wenn es weitergehen soll. Verabredet ihr den Vorbeiflug, landet ein Schiff nur dort, wo sein Flug endet; überflogene Planeten kosten wie jedes Feld.',
  ),
  'ruling 10': rule('Was im Weg ist', 'Nur Schiffe versperren ein Feld, Kolonien nicht.'),
  'ruling 11': rule(
    'Erlaubnis',
    'Eine Erlaubnis gilt für eine Bewegung. Sind mehrere im Weg, müssen alle zustimmen.',
  ),
  'ruling 12': rule(
    'Fremde Kolonien',
    'Neben fremden Kolonien darfst du landen, fördern und gründen; der Platz eines Planeten zählt alle.',
  ),
  'ruling 13': rule(
    'Angriff vor Ort',
    'Ein Schiff darf fremde Kolonien auf dem Planeten angreifen, auf dem es steht.',
  ),
  'ruling 14': rule(
    'Mehrere Verteidiger',
    'Der Angreifer nennt den Spieler, und der wählt die Einheit.',
  ),
  'ruling 15': rule(
    'Reihenfolge der Würfel',
    'Erst das Ziel, dann der Würfel des Angreifers, dann dessen Time Warp, dann der Würfel des Verteidigers.',
  ),
  'ruling 16': rule(
    'Time Warp',
    'Einmal im eigenen Zug, für jeden Würfel, den du gerade selbst geworfen hast. Der zweite Wurf gilt.',
  ),
  'ruling 17': rule(
    'Die Markierung',
    'Die für eine Technologie bezahlte Nut wird ihre Markierung. Niemand kann sie fördern, rauben oder tauschen, und niemand hat eine Technologie doppelt.',
  ),
  'ruling 18': rule(
    'Extra Energy sofort',
    'Extra Energy bringt ihre Aktion schon in dem Zug, in dem du sie bekommst.',
  ),
  'ruling 19': rule(
    '14 Kolonien',
    'Du kannst 14 setzen. Zerstörte und eingegangene kommen zu dir zurück und lassen sich neu gründen.',
  ),
  'ruling 20': rule(
    'Das letzte Schiff',
    'Wer das letzte Schiff verliert, bekommt sofort ein neues, auf dem Heimatplaneten oder dem nächsten freien Feld.',
  ),
  'ruling 21': rule(
    'Drei bei 5-4',
    'Das Schicksal 5-4 gibt drei Nuts, wie es in der Tabelle steht.',
  ),
  'ruling 22': rule(
    'Was am Schiff bleibt',
    'Schäden bleiben den Zug über am Schiff. Was am Planeten und seinen Bewohnern liegt, endet mit dem Abflug, oder nach Verabredung erst mit dem Zug.',
  ),
  'ruling 23': rule('3-3 ohne Aktionen', 'Hast du keine Aktion mehr, bewirkt 3-3 nichts.'),
  'ruling 24': rule(
    'Umtausch',
    'Eine eigene Nut in die Bank, eine andersfarbige heraus, ein Tausch nach dem anderen. Du darfst jederzeit aufhören.',
  ),
  'ruling 25': rule(
    'Geschenkte Technologie',
    '6-1 kostet nichts; die Markierung kommt aus der Bank. Hat sie keine, bekommst du die Technologie trotzdem.',
  ),
  'ruling 26': rule(
    'Geschenkte Kolonie',
    '6-3: ein Planet mit einer Kolonie von dir oder dein Heimatplanet, egal wie voll. Du brauchst eine Kolonie im Vorrat.',
  ),
  'ruling 27': rule(
    'Ein freier Planet',
    '6-4: kein Schiff und keine fremde Kolonie dort. Kein zweites Schicksal, und du darfst ablehnen.',
  ),
  'ruling 28': rule(
    'Geschenktes Schiff',
    '6-5: auf einem eigenen Planeten ohne Schiff, auch dem Heimatplaneten. Es würfelt kein Schicksal.',
  ),
  'ruling 29': rule('Eine Gabe', '6-6 gibt genau eine Gabe nach Wahl, auch eine ohne Wirkung.'),
  'ruling 30': rule(
    'Ende der Runde',
    'Beide Enden warten das Ende der Runde ab, damit alle gleich oft dran waren, wenn nichts anderes verabredet ist. Eine 14. Kolonie zählt auch, wenn sie danach fällt.',
  ),
  'ruling 31': rule(
    'Gleichstand',
    'Kolonien, dann Nuts auf der Hand, dann Technologien, dann Schiffe; danach wird der Platz geteilt.',
  ),
  'ruling 32': rule(
    'Angebote',
    'Eine gegen eine, verschiedene Farben. Wer dreimal abgelehnt hat, wird in diesem Zug nicht mehr gefragt.',
  ),
  'ruling 33': rule(
    'Start im Loch',
    'Wer seine Bewegung auf einem AstroHole beginnt, kann von dort nicht springen.',
  ),
  'ruling 34': rule(
    'Löcher sind keine Nachbarn',
    'Von einem AstroHole zum anderen greift niemand an.',
  ),
  'ruling 35': rule(
    'Heimatplanet besetzt',
    'Solange irgendein Schiff auf deinem Heimatplaneten steht, kannst du nicht bauen.',
  ),
  'ruling 36': rule(
    'Neue Schiffe',
    'Ein in diesem Zug gebautes oder geschenktes Schiff darf in diesem Zug handeln.',
  ),
  'ruling 37': rule('Ohne Nuts', 'Du kannst trotzdem fliegen, fördern und angreifen.'),
  'ruling 38': rule(
    'Keine Schulden',
    'Jeder Preis wird vorher geprüft; Aktionen fallen nie unter 0.',
  ),
  'ruling 39': rule(
    'Die letzte Landung',
    'Nur die letzte Landung eines Schiffs zählt, zwei Bedingungen treffen also nie zusammen, außer wenn sie nach Verabredung den Zug über gelten.',
  ),
  'ruling 40': rule(
    'Füllen durch das Los',
    'Große Planeten kommen zuerst, jede Farbe so wahrscheinlich, wie ihr Vorrat groß ist. Wiederholt wird eine Farbe nur, wenn nichts anderes übrig ist.',
  ),
  'ruling 41': rule(
    'Um Durchflug bitten',
    'Jeder Besitzer auf dem Weg wird einmal gefragt, der Reihe nach. Nach einer Absage ist nichts bezahlt, und an diesen Schiffen kommt in diesem Zug niemand vorbei.',
  ),
  'ruling 42': rule(
    'Handel mit allen',
    'Wer zuerst annimmt, bekommt den Tausch. Nimmt niemand an, haben alle Gefragten abgelehnt.',
  ),
  'ruling 43': rule(
    'Der Ersatz',
    'Das neue Schiff hat keine Schäden des alten und würfelt für nichts. Der Rest des Flugs entfällt; Bezahltes bleibt bezahlt.',
  ),
  'ruling 44': rule(
    'Niemand scheidet aus',
    'Niemand scheidet je aus. Wer nichts tun kann, beendet den Zug.',
  ),
  'ruling 45': rule(
    'Nuts obendrauf',
    'Die zusätzliche Nut bei 3-4 und 3-5 ist jedes Mal fällig, nach Verabredung nur beim ersten Mal, und muss vorher auf der Hand sein.',
  ),
  'ruling 46': rule(
    'Die vierzehnte',
    'Sie zählt, sobald sie steht, auch geschenkt, und nachdem sie schlechte Luft überlebt hat. Nach Verabredung zählen auch Kolonien, die gestanden haben und zerstört wurden.',
  ),
  'ruling 47': rule(
    'Teleport',
    'Ein Teleport ist keine Bewegung: keine Aktionen, keine Erlaubnis, keine Asteroiden. Am Ziel kostet alles das Übliche.',
  ),
  'ruling 48': rule(
    'Schicksal eines Schiffs',
    'Das Schicksal betrifft das gelandete Schiff. Nuts, Technologien, Aktionen, Kolonien und Schiffe gehören dem Spieler.',
  ),
  'ruling 49': rule(
    'Time Warp bei der Verteidigung',
    'Wahlweise ein zweiter, eigener Einsatz: ein Verteidigungswurf zwischen zwei eigenen Zügen. Oder ein einziger Einsatz je Runde, für irgendeinen deiner Würfe; zu Beginn jeder Runde haben ihn alle wieder.',
  ),
  'ruling 50': rule(
    'Keine unnötigen Fragen',
    'Lässt das Schicksal nur eine Antwort zu, wird nicht gefragt. Ein neues Schiff bekommt deine kleinste freie Nummer.',
  ),
  'ruling 51': rule(
    'Aufgeben',
    'Im eigenen Zug darfst du aufgeben. Deine Schiffe und Kolonien verlassen den Plan, deine Nuts gehen an die AstroBank. Wer als Letzter bleibt, gewinnt.',
  ),
  'ruling 52': rule(
    'Schicksal für den ganzen Zug',
    'Nach Verabredung liegen 2-1 bis 2-4 den Zug über auf dem Schiff, 3-4, 3-5 und 4-4 bis 4-6 auf dir und allen deinen Schiffen. Aufschläge addieren sich, auch auf geschenkte Kolonien; vom Gleichen gilt nur eines. Bei schlechter Luft zählt die schlechtere, bei Geschenken das bessere.',
  ),
  'ruling 53': rule(
    'Die eigene Farbe legen',
    'Nach Verabredung legst du nur Nuts deiner Farbe und solche, die niemand spielt. Findet keine davon mehr einen Platz, darfst du jede Farbe legen.',
  ),
};
