/**
 * What each viewer is told of a match. Every byte about a position, an entry or an event is made here, from
 * `game.view` and `game.redact` alone; events tell public facts only, by contract.
 *
 * Viewers who may know the same are told the same text, made once: in open games that is everybody, else each seat,
 * and all who look on.
 */

import {
  equalPlain,
  redactEntry,
  type Entry,
  type Table,
  type Tagged,
  type Viewer,
} from '@sternwarte/engine';
import { diff, makeServerMessage, type ToldStep } from '@sternwarte/protocol';

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

/** The views that were told last, so that the next step need not make them again. */
export type Views = Map<Viewer, unknown>;

export function viewFor({ game, state }: AnyTable, viewer: Viewer): unknown {
  return game.view(state, viewer);
}

/** Watches a table while entries are appended to it, for everybody who is there. */
export class Telling {
  readonly #table: AnyTable;
  readonly #films: readonly Film[];
  readonly #events: (readonly Tagged[])[] = [];
  #redacted: readonly Entry[] = [];

  constructor(table: AnyTable, viewers: Iterable<Viewer>, views: Views) {
    this.#table = table;
    this.#films = Array.from(viewers, (viewer) => ({
      viewer,
      before: views.get(viewer) ?? viewFor(table, viewer),
      frames: [],
    }));
  }

  /** The entry is about to be appended. */
  before(entry: Entry): void {
    const { game, state } = this.#table;
    this.#redacted = this.#films.map(({ viewer }) => redactEntry(game, entry, state, viewer));
  }

  /** It was appended, and this came of it. */
  after(events: readonly Tagged[]): void {
    this.#events.push(events);
    for (const [n, { viewer, frames }] of this.#films.entries()) {
      const entry = this.#redacted[n];
      if (entry !== undefined) frames.push({ entry, view: viewFor(this.#table, viewer) });
    }
  }

  /** Calls `tell` with each text and those it is made for, and keeps the views for the next time. */
  finish(wish: string | null, views: Views, tell: (viewer: Viewer, text: string) => void): void {
    const told: { readonly film: Film; readonly text: string }[] = [];
    views.clear();
    for (const film of this.#films) {
      let like = told.find((other) => isAlike(other.film, film));
      if (like === undefined) {
        like = { film, text: this.#write(film, wish) };
        told.push(like);
      }
      views.set(film.viewer, like.film.frames.at(-1)?.view);
      tell(film.viewer, like.text);
    }
  }

  /** What this viewer is told, for whoever sends it in another way. */
  stepsOf(viewer: Viewer): readonly ToldStep[] {
    const film = this.#films.find((one) => one.viewer === viewer);
    return film === undefined ? [] : this.#steps(film);
  }

  #write(film: Film, wish: string | null): string {
    const steps = this.#steps(film);
    return makeServerMessage({ type: 'steps', ...(wish !== null && { id: wish }), steps });
  }

  #steps({ before, frames }: Film): ToldStep[] {
    let view = before;
    return frames.map((frame, n): ToldStep => {
      const change = diff(view, frame.view);
      view = frame.view;
      const events = this.#events[n] ?? [];
      return {
        entry: frame.entry,
        ...(events.length > 0 && { events }),
        ...(change !== null && { patch: change }),
      };
    });
  }
}

/** Whether two films show the same throughout. */
function isAlike(a: Film, b: Film): boolean {
  return (
    (a.before === b.before || equalPlain(a.before, b.before)) &&
    a.frames.every((frame, n) => {
      const other = b.frames[n];
      return (
        other !== undefined &&
        equalPlain(frame.view, other.view) &&
        equalPlain(frame.entry, other.entry)
      );
    })
  );
}
