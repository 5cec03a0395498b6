import type { HelpText } from '@sternwarte/engine';
import type { HelpId } from '../rules/rulebook.ts';

const rule = (title: string, text: string): HelpText => ({ title, text });

/** Regelhilfe auf Deutsch: ein kurzer Text zu jedem Abschnitt und jeder Festlegung. */
export const helpDe: Readonly<Record<HelpId, HelpText>> = {
  R1: rule(
    'Worum es geht',
    'Keine Würfel, keine Karten, nichts ist verborgen außer den Absichten. Nimm die Heimatsterne der anderen und behalte deinen: Wer seinen als Letzter hält, gewinnt.',
  ),
  'R3.1': rule(
    'Sektoren und Ebenen',
    'Zwölf Buchstaben liegen in drei Spalten und vier Reihen. Jeden gibt es auf zwei Ebenen, gelb oben und rot unten: zusammen 24 Sektoren mit je zwei Sternen.',
  ),
  'R3.2': rule(
    'Entfernung',
    'Gezählt werden die Sektoren auf geraden Schritten, der erste und der letzte mit; wer nur die Ebene wechselt, fliegt also 2. Jeder Flug nimmt einen kürzesten Weg; der längste auf dem Feld misst 7.',
  ),
  'R3.3': rule(
    'Symbole',
    'Ein Kreis steht für Bevölkerung, ein Kreuz für Bodenschätze. Ein Stern trägt beides, eines davon oder nichts; ohne Symbol taugt er nur als Standort.',
  ),
  'R3.4': rule(
    'Sterne',
    'Es gibt 48 Sterne, vier zu jedem Buchstaben: zwei gelbe, zwei rote. Von den vieren trägt einer beide Symbole, einer den Kreis, einer das Kreuz und einer keines.',
  ),
  'R3.5': rule(
    'Ein gerechtes Sternfeld',
    'In jedem Sektor einer Ebene liegt genau ein Symbolpaar, und von jedem Heimatstern in der Ecke sieht das Feld gleich aus.',
  ),
  'R4.1': rule('Personenzahl', 'Es spielen zwei, drei oder vier.'),
  'R4.2': rule(
    'Heimatsterne',
    'Die Personenzahl bestimmt, welche Sterne Heimatsterne sind (in der Spielregel auch Hauptsterne). Jeder trägt beide Symbole; Heimatsterne anderer Sätze sind gewöhnliche Sterne.',
  ),
  'R4.3': rule(
    'Wer welchen bekommt',
    'Die Heimatsterne werden verlost oder, wenn ihr das vereinbart, in Sitzfolge gewählt.',
  ),
  'R4.4': rule(
    'Anfangsstellung',
    'Alle setzen 15 Schiffe auf ihren Heimatstern. Beide Scheiben liegen leer auf dem Eintrittsfeld, alle anderen Sterne sind leer.',
  ),
  'R4.5': rule('Wer beginnt', 'Das Los entscheidet; von dort geht es im Uhrzeigersinn weiter.'),
  R5: rule(
    'Der Zug',
    'Produktion und Vorrücken der Scheiben geschehen von selbst. Danach kannst du Scheiben landen lassen und einmal abfliegen; dann beendest du den Zug. Eine Runde ist je ein Zug aller, die noch dabei sind.',
  ),
  'R6.1': rule(
    'Produktion',
    'In jeder Produktionsrunde (2, 4, 6 und so weiter) gibt jedes Paar aus Kreis und Kreuz auf deinen Sternen ein Schiff, ob auf einem Stern oder auf zweien. Neue Schiffe erscheinen auf deinem Heimatstern, den du selbst halten musst.',
  ),
  'R6.2': rule(
    'Vorrücken',
    'Zu Beginn deines Zuges rückt jede Scheibe, die unterwegs ist, ein Feld weiter, ob du willst oder nicht.',
  ),
  'R6.3': rule(
    'Landung',
    'Eine Scheibe kann auf einem der beiden Sterne eines Sektors landen, der vom Abflugort so weit entfernt ist, wie ihr Feld zählt. Alle ihre Schiffe landen. Zwei Scheiben, die denselben Stern erreichen, können gemeinsam landen und kämpfen als eine Flotte.',
  ),
  'R6.4': rule(
    'Start',
    'Einmal im Zug kannst du beliebig viele Schiffe eines Sterns auf eine freie Scheibe laden; sie kommt auf Feld 1. Der Abflugort ist für alle sichtbar, das Ziel noch nicht gewählt. Nicht von einem Stern, auf dem du in diesem Zug gekämpft hast.',
  ),
  'R6.5': rule(
    'Kurzflug',
    'Statt zu starten, können Schiffe zum anderen Stern desselben Sektors und derselben Ebene wechseln. Dafür muss eine Scheibe frei sein, und sie bleibt es. Erst landen, dann wechseln heißt Doppelzug.',
  ),
  'R6.6': rule(
    'Besitz',
    'Ein Stern gehört dir, solange mindestens eines deiner Schiffe dort steht.',
  ),
  R7: rule(
    'Raumgefecht',
    'Wer auf einem fremden Stern ankommt, kämpft. Die kleinere Flotte ist verloren, die größere verliert nichts; Angreifer brauchen mindestens ein Schiff mehr. Von diesem Stern fliegt im selben Zug niemand ab.',
  ),
  'R8.1': rule(
    'Ein Heimatstern fällt',
    'Wer deinen Heimatstern hält, bedroht dich. Alles andere behältst du, produzieren kannst du aber nicht.',
  ),
  'R8.2': rule(
    'Ein Zug zum Handeln',
    'Erobere in deinem nächsten Zug deinen Heimatstern zurück, oder nimm den Heimatstern dessen, der deinen hält.',
  ),
  'R8.3': rule(
    'Die Prüfung',
    'Am Ende deines Zuges bist du sicher, wenn niemand sonst auf deinem Heimatstern steht oder du mit dem, der dort steht, im Austausch bist. Sonst scheidest du aus.',
  ),
  'R8.4': rule(
    'Austausch',
    'Haltet ihr gegenseitig eure Heimatsterne, bleiben beide im Spiel, und in der nächsten Runde räumt jeder den des anderen mit allen Schiffen. Bis dahin fliegt keiner sie an.',
  ),
  'R8.5': rule(
    'Ausscheiden',
    'Alle Schiffe des Ausgeschiedenen verlassen Sterne und Scheiben. Wer den Heimatstern erobert hat, behält ihn als gewöhnlichen Stern.',
  ),
  'R8.6': rule('Keine Schiffe', 'Wer am Ende eines Zuges kein Schiff mehr hat, scheidet aus.'),
  R9: rule(
    'Spielende',
    'Wer als Letzter übrig ist, gewinnt sofort. Ist eine letzte Runde vereinbart, gewinnt danach die beste Stellung: Heimatstern, dann Paare, Schiffe, Sterne; bei Gleichstand gemeinsam.',
  ),
  R10: rule(
    'Optionen',
    'Vor der Partie lassen sich andere Heimatsterne, ihre Wahl, das gegenseitige Vernichten gleicher Flotten, eine Schiffsgrenze und eine letzte Runde vereinbaren.',
  ),
  'ruling 1': rule(
    'Heimatsterne wählen',
    'Der Satz steht mit der Personenzahl fest; darin wird gewählt oder gelost.',
  ),
  'ruling 2': rule(
    'Was offen ist',
    'Abflugort, Feld und Schiffszahl jeder Scheibe sehen alle. Nur das Ziel nicht, und das steht vor der Landung auch nicht fest.',
  ),
  'ruling 3': rule(
    'Landung auf Feld 1',
    'Bevor eine Scheibe zum ersten Mal landen kann, ist sie schon auf Feld 2; für ein Feld gibt es den Kurzflug.',
  ),
  'ruling 4': rule(
    'Zurückfliegen',
    'Im Sektor ihres Abflugs kann eine Scheibe nicht landen: Er ist ein Feld entfernt, und Scheiben rücken nur vor.',
  ),
  'ruling 5': rule(
    'Landung auf eigenem Stern',
    'Die Schiffe kommen zu denen, die schon dort stehen.',
  ),
  'ruling 6': rule(
    'Eine Scheibe zweimal',
    'Eine eben gelandete Scheibe ist frei und kann im selben Zug wieder starten, außer es ist vereinbart, dass sie ruht.',
  ),
  'ruling 7': rule(
    'Reihenfolge im Zug',
    'Immer Produktion, Vorrücken, Landungen, ein Abflug. Ein Tisch kann Landungen auch nach dem Abflug zulassen.',
  ),
  'ruling 8': rule(
    'Gleich starke Flotten',
    'Der Angriff scheitert und die Angreifer sind verloren, außer es ist vereinbart, dass beide verloren sind.',
  ),
  'ruling 9': rule(
    'Kurzflüge kämpfen allein',
    'Ein Kurzflug kommt nach den Landungen, er zählt also nicht zum Angriff einer Scheibe.',
  ),
  'ruling 10': rule(
    'Getrennte Landungen',
    'Scheiben, die nacheinander landen, kämpfen nacheinander. Nur die gemeinsame Landung zählt sie zusammen.',
  ),
  'ruling 11': rule(
    'Feld 1',
    'Für einen Abflug muss es frei sein, und das ist es immer, weil fliegende Scheiben schon weitergerückt sind.',
  ),
  'ruling 12': rule(
    'Das letzte Feld',
    'Eine Scheibe muss landen, wenn kein späteres Feld mehr auf kürzestem Weg erreichbar wäre: aus Ecken auf 7, vom Rand auf 6, aus der Mitte auf 5.',
  ),
  'ruling 13': rule(
    'Passen',
    'Niemand muss landen oder abfliegen, außer nach den Festlegungen 12 und 18.',
  ),
  'ruling 14': rule(
    'Leerer Heimatstern',
    'Du darfst ihn verlassen. Bis deine Schiffe zurück sind, produzierst du nicht, und jeder kann ihn kampflos nehmen.',
  ),
  'ruling 15': rule(
    'Zweimal erobert',
    'Es zählt, wer deinen Heimatstern am Ende deines Zuges hält. Hält ihn niemand, bist du sicher.',
  ),
  'ruling 16': rule(
    'Kein Ablehnen',
    'Ein Austausch beginnt von selbst; keine Seite kann ihn ausschlagen.',
  ),
  'ruling 17': rule(
    'Waffenruhe',
    'Solange der Austausch läuft, fliegt keiner der beiden den Heimatstern des anderen an, und auch nicht den eigenen, solange der andere dort steht. Alles Übrige ist erlaubt. Ein Tisch kann vereinbaren, dass man den eigenen Heimatstern trotzdem zurückerobern darf und dass ein geräumter Stern im nächsten Zug verschont bleibt.',
  ),
  'ruling 18': rule(
    'Räumung',
    'Ist der Austausch fällig, musst du den Stern in diesem Zug mit allen Schiffen verlassen. Sind beide Scheiben unterwegs, muss zuerst eine landen. Nur ein Kurzflug, der dich vor dem Ausscheiden rettet, darf vorgehen; geräumt wird dann in einem späteren Zug.',
  ),
  'ruling 19': rule(
    'Wann sie fällig ist',
    'In der Runde nach Beginn des Austauschs, für beide gleich.',
  ),
  'ruling 20': rule(
    'Nichts mehr übrig',
    'Ohne Schiff kommt niemand zurück, darum ist am Ende dieses Zuges Schluss für ihn.',
  ),
  'ruling 21': rule('Vorrat', 'Schiffe gibt es immer genug, außer ihr vereinbart eine Grenze.'),
  'ruling 22': rule(
    'Weniger Personen',
    'Flotten, Scheiben und Bahnen der Fehlenden bleiben in der Schachtel.',
  ),
  'ruling 23': rule(
    'Frühere Heimatsterne',
    'Der Heimatstern von jemandem, der ausgeschieden ist, ist ein gewöhnlicher Stern.',
  ),
  'ruling 24': rule(
    'Bedroht ohne Produktion',
    'Die Produktion steht am Anfang des Zuges und braucht den Heimatstern; wer bedroht ist, bekommt also nichts.',
  ),
  'ruling 25': rule(
    'Zwei Bedrohte',
    'Jeder wird am Ende des eigenen Zuges geprüft. Scheidet dein Eroberer vorher aus, bist du sicher.',
  ),
  'ruling 26': rule('Bündnisse', 'Absprachen am Tisch binden niemanden.'),
  'ruling 27': rule(
    'Ein Abflug beendet das Landen',
    'Danach landet keine Scheibe mehr, und solange eine landen muss, gibt es keinen Abflug. Ist eine Räumung fällig, ist sie der einzige erlaubte, außer zur eigenen Rettung.',
  ),
  'ruling 28': rule(
    'Ein Partner geht',
    'Scheidet einer der beiden aus, ist der Austausch vorbei und niemand muss mehr räumen.',
  ),
  'ruling 29': rule(
    'Mehrere Räumungen',
    'Sind mehrere Sterne zu räumen, wähle je Zug einen; die anderen bleiben fällig.',
  ),
  'ruling 30': rule(
    'Siegreiche Verteidiger',
    'Eine Flotte, die einen Angriff abgewehrt hat, kann im nächsten Zug ihres Besitzers wie immer starten, außer es ist vereinbart, dass vor der nächsten Runde niemand den Stern verlässt.',
  ),
  'ruling 31': rule(
    'Reihenfolge am Zugende',
    'Zuerst fallen beendete Austausche weg. Dann wird der Heimatstern geprüft. Danach scheiden alle, die keine Schiffe mehr haben, gemeinsam aus, und wieder fallen beendete Austausche weg. Zuletzt kommt der Sieg. Bleibt niemand, teilen sich die zuletzt Gegangenen den Sieg.',
  ),
  'ruling 32': rule(
    'Aufgeben',
    'Jederzeit im eigenen Zug. Deine Schiffe verschwinden, und Sterne, die du besetzt hattest, werden leer.',
  ),
  'ruling 33': rule(
    'Gleiche Scheiben',
    'Ein Start nimmt die erste freie Scheibe; welche, ist ohne Bedeutung.',
  ),
};
