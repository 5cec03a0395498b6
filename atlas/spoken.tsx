/** Figures for those who look, and the sentence they stand for, for those who listen. */

import type { ComponentChildren, VNode } from 'preact';

export interface SpokenProps {
  /** Says everything that is drawn, in the same order. */
  readonly words: string;
  readonly children: ComponentChildren;
}

/** The name of a button that shows `3 45 % → 6` and means “3: 45 % for 6 actions”. */
export function Spoken({ words, children }: SpokenProps): VNode {
  return (
    <>
      <span class="visually-hidden">{words}</span>
      <span class="spoken" aria-hidden="true">
        {children}
      </span>
    </>
  );
}
