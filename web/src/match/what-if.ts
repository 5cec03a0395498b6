/** "What if": a position of a match, played on against bots as a match of its own that has the same past. */

import { settleAlone, type Entry, type Fairness, type Match, type Seat } from '@sternwarte/engine';
import type { BotId } from '@sternwarte/bots';
import type { Course } from './course.ts';
import { standingOf } from './local/draft.ts';
import type { HexSource, KeptMatch, MatchSheet } from './saved-match.ts';
import type { Sitter } from './sitter.ts';

export interface Branch {
  readonly sheet: MatchSheet;
  readonly course: Course;
  /** The position to go on from. */
  readonly position: number;
  /** The seat that goes on as a person; all others are bots. */
  readonly seat: Seat;
  /** Who sits where a person sat. */
  readonly bot: BotId;
}

/** The new match. What falls from now on is not what fell then: nobody plays better for knowing the dice. */
export function branchOff(
  { sheet, course, position, seat, bot }: Branch,
  hex: HexSource,
  now: number,
): KeptMatch {
  const { seal: _seal, ...match } = sheet.match;
  const sitters = sheet.sitters.map((sitter, at): Sitter => {
    const { name } = sitter;
    if (at === seat) return { kind: 'here', name };
    return sitter.kind === 'bot' ? sitter : { kind: 'bot', name, bot };
  });
  const log = course.steps.slice(0, position).map((step, seq): Entry => {
    const stamp = { seq, at: now };
    return 'chance' in step
      ? { ...stamp, by: 'table', chance: step.chance }
      : { ...stamp, by: step.by, move: step.move };
  });
  const pending = course.game.pending(course.stateAt(position));
  const id = hex(8);
  return {
    saved: {
      ...sheet,
      ...standingOf(pending, log.length, now),
      key: hex(8),
      match: { ...match, id, fairness: promise({ ...match, id }, sitters, log, hex) },
      sitters,
      ownDice: false,
      began: now,
    },
    log,
  };
}

/** What has fallen is the other match's; for whatever falls from now on there is a seed of its own. */
function promise(
  match: Omit<Match, 'log' | 'fairness'>,
  sitters: readonly Sitter[],
  log: readonly Entry[],
  hex: HexSource,
): Fairness {
  const drawn = log.filter((entry) => 'chance' in entry).length;
  const home = drawn === 0 ? {} : { home: drawn };
  const players = sitters.map(({ name }) => name ?? '');
  return settleAlone({ ...match, players, ...home }, hex);
}

/** Whose place is taken when nobody says so: the only person's, else that of whoever decides there. */
export function seatToTake(
  { sheet, course, position }: Pick<Branch, 'sheet' | 'course' | 'position'>,
  wished: Seat | null,
): Seat {
  const people = sheet.sitters.flatMap(({ kind }, seat) => (kind === 'bot' ? [] : [seat]));
  const pending = course.game.pending(course.stateAt(position));
  const asked = pending.kind === 'move' ? pending.seats[0] : undefined;
  return wished ?? (people.length === 1 ? people[0] : asked) ?? asked ?? 0;
}

/** Whether anybody else's secrets could be read off: a match among people has to be over. */
export function canBranch(
  { sheet, course, position }: Pick<Branch, 'sheet' | 'course' | 'position'>,
  isOver: boolean,
): boolean {
  const people = sheet.sitters.filter(({ kind }) => kind !== 'bot').length;
  if (!isOver && people > 1) return false;
  return course.game.pending(course.stateAt(position)).kind !== 'over';
}
