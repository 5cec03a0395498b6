/** What stands behind buttons at the table or is for few, in English. */

import type { AsideWords } from './aside-de.ts';

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

export const asideEn: AsideWords = {
  firstLook: (game) => `${game} in thirty seconds`,
  firstLookEnd: 'Let’s go',
  firstLookAgain: 'In thirty seconds',
  offer: 'There is a short lesson about this',
  offerOpen: 'Have a look',
  offerClose: 'No thanks',
  coach: 'For a start',
  coachThinks: 'Looking at the position …',
  coachNoReason: 'That is worth most here.',
  coachPlay: 'Do that',
  coachLeave: 'I can manage',
  hintTitle: 'The Admiral advises',
  hintNote: 'What you point at is drawn on the board.',
  hintPlay: 'Play this move',
  hintPlayNumber: (number) => `Play move ${number}`,
  hintOf: (number, count) => `${number} of ${count}`,
  hintBefore: 'Previous suggestion',
  hintNext: 'Next suggestion',
  chanceToWin: 'Chance to win',
  hintThinking: 'The Admiral is thinking …',
  hintFailed: 'The Admiral cannot be reached just now.',
  resignTitle: 'Really resign?',
  resignText: (name) => `${name} leaves this match. That cannot be taken back.`,
  fairnessText:
    'Before the first move a secret seed was chosen. Here is its fingerprint; the seed is laid open after the match, and anybody can recompute every draw.',
  fairnessSince: (before) =>
    `${counted(before, 'draw comes', 'draws come')} from before this match, and nobody promised ${before === 1 ? 'it' : 'them'}. Before it went on a secret seed was chosen. Here is its fingerprint; the seed is laid open after the match, and anybody can recompute every draw since then.`,
  fairnessOwn: 'In this match you roll and draw yourselves.',
  commitment: 'Fingerprint',
  seedTitle: 'Seed',
  seedHidden: 'is laid open at the end',
  keepCommitment:
    'Whoever keeps this fingerprint can compare it after the match: a record that was made up as a whole has another one.',
  draws: (count) => counted(count, 'draw so far', 'draws so far'),
  enterDraw: 'What came up?',
  /** One die, or the first and the second of two. */
  enterDie: (number: number, of: number): string =>
    of === 1 ? 'Die' : number === 1 ? 'First die' : 'Second die',
  enterSearch: 'Search',
  enterMore: (count) => `${count} more – type to shorten the list.`,
  enterNone: 'That cannot come up just now.',
  drawOne: 'Draw for me',
  drawAll: 'Draw everything until the next decision',
  textPosition: 'Position',
  textMoves: (count) => counted(count, 'possible move', 'possible moves'),
  textAsk: 'Questions',
  textInput: 'Type a move or a question, “help” lists them',
  textCommands: [
    'where is …: finds stars, planets, ships and all that is called so or lies there',
    'my …: what is yours, such as “my ships”; “my” alone shows everything',
    'players: how everybody stands',
    'news: what has happened since your last turn',
    'Every move of the list can be typed as it stands behind it.',
  ],
  textNothing: 'Nothing fits.',
  textPlay: 'Go',
  textUnclear: (typed) => `"${typed}" is no move that I understand.`,
  textMore: (count) => `Show ${count} more moves`,
  unkept: {
    gone: 'This match was deleted elsewhere, so the last move is not kept.',
    full: 'The browser has no room left, so the last move is not kept. Delete matches that you no longer need, or make room on this device.',
    silent: 'The browser gives no answer, so the last move may not be kept.',
    refused: 'The browser refuses to keep the last move.',
  },
  goOnUnkept: 'Play on without keeping',
  goesOnUnkept: 'You play on without keeping.',
  since: 'Since your last turn',
  sinceShort: 'Since your turn',
  sinceMore: (count) => `and ${count} more in the log`,
  past: (entry) => `Position after entry ${entry}`,
  pastStart: 'Position before the first move',
  backToNow: 'Back to now',
  curtainTitle: (name) => `It is ${name}'s turn`,
  curtainText: (name) => `Hand the device over. Only ${name} may see what lies behind.`,
  curtainOpen: (name) => `I am ${name}`,
};
