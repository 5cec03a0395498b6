import { botNames } from '@sternwarte/bots/names';
import { sayBack } from '@sternwarte/engine';
import type { CliWords } from './index.ts';
import { help, usage } from './usage-en.ts';

export const en: CliWords = {
  help,
  usage,
  errors: {
    unknownCommand: (command, known) => `unknown command "${command}"; there are: ${known}`,
    unknownOption: (option) => `unknown option ${option}`,
    missingValue: (option) => `${option} needs a value`,
    missingArgument: (name) => `<${name}> is missing`,
    tooMany: (argument) => `"${argument}" is one argument too many`,
    unknownGame: (game, known) => `unknown game "${game}"; there are: ${known}`,
    unknownBot: (bot, known) => `unknown bot "${bot}"; there are: ${known}`,
    badNumber: (option, min, max) => `${option} must be a whole number from ${min} to ${max}`,
    badDecimal: (option, min, max) =>
      `${option} must be a number from ${min} to ${max}, such as 0.01`,
    badChoice: (option, known) => `${option} must be one of: ${known}`,
    badSeats: (min, max) => `--seats must be a whole number from ${min} to ${max}, or all`,
    badLanguage: (language) => `unknown language "${language}"; there are: de, en`,
    badJson: (option) => `${option} is not a JSON object`,
    botCount: (bots, seats) => `${bots} bots for ${seats} seats`,
    playerCount: (players, min, max) =>
      `${players} players; this game is played by ${min} to ${max}`,
    playerName: (name) => `"${name}" is not a name of 1 to 60 characters`,
    cannotRead: (file) => `cannot read ${file}`,
    cannotWrite: (file) => `cannot write ${file}`,
    noGoal: (goal, known) => `no goal ${goal}; there is ${known.join(', ')}`,
    otherGame: (file, game) => `${file} is a match of ${game}`,
    noTestRunner: 'the tests cannot be listed; "npm ci" installs what is missing',
    seeHelp: (command) => `see sternwarte ${command} --help`,
  },
  botNames: botNames.en,
  bots: {
    heading: (title) => `${title}: the opponents`,
    random: 'Any legal move, each equally likely.',
    how: (game) => `For example: sternwarte play ${game} --players Ada,@admiral`,
  },
  ladder: {
    gauntlet: (bot) => `Every challenger against ${bot}: how often the challenger wins`,
    gauntletColumns: ['challenger', 'games', 'wins', '95 % interval', 'given up'],
    progress: (done, total, shares) => `${done} of ${total} games · ${shares}`,
    heading: (title, games, actions) => `${title}: ${games} games, ${actions} actions on average`,
    columns: [
      'bot',
      'games',
      'wins',
      '95 %',
      'rating',
      'decisions/game',
      'ms mean',
      'ms slowest',
      'tries/choice',
    ],
    givenUp: (count) => `given up: ${count}`,
    interrupted: (done, total) => `Interrupted after ${done} of ${total} games.`,
    broken: (game, seed, n, reason) => `${game}, seed ${seed}, game ${n} broke down: ${reason}`,
  },
  tune: {
    progress: (seats, round, rounds, done, games) =>
      `${seats} players, round ${round} of ${rounds}: ${done} of ${games} games`,
    heading: (seats, ignorance) => `${seats} players (knowing nothing would be ${ignorance})`,
    round: (round, samples, likelihood) =>
      `  round ${round}: ${samples} positions, log likelihood ${likelihood}`,
    trial: (round, share, isBetter) =>
      `  round ${round}: ${share} of the games won${isBetter ? ', taken over' : ''}`,
    climbed: (round, apart) => `  round ${round}: the sides were ${apart} apart on average`,
    nothing: (round) => `  round ${round}: no game came to its end, so nothing was learned`,
    noFeatures: (game) => `${game} has no features yet whose weights could be learned`,
    damaged: (file) => `${file} holds something other than weights, and is not overwritten`,
    written: (file) => `Written: ${file}`,
    interrupted: (seats) =>
      `Interrupted; the weights for ${seats} players and all that follow stay as they were.`,
  },
  analyse: {
    progress: (done, total) => `${done} of ${total} positions`,
    beginning: 'before the first entry',
    swings: 'What changed most:',
    nothing: 'Nothing has changed anything yet.',
    better: (move) => `The search would have: ${move}`,
    interrupted: (done, total) => `Interrupted after ${done} of ${total} positions.`,
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
    back: (to) => sayBack(to, 'en'),
    undo: (name, to) =>
      to < 0 ? `${name} takes everything back` : `${name} goes back to after ${to}`,
    badAt: (max) => `--at must be a whole number from -1 to ${max}`,
  },
  backup: {
    exists: (file) => `${file} exists already`,
    done: (file) => `Kept in ${file}. It holds seeds and links: for your eyes only.`,
    damaged: (file) => `${file} is not a whole backup`,
    inUse: 'the server is running; please stop it first',
    restored: (file) => `Restored to ${file}; what was there before lies beside it (.before).`,
  },
  moveStore: {
    places: 'say from where and where to: sqlite:<file> or postgres://…',
    obstacles: {
      noSource: 'there is no such file to move from',
      notEmpty: 'there is something already where it should go, and nothing is overwritten',
      inUse: 'a server is running on one of them; please stop it first',
      different: 'what arrived is not what was sent; nothing was kept of it',
    },
    done: 'Everything is there: counts and hashes of both sides are equal.',
  },
  verify: {
    sound: (entries) => `All ${entries} entries follow the rules.`,
    otherKey: 'The match has no seal of the key given.',
    sealed: (key) =>
      `Sealed: moves, times, names and the ending are as the server signed them with this key: ${key}`,
    fair: (draws) =>
      `Chance was fair: ${draws} ${draws === 1 ? 'draw' : 'draws'} recomputed from seed and nonces.`,
    fairSince: (draws, before) =>
      `Chance was fair since the match went on from another one: ${draws} ${draws === 1 ? 'draw' : 'draws'} recomputed from seed and nonces. Nobody promised what was drawn before (${before}).`,
    notFinished: 'The match is not finished.',
    badCommitment: 'A commitment has 64 hex digits.',
    commitment: (commitment) => `Commitment: ${commitment}`,
    sameCommitment: 'It is the one you gave: this is the match that began with it.',
    broken: (file) => `${file} is not sound.`,
  },
  rules: {
    summary: (rules, tests) => `${rules} rules, proven by ${tests} tests`,
    untested: (rules) => `without a test: ${rules}`,
    uncited: (rules) => `cited nowhere in the source, or cited and said to need no code: ${rules}`,
    none: 'NO TEST',
    columns: ['Rule', 'Where', 'Tests that prove it'],
    more: 'More',
    proofs: 'Proofs',
    ours: (settled) => `Our ruling on ${settled}`,
    reason: (reads, because) => `How we read the rulebook: ${reads} Why: ${because}`,
    option: (name, about) => `Option “${name}”: ${about}`,
  },
  play: {
    welcome: (title, tagline) => `${title}\n${tagline}\n"help" tells what you can type.`,
    commitment: (hash) => `Chance is settled: commitment ${hash}`,
    resumed: (entries) => `Going on after ${entries} entries.`,
    suggested: (option, value) => `${option}: ${value}, a suggestion for matches with bots.`,
    moves: (count) => (count === 1 ? '1 legal move:' : `${count} legal moves:`),
    unlisted: 'More is possible than is listed here: type it by name.',
    prompt: '> ',
    commands: `a number, or a move by name    make that move
moves                          all legal moves with their numbers, in words
board                          the position again
hint                           the best moves, and what speaks for them
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
    curtain: (name) => `${name}’s turn. Hand over, then press Enter.`,
    language: 'English it is.',
    over: (result) => `The match is over. ${result}`,
    published: 'The seed is published in the record; "sternwarte verify" checks every draw.',
    bot: (name, strength) => `${name} (${strength})`,
    thinking: (name) => `${name} is thinking …`,
    botFailed: (name) => `${name} was at a loss; the table made a plain move instead.`,
    hints: 'The best moves, with the estimated chance to win:',
  },
  join: {
    badLink: 'that is no link to a table, such as https://example.org/#/join/…',
    unreachable: 'no server of ours answers there',
    guest: 'Guest',
    seated: (seat) => `You sit here: ${seat}.`,
    botPlays: 'A bot plays for you; your next move takes the seat back.',
    lookingOn: 'You look on.',
    free: 'free',
    yourself: (name) => `${name} (you)`,
    away: (name) => `${name} (away)`,
    stoodInFor: (name, bot) => `${name} (${bot} plays meanwhile)`,
    onlooker: (name) => `${name} (looking on)`,
    waiting: 'The match has not begun; whoever opened the table begins it.',
    begun: 'The match begins.',
    paused: 'The match is paused.',
    resumed: 'The match goes on.',
    ended: 'The host has ended the match.',
    broken: 'The line is broken; trying again …',
    notAsked: 'You are not asked anything now.',
    time: (seconds) => `Your time: ${Math.floor(seconds / 60)} min ${seconds % 60} s`,
    backAsked: 'The others are asked whether to go back.',
    backAsks: (name, to, draws) =>
      `${name} asks to go back to after entry ${to}${draws === 0 ? '' : `, past draws: ${draws}`}. "back yes" or "back no"?`,
    backEnded: {
      granted: () => 'All agreed to go back.',
      declined: (name) => `${name} would not go back.`,
      withdrawn: (name) => `${name} asks no more to go back.`,
      lapsed: () => 'The question to go back has lapsed.',
    },
    nobodyAsks: 'Nobody asks to go back.',
    comeBack: (address) => `Your seat stays yours. Come back with: sternwarte join ${address}`,
    record: (address) => `Its record, to look back at and to verify: ${address}`,
    commands: `a number, or a move by name    make that move
moves                          all legal moves with their numbers, in words
board                          the position
undo                           take back the last move;  undo all: the whole turn
back                           ask the others to go back further;  back yes, back no: answer them
rule                           list the rules;  rule R6.4: one of them
people                         who sits where
say TEXT                       say something to everybody
lang de                        continue in German
leave                          give up the seat; while the match runs a bot plays on
quit                           leave the terminal; the seat stays yours`,
  },
};
