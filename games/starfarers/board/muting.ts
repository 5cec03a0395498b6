/** Offers that a player does not want to be asked about again: for a turn, for a card, or the same one twice. */

import { signal, type Signal } from '@preact/signals';
import { RESOURCES, type Resource } from '../rules/data.ts';
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

type Mutings = Signal<Readonly<Record<number, Muting>>>;

/** By seat, as long as somebody sits at this table: the signal of what is picked there stands for it. */
const tables = new WeakMap<object, Mutings>();

function mutingsAt(table: object): Mutings {
  const known = tables.get(table);
  if (known !== undefined) return known;
  const made: Mutings = signal({});
  tables.set(table, made);
  return made;
}

function turnOf({ round, current }: Pick<State, 'round' | 'current'>): string {
  return `${round} ${current}`;
}

function nameOf(view: State, { give, want }: Offer): string {
  return `${turnOf(view)}: ${give.join()} ${want.join()}`;
}

export function mutingOf(table: object, seat: number): Muting {
  return mutingsAt(table).value[seat] ?? NOTHING_MUTED;
}

function change(table: object, seat: number, part: Partial<Muting>): void {
  const mutings = mutingsAt(table);
  mutings.value = { ...mutings.value, [seat]: { ...mutingOf(table, seat), ...part } };
}

export function muteTurn(table: object, seat: number, view: State): void {
  change(table, seat, { turn: turnOf(view) });
}

export function neverGive(table: object, seat: number, resource: Resource): void {
  const { never } = mutingOf(table, seat);
  const next = never.includes(resource)
    ? never.filter((other) => other !== resource)
    : [...never, resource];
  change(table, seat, { never: next });
}

export function noteDeclined(table: object, seat: number, view: State, offer: Offer): void {
  const { declined } = mutingOf(table, seat);
  change(table, seat, { declined: [...declined.slice(-20), nameOf(view, offer)] });
}

/** Whether the answer is no without asking. */
export function isMuted(table: object, seat: number, view: State, offer: Offer): boolean {
  const { turn, never, declined } = mutingOf(table, seat);
  if (turn === turnOf(view) || declined.includes(nameOf(view, offer))) return true;
  return RESOURCES.some(
    (resource, kind) => (offer.want[kind] ?? 0) > 0 && never.includes(resource),
  );
}
