import type { RulingReason } from '@sternwarte/engine';
import type { HelpId } from '../rules/rulebook.ts';
import type { Chapter, Ruling } from './guide.ts';

const why = (reads: string, because: string): RulingReason => ({ reads, because });

export const chapters: Readonly<Record<Chapter, string>> = {
  aim: 'Ziel und Spielplan',
  setUp: 'Aufbau',
  turn: 'Der Zug',
  actions: 'Aktionen',
  fate: 'Schicksal',
  end: 'Das Ende',
};

/** Was das Regelheft sagt oder offenlässt, und warum wir es so halten. */
export const reasons: Readonly<Record<Ruling, RulingReason>> = {
  'ruling 1': why(
    'Jeder nimmt 20 Nuts einer Farbe; das klingt, als brächten Abwesende keine mit.',
    'Schiffe und Technologien brauchen alle vier Farben, also sind alle 80 dabei.',
  ),
  'ruling 2': why(
    'Heimatplaneten heißen die Planeten in den Ecken.',
    'Ausgenommen werden sie von nichts, also sind sie Planeten wie alle anderen.',
  ),
  'ruling 3': why(
    'Wo drei sitzen, steht nicht da.',
    'Drei Ecken in Sitzfolge kamen in vielen Probepartien fast gleich heraus.',
  ),
  'ruling 4': why(
    'Erst werden die Planeten gefüllt, dann bekommt jeder eine Nut jeder Farbe.',
    'So könnte eine Farbe ausgehen. Vorher beiseitegelegt, kommt niemand zu kurz.',
  ),
  'ruling 5': why(
    'Die Nuts eines Planeten sollen verschieden sein; wessen Nuts man legt, bleibt offen.',
    'Ein gemeinsamer Vorrat braucht keine Buchführung, und ganz zuletzt ist eine doppelte Farbe besser als eine Lücke.',
  ),
  'ruling 6': why(
    'Dasselbe Wort meint einen Zug und eine Runde.',
    'Schicksal und Technologien ergeben nur im Zug der Betroffenen Sinn; das Ende sieht auf alle.',
  ),
  'ruling 7': why(
    'Man sagt eine Zahl an; eine Grenze fehlt.',
    'Mehr als 6 kann man nicht würfeln und verschenkte nur die Verdopplung.',
  ),
  'ruling 8': why(
    'Die Zahl der Aktionen verdoppelt sich, wenn der Wurf reicht.',
    'Gemeint ist die angesagte: Sonst gäbe es nichts zu wagen.',
  ),
  'ruling 9': why(
    'Man zieht von Feld zu Feld, und die Landung auf einem Planeten befragt das Schicksal.',
    'Jedes Feld ist eine eigene Aktion; wer zu einem Planeten kommt, ist also angekommen, was auch folgt.',
  ),
  'ruling 10': why(
    'Auf keinem Feld stehen zwei Schiffe.',
    'Nur Schiffe sind genannt, also stehen Kolonien niemandem im Weg.',
  ),
  'ruling 11': why(
    'An anderen darf man mit Erlaubnis vorbei. Wie lange sie gilt, fehlt.',
    'Für eine Bewegung lässt sie sich klar erfragen und geben.',
  ),
  'ruling 12': why(
    'Nichts hält ein Schiff von Planeten mit fremden Kolonien fern.',
    'Was nicht verboten ist, ist erlaubt. Die Grenze ist der Platz.',
  ),
  'ruling 13': why(
    'Angegriffen wird ein Nachbar.',
    'Wer auf demselben Planeten steht, ist mindestens so nah.',
  ),
  'ruling 14': why(
    'Der Verteidiger wählt, womit; von mehreren ist nicht die Rede.',
    'Also sagt der Angreifer, wen er meint, und die Wahl der Einheit bleibt, wo sie war.',
  ),
  'ruling 15': why(
    'Eine Reihenfolge der Würfel steht nicht ausdrücklich da.',
    'Das lange Beispiel im Heft würfelt in dieser.',
  ),
  'ruling 16': why(
    'Einmal im Zug darf man einen Würfel wiederholen.',
    'Gemeint ist der eigene Zug, und jeder Würfel, den man gerade selbst geworfen hat.',
  ),
  'ruling 17': why(
    'Ein Satz zahlt die Nut an die Bank, ein anderer legt sie auf den Heimatplaneten.',
    'Gemeint ist eine Nut. Sie verlässt die Hand und zeigt, was man hat.',
  ),
  'ruling 18': why(
    'Technologien wirken, sobald man sie hat.',
    'Also ist die Aktion noch im selben Zug da.',
  ),
  'ruling 19': why(
    'Es gibt 15 Steine; einer zählt die Aktionen.',
    'Bleiben 14 zum Setzen. Dass gefallene Kolonien für immer fort sind, steht nirgends.',
  ),
  'ruling 20': why(
    'Wer mit dem letzten Schiff abstürzt, bekommt ein neues.',
    'Es im Kampf oder an Asteroiden zu verlieren, ist kein besserer Grund auszuscheiden.',
  ),
  'ruling 21': why(
    'Die Schicksalstabelle gibt für diesen Wurf drei Nuts, ein Beispiel spricht von einer.',
    'Die Tabelle ist die Regel, und drei passt in die Reihe mit zwei, vier und fünf.',
  ),
  'ruling 22': why(
    'Vieles gilt für diese Runde, ohne zu sagen, ob es mit dem Schiff reist.',
    'Schäden reisen mit. Was ein Planet oder seine Bewohner tun, endet bei ihnen.',
  ),
  'ruling 23': why(
    'Eine Aktion geht verloren; was ohne eine geschieht, fehlt.',
    'Schulden kennt das Spiel sonst nirgends.',
  ),
  'ruling 24': why(
    'Man darf Nuts bei der Bank tauschen.',
    'Einzeln ist klar, was die Bank hat, und „darf“ ist kein Befehl.',
  ),
  'ruling 25': why(
    'Eine Technologie wird geschenkt; woher die Marke kommt, fehlt.',
    'Ein Geschenk kostet nichts, und eine leere Bank soll es nicht nehmen.',
  ),
  'ruling 26': why(
    'Eine Kolonie wird auf einem eigenen Planeten geschenkt.',
    'Eigen ist, wo man eine Kolonie hat oder zu Hause ist. Nur im Rahmen des Platzes wäre es kaum ein Geschenk.',
  ),
  'ruling 27': why(
    'Das Schiff kommt zu einem freien Planeten.',
    'Frei von Schiffen und von fremden Kolonien. Ein zweites Schicksal könnte endlos so weitergehen.',
  ),
  'ruling 28': why(
    'Ein Schiff wird auf einem eigenen Planeten geschenkt.',
    'Es ist nicht dorthin geflogen, also wird das Schicksal nicht befragt.',
  ),
  'ruling 29': why(
    'Eines der Geschenke darüber wird gewählt.',
    'Eines ist eines, auch ein nutzloses.',
  ),
  'ruling 30': why(
    'Das Spiel endet mit der Runde; bei 14 Kolonien klingt es anders.',
    'Ein sofortiges Ende bevorzugt den Anfang stark; am Ende der Runde hatten alle gleich viele Züge.',
  ),
  'ruling 31': why(
    'Die meisten Kolonien gewinnen. Gleichstand kommt nicht vor.',
    'Nuts, Technologien und Schiffe sind, was man sich sonst erarbeitet hat.',
  ),
  'ruling 32': why(
    'Einen Tausch darf man beliebig oft anbieten.',
    'Eine Nut gegen eine, und nach drei Absagen ist Ruhe.',
  ),
  'ruling 33': why(
    'Wer in ein Loch fliegt, darf springen.',
    'Dort zu stehen ist kein Hineinfliegen.',
  ),
  'ruling 34': why(
    'Löcher sind für den Flug verbunden.',
    'Ein Angriff braucht einen Nachbarn auf dem Plan, keinen Weg.',
  ),
  'ruling 35': why(
    'Neue Schiffe erscheinen zu Hause, und auf keinem Feld stehen zwei.',
    'Solange eines da ist, ist kein Platz.',
  ),
  'ruling 36': why(
    'Wann ein neues Schiff handeln darf, fehlt.',
    'Aktionen gehören der Person, und sie darf jedes ihrer Schiffe nehmen.',
  ),
  'ruling 37': why(
    'Ohne Nuts kann man nichts bezahlen.',
    'Fliegen, Fördern und Angreifen kosten nur Aktionen.',
  ),
  'ruling 38': why(
    'Bezahlt wird mit Aktionen und Nuts.',
    'Was man nicht hat, kann man nicht zahlen.',
  ),
  'ruling 39': why(
    'Mehrere Schicksale in einem Zug kommen nicht vor.',
    'Ein Eintrag betrifft den Planeten seiner Landung, also endet er mit der nächsten.',
  ),
  'ruling 40': why(
    'Die Planeten werden zufällig gefüllt, mit verschiedenen Farben.',
    'Mit den großen zuerst bleibt keine Sackgasse, und nichts wird zweimal gezogen.',
  ),
  'ruling 41': why(
    'Andere werden um Erlaubnis gefragt.',
    'Jeder einmal, in der Reihenfolge des Wegs; so wird niemand endlos gefragt.',
  ),
  'ruling 42': why(
    'Ein Angebot darf an alle gehen; wer es bekommt, fehlt.',
    'Wer zuerst zusagt, wie an jedem Tisch.',
  ),
  'ruling 43': why(
    'Wer abstürzt, bekommt ein neues Schiff.',
    'Neu heißt ohne die Schäden des alten, und gelandet ist es nirgends.',
  ),
  'ruling 44': why(
    'Dass jemand ausscheidet, steht nirgends.',
    'Ein Schiff ist immer da, also gibt es immer einen Zug.',
  ),
  'ruling 45': why(
    'Fördern oder Gründen kostet in dieser Runde eine Nut mehr.',
    'Als Preis der Tat gelesen, ist sie jedes Mal fällig. Noch nicht geförderte Nuts zahlen nichts.',
  ),
  'ruling 46': why(
    'Die 14. Kolonie beendet das Spiel.',
    'Sie muss stehen, um zu zählen; die schlechte Luft kommt also vorher.',
  ),
  'ruling 47': why(
    'Das Schiff wird anderswo abgesetzt.',
    'Das ist kein Flug, also ist nichts fällig, was Flüge kosten.',
  ),
  'ruling 48': why(
    'Das Schicksal spricht mal vom Schiff, mal von der Person.',
    'Was nur eine Person haben kann, ist ihres; alles andere ist Sache des Schiffs.',
  ),
  'ruling 49': why(
    'Einmal im Zug, sagt ein Satz; einmal in der Runde, ein anderer.',
    'Wer so liest, kann sie auch in der Verteidigung haben.',
  ),
  'ruling 50': why('Manche Wahl hat nur eine Antwort.', 'Danach zu fragen, kostet nur Zeit.'),
  'ruling 51': why(
    'Vom Aufgeben ist nicht die Rede.',
    'Wer am Bildschirm sitzt, muss gehen können, ohne den anderen das Spiel zu beenden.',
  ),
  'ruling 52': why(
    'Die Tabelle nennt Schiff oder Person und diese Runde, nicht den Planeten.',
    'Wer sie beim Wort nimmt, kann so spielen; Aufschläge müssen sich dann irgendwie addieren.',
  ),
  'ruling 53': why(
    'Jeder nimmt die Nuts einer Farbe und legt reihum.',
    'So gelesen legt man die eigenen. Passt keine, muss es trotzdem weitergehen.',
  ),
};

/** Wonach gefragt wird, wenn man eine Regel sucht und nicht weiß, wie sie hier heißt. */
export const names: Readonly<Partial<Record<HelpId, string>>> = {
  R1: 'gewinnen Sieg Ziel Zweck',
  R2: 'Material Anzahl Farben',
  'R3.1': 'Platz Größe klein groß Heimat',
  'R3.2': 'Karte Felder Spielfeld Routen',
  'R4.1': 'anfangen fängt an Startspieler zuerst',
  'R4.3': 'Start Startaufstellung Anfang',
  'R5.1': 'Wette wetten Ansage ansagen würfeln Würfel Aktionen Anzahl verdoppeln Spielzug Ablauf',
  R6: 'Ablauf tun Möglichkeiten',
  'R6.1':
    'fliegen Flug ziehen landen Landung vorbeifliegen überfliegen Schwarzes Loch springen Kosten',
  'ruling 9': 'vorbeifliegen vorbei Planet',
  'ruling 11': 'vorbeifliegen vorbei durch fragen',
  'R6.2': 'abbauen ernten Nuts nehmen bekommen sammeln',
  'R6.3': 'Kolonie gründen bauen siedeln Kosten kostet',
  'ruling 12': 'Kolonie gründen',
  'R6.4': 'Schiff bauen kaufen kostet Kosten Preis neues Schiff',
  'R6.5': 'angreifen kämpfen Kampf zerstören schießen verteidigen Würfel',
  'ruling 20': 'letztes Schiff verloren kein Schiff',
  'R6.6': 'kaufen erforschen Kosten kostet Laser Schild Schutzschild Zeitkrümmung',
  'R6.7': 'Handel tauschen Tausch Angebot anbieten',
  R7: 'Ereignis Tabelle Landung Würfel',
  R8: 'gewinnen gewonnen Sieg Sieger Ende Kolonien Anzahl viele',
  'ruling 31': 'unentschieden',
  'ruling 19': 'wie viele Kolonien Anzahl Grenze',
  'ruling 51': 'kapitulieren aufhören',
  R9: 'Optionen Hausregeln Asteroiden Schwarzes Loch',
};
