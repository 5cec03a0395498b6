/** What one should hear once before a move that is likely a mistake. */

import type { Guard } from '@sternwarte/atlas';
import type { Move } from '../rules/actions.ts';
import type { NutsProps } from './props.ts';
import { boardWords } from './words/index.ts';

/** Actions that are left although something could be done with them are lost with the turn. */
export function guard(move: Move, { view, moves, language }: NutsProps): Guard | null {
  if (move.type !== 'endTurn' || view.actions === 0) return null;
  if (moves.every(({ type }) => type === 'endTurn' || type === 'resign')) return null;
  const words = boardWords[language].act;
  return { text: words.unused(view.actions), anyway: words.end };
}
