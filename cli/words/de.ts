import type { CliWords } from './index.ts';

export const de: CliWords = {
  help: `Sternwarte: klassische Weltraum-Brettspiele, exakt, fair und schnell

  sternwarte play <Spiel>       im Terminal spielen, gegen Bots oder Menschen an einer Tastatur
  sternwarte simulate <Spiel>   Bots viele Partien spielen lassen und zählen
  sternwarte replay <Datei>     eine aufgezeichnete Partie ansehen
  sternwarte verify <Datei>     jeden Zug und jede Ziehung einer Partie nachprüfen
  sternwarte rules <Spiel>      welcher Test welche Regel beweist

Jeder Befehl erklärt sich selbst: sternwarte <Befehl> --help
Sprache: --lang de oder --lang en, sonst wie im System eingestellt.`,
  usage: {
    play: `sternwarte play <Spiel> [--players A,B,@random] [--options JSON] [--resume DATEI]

  Spielt im Terminal. Züge gibt man als Nummer oder mit Namen ein, in beiden Sprachen.

  --players LISTE  ein Name je Platz; @random ist ein Bot. Sonst: du gegen einen Bot
  --options JSON   Optionen des Spiels, etwa '{"maxRounds":30}'
  --seed TEXT      jedes Mal dieselben Lose und dieselben Bots
  --resume DATEI   eine gespeicherte Partie fortsetzen
  --lang de|en     Sprache`,
    simulate: `sternwarte simulate <Spiel> [--seats N] [--games N] [--bots LISTE] [--seed TEXT]

  Lässt Bots spielen und zählt. Derselbe Startwert gibt dieselben Partien.

  --seats N        Personenzahl; sonst so viele, wie das Spiel erlaubt
  --games N        Zahl der Partien; sonst 100
  --bots LISTE     ein Bot je Platz, etwa random,random; sonst überall random
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
    verify: `sternwarte verify <Datei>

  Spielt eine aufgezeichnete Partie nach, prüft jeden Zug an den Regeln und berechnet jede Ziehung neu aus dem
  veröffentlichten Startwert. Rückgabewert 1 mit Begründung, wenn etwas nicht stimmt.

  --lang de|en     Sprache`,
    rules: `sternwarte rules <Spiel> [--json | --markdown]

  Nennt jede Regel des Spiels und die Tests, die sie im Namen tragen. Rückgabewert 1, wenn eine Regel keinen Test hat.

  --json           als JSON: ein Objekt von der Regel zu den Tests
  --markdown       als Markdown-Seite
  --lang de|en     Sprache`,
  },
  errors: {
    unknownCommand: (command, known) => `den Befehl „${command}“ gibt es nicht; es gibt: ${known}`,
    unknownOption: (option) => `die Option ${option} gibt es nicht`,
    missingValue: (option) => `${option} braucht einen Wert`,
    missingArgument: (name) => `<${name}> fehlt`,
    tooMany: (argument) => `„${argument}“ ist ein Argument zu viel`,
    unknownGame: (game, known) => `das Spiel „${game}“ gibt es nicht; es gibt: ${known}`,
    unknownBot: (bot, known) => `den Bot „${bot}“ gibt es nicht; es gibt: ${known}`,
    badNumber: (option, min, max) => `${option} muss eine ganze Zahl von ${min} bis ${max} sein`,
    badLanguage: (language) => `die Sprache „${language}“ gibt es nicht; es gibt: de, en`,
    badJson: (option) => `${option} ist kein JSON-Objekt`,
    botCount: (bots, seats) => `${bots} Bots für ${seats} Plätze`,
    playerCount: (players, min, max) =>
      `${players} Personen; dieses Spiel ist für ${min} bis ${max}`,
    playerName: (name) => `„${name}“ ist kein Name aus 1 bis 60 Zeichen`,
    cannotRead: (file) => `${file} lässt sich nicht lesen`,
    cannotWrite: (file) => `${file} lässt sich nicht schreiben`,
    otherGame: (file, game) => `${file} ist eine Partie von ${game}`,
    noTestRunner: 'die Tests lassen sich nicht auflisten; „npm ci“ installiert, was fehlt',
    seeHelp: (command) => `siehe sternwarte ${command} --help`,
  },
  simulate: {
    progress: (done, total, speed) => `${done} von ${total} Partien, ${speed} Aktionen/s`,
    summary: ({ games, actions, speed, seconds }) =>
      `${games} Partien, ${actions} Aktionen in ${seconds} s, ${speed} Aktionen/s`,
    length: (min, median, mean, max) =>
      `Länge: ${min} bis ${max} Aktionen, Median ${median}, Mittel ${mean}`,
    wins: (seat, bot, wins, share) => `${seat} (${bot}): ${share} der Siege (${wins})`,
    ending: (name, count) => `${name}: ${count}`,
    unfinished: 'unbeendet',
    violations: (count) => (count === 0 ? 'keine Verletzungen' : `${count} Verletzungen`),
    violation: (game, detail) => `Partie ${game}: ${detail}`,
    records: (count, folder) => `${count} Aufzeichnungen in ${folder}`,
  },
  replay: {
    heading: (title, names, entries) => `${title}: ${names}, ${entries} Einträge`,
    undo: (name, to) =>
      to < 0 ? `${name} nimmt alles zurück` : `${name} geht zurück hinter ${to}`,
    badAt: (max) => `--at muss eine ganze Zahl von -1 bis ${max} sein`,
  },
  verify: {
    sound: (entries) => `Alle ${entries} Einträge folgen den Regeln.`,
    fair: (draws) =>
      `Der Zufall war fair: ${draws} ${draws === 1 ? 'Ziehung' : 'Ziehungen'} aus Startwert und Beigaben nachgerechnet.`,
    notFinished: 'Die Partie ist nicht zu Ende.',
    broken: (file) => `Mit ${file} stimmt etwas nicht.`,
  },
  rules: {
    summary: (rules, tests) => `${rules} Regeln, bewiesen durch ${tests} Tests`,
    untested: (rules) => `ohne Test: ${rules}`,
    none: 'KEIN TEST',
    columns: ['Regel', 'Was sie sagt', 'Tests, die sie beweisen'],
  },
  play: {
    welcome: (title, tagline) => `${title}\n${tagline}\n„hilfe“ sagt, was du eingeben kannst.`,
    commitment: (hash) => `Der Zufall ist festgelegt: ${hash}`,
    resumed: (entries) => `Weiter nach ${entries} Einträgen.`,
    moves: (count) => (count === 1 ? '1 erlaubter Zug:' : `${count} erlaubte Züge:`),
    prompt: '> ',
    commands: `eine Nummer, oder ein Zug mit Namen   diesen Zug machen
züge                           alle erlaubten Züge mit Nummer, in Worten
brett                          noch einmal die Stellung
zurück                         den letzten Zug zurücknehmen;  zurück alles: den ganzen Zug
regel                          die Regeln auflisten;  regel R6.4: eine davon
verlauf                        was bisher geschah
immer ZUG                      anderen immer diese Antwort geben, ohne Frage;  frage: wieder fragen
speichern DATEI                speichern, und ab jetzt immer dorthin
lang en                        auf Englisch weiterspielen
aufhören                       das Programm verlassen`,
    notUnderstood: (text) =>
      `„${text}“ ist weder ein Zug noch ein Befehl. „hilfe“ nennt die Befehle.`,
    noSuchNumber: (count) => `Es gibt die Züge 1 bis ${count}.`,
    undone: (count) => (count === 1 ? 'Zurückgenommen.' : `${count} Züge zurückgenommen.`),
    saved: (file) => `Gespeichert in ${file}.`,
    saveHow: 'speichern braucht einen Dateinamen, etwa: speichern freitag.swm.json',
    unsaved:
      'Die Partie ist nicht gespeichert. „speichern DATEI“ speichert sie, noch einmal „aufhören“ geht ohne.',
    bye: 'Klaren Himmel!',
    unknownRule: (rule) => `Eine Regel „${rule}“ gibt es nicht.`,
    ruleList: 'Gib „regel“ und eine Nummer ein:',
    standing: (answers) =>
      answers === '' ? 'Du wirst jedes Mal gefragt.' : `Du antwortest immer: ${answers}`,
    curtain: (name) => `${name} ist gefragt. Gib weiter, dann Eingabetaste.`,
    language: 'Also Deutsch.',
    over: (result) => `Die Partie ist zu Ende. ${result}`,
    published:
      'Der Startwert steht in der Aufzeichnung; „sternwarte verify“ prüft jede Ziehung nach.',
    bot: (name) => `${name} (Bot)`,
  },
};
