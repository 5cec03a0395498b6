import { botNames } from '@sternwarte/bots/names';
import { sayBack } from '@sternwarte/engine';
import type { CliWords } from './index.ts';
import { help, usage } from './usage-de.ts';

export const de: CliWords = {
  help,
  usage,
  errors: {
    unknownCommand: (command, known) => `den Befehl „${command}“ gibt es nicht; es gibt: ${known}`,
    unknownOption: (option) => `die Option ${option} gibt es nicht`,
    missingValue: (option) => `${option} braucht einen Wert`,
    missingArgument: (name) => `<${name}> fehlt`,
    tooMany: (argument) => `„${argument}“ ist ein Argument zu viel`,
    unknownGame: (game, known) => `das Spiel „${game}“ gibt es nicht; es gibt: ${known}`,
    unknownBot: (bot, known) => `den Bot „${bot}“ gibt es nicht; es gibt: ${known}`,
    badNumber: (option, min, max) => `${option} muss eine ganze Zahl von ${min} bis ${max} sein`,
    badDecimal: (option, min, max) =>
      `${option} muss eine Zahl von ${min} bis ${max} sein, etwa 0.01`,
    badChoice: (option, known) => `${option} muss eines davon sein: ${known}`,
    badSeats: (min, max) => `--seats muss eine ganze Zahl von ${min} bis ${max} sein, oder all`,
    badLanguage: (language) => `die Sprache „${language}“ gibt es nicht; es gibt: de, en`,
    badJson: (option) => `${option} ist kein JSON-Objekt`,
    botCount: (bots, seats) => `${bots} Bots für ${seats} Plätze`,
    playerCount: (players, min, max) =>
      `${players} Personen; dieses Spiel ist für ${min} bis ${max}`,
    playerName: (name) => `„${name}“ ist kein Name aus 1 bis 60 Zeichen`,
    cannotRead: (file) => `${file} lässt sich nicht lesen`,
    cannotWrite: (file) => `${file} lässt sich nicht schreiben`,
    noGoal: (goal, known) => `kein Ziel ${goal}; es gibt ${known.join(', ')}`,
    otherGame: (file, game) => `${file} ist eine Partie von ${game}`,
    noTestRunner: 'die Tests lassen sich nicht auflisten; „npm ci“ installiert, was fehlt',
    seeHelp: (command) => `siehe sternwarte ${command} --help`,
  },
  botNames: botNames.de,
  bots: {
    heading: (title) => `${title}: die Gegner`,
    random: 'Irgendein erlaubter Zug, jeder gleich wahrscheinlich.',
    how: (game) => `Zum Beispiel: sternwarte play ${game} --players Ada,@admiral`,
  },
  ladder: {
    gauntlet: (bot) => `Jeder Herausforderer gegen ${bot}: wie oft der Herausforderer gewinnt`,
    gauntletColumns: ['Herausforderer', 'Partien', 'Siege', '95-%-Intervall', 'abgebrochen'],
    progress: (done, total, shares) => `${done} von ${total} Partien · ${shares}`,
    heading: (title, games, actions) => `${title}: ${games} Partien, im Mittel ${actions} Aktionen`,
    columns: [
      'Bot',
      'Partien',
      'Siege',
      '95 %',
      'Wertung',
      'Entsch./Partie',
      'ms im Mittel',
      'ms höchstens',
      'Versuche/Wahl',
    ],
    givenUp: (count) => `abgebrochen: ${count}`,
    interrupted: (done, total) => `Abgebrochen nach ${done} von ${total} Partien.`,
    broken: (game, seed, n, reason) =>
      `${game}, Startwert ${seed}, Partie ${n} ist zusammengebrochen: ${reason}`,
  },
  tune: {
    progress: (seats, round, rounds, done, games) =>
      `${seats} Personen, Runde ${round} von ${rounds}: ${done} von ${games} Partien`,
    heading: (seats, ignorance) => `${seats} Personen (nichts zu wissen wäre ${ignorance})`,
    round: (round, samples, likelihood) =>
      `  Runde ${round}: ${samples} Stellungen, Log-Likelihood ${likelihood}`,
    trial: (round, share, isBetter) =>
      `  Runde ${round}: ${share} der Partien gewonnen${isBetter ? ', übernommen' : ''}`,
    climbed: (round, apart) => `  Runde ${round}: die Seiten lagen im Mittel ${apart} auseinander`,
    nothing: (round) => `  Runde ${round}: keine Partie ging zu Ende, also nichts gelernt`,
    noFeatures: (game) => `${game} hat noch keine Merkmale, deren Gewichte man lernen könnte`,
    damaged: (file) => `${file} enthält etwas anderes als Gewichte und wird nicht überschrieben`,
    written: (file) => `Geschrieben: ${file}`,
    interrupted: (seats) =>
      `Abgebrochen; die Gewichte für ${seats} Personen und alle weiteren bleiben, wie sie waren.`,
  },
  analyse: {
    progress: (done, total) => `${done} von ${total} Stellungen`,
    beginning: 'vor dem ersten Eintrag',
    swings: 'Was am meisten geändert hat:',
    nothing: 'Noch hat nichts etwas geändert.',
    better: (move) => `Die Suche hätte: ${move}`,
    interrupted: (done, total) => `Abgebrochen nach ${done} von ${total} Stellungen.`,
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
    back: (to) => sayBack(to, 'de'),
    undo: (name, to) =>
      to < 0 ? `${name} nimmt alles zurück` : `${name} geht zurück hinter ${to}`,
    badAt: (max) => `--at muss eine ganze Zahl von -1 bis ${max} sein`,
  },
  backup: {
    exists: (file) => `${file} gibt es schon`,
    done: (file) => `Gesichert in ${file}. Darin stehen Startwerte und Links: nur für deine Augen.`,
    damaged: (file) => `${file} ist keine vollständige Sicherung`,
    inUse: 'der Server läuft noch; bitte erst anhalten',
    restored: (file) =>
      `Wiederhergestellt in ${file}; was vorher dort war, liegt daneben (.before).`,
  },
  moveStore: {
    places: 'bitte sagen, von wo und wohin: sqlite:<Datei> oder postgres://…',
    obstacles: {
      noSource: 'die Datei, aus der umgezogen werden soll, gibt es nicht',
      notEmpty: 'am Ziel liegt schon etwas, und überschrieben wird nichts',
      inUse: 'auf einem von beiden läuft noch ein Server; bitte erst anhalten',
      different: 'was ankam, ist nicht, was geschickt wurde; davon ist nichts behalten',
    },
    done: 'Alles ist da: Anzahlen und Prüfsummen beider Seiten sind gleich.',
  },
  verify: {
    sound: (entries) => `Alle ${entries} Einträge folgen den Regeln.`,
    otherKey: 'Die Partie trägt kein Siegel von dem genannten Schlüssel.',
    sealed: (key) =>
      `Versiegelt: Züge, Zeiten, Namen und das Ende sind so, wie sie der Server mit diesem Schlüssel unterschrieben hat: ${key}`,
    fair: (draws) =>
      `Der Zufall war fair: ${draws} ${draws === 1 ? 'Ziehung' : 'Ziehungen'} aus Startwert und Beigaben nachgerechnet.`,
    fairSince: (draws, before) =>
      `Der Zufall war fair, seit die Partie eine andere fortsetzt: ${draws} ${draws === 1 ? 'Ziehung' : 'Ziehungen'} aus Startwert und Beigaben nachgerechnet. Was vorher fiel (${before}), hat niemand zugesagt.`,
    notFinished: 'Die Partie ist nicht zu Ende.',
    badCommitment: 'Eine Festlegung hat 64 Hexadezimalziffern.',
    commitment: (commitment) => `Festlegung: ${commitment}`,
    sameCommitment: 'Es ist die genannte: Das ist die Partie, die damit begann.',
    broken: (file) => `Mit ${file} stimmt etwas nicht.`,
  },
  rules: {
    summary: (rules, tests) => `${rules} Regeln, bewiesen durch ${tests} Tests`,
    untested: (rules) => `ohne Test: ${rules}`,
    uncited: (rules) =>
      `nirgends im Quelltext genannt, oder genannt und angeblich ohne Code: ${rules}`,
    none: 'KEIN TEST',
    columns: ['Regel', 'Wo', 'Tests, die sie beweisen'],
    more: 'Weiteres',
    proofs: 'Beweise',
    ours: (settled) => `Unsere Festlegung zu ${settled}`,
    reason: (reads, because) => `So lesen wir das Regelheft: ${reads} Warum: ${because}`,
    option: (name, about) => `Option „${name}“: ${about}`,
  },
  play: {
    welcome: (title, tagline) => `${title}\n${tagline}\n„hilfe“ sagt, was du eingeben kannst.`,
    commitment: (hash) => `Der Zufall ist festgelegt: ${hash}`,
    resumed: (entries) => `Weiter nach ${entries} Einträgen.`,
    suggested: (option, value) => `${option}: ${value}, ein Vorschlag für Partien mit Bots.`,
    moves: (count) => (count === 1 ? '1 erlaubter Zug:' : `${count} erlaubte Züge:`),
    unlisted: 'Erlaubt ist noch mehr, was hier nicht aufgezählt ist: Tippe es mit Namen ein.',
    prompt: '> ',
    commands: `eine Nummer, oder ein Zug mit Namen   diesen Zug machen
züge                           alle erlaubten Züge mit Nummer, in Worten
brett                          noch einmal die Stellung
tipp                           die besten Züge, und was für sie spricht
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
    curtain: (name) => `${name} ist dran. Gib weiter, dann Eingabetaste.`,
    language: 'Also Deutsch.',
    over: (result) => `Die Partie ist zu Ende. ${result}`,
    published:
      'Der Startwert steht in der Aufzeichnung; „sternwarte verify“ prüft jede Ziehung nach.',
    bot: (name, strength) => `${name} (${strength})`,
    thinking: (name) => `${name} denkt nach …`,
    botFailed: (name) =>
      `${name} wusste nicht weiter; der Tisch hat an seiner Stelle einen einfachen Zug gemacht.`,
    hints: 'Die besten Züge, mit der geschätzten Gewinnchance:',
  },
  join: {
    badLink: 'das ist kein Link zu einem Tisch, etwa https://example.org/#/join/…',
    unreachable: 'dort antwortet kein Server von uns',
    guest: 'Gast',
    seated: (seat) => `Du sitzt hier: ${seat}.`,
    botPlays: 'Ein Bot spielt für dich; mit deinem nächsten Zug hast du den Platz zurück.',
    lookingOn: 'Du schaust zu.',
    free: 'frei',
    yourself: (name) => `${name} (du)`,
    away: (name) => `${name} (nicht da)`,
    stoodInFor: (name, bot) => `${name} (solange spielt ${bot})`,
    onlooker: (name) => `${name} (schaut zu)`,
    waiting: 'Die Partie hat noch nicht begonnen; das tut, wer den Tisch eröffnet hat.',
    begun: 'Die Partie beginnt.',
    paused: 'Die Partie ist unterbrochen.',
    resumed: 'Die Partie geht weiter.',
    ended: 'Die Partie wurde vom Gastgeber beendet.',
    broken: 'Die Verbindung ist abgebrochen; neuer Versuch …',
    notAsked: 'Du wirst gerade nichts gefragt.',
    time: (seconds) => `Deine Zeit: ${Math.floor(seconds / 60)} min ${seconds % 60} s`,
    backAsked: 'Die anderen werden gefragt, ob alle zurückgehen wollen.',
    backAsks: (name, to, draws) =>
      `${name} möchte zurück hinter Eintrag ${to}${draws === 0 ? '' : `, über Ziehungen hinweg: ${draws}`}. „rücknahme ja“ oder „rücknahme nein“?`,
    backEnded: {
      granted: () => 'Alle waren einverstanden zurückzugehen.',
      declined: (name) => `${name} möchte nicht zurückgehen.`,
      withdrawn: (name) => `${name} fragt nicht mehr danach zurückzugehen.`,
      lapsed: () => 'Die Frage, ob alle zurückgehen wollen, hat sich erledigt.',
    },
    nobodyAsks: 'Niemand möchte gerade zurückgehen.',
    comeBack: (address) =>
      `Dein Platz bleibt deiner. Zurück kommst du mit: sternwarte join ${address}`,
    record: (address) => `Die Aufzeichnung, zum Zurückschauen und Nachprüfen: ${address}`,
    commands: `eine Nummer, oder ein Zug mit Namen   diesen Zug machen
züge                           alle erlaubten Züge mit Nummer, in Worten
brett                          die Stellung
zurück                         den letzten Zug zurücknehmen;  zurück alles: den ganzen Zug
rücknahme                      die anderen bitten, weiter zurückzugehen;  rücknahme ja, rücknahme nein: ihnen antworten
regel                          die Regeln auflisten;  regel R6.4: eine davon
leute                          wer wo sitzt
sag TEXT                       etwas zu allen sagen
lang en                        auf Englisch weiterspielen
verlassen                      den Platz aufgeben; läuft die Partie, spielt ein Bot weiter
aufhören                       das Terminal verlassen; der Platz bleibt deiner`,
  },
};
