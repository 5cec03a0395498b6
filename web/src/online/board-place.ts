/** For which tables the board stands on a big screen, as far as this device is concerned: it has the hand and the decision then. */

import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readText, writeText } from '../settings.ts';

const KEY = 'boardElsewhere';
/** Nobody sits at more of them at a time. */
const KEPT = 8;

const tables = (): readonly string[] => readText(KEY)?.split(' ') ?? [];

export function isBoardElsewhere(table: string): boolean {
  return tables().includes(table);
}

export function setBoardElsewhere(table: string, isElsewhere: boolean): void {
  const others = tables().filter((one) => one !== table);
  const kept = isElsewhere ? [table, ...others].slice(0, KEPT) : others;
  writeText(KEY, kept.length === 0 ? null : kept.join(' '));
}

export interface BoardPlace {
  /** The board stands on a big screen. */
  readonly isElsewhere: ReadonlySignal<boolean>;
  setElsewhere(this: void, isElsewhere: boolean): void;
  /** Another match, before the same big screen. */
  takeTo(this: void, table: string): void;
}

/** Whoever plays once more does so before the same big screen: `next` is the table of the rematch. */
export function useBoardPlace(table: string, next: string | null): BoardPlace {
  const isElsewhere = useSignal(isBoardElsewhere(table));
  const takeTo = (other: string): void => {
    if (isElsewhere.value) setBoardElsewhere(other, true);
  };
  useEffect(() => {
    if (next !== null) takeTo(next);
  }, [next]);
  return {
    isElsewhere,
    takeTo,
    setElsewhere: (wished) => {
      isElsewhere.value = wished;
      setBoardElsewhere(table, wished);
    },
  };
}
