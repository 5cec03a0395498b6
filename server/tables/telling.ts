/**
 * What each viewer is told of a match. Every byte about a position, an entry or an event is made here, from
 * `game.view` and `game.redact` alone; events tell public facts only, by contract.
 *
 * Viewers who may know the same are told the same, made once: in games without secrets that is everybody, and what is
 * told is what somebody who looks on may know; else each seat, and all who look on. Whoever once saw something else than
 * another is told apart from him for as long as both are there.
 */

import {
  equalPlain,
  keepState,
  redactEntry,
  type Entry,
  type Table,
  type Tagged,
  type Viewer,
} from '@sternwarte/engine';
import {
  diff,
  diffTextAndShare,
  FoundParts,
  makeEntryText,
  makeEventsText,
  makeStepsText,
  makeStepText,
  type ToldStep,
} from '@sternwarte/protocol';
import type { Audience } from './audience.ts';
import { makeFrame } from '../wire/frame.ts';
import { shareParts } from './sharing.ts';

export type AnyTable = Table<unknown, Tagged, unknown, Tagged>;

/** What somebody was told last, so that the next step need not make it again; the same view for those who see the same. */
export interface Seen {
  readonly viewer: Viewer;
  readonly view: unknown;
}

/** What was appended: the whole entry with its text, for the store, and what came of it; and what each viewer knows of it. */
interface Happening {
  readonly entry: Entry;
  readonly text: string;
  readonly events: readonly Tagged[];
  readonly told: readonly Entry[];
  readonly views: readonly unknown[];
}

/** Watches a table while entries are appended to it, for everybody who is there. */
export class Telling {
  readonly #table: AnyTable;
  readonly #viewers: readonly Viewer[];
  /** Whose eyes are looked with, and what they saw before. */
  readonly #eyes: Seen[] = [];
  readonly #happenings: Happening[] = [];
  #redacted: readonly Entry[] = [];

  constructor(table: AnyTable, viewers: Iterable<Viewer>, seen: readonly Seen[]) {
    this.#table = table;
    this.#viewers = [...viewers];
    // Those who look on stand for everybody where there are no secrets.
    const eyes = this.#isOpen && this.#viewers.length > 0 ? ONLOOKERS : this.#viewers;
    for (const viewer of eyes) {
      this.#eyes.push(seen.find((one) => one.viewer === viewer) ?? this.#look(viewer));
    }
  }

  /** The entry is about to be appended. */
  before(entry: Entry): void {
    const { game, state } = this.#table;
    this.#redacted = this.#eyes.map(({ viewer }) => redactEntry(game, entry, state, viewer));
  }

  /** It was appended, and this came of it. Answers its text. */
  after(entry: Entry, events: readonly Tagged[]): string {
    const text = makeEntryText(entry);
    if (this.#eyes.length > 1) this.#compare();
    const views = this.#eyes.map(({ viewer }) => viewFor(this.#table, viewer));
    this.#happenings.push({ entry, text, events, told: this.#redacted, views });
    return text;
  }

  /** Tells each frame to those it is made for. Answers what they have seen, for the next time. */
  finish(wish: string | null, audience: Pick<Audience, 'tell'>): readonly Seen[] {
    const events = this.#happenings.map((happening) => makeEventsText(happening.events));
    // One alone has nobody to share with.
    const parts = this.#eyes.length > 1 ? this.#happenings.map(() => new FoundParts()) : [];
    const frames: Buffer[] = [];
    const last = this.#happenings.at(-1)?.views ?? [];
    const seen = this.#eyes.map(({ viewer }, n): Seen => {
      const like = this.#firstLike(n);
      const frame = frames[like] ?? makeFrame(this.#write(n, wish, events, parts));
      frames.push(frame);
      if (!this.#isOpen) audience.tell(viewer, frame);
      return { viewer, view: last[like] };
    });
    const [forAll] = frames;
    if (this.#isOpen && forAll !== undefined) {
      for (const viewer of this.#viewers) audience.tell(viewer, forAll);
    }
    return seen;
  }

  /** What this viewer is told, for whoever sends it in another way. */
  stepsOf(viewer: Viewer): readonly ToldStep[] {
    const n = this.#eyes.findIndex((one) => this.#isOpen || one.viewer === viewer);
    if (n === -1) return [];
    return this.#happenings.flatMap(({ events, told, views }, step): readonly ToldStep[] => {
      const entry = told[n];
      if (entry === undefined) return [];
      const change = diff(this.#viewBefore(n, step), views[n]);
      const came = events.length > 0 && { events };
      return [{ entry, ...came, ...(change !== null && { patch: change }) }];
    });
  }

  /** Whether everybody sees the same. */
  get #isOpen(): boolean {
    return this.#table.game.reveals === undefined;
  }

  /** Who sees the same as somebody before him shares his view. */
  #look(viewer: Viewer): Seen {
    const view = viewFor(this.#table, viewer);
    return { viewer, view: this.#eyes.find((one) => equalPlain(one.view, view))?.view ?? view };
  }

  /** What several see of a position is compared once for all of them. */
  #compare(): void {
    const before = this.#table.kept?.state;
    shareParts(before, keepState(this.#table));
  }

  /** Whoever is told the same as this one, the first of them. */
  #firstLike(n: number): number {
    for (let other = 0; other < n; other++) if (this.#isAlike(other, n)) return other;
    return n;
  }

  /** Whether two are shown the same throughout. */
  #isAlike(a: number, b: number): boolean {
    return (
      this.#eyes[a]?.view === this.#eyes[b]?.view &&
      this.#happenings.every(
        ({ told, views }) => equalPlain(told[a], told[b]) && equalPlain(views[a], views[b]),
      )
    );
  }

  #viewBefore(n: number, step: number): unknown {
    return step === 0 ? this.#eyes[n]?.view : this.#happenings[step - 1]?.views[n];
  }

  #write(
    n: number,
    wish: string | null,
    events: readonly (string | null)[],
    parts: readonly FoundParts[],
  ): string {
    const steps = this.#happenings.map(({ entry, text, told, views }, step) => {
      const change = diffTextAndShare(this.#viewBefore(n, step), views[n], parts[step]);
      const known = told[n] === entry ? text : JSON.stringify(told[n]);
      return makeStepText(known, events[step] ?? null, change);
    });
    return makeStepsText(wish, steps);
  }
}

const ONLOOKERS: readonly Viewer[] = ['spectator'];

/** A view that is told, and shares its parts with those before it: nobody may write into it. */
function viewFor(table: AnyTable, viewer: Viewer): unknown {
  return table.game.view(keepState(table), viewer, true);
}
