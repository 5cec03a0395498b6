/** A match for tests: fake bots, a clock that is moved by hand, and chance that can be had again. */

import { signal } from '@preact/signals';
import type { Hint, Thought } from '@sternwarte/bots';
import type { Asked, ThinkQuestion } from '@sternwarte/bots/service';
import { createRandom, type Entry, type Expertise, type Tagged } from '@sternwarte/engine';
import { games, type GameId } from '@sternwarte/games';
import { catalogue } from '@sternwarte/games/catalogue';
import { experts } from '@sternwarte/games/experts';
import { texts } from '@sternwarte/games/texts';
import type { BotLink } from './bot-link.ts';
import type { Clock } from './clock.ts';
import { LocalMatch, type Surroundings } from './local/local-match.ts';
import { openKept } from './local/open-match.ts';
import { foldRecord } from './reading/fold-record.ts';
import { takeFolded, type Loaded, type ReadFile } from './record-file.ts';
import { planMatch } from './plan-match.ts';
import type { HexSource, Plan, Standing } from './saved-match.ts';
import { sitterOf, type Sitter } from './sitter.ts';

export function fakeHex(seed: string): HexSource {
  const random = createRandom(seed);
  return (bytes) => Array.from({ length: 2 * bytes }, () => random.below(16).toString(16)).join('');
}

/** Time passes only when a test says so. */
export class FakeClock implements Clock {
  time = 1_000_000;
  #waiting: { readonly at: number; readonly act: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(milliseconds: number, act: () => void): () => void {
    const entry = { at: this.time + milliseconds, act };
    this.#waiting.push(entry);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== entry);
    };
  }

  get idle(): boolean {
    return this.#waiting.length === 0;
  }

  pass(milliseconds: number): void {
    this.time += milliseconds;
    const due = this.#waiting.filter(({ at }) => at <= this.time);
    this.#waiting = this.#waiting.filter(({ at }) => at > this.time);
    for (const { act } of due) act();
  }
}

/** Bots that answer at once, or when a test lets them, with any legal move that is not resigning. */
export class FakeBots implements BotLink {
  readonly asked: ThinkQuestion[] = [];
  stops = 0;
  /** Whether they break down instead of answering. */
  broken = false;
  /** What they answer, instead of a legal move. */
  nonsense: Tagged | null = null;
  /** Held back until called. */
  held: (() => void)[] | null = null;

  think(question: ThinkQuestion): Asked<Thought> {
    this.asked.push(question);
    const { promise, resolve, reject } = Promise.withResolvers<Thought>();
    const answer = (): void => {
      if (this.broken) reject(new Error('out of order'));
      else resolve({ move: this.#choose(question), considered: [], iterations: 0 });
    };
    if (this.held === null) answer();
    else this.held.push(answer);
    return { answer: promise, stop: () => void this.stops++ };
  }

  hint(question: Omit<ThinkQuestion, 'botId'>): Asked<readonly Hint[]> {
    const { promise, resolve, reject } = Promise.withResolvers<readonly Hint[]>();
    const move = this.#choose(question);
    if (this.broken) reject(new Error('out of order'));
    else resolve([{ move, chance: 0.5, reason: null, visits: 1 }]);
    return { answer: promise, stop: () => void this.stops++ };
  }

  #choose({ gameId, view, seat }: Omit<ThinkQuestion, 'botId'>): Tagged {
    if (this.nonsense !== null) return this.nonsense;
    const game = games[gameId as GameId] as (typeof games)['anno4000'];
    // The view belongs to the game that was asked about.
    const moves: readonly Tagged[] = game.moves(view as never, seat);
    const [first] = moves.filter(({ type }) => type !== 'resign');
    return first ?? { type: 'resign' };
  }
}

export interface TestMatch {
  readonly controller: LocalMatch;
  readonly bots: FakeBots;
  readonly clock: FakeClock;
  readonly kept: Entry[];
  standing: Standing | null;
  /** How long it takes to keep something; nothing at all unless a test says so. */
  writing: (() => Promise<void>) | null;
  /** Lets promises settle, and so much time pass, again and again, until nothing happens any more. */
  settle(this: void): Promise<void>;
}

/** A match from a text, as it is read from a file. */
export async function readText(text: string, now = 5): Promise<ReadFile<Loaded>> {
  const folding = await foldRecord({ text }, async (id) => games[id]);
  return takeFolded(
    // As it comes from a worker.
    structuredClone(folding),
    async (id) => ({ game: games[id], words: texts[id] }),
    now,
  );
}

export const PERSON = sitterOf(null, null);
export const BOT = sitterOf(null, 'pilot');

/** One person against so many bots as fit at the table, two at most. */
export function againstBots(game: GameId): readonly Sitter[] {
  return [PERSON, BOT, BOT].slice(0, games[game].seats.max);
}

export function openTestMatch(
  game: GameId,
  sitters: readonly Sitter[],
  changes: Partial<Plan & Pick<Surroundings, 'endsTurns' | 'pause'>> = {},
  seed = 'test',
): TestMatch {
  const plan = { sitters, options: {}, ownDice: false, ...changes };
  const saved = planMatch(
    games[game],
    catalogue[game].seatNames,
    plan,
    fakeHex(`${seed} ${game}`),
    1000,
  );
  const opened = openKept({ saved, log: [] }, games[game], texts[game]);
  if (!opened.ok) throw new Error(opened.damage.key);
  const bots = new FakeBots();
  const expertise: Expertise = experts[game];
  const clock = new FakeClock();
  const kept: Entry[] = [];
  const test: TestMatch = {
    controller: new LocalMatch(opened.match, {
      bots,
      clock,
      random: createRandom(`random ${seed}`),
      pause: changes.pause ?? (() => 10),
      isOut: (state, seat) => expertise.isOut?.(state, seat) === true,
      endsTurns: changes.endsTurns ?? (() => false),
      link: signal('steady' as const),
      keep: (entries, standing) => {
        kept.push(...entries);
        test.standing = standing;
        return test.writing?.() ?? null;
      },
    }),
    bots,
    clock,
    kept,
    standing: null,
    writing: null,
    async settle() {
      for (let quiet = 0; quiet < 2; quiet++) {
        await new Promise((resolve) => setImmediate(resolve));
        if (clock.idle) continue;
        clock.pass(10);
        quiet = -1;
      }
    },
  };
  return test;
}
