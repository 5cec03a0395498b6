import { useSignal, type Signal } from '@preact/signals';
import type { GameBoard } from '@sternwarte/atlas';
import { useEffect, useRef } from 'preact/hooks';
import type { Position } from '../match/position.ts';

type Deciding = Pick<Position, 'decision' | 'view' | 'asked' | 'news'>;

/** What is picked but not yet a move: gone with the decision it belongs to, but for what the board carries over. */
export function useSelection(board: GameBoard, now: Deciding): Signal<unknown> {
  const selection = useSignal(board.noSelection());
  const last = useRef({ board, ...now });
  const { current: before } = last;
  last.current = { board, ...now };
  // At once, so that nothing is drawn with a selection of another position.
  if (before.board !== board) selection.value = board.noSelection();
  else if (before.decision !== now.decision) {
    const passage = {
      before: before.view,
      after: now.view,
      askedBefore: before.asked,
      asked: now.asked,
      events: now.news.events,
    };
    selection.value = board.carryOver?.(selection.peek(), passage) ?? board.noSelection();
  }
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') selection.value = board.noSelection();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [board]);
  return selection;
}
