/**
 * What a viewer was told, compared with what he may know. The whole match says what that is: `view` and `redact` of the
 * game, which the conformance suite has proven to keep secrets. The messages' own shape is strict, so that there is
 * nothing in them beside what is compared here.
 */

import {
  append,
  equalPlain,
  openTable,
  redactEntry,
  type Entry,
  type Game,
  type Match,
  type Tagged,
  type Viewer,
} from '@sternwarte/engine';
import { patch, type ServerMessage, type ToldStep } from '@sternwarte/protocol';

export class Audit {
  readonly entries: readonly Entry[];
  readonly #views: readonly unknown[];
  readonly #events: readonly (readonly Tagged[])[];

  constructor(game: Game, match: Match, viewer: Viewer) {
    const table = openTable(game, match);
    const entries: Entry[] = [];
    const views: unknown[] = [game.view(table.state, viewer)];
    const heard: (readonly Tagged[])[] = [];
    for (const entry of match.log) {
      const events: Tagged[] = [];
      entries.push(redactEntry(game, entry, table.state, viewer));
      append(table, entry, (event) => events.push(event));
      views.push(game.view(table.state, viewer));
      heard.push(events);
    }
    this.entries = entries;
    this.#views = views;
    this.#events = heard;
  }

  get lastView(): unknown {
    return this.#views.at(-1);
  }

  /** The first thing told that is not as it may be; `null` when all is well. */
  findLeak(messages: readonly ServerMessage[]): string | null {
    let view: unknown;
    let seq = 0;
    const follow = (steps: readonly ToldStep[]): string | null => {
      for (const { entry, events = [], patch: change } of steps) {
        if (!alike(entry, this.entries[seq])) return `entry ${seq}`;
        if (!alike(events, this.#events[seq])) return `the events of ${seq}`;
        if (change !== undefined) view = patch(view, change);
        seq++;
        if (!alike(view, this.#views[seq])) return `the view at ${seq}`;
      }
      return null;
    };
    for (const message of messages) {
      if (message.type === 'steps') {
        const found = follow(message.steps);
        if (found !== null) return found;
      }
      if (message.type !== 'welcome' && message.type !== 'view') continue;
      if (message.view !== undefined) ({ seq, view } = message);
      else if (message.type === 'welcome' && message.missed !== undefined) {
        const found = follow(message.missed);
        if (found !== null) return found;
      }
      if (view !== undefined && !alike(view, this.#views[seq])) return `the whole view at ${seq}`;
    }
    return null;
  }
}

/** As it is written: what is left out and what is undefined are the same. */
function alike(a: unknown, b: unknown): boolean {
  return equalPlain(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b ?? null)));
}
