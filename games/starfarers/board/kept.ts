/** What is being composed outlives steps of others: a bot's answer must not wipe half an offer off the table. */

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { NOTHING, type Picked } from './picking.ts';
import type { StarProps } from './props.ts';

/** The selection after a step: what still makes sense in the same turn, or in the same decision. */
export function carryOver(before: Picked, sameTurn: boolean, sameDecision: boolean): Picked {
  if (!sameTurn) return NOTHING;
  const { pane, stepping, give, want, to, pays, rate, gets, people } = before;
  const turn: Picked = { ...NOTHING, pane, stepping, people };
  return sameDecision ? { ...turn, give, want, to, pays, rate, gets } : turn;
}

export function useKeptSelection({ view, asked, news, selection }: StarProps): void {
  const turn = `${view.phase} ${view.round} ${view.current} ${asked}`;
  const decision = `${view.agenda[0]?.kind} ${view.offer?.give.join()} ${view.offer?.want.join()}`;
  const kept = useRef({ number: news.number, turn, decision, picked: selection.value });
  const picked = selection.value;
  // Noted at once: the next step of others may come before the page is painted.
  useLayoutEffect(() => {
    if (kept.current.number === news.number) kept.current = { ...kept.current, picked };
  });
  // After the table has reset the selection, which it does with every new position.
  useEffect(() => {
    const last = kept.current;
    const isNew = last.number !== news.number;
    const next = isNew
      ? carryOver(last.picked, last.turn === turn, last.decision === decision)
      : picked;
    kept.current = { number: news.number, turn, decision, picked: next };
    if (isNew) selection.value = next;
  });
}
