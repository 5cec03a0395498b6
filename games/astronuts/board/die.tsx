/** A die, engraved. */

import { Pips } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import type { Face } from '../rules/fate.ts';

/** In a square of 23, around the origin. */
export function DieFace({ face }: { readonly face: Face }): VNode {
  return (
    <>
      <rect class="an-die-body" x="-11.5" y="-11.5" width="23" height="23" rx="4" />
      <Pips face={face} apart={6.5} radius={2.2} class="an-die-pip" />
    </>
  );
}

export interface DieProps {
  readonly face: Face;
  readonly class?: string;
}

export function Die({ face, class: extra = '' }: DieProps): VNode {
  return (
    <svg class={`an-die ${extra}`} viewBox="-13 -13 26 26" role="img" aria-label={String(face)}>
      <DieFace face={face} />
    </svg>
  );
}
