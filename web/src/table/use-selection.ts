import { useSignal, type Signal } from '@preact/signals';
import type { GameBoard } from '@sternwarte/atlas';
import { useEffect, useLayoutEffect } from 'preact/hooks';

/** What is picked but not yet a move; gone with the decision it belongs to, and with Escape. */
export function useSelection(decision: number, board: GameBoard): Signal<unknown> {
  const selection = useSignal(board.noSelection());
  useLayoutEffect(() => {
    selection.value = board.noSelection();
  }, [decision, board]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') selection.value = board.noSelection();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [board]);
  return selection;
}
