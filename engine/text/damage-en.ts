import type { DamageWords } from './damage.ts';

export const damageEn: DamageWords = {
  damage: {
    oversized: ({ length, limit }) =>
      `The file has ${length} characters; records have at most ${limit}.`,
    truncated: () => 'The file breaks off: its end is missing.',
    notJson: () => 'The file is not a record: it is not JSON.',
    notAScenario: () => 'This is not a position: it takes game, version, seats, options and state.',
    impossiblePosition: ({ why }) => `This position cannot be: ${why}.`,
    notARecord: () => 'The file is JSON, but not the record of a match.',
    unknownFormat: ({ version, known }) =>
      `The record has format version ${version}; this Sternwarte reads version ${known}.`,
    unknownGame: ({ game }) => `This Sternwarte does not know the game "${game}".`,
    unknownVersion: ({ game, version, known }) =>
      `The match was played by version ${version} of the rules of ${game}; this Sternwarte has version ${known}.`,
    badField: ({ field }) => `The field "${field}" is missing or is not what it should be.`,
    badConfig: () => 'The match cannot have been set up like this.',
    tooManyEntries: ({ limit }) => `The log has more than ${limit} entries.`,
    missingEntries: ({ stated, found }) =>
      `The record promises ${stated} entries, but has ${found}.`,
    sequence: ({ entry }) => `Entry ${entry} is out of order: something is missing before it.`,
    illegalMove: ({ entry }) => `The move in entry ${entry} is not legal.`,
    illegalChance: ({ entry }) => `The outcome in entry ${entry} could not come up.`,
    illegalUndo: ({ entry }) => `What entry ${entry} takes back cannot be taken back.`,
    illegalBack: ({ entry }) => `The match could not go back as entry ${entry} says.`,
    afterEnd: ({ entry }) => `Entry ${entry} comes after the end of the match.`,
    wrongResult: () => 'The stated result is not what the log leads to.',
    noCommitment: () => 'The match has no commitment, so its chance cannot be verified.',
    seedUnpublished: () => 'The seed has not been published, so chance cannot be verified yet.',
    wrongSeed: () => 'The seed does not match the commitment made before the match.',
    wrongTerms: () =>
      'The seed does not match the commitment made before the match, or somebody changed id, game, options or seats after it.',
    brokenPromise: ({ seat }) => `The nonce of seat ${seat} is not the one it had promised.`,
    otherCommitment: () =>
      'The commitment in the record is not the one given: this is not the match that began back then.',
    brokenSeal: () =>
      'The seal does not fit: moves, times, names or the ending were changed after the match.',
    unfairOutcome: ({ entry }) =>
      `The outcome in entry ${entry} is not the one that seed and nonces give.`,
  },
  limits: {
    earlyScheme:
      'Early commitment: it bound the seed alone. Whoever laid the table could have tried ids until the draws suited him.',
    tableAlone:
      'Nobody but the table itself added to its chance: the draws follow from the seed, but whether it was the first one tried only its maker knows.',
    homeDraws:
      'The match was begun elsewhere: nobody promised what was drawn there; what was drawn afterwards is verified.',
    otherNames: 'The names are not those the table committed itself to before the match.',
    openEnd: 'The match is still going on: what happened last might be missing.',
    noSeal: 'Times and a cut end cannot be verified without a seal.',
  },
};
