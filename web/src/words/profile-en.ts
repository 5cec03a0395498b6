/** One's own profile in English; fetched when somebody opens it. */

import type { ProfileWords } from './profile-de.ts';

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

export const profileEn: ProfileWords = {
  title: 'Your profile',
  intro: 'This is how this server knows you. There are no accounts; what stands here is yours.',
  newHere: 'No name yet',
  newHereText: 'Give a name, and this server knows you.',
  wereHere: 'Been here before?',
  wereHereText:
    'With a passkey or a code you are yourself again on this device, with your tables and seats.',
  byPasskey: 'Come back with a passkey',
  code: 'Code',
  codeHelp: 'The recovery code, or the code from your other device.',
  byCode: 'Come back with a code',

  person: 'Name and emblem',
  saveName: 'Change name',
  savedName: 'That is your name now.',
  emblem: 'Your emblem',
  emblems: {
    none: 'none',
    star: 'star',
    moon: 'moon',
    sun: 'sun',
    planet: 'planet',
    comet: 'comet',
    rocket: 'rocket',
    galaxy: 'galaxy',
    telescope: 'telescope',
  },

  waysBack: 'Coming back',
  waysBackText:
    'This browser knows you by itself. For another device, or if everything here is lost, there are three ways.',
  passkeys: 'Passkeys',
  passkeysText: 'The fingerprint, face or PIN of your device. There is no password.',
  passkeyAdd: 'Make a passkey',
  passkeyAdded: 'The passkey is there.',
  passkeyFailed: 'Nothing came of it: the browser broke off.',
  passkeyNever: 'None yet.',
  passkeyInsecure:
    'Browsers give passkeys over https alone, or under “localhost”. The code below does as well.',
  passkeyRow: (since: string) => `Made ${since}`,
  passkeyUsed: (when: string) => `last used ${when}`,
  recovery: 'Recovery code',
  recoveryText: 'To be written down. A new one makes the old one void.',
  recoveryMake: 'Show a new code',
  recoveryOnce: 'It is shown only now. Write it down.',
  devices: 'Devices',
  device: (since: string) => `Known since ${since}`,
  thisDevice: 'this device',
  deviceAdd: 'Another device',
  deviceCode: 'Enter this code on the other device within ten minutes:',
  deviceCodeQr: 'The address of the profile as a QR code',
  drop: 'Remove',
  dropRow: (what: string) => `Remove: ${what}`,

  matches: 'Matches played',
  matchesNone: 'None played to the end yet.',
  place: (place: number) => `Place ${place}`,
  ended: 'ended early',
  look: 'Look',
  lookRow: (game: string, names: string) => `Look: ${game}, ${names}`,

  ratings: 'Playing strength',
  ratingsText:
    'A match counts only if everybody at the table wants it, all are people, and nobody is stood in for.',
  rated: 'Rate my matches',
  ratingsNone: 'No rated match yet.',
  seats: (count: number) => `${count} players`,
  rating: (value: number) => `Rating ${value}`,
  skill: (skill: number, spread: number) => `estimate ${skill} ± ${spread}`,
  ratedMatches: (count: number) => counted(count, 'match', 'matches'),
  chart: (title: string, skill: number, count: number) =>
    `${title}: ${skill} after ${counted(count, 'match', 'matches')}; the area shows how unsure that is`,
  chartHelp:
    'The line is the estimate, the area its uncertainty. The rating is its lower edge: that much you are almost surely worth.',
  chartTable: 'As a table',
  when: 'When',
  ratingColumn: 'Rating',
  skillColumn: 'Estimate',

  yours: 'Take everything, or be forgotten',
  exportText:
    'One file with all that stands here about you: name, devices, ratings, what you said, and your matches.',
  export: 'Save everything',
  exporting: (done: number, all: number) => `${done} of ${all} matches …`,
  exportFailed: 'Not everything could be had. Please try again.',
  forgetText:
    'Name, passkeys, codes, ratings and what you said are deleted. Your seats become nameless; in running matches a computer plays on.',
  forget: 'Forget me',
  forgetSure: 'Really? This cannot be taken back.',
  forgetYes: 'Yes, delete everything',
  forgotten: 'You are forgotten.',
};
