/** What is said while looking at a match, in English. */

import type { ReplayWords } from './replay-de.ts';

export const replayEn: ReplayWords = {
  title: 'Replay',
  position: (entry, last) => `Entry ${entry} of ${last}`,
  start: 'Before the first entry',
  round: (round) => `Round ${round}`,
  slider: 'Place in the match',
  transport: 'Playing back',
  toStart: 'To the start',
  back: 'One step back',
  forward: 'One step on',
  toEnd: 'To the end',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  times: (factor) => `${factor}×`,
  hands: 'All hands',
  eyes: 'Through whose eyes',
  everything: 'everything open',
  spectator: 'a spectator',
  stillRunning: 'This match is still going on.',
  goOn: 'Resume',
  moreLines: (count) => `${count} more entries`,

  chances: 'Chances to win',
  analyse: 'Analyse',
  analyseHelp: 'The Admiral judges every position. That takes some seconds.',
  analysing: (done, total) => `${done} of ${total} positions analysed`,
  stopAnalysis: 'Enough',
  analysisFailed: 'The analysis failed.',
  analysisPart: (done, total) => `First ${done} of ${total} positions analysed.`,
  chartLabel: (names) => `Chances to win over the match: ${names}`,
  chartTable: 'The chances as a table',
  chartRow: 'Entry',
  swings: 'Turning points',
  noSwings: 'No entry changed the chances noticeably.',
  swing: (name, before, after) => `${name}: ${before} to ${after}`,
  better: (move) => `The Admiral would have done this: ${move}`,

  verify: 'Verify chance',
  verifyTitle: 'Chance recomputed',
  fair: (draws) =>
    draws === 1
      ? 'The only draw was recomputed from the seed, and it agrees.'
      : `All ${draws} draws were recomputed from the seed, and every one agrees.`,
  fairSince: (draws, before) =>
    `${draws === 1 ? 'The only draw since this match went on from another one was recomputed from the seed, and it agrees' : `All ${draws} draws since this match went on from another one were recomputed from the seed, and every one agrees`}. Nobody promised what was drawn before (${before}).`,
  fairCommitment: 'The seed fits the fingerprint that was fixed beforehand.',
  unfair: (entry) =>
    `Entry ${entry} is the first draw that does not follow from the seed. Somebody has helped it along.`,
  unfairJump: 'Show that place',
  compare: 'A fingerprint that you have kept, to compare',
  sameCommitment: 'It is the fingerprint that you have kept.',
  noCommitment: 'A fingerprint has 64 digits from 0 to f.',
  limits: 'What this does not prove',
  ownDice: 'This match was played with people’s own dice and cards: there is nothing to recompute.',
  notYet: 'The seed is laid open when the match is over. Until then nothing can be recomputed.',
  noSeed: 'This record lacks its seed, so nothing can be recomputed.',

  whatIf: 'What if',
  whatIfHelp: 'Play on from this position against bots, as a new match',
  whatIfFailed: 'The new match could not be kept.',
  share: 'Share',
  shareTitle: 'Share the match',
  shareText:
    'Whoever opens this link sees the whole match. It is inside the link itself; no server is involved.',
  shareLink: 'Link to the match',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  copyFailed: 'Copying was not allowed. The link is selected: copy it by keyboard.',
  shareLong: (length, limit) =>
    `This match is too long for a link: ${length} characters, and some programs do not send more than ${limit}. A file will do.`,
  packing: 'Tying the link …',
  shareFailed: 'The link could not be made. A file will do.',

  shared: 'This match came with a link. It is not kept here yet.',
  keep: 'Keep it',
  keepFailed: 'The match could not be kept.',
  brokenLink:
    'There is no match left in this link: it was probably cut off or changed on its way. Ask for it again, or rather for the file.',
  damagedLink: 'The match in this link is not right.',
  damaged: 'This match cannot be replayed.',
};
