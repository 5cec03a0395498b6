import type { Tagged } from '@sternwarte/engine';
import type { VNode } from 'preact';

/** Whoever leads somebody through a lesson at the table. */
export interface Guide {
  /** What he says: beside the board, or on a phone in the place of the decision while it is open. */
  readonly plate: VNode;
  readonly isOpen: boolean;
  /** On a phone, while it is not: one line that leads back to it. */
  readonly line: VNode | null;
  /** A move that he shows. */
  readonly highlight: Tagged | null;
  /** Somebody presses something of the game. */
  onPlaying(this: void): void;
}
