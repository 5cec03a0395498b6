/** What the rules reference of a game shows beside its texts: a summary in pictures, and pictures at single rules. */

import type { Language } from '@sternwarte/engine';
import type { VNode } from 'preact';

export interface SummaryCard {
  readonly title: Readonly<Record<Language, string>>;
  readonly text: Readonly<Record<Language, string>>;
  /** The rules where it is said in full; the first is the one that the card leads to. */
  readonly rules: readonly [string, ...string[]];
  /** A drawing of parts of the board, 300 by 190, that says the same. */
  Picture(this: void): VNode;
}

export interface RulePictures {
  /** The whole game on one page. */
  readonly summary: readonly SummaryCard[];
  /** Pictures that stand at single rules, by their numbers. */
  readonly rules: Readonly<Record<string, (this: void) => VNode>>;
}
