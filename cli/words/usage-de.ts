import type { CliWords } from './index.ts';

export const help = `Sternwarte: klassische Weltraum-Brettspiele, exakt, fair und schnell

  sternwarte play <Spiel>       im Terminal spielen, gegen Bots oder Menschen an einer Tastatur
  sternwarte join <Link>        an einem Online-Tisch mitspielen, im Terminal
  sternwarte bots <Spiel>       wer die Gegner sind und wie sie denken
  sternwarte simulate <Spiel>   Bots viele Partien spielen lassen und zählen
  sternwarte ladder <Spiel>     messen, wie stark Bots sind
  sternwarte tune <Spiel>       Bots aus eigenen Partien lernen lassen
  sternwarte replay <Datei>     eine aufgezeichnete Partie ansehen
  sternwarte analyse <Datei>    wer wann wie gut stand, und was das geändert hat
  sternwarte puzzles <Spiel>    Rätsel in Partien von Bots finden und beweisen
  sternwarte verify <Datei>     jeden Zug und jede Ziehung einer Partie nachprüfen
  sternwarte backup <Datei>     alles sichern, was ein Server aufbewahrt
  sternwarte restore <Datei>    eine Sicherung wiederherstellen
  sternwarte move-store <a> <b> aus einer Datei in ein PostgreSQL umziehen, oder zurück
  sternwarte rules <Spiel>      welcher Test welche Regel beweist

Jeder Befehl erklärt sich selbst: sternwarte <Befehl> --help
Sprache: --lang de oder --lang en, sonst wie im System eingestellt.`;

export const usage: CliWords['usage'] = {
  play: `sternwarte play <Spiel> [--players A,B,@pilot] [--options JSON] [--resume DATEI]

  Spielt im Terminal. Züge gibt man als Nummer oder mit Namen ein, in beiden Sprachen. „tipp“ nennt gute Züge.

  --players LISTE  ein Name je Platz; hinter einem @ steht ein Bot: @kadett, @pilot, @admiral oder @random.
                   Sonst: du gegen @pilot. „sternwarte bots <Spiel>“ beschreibt sie
  --options JSON   Optionen des Spiels, etwa '{"maxRounds":30}'
  --seed TEXT      jedes Mal dieselben Lose und dieselben Bots; der Admiral denkt dann nicht nach der Uhr
  --resume DATEI   eine gespeicherte Partie fortsetzen
  --lang de|en     Sprache`,
  join: `sternwarte join <Link> [--name NAME] [--me DATEI] [--watch] [--quiet]

  Spielt an einem Online-Tisch mit. Der Link ist eine Einladung, wie sie der Browser zeigt (https://example.org/#/join/…),
  oder die Adresse eines Tisches, an dem du sitzt (…/#/table/…). Du bekommst den Platz, zu dem er führt, oder einen freien,
  oder schaust zu. Züge gibt man wie bei play als Nummer oder mit Namen ein. Bricht die Verbindung ab, kommt sie von
  selbst wieder.

  --name NAME      wie du dort heißt
  --me DATEI       wo das Zeichen liegt, an dem dich jeder Server wiedererkennt; sonst
                   ~/.config/sternwarte/me.json. Wer es liest, kann auf deinem Platz sitzen
  --watch          keinen Platz nehmen
  --quiet          nichts von dem zeigen, was gesprochen wird
  --lang de|en     Sprache

  Eine Partie mit jemandem im Terminal wird nicht gewertet. Exit-Code 1, wenn dich der Server nicht mehr einlässt.`,
  bots: `sternwarte bots <Spiel> [--json]

  Sagt, gegen wen man spielen kann und wie jeder denkt.

  --json           als JSON: id, name, about
  --lang de|en     Sprache`,
  ladder: `sternwarte ladder <Spiel> [--seats N] [--games N] [--bots LISTE] [--iterations N] [--seed TEXT]

  Lässt Bots gegeneinander antreten und misst ihre Stärke. Von Partie zu Partie rückt jeder einen Platz weiter.
  Derselbe Startwert gibt dieselben Partien, auf wie vielen Kernen auch immer; nur die Zeiten sind andere.

  --seats N        Personenzahl; sonst so wenige, wie das Spiel erlaubt
  --games N        Zahl der Partien, am besten ein Vielfaches der Personenzahl; sonst 100
  --bots LISTE     random, kadett, pilot oder admiral für jeden Platz; sind es weniger, sitzt der letzte auf allen
                   übrigen. Sonst pilot,kadett
                   Hinter einem @ steht eine Generation: admiral@1. Auch die Herausforderer des Spiels haben Namen
                   Hinter einem : steht, wie oft er den Suchbaum durchläuft, admiral:400, und hinter einem + wie oft
                   zusätzlich, wenn andere gefragt sind, admiral:400+2000, wo das Spiel Bäume behält
  --gauntlet       der erste der Bots gegen jeden Herausforderer des Spiels
  --iterations N   wie oft der Admiral den Suchbaum durchläuft; sonst so oft, wie das Spiel es vorsieht
  --seed TEXT      sonst 1
  --options JSON   Optionen des Spiels, etwa '{"maxRounds":200}'
  --cores N        so viele Kerne benutzen; sonst alle
  --json           die Zahlen als JSON: command, games, endings, givenUp, bots …
  --out DATEI      das JSON dorthin schreiben
  --lang de|en     Sprache

  Das Intervall enthält den wahren Anteil in 95 von 100 Fällen. 400 Punkte Wertung sind Chancen von zehn zu eins.
  Strg-C zeigt, was bis dahin bekannt ist (Rückgabewert 130). Rückgabewert 1, wenn ein Bot Unerlaubtes vorschlägt.`,
  tune: `sternwarte tune <Spiel> [--seats N | all] [--games N] [--rounds N] [--seed TEXT] [--out DATEI]

  Findet aus Partien des Piloten gegen sich selbst, wie viel jedes Merkmal einer Stellung zählt. Mit duel fordert in jeder
  Runde ein Herausforderer mit etwas anderen Gewichten den Inhaber, und löst ihn ab, wenn er deutlich öfter gewinnt. Mit
  slope spielen je Runde zwei Seiten, deren Gewichte sich alle ein wenig unterscheiden, und wer öfter gewinnt, zieht sie
  zu sich; dafür braucht es Hunderte kurzer Runden. Bei beiden werden am Ende alle Gewichte so gestreckt, dass
  versprochene Chancen eintreffen. Mit fit lernt jede Runde daraus, wer mit den Gewichten der vorigen gewonnen hat.
  Derselbe Startwert gibt dieselben Gewichte, auf wie vielen Kernen auch immer.

  --seats N        eine Personenzahl, oder all; sonst all
  --games N        Partien je Runde; sonst 400
  --rounds N       Runden; sonst 6
  --method M       duel, slope oder fit; sonst duel
  --iterations N   für Gewichte des Admirals: beide Seiten gehen so oft durch den Baum; sonst spielen Piloten
  --seed TEXT      sonst 1
  --stray N        eine von N Entscheidungen dem Gefühl überlassen, damit auch Seltsames vorkommt; sonst 8
  --every N        eine von N Stellungen lernen, denn Nachbarn sind sich gleich; sonst 4
  --drift N        hin und wieder N Aktionen nach Gefühl, wie jenseits der Blätter einer Suche, und lernen, wo es endet
  --worlds N       in so vielen Welten vorausschauen; sonst wie das Spiel sagt
  --foresight N    so viele Aktionen vorausschauen; sonst wie das Spiel sagt
  --pull X         wie fest die alten Gewichte halten; sonst 0.001
  --from QUELLE    guess: von der ersten Schätzung des Spiels aus; zero: von vorn; shipped: von seinen Gewichten; sonst guess
  --options JSON   Optionen des Spiels
  --cores N        so viele Kerne benutzen; sonst alle
  --out DATEI      sonst games/<Spiel>/bot/weights.json; andere Personenzahlen darin bleiben
  --lang de|en     Sprache

  Gedruckt wird die mittlere Log-Likelihood je Runde: 0 wäre Gewissheit.`,
  simulate: `sternwarte simulate <Spiel> [--seats N] [--games N] [--bots LISTE] [--seed TEXT]

  Lässt Bots spielen und zählt. Derselbe Startwert gibt dieselben Partien.

  --seats N        Personenzahl; sonst so viele, wie das Spiel erlaubt
  --games N        Zahl der Partien; sonst 100
  --bots LISTE     random, kadett, pilot oder admiral für jeden Platz; sind es weniger, sitzt der letzte auf allen
                   übrigen. Sonst überall random
  --iterations N   wie oft der Admiral den Suchbaum durchläuft; sonst so oft, wie das Spiel es vorsieht
  --seed TEXT      sonst 1
  --options JSON   Optionen des Spiels, etwa '{"maxRounds":200}'
  --out ORDNER     jede Partie dort aufzeichnen
  --json           die Zahlen als JSON: games, actions, actionsPerSecond, length, wins, endings, violations
  --lang de|en     Sprache

  Ein geteilter Sieg zählt anteilig. Rückgabewert 1, wenn eine Partie eine Invariante verletzt hat.`,
  replay: `sternwarte replay <Datei> [--at N]

  Zeigt den Verlauf einer aufgezeichneten Partie und die Stellung, zu der er führt.

  --at N           nach Eintrag N anhalten; -1 ist die Stellung vor dem ersten
  --lang de|en     Sprache`,
  puzzles: `sternwarte puzzles <Spiel> [--goal NAME] [--seats N] [--each N] [--games N] [--budget N] [--seed TEXT] [--out DATEI]

  Sucht in Partien von Bots Stellungen, in denen nur wenige erste Züge das Meiste erreichen, was sich erzwingen lässt,
  beweist das durch Ansehen aller Wege und aller Antworten, stuft sie danach ein, welcher Bot sie findet, und schreibt
  sie als JSON.

  --seats N        Partien zu so vielen; sonst von jeder Größe reihum
  --goal NAME      nur nach diesem Ziel suchen
  --each N         so viele von jedem Ziel; sonst 8
  --games N        aus höchstens so vielen Partien; sonst 40
  --budget N       wie viele Stellungen ein Beweis ansehen darf; sonst 3000
  --seed TEXT      derselbe Same findet dieselben Rätsel
  --out DATEI      dorthin schreiben`,
  analyse: `sternwarte analyse <Datei> [--iterations N] [--json] [--out DATEI]

  Schätzt nach jedem Eintrag einer aufgezeichneten Partie, wie gut jeder steht, und nennt die Züge und Ziehungen, die
  das am meisten geändert haben, mit dem Zug, den die Suche gemacht hätte. Alles Verdeckte liegt dabei offen.

  --iterations N   wie gründlich jede Stellung durchsucht wird; sonst 100
  --json           als JSON: positions, swings …
  --out DATEI      das JSON dorthin schreiben
  --lang de|en     Sprache

  Strg-C zeigt, was bis dahin bekannt ist (Rückgabewert 130).`,
  verify: `sternwarte verify <Datei> [--commitment HEX] [--key SCHLÜSSEL]

  Spielt eine aufgezeichnete Partie nach, prüft jeden Zug an den Regeln und berechnet jede Ziehung neu aus dem
  veröffentlichten Startwert. Rückgabewert 1 mit Begründung, wenn etwas nicht stimmt.

  --commitment HEX die Festlegung vom Beginn der Partie: findet eine Aufzeichnung, die von Anfang bis Ende neu gemacht ist
  --key SCHLÜSSEL  der Schlüssel des Servers (/.well-known/sternwarte-key): findet ein Siegel von anderer Hand
  --lang de|en     Sprache`,
  rules: `sternwarte rules <Spiel> [--json | --markdown]

  Nennt jede Regel des Spiels und die Tests, die sie im Namen tragen. Rückgabewert 1, wenn eine Regel keinen Test hat.

  --json           als JSON: ein Objekt von der Regel zu den Tests
  --markdown       als Markdown-Seite
  --lang de|en     Sprache`,
  backup: `sternwarte backup <Datei> [--data ORDNER]

  Sichert alles, was ein Server aufbewahrt, in eine Datei; auch während er läuft.

  --data ORDNER    wo der Server seine Datenbank hat; sonst die Variable DATA, sonst .data im Projekt
  --lang de|en     Sprache`,
  restore: `sternwarte restore <Datei> [--data ORDNER]

  Stellt eine Sicherung wieder her. Der Server muss dafür stehen; was vorher da war, bleibt daneben liegen (.before).

  --data ORDNER    wie bei backup
  --lang de|en     Sprache`,
  'move-store': `sternwarte move-store <von> <nach>

  sternwarte move-store sqlite:<Datei> postgres://<Adresse>
  sternwarte move-store postgres://<Adresse> sqlite:<Datei>

  Trägt alles, was ein Server aufbewahrt, in eine andere, leere Datenbank und vergleicht Anzahlen und Prüfsummen beider
  Seiten. Auf keiner von beiden darf ein Server laufen. Was am alten Ort liegt, bleibt, wie es war.

  --lang de|en     Sprache`,
};
