/** What is said while a match is set up, in English. */

import type { SetUpWords } from './set-up-de.ts';

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

export const setUpEn: SetUpWords = {
  players: 'At the table',
  playerCount: 'How many play?',
  seat: (seat) => `Seat ${seat}`,
  colourOf: (seat) => `Colour of seat ${seat}`,
  who: (seat) => `Who plays ${seat}?`,
  person: 'Person',
  nameOf: (seat) => `Name for ${seat}`,
  watchOnly: 'None of you plays: you watch the computers.',
  dice: 'Chance',
  fairDice: 'Sternwarte draws',
  fairDiceHelp:
    'Fair and verifiable: everything is settled before the first move and laid open at the end.',
  ownDice: 'Your own dice and cards',
  ownDiceHelp: 'You roll and draw yourselves, and enter what came up.',
  ownLots: 'You draw lots yourselves',
  ownLotsHelp: 'Chance decides the set-up alone: you draw lots and enter what came up.',
  options: 'Rules of this match',
  optionsDefault: 'as in the rulebook',
  optionsForBots: 'as in the rulebook, with a suggestion for bots',
  optionsChanged: (count) => counted(count, 'change', 'changes'),
  readings: 'Other readings',
  readingsHelp:
    'Places that the rulebook leaves open. If you play it differently at home, choose your reading here.',
  readingsChanged: (count) => `${count} read differently`,
  readingsChoice: 'How we read the rulebook',
  readingsUnnamed: 'a choice of your own',
  readingsName: 'Remember under a name',
  readingsNameHint: 'as we play at home',
  readingsSave: 'Remember',
  readingsForget: (name) => `Forget “${name}”`,
  optionNone: 'no limit',
  optionYes: 'yes',
  optionNo: 'no',
  reset: 'As in the rulebook',
  begin: 'Begin the match',
};
