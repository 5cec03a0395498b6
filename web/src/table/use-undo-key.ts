import type { Signal } from '@preact/signals';
import type { Refusal } from '@sternwarte/engine';
import { useEffect } from 'preact/hooks';
import type { LiveMatch } from '../match/live-match.ts';

/** The key that takes things back everywhere else takes back a move, except where somebody types. */
export function useUndoKey(match: LiveMatch, refusal: Signal<Refusal | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isUndo || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      refusal.value = match.undo(false);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [match]);
}
