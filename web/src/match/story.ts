/** What has happened, step by step and in words, for one reader. */

import {
  sayTold,
  type Language,
  type Names,
  type Seat,
  type Tagged,
  type Told,
  type Viewer,
} from '@sternwarte/engine';
import type { CourseStep, PointOfView, Seen, Watched } from './course.ts';
import type { ByLanguage, WordsOfGame } from './saved-match.ts';

/** One entry in force. Where it tells nothing, there is still a position behind it to look back at. */
export interface StoryStep {
  readonly seq: number;
  readonly by: Seat | 'table';
  /** `null` in games without rounds. */
  readonly round: number | null;
  readonly told: ByLanguage<readonly Told[]>;
  /** The turn that begins with it, if one does: what belongs to that is told under a heading of its own. */
  readonly begins: TurnBegun | null;
  /** What happened, for whoever asks which rule that follows from. */
  readonly events: readonly Tagged[];
}

export interface TurnBegun {
  readonly seat: Seat;
  /** `null` in games without rounds. */
  readonly round: number | null;
}

/** Who tells a match, and to whom. */
export interface Teller {
  readonly words: WordsOfGame;
  readonly names: ByLanguage<Names>;
  readonly eyes: PointOfView;
}

/** Tells the steps of a course, each when it is first asked for: long matches have thousands, and few are read. */
export class Story {
  readonly #course: Watched;
  readonly #teller: Teller;
  #steps: readonly StoryStep[] = [];
  #revision = -1;
  /** The steps that were seen last. Whoever reads one reads those around it, which cost no more. */
  #seen: { readonly revision: number; readonly from: number; readonly steps: readonly Seen[] };

  constructor(course: Watched, teller: Teller) {
    this.#course = course;
    this.#teller = teller;
    this.#seen = { revision: -1, from: 0, steps: [] };
  }

  get steps(): readonly StoryStep[] {
    const { revision, steps } = this.#course;
    if (revision === this.#revision) return this.#steps;
    this.#revision = revision;
    // A step that is made anew after an undo has another number.
    const known = this.#steps.filter(({ seq }, i) => steps[i]?.seq === seq);
    const added = steps.slice(known.length).map((step, i): StoryStep => {
      const place = known.length + i;
      const begins = (): TurnBegun | null => this.#begins(step, place);
      const events = (): readonly Tagged[] =>
        this.#course.steps[place] === step ? (this.#see(place)?.events ?? []) : [];
      return new LazyStep(step, begins, events, (code) => this.#tell(step, place, code));
    });
    this.#steps = [...known, ...added];
    return this.#steps;
  }

  #tell(step: CourseStep, place: number, code: Language): readonly Told[] {
    // Taken back meanwhile: whoever still holds an old position need not read it.
    if (this.#course.steps[place] !== step) return [];
    const { words, names } = this.#teller;
    const seen = this.#see(place);
    return seen === undefined ? [] : words[code].tell({ ...seen, names: names[code] });
  }

  /** Every game calls the event by which a turn begins the same. */
  #begins(step: CourseStep, place: number): TurnBegun | null {
    if (this.#course.steps[place] !== step) return null;
    const event = this.#see(place)?.events.findLast(({ type }) => type === 'turn');
    if (event === undefined || !('seat' in event) || typeof event.seat !== 'number') return null;
    const round = 'round' in event && typeof event.round === 'number' ? event.round : null;
    return { seat: event.seat, round };
  }

  #see(place: number): Seen | undefined {
    const { revision, length, spacing } = this.#course;
    const from = place - (place % spacing);
    if (this.#seen.revision !== revision || this.#seen.from !== from) {
      const to = Math.min(from + spacing, length);
      const steps = this.#course.seen(from, to, this.#teller.eyes);
      this.#seen = { revision, from, steps };
    }
    return this.#seen.steps[place - from];
  }
}

class LazyStep implements StoryStep {
  readonly seq: number;
  readonly by: Seat | 'table';
  readonly round: number | null;
  readonly told: ByLanguage<readonly Told[]>;
  readonly #begins: () => TurnBegun | null;
  readonly #events: () => readonly Tagged[];
  #begun: TurnBegun | null | undefined;

  constructor(
    { seq, by, round }: CourseStep,
    begins: () => TurnBegun | null,
    events: () => readonly Tagged[],
    tell: (code: Language) => readonly Told[],
  ) {
    this.seq = seq;
    this.by = by;
    this.round = round;
    this.told = new LazyTold(tell);
    this.#begins = begins;
    this.#events = events;
  }

  get begins(): TurnBegun | null {
    if (this.#begun === undefined) this.#begun = this.#begins();
    return this.#begun;
  }

  get events(): readonly Tagged[] {
    return this.#events();
  }
}

class LazyTold implements ByLanguage<readonly Told[]> {
  readonly #tell: (code: Language) => readonly Told[];
  readonly #told: Partial<Record<Language, readonly Told[]>> = {};

  constructor(tell: (code: Language) => readonly Told[]) {
    this.#tell = tell;
  }

  get de(): readonly Told[] {
    return (this.#told.de ??= this.#tell('de'));
  }

  get en(): readonly Told[] {
    return (this.#told.en ??= this.#tell('en'));
  }
}

/** A step in whole sentences, for whoever hears it alone; empty where it tells nothing. */
export function sayStep(
  { told }: Pick<StoryStep, 'told'>,
  to: { readonly reader: Viewer; readonly names: Names },
  code: Language,
): string {
  return told[code].map((line) => sayTold(line, to, code)).join(' ');
}
