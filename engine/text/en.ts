import type { EngineWords } from './index.ts';

export const en: EngineWords = {
  refusals: {
    seatCount: ({ min, max }) => `This game is played by ${min} to ${max}.`,
    optionsShape: () => 'Options are an object of names and values.',
    unknownOption: ({ option, known }) => `There is no option "${option}". Options: ${known}.`,
    optionValue: ({ option, allowed }) => `The option "${option}" can be: ${allowed}.`,
    noSuchSeat: () => 'There is no such seat at this table.',
    noChanceNow: () => 'Nothing is left to chance right now.',
    impossibleOutcome: () => 'This cannot come up right now.',
    undoNotAwaited: () => 'Only the player whose turn it is can take back moves.',
    undoTarget: () => 'Moves are taken back to an entry, and entries have numbers.',
    undoUnknown: ({ to }) => `There is no entry ${to} to go back to.`,
    undoNothing: () => 'There is nothing to take back.',
    undoFixed: () => 'What chance, a reveal or the end of a turn has settled stays settled.',
    undoOthers: () => 'Only your own moves can be taken back.',
    backConsent: () => 'Going back further takes the consent of everybody at the table.',
    backOver: () => 'A match that is over stays over.',
    backTooOften: ({ limit }) => `A match can go back further at most ${limit} times.`,
    backToDraw: () => 'One goes back to a decision: nobody asks chance alone for another answer.',
  },
  back: ({ to }) =>
    to < 0
      ? 'Everybody agrees to go back to the beginning.'
      : `Everybody agrees to go back to after entry ${to}.`,
  unknown: ({ key }) => `Not possible (${key}).`,
};
