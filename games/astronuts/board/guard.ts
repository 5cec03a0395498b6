/** What one should hear once before a move that is likely a mistake. */

import type { Guard } from '@sternwarte/atlas';
import type { Move } from '../rules/actions.ts';
import { hasUnlisted } from '../rules/unlisted.ts';
import type { NutsProps } from './props.ts';
import { boardWords } from './words/index.ts';

/** Nothing is left to do but to hand over: no move of the list, and none beyond it, such as a swap of nuts. */
export function isDone({ view, moves }: NutsProps): boolean {
  return (
    moves.every(({ type }) => type === 'endTurn' || type === 'resign') &&
    !hasUnlisted(view, view.current)
  );
}

/** Actions that are left although something could be done with them are lost with the turn. */
export function guard(move: Move, props: NutsProps): Guard | null {
  const { view, language } = props;
  if (move.type !== 'endTurn' || view.actions === 0 || isDone(props)) return null;
  const words = boardWords[language].act;
  return { text: words.unused(view.actions), anyway: words.end };
}
