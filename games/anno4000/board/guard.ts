/** What one should hear once before a move that costs a fleet, or the match. */

import type { Guard } from '@sternwarte/atlas';
import type { Move } from '../rules/actions.ts';
import type { Props } from './props.ts';
import { boardWords } from './words/index.ts';

export function guard(move: Move, { words, view, language }: Props): Guard | null {
  const text = words.warning?.(move, view) ?? null;
  if (text === null) return null;
  const what = move.type === 'endTurn' ? 'endTurn' : 'attack';
  return { text, anyway: boardWords[language].doAnyway(what) };
}
