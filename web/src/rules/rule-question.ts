/** What somebody at a table wants to know about the rules. One table is on the screen, so there is one question. */

import { signal } from '@preact/signals';
import type { Refusal, Tagged } from '@sternwarte/engine';

export type RuleQuestion =
  /** What matters for the decision at hand. */
  | { readonly about: 'decision' }
  /** Why something was refused. */
  | { readonly about: 'refusal'; readonly refusal: Refusal }
  /** What a step of the log follows from. */
  | { readonly about: 'step'; readonly events: readonly Tagged[] };

export const ruleQuestion = signal<RuleQuestion | null>(null);
