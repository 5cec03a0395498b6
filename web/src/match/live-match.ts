/**
 * A match as the screens and sounds know it, wherever it runs: they read its signals and call its methods.
 *
 * `local/` runs one in this window, `online/` shows one that a server runs.
 */

import type { ReadonlySignal } from '@preact/signals';
import type { Hint } from '@sternwarte/bots';
import type { Fairness, Names, Refusal, Seat, Viewer } from '@sternwarte/engine';
import type { Past, Position } from './position.ts';
import type { ByLanguage, WordsOfGame } from './saved-match.ts';
import type { Sitter } from './sitter.ts';

export interface LiveMatch {
  readonly words: WordsOfGame;
  readonly names: ByLanguage<Names>;
  readonly sitters: readonly Sitter[];
  /** `null` where chance comes from people's own dice and cards. */
  readonly fairness: Fairness | null;
  readonly position: ReadonlySignal<Position>;
  /** An earlier position that is looked at instead of the present one. */
  readonly past: ReadonlySignal<Past | null>;
  readonly advice: ReadonlySignal<Advice | null>;
  /** Whether bots may be asked for advice; not where people play against each other. */
  readonly advises: boolean;
  readonly link: ReadonlySignal<Link>;
  /** Whether something is under way that nobody at this screen decides: a step that is not kept yet, a draw, a thinking bot. */
  readonly busy: ReadonlySignal<boolean>;
  /** Something that went wrong and that everybody at the table should know. */
  readonly notice: ReadonlySignal<Notice | null>;
  /** Why something that was tried is not possible after all, where that is known only later. */
  readonly refused: ReadonlySignal<Refusal | null>;

  /** Any move at all of the person asked: `null` when it can be made. */
  check(move: unknown): Refusal | null;
  play(move: unknown): Refusal | null;
  /** Takes back the last move of the person asked, or all that can be taken back. */
  undo(whole: boolean): Refusal | null;
  /** Shows the position after an entry; `null` goes back to the present. */
  lookBack(seq: number | null): void;
  /** The person to whom the screen was handed is there. */
  admit(): void;
  /** What a person's own dice or cards showed. */
  enter(outcome: unknown): Refusal | null;
  /** Draws for people who have no dice at hand; with `all`, everything until somebody has to decide. */
  drawFor(all: boolean): void;
  /** Asks the bots what they would do in the place of the person asked. */
  askAdvice(): void;
  dismissAdvice(): void;
}

/** A match that runs elsewhere, and is shown here a little later than it happens. */
export interface TableMatch extends LiveMatch {
  readonly viewer: Viewer;
  /** How many steps have happened that are not shown yet. */
  readonly behind: ReadonlySignal<number>;
  /** Whether something was wished that the server has not answered yet. */
  readonly isSending: ReadonlySignal<boolean>;
  /** Whether the match waits for the person here, shown or not. */
  readonly isAwaited: ReadonlySignal<boolean>;
  /** The first entry of what happened while somebody was away, once that is shown; `null` when he has taken note of it. */
  readonly away: ReadonlySignal<number | null>;
  forgetAway(): void;
  /** Shows the present at once. */
  skip(): void;
}

/** Whether what happens here reaches the place where the match is kept. */
export type Link = 'steady' | 'broken';

/** A bot broke down or did something that is not allowed, and any legal move was made in its place. */
export interface Notice {
  readonly kind: 'botFailed';
  readonly seat: Seat;
}

/** What became of the question for a hint. */
export type Advice =
  | { readonly kind: 'thinking' }
  | { readonly kind: 'ready'; readonly hints: readonly Hint[] }
  | { readonly kind: 'failed' };

/** The screens have words of their own for this. */
export const NOT_ASKED: Refusal = { key: 'notAsked', values: {} };
/** So have they for this: what was done last has not happened yet, because it is not kept yet. */
export const STILL_KEEPING: Refusal = { key: 'stillKeeping', values: {} };
