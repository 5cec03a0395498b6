/** A game in thirty seconds: what you want, what you do in a turn, and a good first move. */

import type { Language } from '@sternwarte/engine';
import type { VNode } from 'preact';

export interface FirstLookCard {
  readonly title: Readonly<Record<Language, string>>;
  readonly text: Readonly<Record<Language, string>>;
  /** A drawing that says the same, 300 by 190. */
  Picture(this: void): VNode;
}

export type FirstLook = readonly [FirstLookCard, FirstLookCard, FirstLookCard];
