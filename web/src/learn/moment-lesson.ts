/** A turn of a match as a small lesson: the position before it, what was played, what would have been better and why. */

import type { Hint } from '@sternwarte/bots';
import {
  equalPlain,
  makeScenario,
  type InWords,
  type Language,
  type Lesson,
  type LessonStep,
  type Seat,
  type Tagged,
} from '@sternwarte/engine';
import type { Course } from '../match/course.ts';
import type { MatchSheet, WordsOfGame } from '../match/saved-match.ts';
import { learnWords } from '../words/learn.ts';

export interface Moment {
  readonly sheet: MatchSheet;
  readonly course: Course;
  /** The position before the move. */
  readonly position: number;
  readonly seat: Seat;
  readonly move: Tagged;
  readonly words: WordsOfGame;
}

/** Bots are not sure to so many parts of one: a move this close to the best is as good. */
const CLOSE = 0.02;

/** The turn that led to an entry; `null` when it is not kept, or no person made it. */
export function momentAt(
  { sheet, course }: Pick<Moment, 'sheet' | 'course'>,
  words: WordsOfGame,
  seq: number,
): Moment | null {
  const position = course.steps.findIndex((step) => step.seq === seq);
  const step = course.steps[position];
  if (step === undefined || step.by === 'table' || !('move' in step)) return null;
  if (sheet.sitters[step.by]?.kind === 'bot') return null;
  return { sheet, course, position, seat: step.by, move: step.move, words };
}

export function lessonOf(moment: Moment, hints: readonly Hint[]): Lesson {
  const { course, sheet, position, seat, move: played, words } = moment;
  const { seats, options } = sheet.match;
  const state = course.stateAt(position);
  const scenario = makeScenario(course.game, { seats, options }, state);
  const say = (move: Tagged, code: Language): string =>
    words[code].move(move, course.game.view(state, seat));
  const [best] = hints;
  if (best === undefined || equalPlain(best.move, played)) {
    const agreed = said((code) => learnWords[code].momentAgreed(say(played, code)));
    return { seat, scenario, steps: [], end: agreed };
  }
  const good = hints.filter(
    ({ move, chance }) => chance >= best.chance - CLOSE && !equalPlain(move, played),
  );
  const step: LessonStep = {
    kind: 'move',
    text: said((code) => learnWords[code].momentBefore(say(played, code))),
    hint: said((code) => learnWords[code].momentHint(say(best.move, code))),
    model: best.move,
    accepts: (move) => good.some((hint) => equalPlain(hint.move, move)),
    wrong: [
      {
        fits: (move) => equalPlain(move, played),
        say: said((code) => learnWords[code].momentSame(say(played, code))),
      },
    ],
    otherwise: said((code) => learnWords[code].momentOther),
  };
  const end = said((code) =>
    learnWords[code].momentBetter(
      say(best.move, code),
      best.chance.toLocaleString(code, { style: 'percent' }),
      whyOf(best, words, code),
    ),
  );
  return { seat, scenario, steps: [step], end };
}

/** What speaks for it, in the words of the game; nothing where that cannot be put into words. */
function whyOf({ reason }: Hint, words: WordsOfGame, code: Language): string {
  const why = reason === null ? undefined : words[code].reasons[reason.feature]?.[reason.direction];
  return why === undefined ? '' : learnWords[code].momentReason(why.replace(/\.$/u, ''));
}

/** Put into words when it is read: one language alone may have been fetched. */
export function said(say: (code: Language) => string): InWords {
  return {
    get de() {
      return say('de');
    },
    get en() {
      return say('en');
    },
  };
}
