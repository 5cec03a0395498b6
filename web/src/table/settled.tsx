/**
 * Says in the page itself whether what it shows stands still: `<html data-settled>` while nothing is under way, everything
 * is drawn and the focus has arrived. For whoever plays by a program: a script, or our own tests.
 */

import { effect } from '@preact/signals';
import type { BoardProps } from '@sternwarte/atlas';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { LiveMatch } from '../match/live-match.ts';

const MARK = 'data-settled';

const page = (): HTMLElement => document.documentElement;

export interface SettledProps extends Pick<BoardProps, 'selection'> {
  readonly match: LiveMatch;
}

/** Draws nothing. */
export function Settled({ match, selection }: SettledProps): null {
  const isDrawn = useRef(false);
  // Gone at once, with the first thing that changes, and with the table.
  useLayoutEffect(
    () =>
      effect(() => {
        stateOf(match, selection);
        isDrawn.current = false;
        page().removeAttribute(MARK);
        return () => page().removeAttribute(MARK);
      }),
    [match, selection],
  );
  // There again only when all others have done what they do with the new state, some of them a moment later.
  useEffect(
    () => {
      isDrawn.current = true;
      const timer = setTimeout(() => {
        page().toggleAttribute(MARK, isDrawn.current && !match.busy.peek());
      });
      return () => clearTimeout(timer);
    },
    stateOf(match, selection),
  );
  return null;
}

/** Everything that can change what a table shows. */
const stateOf = (
  { busy, position, past }: LiveMatch,
  selection: BoardProps['selection'],
): readonly unknown[] => [busy.value, position.value, past.value, selection.value];
