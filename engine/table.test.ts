import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tinyGame, type TinyEvent } from './conformance/tiny-game.ts';
import type { Refusal, Seat } from './contract.ts';
import { earliestUndo } from './going-back.ts';
import { actionOf, isChanceEntry, isMoveEntry, newMatch } from './match.ts';
import { append, draw, openTable, prepareMove, staysOpen, submit, takeBack } from './table.ts';
import { findNotPlain } from './plain.ts';
import { replay } from './replay.ts';
import {
  challenge,
  deal,
  dealtTable,
  die,
  endTurn,
  finishedTable,
  play,
  roll,
  take,
  type TinyTable,
} from './testing/sample-match.ts';

/** All that a refusal must leave alone. */
const snapshot = ({ game: _game, ...table }: TinyTable): string => JSON.stringify(table);

/** The answer of something that is to be refused, and must not have changed anything. */
function refused(table: TinyTable, attempt: () => Refusal | null): Refusal | null {
  const before = snapshot(table);
  const refusal = attempt();
  expect(snapshot(table)).toBe(before);
  return refusal;
}

const refusedUndo = (table: TinyTable, seat: Seat, to: unknown): string | undefined =>
  refused(table, () => takeBack(table, seat, to, 0))?.key;

const stateAfter = (table: TinyTable, count: number): unknown => {
  const replayed = replay(tinyGame, table.match, { count });
  return replayed.ok ? replayed.table.state : replayed.damage;
};

const trap = (): never => {
  throw new Error('trapped');
};
const cyclic: Record<string, unknown> = { type: 'take' };
cyclic['type'] = cyclic;

/** What no honest client sends. */
const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  Infinity,
  -5,
  -0.5,
  1e9,
  2 ** 53,
  10n ** 30n,
  '',
  '0',
  '2',
  'take',
  '__proto__',
  [],
  [2],
  {},
  { type: 'TAKE' },
  { type: 'take', extra: 1 },
  { type: ['take'] },
  { type: 'challenge' },
  { type: 'challenge', seat: '1' },
  { type: 'challenge', seat: 0 },
  { type: 'challenge', seat: 2 },
  { type: 'challenge', seat: Number.NaN },
  { type: 'boast', points: Infinity },
  { type: 'boast', points: 0.5 },
  JSON.parse('{"__proto__":{"type":"take"}}'),
  Object.create({ type: 'take' }),
  new Map([['type', 'take']]),
  cyclic,
  Symbol('take'),
  () => take,
  new Proxy({}, { get: trap, has: trap, ownKeys: trap }),
];

describe('a new match', () => {
  test('knows its game, its version, its seats, all options, and has an empty log', () => {
    expect(newMatch(tinyGame, 'm1', { seats: 3, options: { rounds: 5 } })).toEqual({
      id: 'm1',
      game: 'tiny',
      version: 1,
      seats: 3,
      options: { rounds: 5, die: 'plain' },
      fairness: null,
      log: [],
    });
  });

  test('opens a table in the position after set-up', () => {
    const match = newMatch(tinyGame, 'm1', { seats: 2, options: {} });
    const table = openTable(tinyGame, match);
    expect(table.state).toEqual(tinyGame.setup({ seats: 2, options: {} }));
    expect(table).toMatchObject({ match, line: [], draws: 0 });
  });

  test('may have several tables, none of which writes into the match it came from', () => {
    const match = newMatch(tinyGame, 'm1', { seats: 2, options: {} });
    const [first, second] = [openTable(tinyGame, match), openTable(tinyGame, match)];
    play(first, deal(0, 1));
    expect([match.log.length, second.match.log.length]).toEqual([0, 0]);
    expect(second.state.cards).toEqual([null, null]);
  });
});

describe('submit', () => {
  test('makes a legal move and appends it to the log', () => {
    const table = dealtTable();
    expect(submit(table, 0, take, 1234)).toBeNull();
    expect(table.state.bank).toBe(9);
    expect(table.match.log.at(-1)).toEqual({ seq: 2, at: 1234, by: 0, move: take });
    expect(table.line.at(-1)).toEqual(table.match.log.at(-1));
  });

  test('tells what happened to whoever listens', () => {
    const table = dealtTable();
    const events: TinyEvent[] = [];
    submit(table, 0, challenge(1), 0, (event) => events.push(event));
    expect(events).toEqual([{ type: 'scored', seat: 0, points: 3 }]);
  });

  test('refuses in the words of the game, and changes nothing', () => {
    const table = dealtTable();
    expect(refused(table, () => submit(table, 1, take, 0))).toEqual({ key: 'illegal', values: {} });
  });

  test('refuses every move while the table waits for chance, and after the end', () => {
    const rolling = dealtTable();
    play(rolling, roll);
    const over = finishedTable();
    for (const table of [rolling, over]) {
      for (const move of [take, roll, endTurn, challenge(1)]) {
        for (const seat of [0, 1])
          expect(refused(table, () => submit(table, seat, move, 0))).not.toBeNull();
      }
    }
  });

  test.for(HOSTILE.map((input, n) => [n, typeof input, input] as const))(
    'survives hostile input %i of type %s as a move, and changes nothing',
    ([, , input]) => {
      const table = dealtTable();
      expect(refused(table, () => submit(table, 0, input, 0))).not.toBeNull();
    },
  );

  test.for([-1, 2, 99, 0.5, Number.NaN, Infinity])('refuses seat %d', (seat) => {
    const table = dealtTable();
    expect(refused(table, () => submit(table, seat, take, 0))).not.toBeNull();
  });

  test('keeps its own copy of a move', () => {
    const table = dealtTable();
    const mine = { type: 'challenge', seat: 1 };
    submit(table, 0, mine, 0);
    mine.seat = 0;
    mine.type = 'nonsense';
    expect(table.match.log.at(-1)).toMatchObject({ move: { type: 'challenge', seat: 1 } });
    expect(replay(tinyGame, table.match).ok).toBe(true);
  });

  test('logs only what JSON gives back unchanged', () => {
    const table = dealtTable();
    expect(submit(table, 0, { type: 'boast', points: -0 }, 0)).toBeNull();
    expect(findNotPlain(table.match.log)).toBeNull();
  });

  test('logs what was checked, even when the input answers differently each time', () => {
    const answers = ['endTurn', 'take', 'roll', 'nonsense'];
    const fickle = Object.defineProperty({}, 'type', {
      enumerable: true,
      get: () => answers.shift() ?? 'gone',
    });
    const table = dealtTable();
    expect(submit(table, 0, fickle, 0)).toBeNull();
    expect(table.match.log.at(-1)).toMatchObject({ move: endTurn });
    expect(stateAfter(table, 3)).toEqual(table.state);
  });
});

test('a listener that throws leaves state and log in step', () => {
  const table = dealtTable();
  expect(() => submit(table, 0, challenge(1), 0, trap)).toThrow(Error);
  expect(table.state.phase).toBe('acted');
  expect(stateAfter(table, table.match.log.length)).toEqual(table.state);
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
  'a time of %d is a bug of the caller, and nothing happens',
  (at) => {
    const table = dealtTable();
    play(table, take);
    const before = snapshot(table);
    expect(() => submit(table, 0, take, at)).toThrow(RangeError);
    expect(() => takeBack(table, 0, 1, at)).toThrow(RangeError);
    expect(snapshot(table)).toBe(before);
  },
);

describe('draw', () => {
  test('appends a possible outcome and counts it', () => {
    const table = dealtTable();
    play(table, roll);
    expect(draw(table, { face: 6, type: 'die' }, 77)).toBeNull();
    expect(table.match.log.at(-1)).toEqual({ seq: 3, at: 77, by: 'table', chance: die(6) });
    expect(table.draws).toBe(3);
    expect(table.state.points).toEqual([6, 0]);
  });

  test('refuses when nothing is to be drawn', () => {
    const table = dealtTable();
    expect(refused(table, () => draw(table, die(6), 0))?.key).toBe('noChanceNow');
    const over = finishedTable();
    expect(refused(over, () => draw(over, die(6), 0))?.key).toBe('noChanceNow');
  });

  test.for([die(7), die(0), die(1.5), deal(0, 1), { type: 'die' }, { ...die(1), by: 0 }, 6, null])(
    'refuses the impossible outcome %j',
    (outcome) => {
      const table = dealtTable();
      play(table, roll);
      expect(refused(table, () => draw(table, outcome, 0))?.key).toBe('impossibleOutcome');
    },
  );

  test('refuses a card that has been dealt already', () => {
    const table = openTable(tinyGame, newMatch(tinyGame, 'm1', { seats: 2, options: {} }));
    play(table, deal(0, 4));
    expect(refused(table, () => draw(table, deal(1, 4), 0))?.key).toBe('impossibleOutcome');
  });

  test('keeps its own copy of an outcome, of the caller and of the game alike', () => {
    const outcomes = [1, 2, 3].map((face) => ({ outcome: die(face), weight: 1 }));
    const game = {
      ...tinyGame,
      pending: (state: TinyTable['state']) =>
        state.phase === 'die' ? { kind: 'chance' as const, outcomes } : tinyGame.pending(state),
    };
    const table = { ...dealtTable(), game };
    play(table, roll, die(2));
    const logged = table.match.log.at(-1);
    expect(logged).toMatchObject({ chance: die(2) });
    expect(logged && isChanceEntry(logged) && logged.chance).not.toBe(outcomes[1]?.outcome);
  });
});

describe('takeBack', () => {
  test('is an entry of the log itself, and the log keeps what was undone', () => {
    const table = dealtTable();
    play(table, take);
    expect(takeBack(table, 0, 1, 99)).toBeNull();
    expect(table.match.log).toHaveLength(4);
    expect(table.match.log.at(-1)).toEqual({ seq: 3, at: 99, by: 0, undo: 1 });
    expect(table.line.map((entry) => entry.seq)).toEqual([0, 1]);
    expect(table.state).toEqual(dealtTable().state);
  });

  test('goes back one move or several', () => {
    for (const to of [4, 3, 2, 1]) {
      const table = dealtTable();
      play(table, take, take, take, take);
      const expected = stateAfter(table, to + 1);
      expect(takeBack(table, 0, to, 0)).toBeNull();
      expect(table.state).toEqual(expected);
    }
  });

  test('can be done again after other moves, over entries that were undone before', () => {
    const table = dealtTable();
    play(table, take, take);
    takeBack(table, 0, 2, 0);
    play(table, take);
    expect(table.line.map((entry) => entry.seq)).toEqual([0, 1, 2, 5]);
    expect(refusedUndo(table, 0, 3)).toBe('undoUnknown');
    expect(refusedUndo(table, 0, 4)).toBe('undoUnknown');
    expect(takeBack(table, 0, 1, 0)).toBeNull();
    expect(table.state).toEqual(dealtTable().state);
    play(table, roll, die(3));
    expect(stateAfter(table, table.match.log.length)).toEqual(table.state);
  });

  test('goes back to the position after set-up when a move was the first entry', () => {
    const game = {
      ...tinyGame,
      setup: (): TinyTable['state'] => dealtTable().state,
    };
    const table = openTable(game, newMatch(game, 'm1', { seats: 2, options: {} }));
    play(table, take, take);
    expect(earliestUndo(table, 0)).toBe(-1);
    expect(takeBack(table, 0, -1, 0)).toBeNull();
    expect(table.state).toEqual(dealtTable().state);
    expect(refusedUndo(table, 0, -1)).toBe('undoNothing');
  });

  test('is refused by a seat that is not asked', () => {
    const table = dealtTable();
    play(table, take);
    expect(refusedUndo(table, 1, 1)).toBe('undoNotAwaited');
  });

  test('is refused while the table waits for chance', () => {
    const table = dealtTable();
    play(table, take, roll);
    expect(refusedUndo(table, 0, 2)).toBe('undoNotAwaited');
  });

  test('is refused after chance has spoken, but not for what follows', () => {
    const table = dealtTable();
    play(table, take, roll, die(1), take);
    expect(refusedUndo(table, 0, 3)).toBe('undoFixed');
    expect(refusedUndo(table, 0, 1)).toBe('undoFixed');
    expect(refusedUndo(table, 0, -1)).toBe('undoFixed');
    expect(takeBack(table, 0, 4, 0)).toBeNull();
  });

  test('is refused after something was revealed', () => {
    const table = dealtTable();
    play(table, take, challenge(1), take);
    expect(refusedUndo(table, 0, 2)).toBe('undoFixed');
    expect(takeBack(table, 0, 3, 0)).toBeNull();
    expect(refusedUndo(table, 0, 2)).toBe('undoFixed');
  });

  test('is refused after the end of the turn, to either seat', () => {
    const table = dealtTable();
    play(table, take, endTurn);
    expect(refusedUndo(table, 0, 2)).toBe('undoNotAwaited');
    expect(refusedUndo(table, 1, 2)).toBe('undoFixed');
    play(table, take, endTurn);
    expect(refusedUndo(table, 0, 2)).toBe('undoFixed');
  });

  test('is refused after the end of the match', () => {
    const table = finishedTable();
    const last = table.match.log.length - 1;
    for (const seat of [0, 1]) expect(refusedUndo(table, seat, last - 1)).toBe('undoNotAwaited');
  });

  test('is refused when there is nothing to take back', () => {
    const table = dealtTable();
    expect(refusedUndo(table, 0, 1)).toBe('undoNothing');
    play(table, take);
    expect(refusedUndo(table, 0, 2)).toBe('undoNothing');
  });

  test('is refused over a move of another seat that was asked at the same time', () => {
    const game = {
      ...tinyGame,
      pending: () => ({ kind: 'move' as const, seats: [0, 1] }),
      check: () => null,
    };
    const table: TinyTable = { ...dealtTable(), game };
    submit(table, 0, take, 0);
    submit(table, 1, take, 0);
    expect(refusedUndo(table, 0, 1)).toBe('undoOthers');
    expect(refusedUndo(table, 1, 1)).toBe('undoOthers');
    expect([earliestUndo(table, 0), earliestUndo(table, 1)]).toEqual([null, 2]);
    expect(takeBack(table, 1, 2, 0)).toBeNull();
    expect(takeBack(table, 0, 1, 0)).toBeNull();
  });

  test('costs no replay: the work does not grow with the length of the log or of the turn', () => {
    let applied = 0;
    const game: TinyTable['game'] = {
      ...tinyGame,
      apply: (state, action, emit) => {
        applied++;
        tinyGame.apply(state, action, emit);
      },
    };
    const table: TinyTable = { ...dealtTable(), game };
    for (let points = 0; points < 5000; points++) {
      expect(submit(table, 0, { type: 'boast', points }, 0)).toBeNull();
    }
    applied = 0;
    for (let n = 0; n < 100; n++) {
      submit(table, 0, take, 0);
      expect(takeBack(table, 0, table.line.at(-2)?.seq ?? -1, 0)).toBeNull();
    }
    expect(applied).toBe(100);
    expect(refusedUndo(table, 0, 1)).toBe('undoFixed');
    expect(stateAfter(table, table.match.log.length)).toEqual(table.state);
  });

  test.for(HOSTILE.map((input, n) => [n, typeof input, input] as const))(
    'survives hostile input %i of type %s as its target, and changes nothing',
    ([, , input]) => {
      const table = dealtTable();
      play(table, take);
      expect(refusedUndo(table, 0, input)).toBe(input === 1e9 ? 'undoUnknown' : 'undoTarget');
    },
  );

  test('is refused to entries that do not exist, and says which', () => {
    const table = dealtTable();
    play(table, take);
    expect(refused(table, () => takeBack(table, 0, 77, 0))).toEqual({
      key: 'undoUnknown',
      values: { to: 77 },
    });
  });
});

describe('earliestUndo', () => {
  test('is the entry before the first move that can be taken back', () => {
    const table = dealtTable();
    expect(earliestUndo(table, 0)).toBeNull();
    play(table, take, take);
    expect(earliestUndo(table, 0)).toBe(1);
    expect(earliestUndo(table, 1)).toBeNull();
    play(table, roll);
    expect(earliestUndo(table, 0)).toBeNull();
    play(table, die(1));
    expect(earliestUndo(table, 0)).toBeNull();
    play(table, take);
    expect(earliestUndo(table, 0)).toBe(5);
  });

  test('is nothing after the end', () => {
    expect(earliestUndo(finishedTable(), 0)).toBeNull();
  });
});

describe('an entry', () => {
  test('is a move, an outcome of chance, or an undo', () => {
    const { log } = finishedTable().match;
    const kinds = log.map((entry) => {
      if (isMoveEntry(entry)) return 'move';
      return isChanceEntry(entry) ? 'chance' : 'undo';
    });
    expect(kinds.slice(0, 7)).toEqual([
      'chance',
      'chance',
      'move',
      'move',
      'undo',
      'move',
      'chance',
    ]);
  });
});

type Command =
  | { readonly do: 'move'; readonly seat: Seat; readonly pick: number }
  | { readonly do: 'submit'; readonly seat: Seat; readonly move: unknown }
  | { readonly do: 'attack'; readonly seat: Seat; readonly pick: number }
  | { readonly do: 'draw'; readonly pick: number }
  | { readonly do: 'takeBack'; readonly seat: Seat; readonly to: number };

const someSeat = fc.integer({ min: -1, max: 3 });
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('move'), seat: fc.nat(2), pick: fc.nat(9) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('draw'), pick: fc.nat(6) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('takeBack'),
      seat: fc.nat(2),
      to: fc.integer({ min: -2, max: 40 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('submit'),
      seat: someSeat,
      move: fc.anything(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('attack'),
      seat: someSeat,
      pick: fc.nat(HOSTILE.length - 1),
    }),
  },
);

function execute(table: TinyTable, given: Command): Refusal | null {
  switch (given.do) {
    case 'move': {
      const moves = tinyGame.moves(table.state, given.seat);
      return submit(table, given.seat, moves[given.pick % Math.max(moves.length, 1)], 0);
    }
    case 'submit':
      return submit(table, given.seat, given.move, 0);
    case 'attack':
      return submit(table, given.seat, HOSTILE[given.pick], 0);
    case 'draw': {
      const pending = tinyGame.pending(table.state);
      const outcomes = pending.kind === 'chance' ? pending.outcomes : [];
      return draw(table, outcomes[given.pick]?.outcome, 0);
    }
    case 'takeBack':
      return takeBack(table, given.seat, given.to, 0);
  }
}

describe('any sequence of commands', () => {
  test('keeps the log and the live table in step, and refusals change nothing', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60, size: 'max' }), (commands) => {
        const config = { seats: 3, options: { rounds: 2 } };
        const table: TinyTable = openTable(tinyGame, newMatch(tinyGame, 'm1', config));
        const history = [snapshot(table)];
        for (const given of commands) {
          const before = snapshot(table);
          const refusal = execute(table, given);
          if (refusal === null) history.push(snapshot(table));
          else if (snapshot(table) !== before) throw new Error(`${refusal.key} changed the table`);
        }
        // Every prefix of the log leads to exactly the table of its time, cache and counters included.
        expect(table.match.log).toHaveLength(history.length - 1);
        for (const [count, then] of history.entries()) {
          const replayed = replay(tinyGame, table.match, { count });
          if (!replayed.ok) throw new Error(replayed.damage.key);
          expect(snapshot(replayed.table)).toBe(then);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('never takes back what chance has decided or what was revealed', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60, size: 'max' }), (commands) => {
        const config = { seats: 2, options: { rounds: 2 } };
        const table: TinyTable = openTable(tinyGame, newMatch(tinyGame, 'm1', config));
        const lasting = (): string[] =>
          table.line.flatMap((entry) =>
            isChanceEntry(entry) || (isMoveEntry(entry) && entry.move.type === 'challenge')
              ? [JSON.stringify(entry)]
              : [],
          );
        let known: string[] = [];
        for (const given of commands) {
          execute(table, given);
          const now = lasting();
          expect(now.slice(0, known.length)).toEqual(known);
          known = now;
        }
        expect(table.draws).toBe(table.match.log.filter((entry) => isChanceEntry(entry)).length);
      }),
      { numRuns: 300 },
    );
  });
});

describe('prepare and append', () => {
  test('preparing changes nothing, and appending the entry is what submitting does', () => {
    const [prepared, submitted] = [dealtTable(), dealtTable()];
    const before = snapshot(prepared);
    const step = prepareMove(prepared, 0, take, 7);
    expect(snapshot(prepared)).toBe(before);
    if (!step.ok) throw new Error(step.refusal.key);
    append(prepared, step.entry);
    submit(submitted, 0, take, 7);
    expect(snapshot(prepared)).toBe(snapshot(submitted));
  });

  test('an entry that was made for another position is not applied', () => {
    const table = dealtTable();
    const step = prepareMove(table, 0, take, 0);
    if (!step.ok) throw new Error(step.refusal.key);
    append(table, step.entry);
    const before = snapshot(table);
    expect(() => append(table, step.entry)).toThrow(RangeError);
    expect(snapshot(table)).toBe(before);
  });

  test.for([-0, -1, 2, 0.5, Number.NaN])('there is no seat %d', (seat) => {
    const table = dealtTable();
    expect(refused(table, () => submit(table, seat, take, 0))?.key).toBe('noSuchSeat');
    expect(refusedUndo(table, seat, -1)).toBe('noSuchSeat');
  });

  test.for(HOSTILE.map((input, n) => [n, typeof input, input] as const))(
    'hostile input %i of type %s is no outcome of chance, and changes nothing',
    ([, , input]) => {
      const table = dealtTable();
      play(table, roll);
      expect(refused(table, () => draw(table, input, 0))?.key).toBe('impossibleOutcome');
    },
  );
});

test('the game knows nothing of the number and the time of an entry', () => {
  const table = dealtTable();
  play(table, take);
  expect(table.line.map(actionOf)).toEqual([
    { by: 'table', chance: deal(0, 4) },
    { by: 'table', chance: deal(1, 2) },
    { by: 0, move: take },
  ]);
});

test.for([take, roll, endTurn, challenge(1)])(
  'whether $type can be taken back is seen from the views of whoever makes it',
  (move) => {
    const table = dealtTable();
    const before = tinyGame.view(table.state, 0);
    play(table, move);
    const after = tinyGame.view(table.state, 0);
    const isOpen = earliestUndo(table, 0) !== null;
    expect(staysOpen(tinyGame, before, { by: 0, move }, after)).toBe(isOpen);
    expect(isOpen).toBe(move === take);
  },
);
