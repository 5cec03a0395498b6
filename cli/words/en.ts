import type { CliWords } from './index.ts';

export const en: CliWords = {
  help: `Sternwarte: classic space board games on one exact, fair and fast engine

  sternwarte play <game>        play in the terminal, against bots or people at one keyboard
  sternwarte simulate <game>    let bots play many games, and count
  sternwarte replay <file>      look at a recorded match
  sternwarte verify <file>      check every move and every draw of a recorded match
  sternwarte rules <game>       which test proves which rule

Every command explains itself: sternwarte <command> --help
Language: --lang de or --lang en, otherwise as your system is set.`,
  usage: {
    play: `sternwarte play <game> [--players A,B,@random] [--options JSON] [--resume FILE]

  Plays in the terminal. Moves are made by number or by name, both languages are understood.

  --players LIST   one name per seat; @random is a bot. Default: you against one bot
  --options JSON   options of the game, such as '{"maxRounds":30}'
  --seed TEXT      the same lots and the same bots every time
  --resume FILE    go on with a saved match
  --lang de|en     language`,
    simulate: `sternwarte simulate <game> [--seats N] [--games N] [--bots LIST] [--seed TEXT]

  Lets bots play and counts. The same seed gives the same games.

  --seats N        number of players; default: as many as the game allows
  --games N        number of games; default 100
  --bots LIST      one bot per seat, such as random,random; default: random everywhere
  --seed TEXT      default 1
  --options JSON   options of the game, such as '{"maxRounds":200}'
  --out DIR        write a record of every game there
  --json           print the figures as JSON: games, actions, actionsPerSecond, length, wins, endings, violations
  --lang de|en     language

  A shared win counts in parts. Exit code 1 when a game broke an invariant.`,
    replay: `sternwarte replay <file> [--at N]

  Prints the log of a recorded match and the position it leads to.

  --at N           stop after entry N; -1 is the position before the first
  --lang de|en     language`,
    verify: `sternwarte verify <file>

  Replays a recorded match, checks every move against the rules and recomputes every draw from the published seed.
  Exit code 1, with the reason, when anything is wrong.

  --lang de|en     language`,
    rules: `sternwarte rules <game> [--json | --markdown]

  Lists every rule of the game and the tests that name it. Exit code 1 when a rule has no test.

  --json           as JSON: an object from rule to tests
  --markdown       as a Markdown page
  --lang de|en     language`,
  },
  errors: {
    unknownCommand: (command, known) => `unknown command "${command}"; there are: ${known}`,
    unknownOption: (option) => `unknown option ${option}`,
    missingValue: (option) => `${option} needs a value`,
    missingArgument: (name) => `<${name}> is missing`,
    tooMany: (argument) => `"${argument}" is one argument too many`,
    unknownGame: (game, known) => `unknown game "${game}"; there are: ${known}`,
    unknownBot: (bot, known) => `unknown bot "${bot}"; there are: ${known}`,
    badNumber: (option, min, max) => `${option} must be a whole number from ${min} to ${max}`,
    badLanguage: (language) => `unknown language "${language}"; there are: de, en`,
    badJson: (option) => `${option} is not a JSON object`,
    botCount: (bots, seats) => `${bots} bots for ${seats} seats`,
    playerCount: (players, min, max) =>
      `${players} players; this game is played by ${min} to ${max}`,
    playerName: (name) => `"${name}" is not a name of 1 to 60 characters`,
    cannotRead: (file) => `cannot read ${file}`,
    cannotWrite: (file) => `cannot write ${file}`,
    otherGame: (file, game) => `${file} is a match of ${game}`,
    noTestRunner: 'the tests cannot be listed; "npm ci" installs what is missing',
    seeHelp: (command) => `see sternwarte ${command} --help`,
  },
  simulate: {
    progress: (done, total, speed) => `${done} of ${total} games, ${speed} actions/s`,
    summary: ({ games, actions, speed, seconds }) =>
      `${games} games, ${actions} actions in ${seconds} s, ${speed} actions/s`,
    length: (min, median, mean, max) =>
      `length: ${min} to ${max} actions, median ${median}, mean ${mean}`,
    wins: (seat, bot, wins, share) => `${seat} (${bot}): ${share} of the wins (${wins})`,
    ending: (name, count) => `${name}: ${count}`,
    unfinished: 'unfinished',
    violations: (count) => (count === 0 ? 'no violations' : `${count} violations`),
    violation: (game, detail) => `game ${game}: ${detail}`,
    records: (count, folder) => `${count} records in ${folder}`,
  },
  replay: {
    heading: (title, names, entries) => `${title}: ${names}, ${entries} entries`,
    undo: (name, to) =>
      to < 0 ? `${name} takes everything back` : `${name} goes back to after ${to}`,
    badAt: (max) => `--at must be a whole number from -1 to ${max}`,
  },
  verify: {
    sound: (entries) => `All ${entries} entries follow the rules.`,
    fair: (draws) =>
      `Chance was fair: ${draws} ${draws === 1 ? 'draw' : 'draws'} recomputed from seed and nonces.`,
    notFinished: 'The match is not finished.',
    broken: (file) => `${file} is not sound.`,
  },
  rules: {
    summary: (rules, tests) => `${rules} rules, proven by ${tests} tests`,
    untested: (rules) => `without a test: ${rules}`,
    none: 'NO TEST',
    columns: ['Rule', 'What it says', 'Tests that prove it'],
  },
  play: {
    welcome: (title, tagline) => `${title}\n${tagline}\n"help" tells what you can type.`,
    commitment: (hash) => `Chance is settled: commitment ${hash}`,
    resumed: (entries) => `Going on after ${entries} entries.`,
    moves: (count) => (count === 1 ? '1 legal move:' : `${count} legal moves:`),
    prompt: '> ',
    commands: `a number, or a move by name    make that move
moves                          all legal moves with their numbers, in words
board                          the position again
undo                           take back the last move;  undo all: the whole turn
rule                           list the rules;  rule R6.4: one of them
log                            what has happened so far
always MOVE                    give this answer to others without being asked;  ask: be asked again
save FILE                      save, and keep saving there from now on
lang de                        continue in German
quit                           leave`,
    notUnderstood: (text) =>
      `"${text}" is neither a move nor a command. "help" lists the commands.`,
    noSuchNumber: (count) => `There are moves 1 to ${count}.`,
    undone: (count) => (count === 1 ? 'Taken back.' : `${count} moves taken back.`),
    saved: (file) => `Saved to ${file}.`,
    saveHow: 'save needs the name of a file, such as: save friday.swm.json',
    unsaved: 'The match is not saved. "save FILE" saves it, "quit" again leaves without.',
    bye: 'Clear skies!',
    unknownRule: (rule) => `There is no rule "${rule}".`,
    ruleList: 'Type "rule" and a number:',
    standing: (answers) =>
      answers === '' ? 'You will be asked every time.' : `You always answer: ${answers}`,
    curtain: (name) => `It is for ${name} to decide. Hand over, then press Enter.`,
    language: 'English it is.',
    over: (result) => `The match is over. ${result}`,
    published: 'The seed is published in the record; "sternwarte verify" checks every draw.',
    bot: (name) => `${name} (bot)`,
  },
};
