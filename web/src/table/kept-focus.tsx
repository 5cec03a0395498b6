import type { Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export interface KeptFocusProps {
  /** Where to go on when nothing better is left. */
  readonly place: RefObject<HTMLElement | null>;
  /** Something may be gone when one of these changes: the position, and what is picked in it. */
  readonly position: unknown;
  readonly selection: Signal<unknown>;
}

/**
 * What was pressed is often gone afterwards, or can be pressed no more, and the focus with it. Whoever plays by keys goes
 * on beside it then, or at the decision, and not at the top of the page. Draws nothing.
 */
export function KeptFocus({ place, position, selection }: KeptFocusProps): null {
  const byKeys = useRef(false);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const press = ({ target }: KeyboardEvent): void => {
      byKeys.current = target !== document.body;
      last.current = target instanceof Element ? target : null;
    };
    const point = (): void => {
      byKeys.current = false;
    };
    document.addEventListener('keydown', press, { capture: true });
    document.addEventListener('pointerdown', point, { capture: true });
    return () => {
      document.removeEventListener('keydown', press, { capture: true });
      document.removeEventListener('pointerdown', point, { capture: true });
    };
  }, []);
  const picked = selection.value;
  useEffect(() => {
    if (!byKeys.current) return;
    // Boards that know a better place go first.
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const rest = last.current?.isConnected === true ? last.current.parentElement : null;
      const beside = rest?.querySelector<HTMLElement>(':scope > button:enabled');
      (beside ?? place.current)?.focus({ preventScroll: true });
    });
  }, [position, picked]);
  return null;
}
