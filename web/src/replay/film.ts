/** A match as a row of positions: the entries in force one after the other, each position at hand at any time. */

import {
  isRecord,
  replay,
  type Action,
  type Damage,
  type Entry,
  type Game,
  type Match,
  type Names,
  type Result,
  type Tagged,
  type Viewer,
} from '@sternwarte/engine';
import type { LogLine } from '../match/position.ts';
import { byLanguage, type ByLanguage, type WordsOfGame } from '../match/saved-match.ts';

/** Whose eyes a match is looked at with; everything lies open once it is over. */
export type PointOfView = Viewer | 'everything';

/** A position is kept every so many steps; those in between are played from it. */
const SPACING = 16;

type Step = Action<Tagged, unknown> & Pick<Entry, 'seq'>;

export type Filmed =
  | { readonly ok: true; readonly film: Film }
  | { readonly ok: false; readonly damage: Damage };

/** A log may hold anything at all; what does not replay is damaged. */
export function makeFilm(game: Game, match: Match): Filmed {
  const replayed = replay(game, match);
  if (!replayed.ok) return replayed;
  const { line, state } = replayed.table;
  const pending = game.pending(state);
  const result = pending.kind === 'over' ? pending.result : null;
  return { ok: true, film: new Film(game, match, line.flatMap(stepOf), result) };
}

function stepOf(entry: Entry): Step[] {
  return 'undo' in entry ? [] : [entry];
}

export class Film {
  readonly game: Game;
  readonly match: Match;
  /** `null` while the match goes on. */
  readonly result: Result | null;
  readonly #steps: readonly Step[];
  readonly #kept: unknown[] = [];

  constructor(game: Game, match: Match, steps: readonly Step[], result: Result | null) {
    this.game = game;
    this.match = match;
    this.result = result;
    this.#steps = steps;
    const state = game.setup({ seats: match.seats, options: match.options });
    for (const [n, step] of steps.entries()) {
      if (n % SPACING === 0) this.#kept.push(game.clone(state));
      game.apply(state, step);
    }
    if (steps.length % SPACING === 0) this.#kept.push(state);
  }

  /** How many steps there are; there is one position more. */
  get length(): number {
    return this.#steps.length;
  }

  /** The number of the entry that led to a position; -1 for the first position. */
  seqAt(position: number): number {
    return this.#steps[position - 1]?.seq ?? -1;
  }

  /** The position after an entry; after one that was taken back, the last one before it. */
  positionAfter(seq: number): number {
    return this.#steps.findLastIndex((step) => step.seq <= seq) + 1;
  }

  stateAt(position: number): unknown {
    const from = Math.trunc(position / SPACING);
    const state = this.game.clone(this.#kept[from]);
    for (const step of this.#steps.slice(from * SPACING, position)) this.game.apply(state, step);
    return state;
  }

  viewAt(position: number, eyes: PointOfView): unknown {
    const state = this.stateAt(position);
    return eyes === 'everything' ? state : this.game.view(state, eyes);
  }

  /** What happened on the way to a position. */
  eventsAt(position: number): readonly Tagged[] {
    const step = this.#steps[position - 1];
    if (step === undefined) return [];
    const events: Tagged[] = [];
    this.game.apply(this.stateAt(position - 1), step, (event) => events.push(event));
    return events;
  }

  /** Each step in words, as these eyes may read it. */
  tell(words: WordsOfGame, names: ByLanguage<Names>, eyes: PointOfView): readonly LogLine[] {
    const { game } = this;
    const state = this.stateAt(0);
    return this.#steps.map((step) => {
      const isOpen = eyes === 'everything';
      const seen = isOpen ? step : game.redact(step, state, eyes);
      const view = isOpen ? state : game.view(state, eyes);
      const text = byLanguage((code) => words[code].action(seen, view, names[code]));
      game.apply(state, step);
      return { seq: step.seq, by: step.by, text };
    });
  }

  /** Whether a spectator misses anything. */
  hasSecrets(): boolean {
    return this.#kept.some(
      (state) => JSON.stringify(this.game.view(state, 'spectator')) !== JSON.stringify(state),
    );
  }
}

/** Games count rounds in their state; one that does not has none to tell. */
export function roundOf(view: unknown): number | null {
  const round = isRecord(view) ? view['round'] : null;
  return typeof round === 'number' ? round : null;
}
