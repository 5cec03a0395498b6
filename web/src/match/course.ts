/** The way a match has taken: the entries in force one after the other, each position at hand at any time. */

import {
  actionOf,
  type Action,
  type Entry,
  type Game,
  type Match,
  type Table,
  type Tagged,
  type Telling,
  type Viewer,
} from '@sternwarte/engine';

/** Whose eyes a match is looked at with; everything lies open once it is over. */
export type PointOfView = Viewer | 'everything';

/** One entry in force. */
export type CourseStep = Action<Tagged, unknown> &
  Pick<Entry, 'seq'> & {
    /** The round in which it was made; `null` in games without rounds. */
    readonly round: number | null;
  };

/** A step as somebody may know it, before anybody is called by a name. */
export type Seen = Omit<Telling, 'names'>;

/** A position is kept every so many steps at first; those in between are played from it. */
const SPACING = 16;
/** When there are more positions than this, every other one goes: a record may have two hundred thousand steps. */
const MOST_KEPT = 256;

/** A course as plain data, to be put together again beside the line of its table. */
export interface PackedCourse {
  readonly rounds: readonly (number | null)[];
  readonly kept: readonly unknown[];
  readonly spacing: number;
  readonly round: number | null;
}

type Unpacked = Pick<Table<unknown, Tagged, unknown, Tagged>, 'match' | 'line'>;
type Followed = Pick<Table<unknown, Tagged, unknown, Tagged>, 'line' | 'state'>;

export class Course {
  readonly game: Game;
  readonly #steps: CourseStep[] = [];
  /** The positions after 0, 16, 32 … steps; in long matches they are wider apart. */
  #kept: unknown[];
  #spacing = SPACING;
  /** The round of the position that is reached. */
  #round: number | null;
  #revision = 0;

  /** From the position before anything happened, or from any other. */
  constructor(
    game: Game,
    { seats, options }: Pick<Match, 'seats' | 'options'>,
    state = game.setup({ seats, options }),
  ) {
    this.game = game;
    this.#kept = [state];
    this.#round = game.round?.(state) ?? null;
  }

  static unpack(game: Game, { match, line }: Unpacked, packed: PackedCourse): Course {
    const course = new Course(game, match);
    for (const [i, entry] of line.entries()) {
      course.#steps.push({ ...entry, round: packed.rounds[i] ?? null });
    }
    course.#kept = [...packed.kept];
    course.#spacing = packed.spacing;
    course.#round = packed.round;
    return course;
  }

  pack(): PackedCourse {
    const rounds = this.#steps.map(({ round }) => round);
    return { rounds, kept: this.#kept, spacing: this.#spacing, round: this.#round };
  }

  /** How many steps lie between two positions that are at hand. */
  get spacing(): number {
    return this.#spacing;
  }

  get steps(): readonly CourseStep[] {
    return this.#steps;
  }

  /** How many steps there are; there is one position more. */
  get length(): number {
    return this.#steps.length;
  }

  /** Changes with every step that is made or taken back. */
  get revision(): number {
    return this.#revision;
  }

  /** Takes over what has happened at a table since the last time: one step, or one that was taken back. */
  follow({ line, state }: Followed): void {
    const last = line.at(-1);
    if (line.length < this.length) {
      this.#steps.length = line.length;
      this.#kept.length = Math.trunc(line.length / this.#spacing) + 1;
    } else if (line.length > this.length && last !== undefined) {
      this.#steps.push({ ...last, round: this.#round });
      if (line.length % this.#spacing === 0) this.#keep(this.game.clone(state));
    } else {
      return;
    }
    this.#round = this.game.round?.(state) ?? null;
    this.#revision++;
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
    const from = Math.trunc(position / this.#spacing);
    const state = this.game.clone(this.#kept[from]);
    for (const step of this.#steps.slice(from * this.#spacing, position))
      this.game.apply(state, step);
    return state;
  }

  viewAt(position: number, eyes: PointOfView): unknown {
    return this.#view(this.stateAt(position), eyes);
  }

  /** What happened on the way to a position. */
  eventsAt(position: number): readonly Tagged[] {
    const step = this.#steps[position - 1];
    const events: Tagged[] = [];
    if (step === undefined) return events;
    this.game.apply(this.stateAt(position - 1), step, (event) => events.push(event));
    return events;
  }

  /** The steps that lead from one position to another, as these eyes may see them. */
  seen(from: number, to: number, eyes: PointOfView): readonly Seen[] {
    const { game } = this;
    const state = this.stateAt(from);
    const reader = readerWith(eyes);
    let before = this.#view(state, eyes);
    return this.#steps.slice(from, to).map((step) => {
      const action = actionOf(step);
      const seen = eyes === 'everything' ? action : game.redact(action, state, eyes);
      const events: Tagged[] = [];
      game.apply(state, action, (event) => events.push(event));
      const after = this.#view(state, eyes);
      const telling = { action: seen, before, after, events, reader };
      before = after;
      return telling;
    });
  }

  /** Whether a spectator misses anything. */
  hasSecrets(): boolean {
    return this.#kept.some(
      (state) => JSON.stringify(this.game.view(state, 'spectator')) !== JSON.stringify(state),
    );
  }

  #keep(state: unknown): void {
    this.#kept.push(state);
    if (this.#kept.length <= MOST_KEPT) return;
    this.#kept = this.#kept.filter((_state, i) => i % 2 === 0);
    this.#spacing *= 2;
  }

  #view(state: unknown, eyes: PointOfView): unknown {
    return eyes === 'everything' ? this.game.clone(state) : this.game.view(state, eyes);
  }
}

/** As much of a course as it takes to tell it: some are told by a server, and have no positions but those of one viewer. */
export type Watched = Pick<Course, 'game' | 'steps' | 'length' | 'revision' | 'spacing' | 'seen'>;

/** Writes down the way of a match while it is replayed with `inspect`; the last step has to be followed afterwards. */
export function traceCourse(game: Game, match: Match) {
  const course = new Course(game, match);
  const inspect = (_entry: unknown, table: Followed): null => {
    course.follow(table);
    return null;
  };
  return { course, inspect };
}

/** Nobody sits where everything can be seen. */
export function readerWith(eyes: PointOfView): Viewer {
  return eyes === 'everything' ? 'spectator' : eyes;
}
