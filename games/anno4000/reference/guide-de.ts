import type { RulingReason } from '@sternwarte/engine';
import type { HelpId } from '../rules/rulebook.ts';
import type { Chapter, Ruling } from './guide.ts';

const why = (reads: string, because: string): RulingReason => ({ reads, because });

export const chapters: Readonly<Record<Chapter, string>> = {
  aim: 'Das Ziel',
  board: 'Das Sternfeld',
  setUp: 'Aufbau',
  turn: 'Der Zug',
  battle: 'Gefecht',
  home: 'Verlust des Heimatsterns',
  end: 'Das Ende',
};

/** Was das Regelheft sagt oder offenlässt, und warum wir es so halten. */
export const reasons: Readonly<Record<Ruling, RulingReason>> = {
  'ruling 1': why(
    'Jeder sucht sich einen Heimatstern aus; das Los ist für Streitfälle.',
    'Andere Beschreibungen binden die Heimatsterne an die Zahl der Mitspielenden. Ein fester Satz mit freier Wahl darin wird beidem gerecht, und kein Platz ist schlechter.',
  ),
  'ruling 2': why(
    'Die anderen sollen ausrechnen können, in welchen Sektoren eine Scheibe auftauchen kann.',
    'Das geht nur, wenn Herkunft, Feld und Zahl der Schiffe offen liegen.',
  ),
  'ruling 3': why(
    'Die Landung wird für jedes Feld der Bahn beschrieben, auch für das erste.',
    'Eine Scheibe ist schon weitergerückt, bevor man landen darf; ein Feld weit führt also nur der Kurzflug.',
  ),
  'ruling 4': why(
    'Scheiben rücken nur vorwärts, niemand kehrt um.',
    'Der eigene Sektor ist ein Feld entfernt, und keine fliegende Scheibe steht noch auf Feld 1.',
  ),
  'ruling 5': why(
    'Über die Landung auf einem eigenen Stern steht nichts da.',
    'Nichts verbietet sie, und Verstärken ist das Natürlichste, was eine Flotte tun kann.',
  ),
  'ruling 6': why(
    'Nach der Landung kommt die Scheibe von der Bahn; leere Scheiben liegen auf dem Eintrittsfeld.',
    'Also ist sie so frei wie jede andere. Das Beispiel des Doppelzugs nimmt die zweite nur, weil sie gerade dalag.',
  ),
  'ruling 7': why(
    'Die Schritte eines Zugs werden der Reihe nach erzählt; ob man sie mischen darf, bleibt offen.',
    'Alle Beispielrunden halten diese Reihenfolge ein, und sie lässt die meiste Freiheit.',
  ),
  'ruling 8': why(
    'Ein Angriff braucht ein Schiff mehr, um zu gelingen. Was bei Gleichstand geschieht, fehlt.',
    'Was nicht gelingt, ist verloren, und wer ein Gefecht verliert, verliert die Flotte.',
  ),
  'ruling 9': why(
    'Flotten, die gleichzeitig ankommen, kämpfen gemeinsam.',
    'Die Landungen sind vorbei, bevor der Abflug beginnt; ein Kurzflug kommt also nie gleichzeitig an.',
  ),
  'ruling 10': why(
    'Zwei Scheiben dürfen einen Stern gemeinsam angreifen.',
    'Gemeinsam heißt in einer Landung. Wer sie einzeln landet, hat zwei Gefechte gewählt.',
  ),
  'ruling 11': why(
    'Vor einem Start muss Feld 1 frei sein.',
    'Das ist es immer: Was flog, ist weitergerückt. Geprüft wird es trotzdem.',
  ),
  'ruling 12': why(
    'Flüge nehmen einen kürzesten Weg und kehren nicht um. Was geschieht, wenn es keinen mehr gibt, fehlt.',
    'Eine Scheibe, die von dort weiterflöge, könnte nie mehr landen; also muss sie jetzt herunter.',
  ),
  'ruling 13': why(
    'Landen und Abfliegen ist etwas, das man darf.',
    'Also darf man es auch lassen, wo keine andere Regel es verlangt.',
  ),
  'ruling 14': why(
    'Neue Schiffe brauchen einen gehaltenen Heimatstern. Ihn zu verlassen, verbietet nichts.',
    'Was nicht verboten ist, ist erlaubt, und der Preis ist hoch genug.',
  ),
  'ruling 15': why(
    'Bedroht wird im Gegenzug, wer den Heimatstern genommen hat.',
    'Hat ihn inzwischen ein Dritter, kann nur drohen und bedroht werden, wer jetzt dort steht.',
  ),
  'ruling 16': why(
    'Erst ist vom Anbieten eines Tausches die Rede, dann davon, dass beide bleiben und beide abziehen.',
    'Ein Angebot mit nur einer Antwort ist keines; also geschieht er von selbst.',
  ),
  'ruling 17': why(
    'Beide sollen die Sterne in der nächsten Runde räumen.',
    'Ohne Waffenruhe nähme, wer zuerst am Zug ist, einfach seinen Stern zurück und behielte den anderen.',
  ),
  'ruling 18': why(
    'Alle Schiffe verlassen den fremden Heimatstern.',
    'Das braucht einen Abflug und eine freie Scheibe, also ist beides Pflicht. Möglich ist es immer: Jede Scheibe kann irgendwo landen.',
  ),
  'ruling 19': why(
    'Der Tausch wird in der nächsten Runde vollzogen.',
    'Runden statt Züge zu zählen, gibt beiden dieselbe Frist, wo immer sie sitzen.',
  ),
  'ruling 20': why(
    'Nur der Verlust des Heimatsterns wird als Ende genannt.',
    'Ohne Schiff kann man nie wieder etwas bauen oder bewegen.',
  ),
  'ruling 21': why(
    'Wie viele Schiffe in der Schachtel liegen, steht nicht da.',
    'Eine Grenze, die niemand kennt, ist keine. Wer eine will, kann sie vereinbaren.',
  ),
  'ruling 22': why(
    'In der Schachtel liegen vier Flotten und vier Bahnen.',
    'Nichts deutet darauf, dass Abwesende Schiffe haben.',
  ),
  'ruling 23': why(
    'Wer ausscheidet, nimmt seine Schiffe vom Brett. Sein Stern bleibt.',
    'Niemand ist mehr da, den man bedrohen könnte; also ist er ein Stern wie jeder andere.',
  ),
  'ruling 24': why(
    'Die Produktion ist der erste Schritt im Zug, und neue Schiffe erscheinen zu Hause.',
    'Stehen dort fremde Schiffe, ist kein Platz für sie.',
  ),
  'ruling 25': why(
    'Von mehreren Bedrohten zugleich ist nicht die Rede.',
    'Geprüft wird jeder am Ende seines eigenen Zugs: Dann ist seine Frist vorbei.',
  ),
  'ruling 26': why(
    'Bündnisse kommen in den Standardregeln nicht vor.',
    'Was man einander verspricht, kann man halten oder brechen.',
  ),
  'ruling 27': why(
    'Ein Abflug im Zug, nach den Landungen.',
    'Sonst könnte jemand seinen Abflug verbrauchen und nicht mehr tun, was er muss.',
  ),
  'ruling 28': why(
    'Beide Partner räumen die Sterne.',
    'Ist einer fort, gibt es niemanden mehr, für den man räumt.',
  ),
  'ruling 29': why(
    'Ein Abflug im Zug; von mehreren Tauschen zugleich ist nicht die Rede.',
    'Mehr als einen Stern im Zug kann man nicht räumen; die anderen warten.',
  ),
  'ruling 30': why(
    'Von einem umkämpften Stern startet in derselben Runde niemand; das Wort meint auch einen Zug.',
    'Es folgt auf einen Satz, der den Zug des Landenden meint. Als ganze Runde gelesen könnte ein geopfertes Schiff eine Flotte festhalten, aber nur bei manchen Plätzen.',
  ),
  'ruling 31': why(
    'Heimatstern verloren, alle Schiffe verloren, gewonnen: Eine Reihenfolge steht nicht da.',
    'Diese behandelt alle gleich und fragt nie nach jemandem, der schon fort ist.',
  ),
  'ruling 32': why(
    'Vom Aufgeben ist nicht die Rede.',
    'Wer am Bildschirm sitzt, muss gehen können, ohne den anderen das Spiel zu beenden.',
  ),
  'ruling 33': why(
    'Zwei Scheiben, und kein Wort, welche man nimmt.',
    'Sie unterscheiden sich in nichts, was zählt, und eine Wahl ohne Bedeutung soll man nicht treffen müssen.',
  ),
};

/** Wonach gefragt wird, wenn man eine Regel sucht und nicht weiß, wie sie hier heißt. */
export const names: Readonly<Partial<Record<HelpId, string>>> = {
  R1: 'gewinnen Sieg siegen Ziel Zweck Würfel Karten geheim',
  'R3.2': 'wohin fliegen Reichweite Weg weit Abstand zählen diagonal',
  'R3.3': 'Kreis Kreuz Zeichen Bedeutung',
  'R4.1': 'Spieler Mitspieler Anzahl zu zweit zu viert',
  'R4.4': 'Start Startaufstellung Anfang Aufbau Scheiben Schiffe am Anfang',
  'R4.5': 'anfangen fängt an Anfang Startspieler zuerst',
  R5: 'Ablauf Phasen Spielzug Reihenfolge Runde',
  'ruling 13': 'nichts tun aussetzen passen',
  'R6.1': 'neue Schiffe bekommen bekomme Nachschub bauen wachsen Paar Runde',
  'R6.2': 'Scheibe Bahn weiter',
  'R6.3': 'landen ankommen Ziel wohin fliegen',
  'ruling 5': 'verstärken eigener Stern',
  'ruling 12': 'muss landen Pflicht letztes Feld',
  'R6.4': 'starten abfliegen losfliegen Schiffe laden',
  'R6.5': 'Nachbarstern nebenan Doppelzug',
  'R6.6': 'besitzen gehört besetzen halten',
  R7: 'Kampf kämpfen Angriff angreifen greife Schlacht Verlust verlieren stärker',
  'ruling 8': 'Unentschieden gleich stark gleich viele Gleichstand Kampf',
  'ruling 26': 'Allianz verbünden Vertrag Frieden',
  'R8.1': 'Heimatstern verloren erobert bedroht',
  'R8.2': 'Heimatstern verloren retten zurückerobern Rettung',
  'R8.3': 'ausscheiden rausfliegen verlieren verloren',
  'R8.4': 'tauschen gegenseitig Waffenstillstand',
  'R8.5': 'verlieren raus ausgeschieden',
  R9: 'gewinnen gewonnen Sieg Sieger Ende Unentschieden Gleichstand zu Ende',
  'ruling 32': 'kapitulieren aufhören',
  R10: 'Varianten Hausregeln Einstellungen',
};
