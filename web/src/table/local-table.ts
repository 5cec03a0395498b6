/** A match that runs in this browser alone: the engine's table, fair draws, people and bots on its seats. */

import { signal, type ReadonlySignal } from '@preact/signals';
import type { News } from '@sternwarte/atlas';
import type { Bot } from '@sternwarte/bots';
import {
  commitTo,
  createRandom,
  draw,
  drawFairly,
  earliestUndo,
  LANGUAGES,
  newMatch,
  openTable,
  randomPolicy,
  submit,
  takeBack,
  type Action,
  type Game,
  type GameWords,
  type Language,
  type Names,
  type Pending,
  type Refusal,
  type Seat,
  type Tagged,
  type Viewer,
  type Weighted,
} from '@sternwarte/engine';

/** A bot, or `null` for a person at this screen. */
export type Sitter = Bot | null;

export interface TableSetUp {
  readonly game: Game;
  readonly words: Readonly<Record<Language, GameWords>>;
  readonly sitters: readonly Sitter[];
  /** What the players are called, by language: who has no name is called after the seat. */
  readonly names: Readonly<Record<Language, Names>>;
  /** Hex digits for seed and nonces. */
  hex(this: void, bytes: number): string;
  /** How long a bot or the table waits before it acts, so that people can follow; in milliseconds. */
  pause(): number;
}

export interface LogLine {
  readonly seq: number;
  readonly by: Seat | 'table';
  readonly text: Readonly<Record<Language, string>>;
}

/** Everything a screen shows; replaced as a whole by each step. */
export interface Position {
  readonly view: unknown;
  readonly viewer: Viewer;
  readonly asked: Seat | null;
  readonly moves: readonly Tagged[];
  readonly pending: Pending<unknown>;
  readonly log: readonly LogLine[];
  readonly canUndo: boolean;
  readonly news: News;
}

export interface LocalTable {
  readonly setUp: TableSetUp;
  readonly position: ReadonlySignal<Position>;
  check(move: unknown): Refusal | null;
  play(move: unknown): Refusal | null;
  undo(): void;
  /** Plays so many actions at once, all seats by chance: for the workbench. */
  skip(actions: number): void;
  /** Lets bots and the table act until people alone are asked. */
  run(): void;
  stop(): void;
}

export function openLocalTable(setUp: TableSetUp): LocalTable {
  const { game, words, sitters, names, hex } = setUp;
  const seed = hex(32);
  const matchId = hex(8);
  const nonces = sitters.map(() => hex(8));
  const fairness = { commitment: commitTo(seed), nonces, seed };
  const config = { seats: sitters.length, options: {} };
  const table = openTable(game, newMatch(game, matchId, config, fairness));
  const random = createRandom(hex(16));
  const people = sitters.flatMap((sitter, seat) => (sitter === null ? [seat] : []));
  /** What one reads of another seat's secrets when several people share the screen: nothing. */
  const reader: Viewer = people.length === 1 ? (people[0] ?? 'spectator') : 'spectator';

  let log: LogLine[] = [];
  let steps = 0;
  let lastPerson: Viewer = people[0] ?? 'spectator';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(events: readonly Tagged[]): Position {
    const pending = game.pending(table.state);
    const asked =
      pending.kind === 'move'
        ? (pending.seats.find((seat) => sitters[seat] === null) ?? null)
        : null;
    if (asked !== null) lastPerson = asked;
    const view = game.view(table.state, lastPerson);
    return {
      view,
      viewer: lastPerson,
      asked,
      moves: asked === null ? [] : game.moves(view, asked),
      pending,
      log,
      canUndo: asked !== null && earliestUndo(table, asked) !== null,
      news: { number: steps, events },
    };
  }

  const position = signal(look([]));

  function show(events: readonly Tagged[]): void {
    steps++;
    position.value = look(events);
  }

  /** One line of the log, as those at this screen may read it, from the position before the action. */
  function describe(action: Action<Tagged, unknown>): LogLine {
    const seen = game.redact(action, table.state, reader);
    const before = game.view(table.state, reader);
    const say = (language: Language): string =>
      words[language].action(seen, before, names[language]);
    const text = Object.fromEntries(LANGUAGES.map((language) => [language, say(language)]));
    // One entry for each language, which `fromEntries` cannot know.
    return { seq: table.match.log.length, by: action.by, text: text as LogLine['text'] };
  }

  function perform(action: Action<Tagged, unknown>, events: Tagged[]): Refusal | null {
    const emit = (event: Tagged): void => {
      events.push(event);
    };
    if (action.by === 'table') {
      log = [...log, describe(action)];
      return draw(table, action.chance, Date.now(), emit);
    }
    const refusal = game.check(table.state, action.by, action.move);
    if (refusal !== null) return refusal;
    log = [...log, describe(action)];
    return submit(table, action.by, action.move, Date.now(), emit);
  }

  function drawNext(outcomes: readonly Weighted<unknown>[]): Action<Tagged, unknown> {
    return { by: 'table', chance: drawFairly(seed, matchId, nonces, table.draws, outcomes) };
  }

  /** What the table or a bot does next; `null` when people alone are asked, or all is over. */
  function nextAction(): Action<Tagged, unknown> | null {
    const pending = game.pending(table.state);
    if (pending.kind === 'over') return null;
    if (pending.kind === 'chance') {
      return drawNext(pending.outcomes);
    }
    // Bots answer even while a person is asked as well, such as those an open offer is made to.
    const seat = pending.seats.find((asked) => sitters[asked] !== null);
    const bot = seat === undefined ? null : (sitters[seat] ?? null);
    if (seat === undefined || bot === null) return null;
    const view = game.view(table.state, seat);
    const move = bot.policyFor(game)(view, seat, game.moves(view, seat), random);
    return { by: seat, move };
  }

  function step(): void {
    const action = nextAction();
    if (action === null) return;
    const events: Tagged[] = [];
    const refusal = perform(action, events);
    if (refusal !== null) throw new RangeError(`a bot's move was refused: ${refusal.key}`);
    show(events);
    run();
  }

  function run(): void {
    clearTimeout(timer);
    if (nextIsDue()) timer = setTimeout(step, setUp.pause());
  }

  function nextIsDue(): boolean {
    const pending = game.pending(table.state);
    if (pending.kind === 'move') return pending.seats.some((seat) => sitters[seat] !== null);
    return pending.kind === 'chance';
  }

  return {
    setUp,
    position,
    check(move) {
      const { asked, view, viewer } = position.value;
      const seat = asked ?? (viewer === 'spectator' ? 0 : viewer);
      return game.check(view, seat, move);
    },
    play(move) {
      const { asked } = position.value;
      if (asked === null) return { key: 'notAsked', values: {} };
      const events: Tagged[] = [];
      // `check` is the first thing that `perform` does with it.
      const refusal = perform({ by: asked, move: move as Tagged }, events);
      if (refusal !== null) return refusal;
      show(events);
      run();
      return null;
    },
    undo() {
      const { asked } = position.value;
      if (asked === null) return;
      // One move at a time: the entry before the last one in force.
      const to = table.line.at(-2)?.seq ?? -1;
      if (takeBack(table, asked, to, Date.now()) !== null) return;
      log = log.filter(({ seq }) => seq <= to);
      show([]);
    },
    skip(actions) {
      for (let i = 0; i < actions; i++) {
        const pending = game.pending(table.state);
        if (pending.kind === 'over') break;
        const action: Action<Tagged, unknown> =
          pending.kind === 'chance'
            ? drawNext(pending.outcomes)
            : randomMove(pending.seats[random.below(pending.seats.length)] ?? 0);
        perform(action, []);
      }
      show([]);
    },
    run,
    stop() {
      clearTimeout(timer);
    },
  };

  function randomMove(seat: Seat): Action<Tagged, unknown> {
    return {
      by: seat,
      move: randomPolicy(table.state, seat, game.moves(table.state, seat), random),
    };
  }
}
