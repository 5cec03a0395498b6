/** Offers that a player does not want to be asked about again: for a turn, for a card, or the same one twice. */

import { signal } from '@preact/signals';
import type { Resource } from '../rules/data.ts';
import { RESOURCES } from '../rules/data.ts';
import type { Offer, State } from '../rules/state.ts';

export interface Muting {
  /** The turn in which nothing is wanted any more, as `turnOf` names it. */
  readonly turn: string | null;
  /** Cards that are never given away. */
  readonly never: readonly Resource[];
  /** Offers that were declined in this turn. */
  readonly declined: readonly string[];
}

const NOTHING_MUTED: Muting = { turn: null, never: [], declined: [] };

/** By seat, as long as the page is open. */
export const mutings = signal<Readonly<Record<number, Muting>>>({});

export function turnOf({ round, current }: Pick<State, 'round' | 'current'>): string {
  return `${round} ${current}`;
}

function nameOf(view: State, { give, want }: Offer): string {
  return `${turnOf(view)}: ${give.join()} ${want.join()}`;
}

export function mutingOf(seat: number): Muting {
  return mutings.value[seat] ?? NOTHING_MUTED;
}

function change(seat: number, part: Partial<Muting>): void {
  mutings.value = { ...mutings.value, [seat]: { ...mutingOf(seat), ...part } };
}

export function muteTurn(seat: number, view: State): void {
  change(seat, { turn: turnOf(view) });
}

export function neverGive(seat: number, resource: Resource): void {
  const { never } = mutingOf(seat);
  const next = never.includes(resource)
    ? never.filter((other) => other !== resource)
    : [...never, resource];
  change(seat, { never: next });
}

export function noteDeclined(seat: number, view: State, offer: Offer): void {
  change(seat, { declined: [...mutingOf(seat).declined.slice(-20), nameOf(view, offer)] });
}

/** Whether the answer is no without asking. */
export function isMuted(seat: number, view: State, offer: Offer): boolean {
  const { turn, never, declined } = mutingOf(seat);
  if (turn === turnOf(view) || declined.includes(nameOf(view, offer))) return true;
  return RESOURCES.some(
    (resource, kind) => (offer.want[kind] ?? 0) > 0 && never.includes(resource),
  );
}
