/** What is being composed outlives steps of others: a bot's answer must not wipe half an offer off the table. */

import type { Passage } from '@sternwarte/atlas';
import type { Event } from '../rules/actions.ts';
import type { State } from '../rules/state.ts';
import { NOTHING, type Picked } from './picking.ts';

/** The selection after a step: what still makes sense in the same turn, or in the same decision. */
export function carryOver(before: Picked, passage: Passage<State, Event>): Picked {
  const { before: was, after: is, askedBefore, asked, events } = passage;
  if (turnOf(was) !== turnOf(is) || askedBefore !== asked) return NOTHING;
  const { stepping, give, want, to, pays, rate, gets, people } = before;
  // Whoever exchanges wants to build: on a phone the way back would lead through all other panes.
  const pane = events.some(({ type }) => type === 'supplyTrade') ? null : before.pane;
  const kept: Picked = { ...NOTHING, pane, stepping, people };
  const isSame = decisionOf(was) === decisionOf(is);
  return isSame ? { ...kept, give, want, to, pays, rate, gets } : kept;
}

function turnOf({ phase, round, current }: State): string {
  return `${phase} ${round} ${current}`;
}

function decisionOf({ agenda, offer }: State): string {
  return `${agenda[0]?.kind} ${offer?.give.join()} ${offer?.want.join()}`;
}
