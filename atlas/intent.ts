/** What a press leads to: a move, or something picked that is no move yet. The one vocabulary of all boards. */

import type { Tagged } from '@sternwarte/engine';
import type { BoardProps } from './contract.ts';

export type Intent<Move extends Tagged, Selection> =
  | { readonly do: 'play'; readonly move: Move }
  | { readonly do: 'select'; readonly selection: Selection };

export function playing<Move extends Tagged>(move: Move): Intent<Move, never> {
  return { do: 'play', move };
}

export function selecting<Selection>(selection: Selection): Intent<never, Selection> {
  return { do: 'select', selection };
}

/** Does what a press meant; `null` means nothing. */
export function carryOut<Move extends Tagged, Selection>(
  intent: Intent<Move, Selection> | null,
  { play, selection }: Pick<BoardProps<unknown, Move, Tagged, Selection>, 'play' | 'selection'>,
): void {
  if (intent === null) return;
  if (intent.do === 'play') play(intent.move);
  else selection.value = intent.selection;
}
