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
  makeEventsText,
  makeStepsText,
  makeStepText,
  type ToldStep,
} from '@sternwarte/protocol';
import { makeFrame } from './frame.ts';
import { shareParts } from './sharing.ts';

export type AnyTable = Table<unknown, Tagged, unknown, Tagged>;

/** One entry as one viewer sees it. */
interface Frame {
  readonly entry: Entry;
  readonly view: unknown;
}

interface Film {
  readonly viewer: Viewer;
  readonly before: unknown;
  readonly frames: Frame[];
}

/** What was appended: the whole entry with its text, for the store, and what came of it. */
interface Happening {
  readonly entry: Entry;
  readonly text: string;
  readonly events: readonly Tagged[];
}

/** The views that were told last, so that the next step need not make them again; the same one for those who see the same. */
export type Views = Map<Viewer, unknown>;

/** A view that is told, and shares its parts with those before it: nobody may write into it. */
function viewFor(table: AnyTable, viewer: Viewer): unknown {
  return table.game.view(keepState(table), viewer, true);
}

/** Watches a table while entries are appended to it, for everybody who is there. */
export class Telling {
  readonly #table: AnyTable;
  readonly #viewers: readonly Viewer[];
  readonly #films: Film[] = [];
  readonly #happenings: Happening[] = [];
  #redacted: Entry[] = [];

  constructor(table: AnyTable, viewers: Iterable<Viewer>, views: Views) {
    this.#table = table;
    this.#viewers = [...viewers];
    for (const viewer of this.#eyes()) {
      const before = views.get(viewer) ?? this.#firstView(viewer);
      this.#films.push({ viewer, before, frames: [] });
    }
  }

  /** The entry is about to be appended. */
  before(entry: Entry): void {
    const { game, state } = this.#table;
    this.#redacted = this.#films.map(({ viewer }) => redactEntry(game, entry, state, viewer));
  }

  /** It was appended, and this came of it. Answers its text. */
  after(entry: Entry, events: readonly Tagged[]): string {
    const text = JSON.stringify(entry);
    this.#happenings.push({ entry, text, events });
    this.#keep();
    for (const [n, { viewer, frames }] of this.#films.entries()) {
      const told = this.#redacted[n];
      if (told !== undefined) frames.push({ entry: told, view: viewFor(this.#table, viewer) });
    }
    return text;
  }

  /** Calls `tell` with each frame and those it is made for, and keeps the views for the next time. */
  finish(wish: string | null, views: Views, tell: (viewer: Viewer, frame: Buffer) => void): void {
    const events = this.#happenings.map((happening) => makeEventsText(happening.events));
    // One alone has nobody to share with.
    const parts = this.#films.length > 1 ? this.#happenings.map(() => new FoundParts()) : [];
    const told: { readonly film: Film; readonly frame: Buffer }[] = [];
    views.clear();
    for (const film of this.#films) {
      let like = told.find((other) => isAlike(other.film, film));
      if (like === undefined) {
        like = { film, frame: makeFrame(this.#write(film, wish, events, parts)) };
        told.push(like);
      }
      views.set(film.viewer, like.film.frames.at(-1)?.view);
      if (!this.#isOpen) tell(film.viewer, like.frame);
    }
    const [forAll] = told;
    if (!this.#isOpen || forAll === undefined) return;
    for (const viewer of this.#viewers) tell(viewer, forAll.frame);
  }

  /** What this viewer is told, for whoever sends it in another way. */
  stepsOf(viewer: Viewer): readonly ToldStep[] {
    const film = this.#films.find((one) => this.#isOpen || one.viewer === viewer);
    if (film === undefined) return [];
    return film.frames.map(({ entry, view }, n): ToldStep => {
      const change = diff(viewBefore(film, n), view);
      const events = this.#happenings[n]?.events ?? [];
      return {
        entry,
        ...(events.length > 0 && { events }),
        ...(change !== null && { patch: change }),
      };
    });
  }

  /** What several see of a state is compared once for all of them. */
  #keep(): void {
    if (this.#films.length < 2) return;
    const before = this.#table.kept?.state;
    shareParts(before, keepState(this.#table));
  }

  /** Whether everybody sees the same. */
  get #isOpen(): boolean {
    return this.#table.game.reveals === undefined;
  }

  /** Whose eyes are looked with: those who look on stand for everybody where there are no secrets. */
  #eyes(): readonly Viewer[] {
    return this.#isOpen && this.#viewers.length > 0 ? ['spectator'] : this.#viewers;
  }

  /** Who sees the same as somebody before him shares his view. */
  #firstView(viewer: Viewer): unknown {
    const view = viewFor(this.#table, viewer);
    return this.#films.find(({ before }) => equalPlain(before, view))?.before ?? view;
  }

  #write(
    film: Film,
    wish: string | null,
    events: readonly (string | null)[],
    parts: readonly FoundParts[],
  ): string {
    const steps = film.frames.map(({ entry, view }, n) => {
      const happening = this.#happenings[n];
      const text = entry === happening?.entry ? happening.text : JSON.stringify(entry);
      return makeStepText(
        text,
        events[n] ?? null,
        diffTextAndShare(viewBefore(film, n), view, parts[n]),
      );
    });
    return makeStepsText(wish, steps);
  }
}

function viewBefore({ before, frames }: Film, n: number): unknown {
  return n === 0 ? before : frames[n - 1]?.view;
}

/** Whether two films show the same throughout. */
function isAlike(a: Film, b: Film): boolean {
  return (
    a.before === b.before &&
    a.frames.every((frame, n) => {
      const other = b.frames[n];
      return (
        other !== undefined &&
        (frame.entry === other.entry || equalPlain(frame.entry, other.entry)) &&
        equalPlain(frame.view, other.view)
      );
    })
  );
}
