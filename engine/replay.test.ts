import { describe, expect, test } from 'vitest';
import { tinyGame, type TinyEvent } from './conformance/tiny-game.ts';
import type { DamageKey } from './damage.ts';
import type { Entry } from './match.ts';
import { draw, submit, takeBack } from './table.ts';
import { redactLog, replay } from './replay.ts';
import {
  challenge,
  deal,
  dealtTable,
  die,
  endTurn,
  finishedTable,
  play,
  playFairMatch,
  roll,
  take,
  type TinyMatch,
} from './testing/sample-match.ts';

type TinyEntry = TinyMatch['log'][number];

/** The finished match with its log changed. */
function withLog(change: (log: readonly TinyEntry[]) => readonly TinyEntry[]): TinyMatch {
  const { match } = finishedTable();
  return { ...match, log: [...change(match.log)] };
}

const replaced = (seq: number, entry: Entry<unknown>): TinyMatch =>
  // Logs come from files, where nothing is known of the moves.
  withLog((log) => log.map((old) => (old.seq === seq ? (entry as TinyEntry) : old)));

function damageOf(match: TinyMatch) {
  const replayed = replay(tinyGame, match);
  return replayed.ok ? null : replayed.damage;
}

describe('replay', () => {
  test('leads to the table that was played', () => {
    for (const table of [finishedTable(), playFairMatch({ undo: true }), dealtTable()]) {
      const replayed = replay(tinyGame, table.match);
      expect(replayed).toEqual({ ok: true, table });
    }
  });

  test('to each single entry leads to the table as it was then', () => {
    const { match } = playFairMatch({ undo: true, rounds: 2 });
    const live = replay(tinyGame, { ...match, log: [] });
    if (!live.ok) throw new Error('the empty match does not replay');
    for (const [n, entry] of match.log.entries()) {
      const then = replay(tinyGame, match, { count: n });
      expect(then).toEqual(live);
      if ('undo' in entry) takeBack(live.table, entry.by, entry.undo, entry.at);
      else if ('chance' in entry) draw(live.table, entry.chance, entry.at);
      else if ('move' in entry) submit(live.table, entry.by, entry.move, entry.at);
    }
    expect(replay(tinyGame, match)).toEqual(live);
  });

  test('gives a table that can be played on, and leaves the match alone', () => {
    const { match } = dealtTable();
    const replayed = replay(tinyGame, match);
    if (!replayed.ok) throw new Error(replayed.damage.key);
    play(replayed.table, take, take);
    takeBack(replayed.table, 0, 2, 0);
    expect(replayed.table.state.bank).toBe(9);
    expect(match.log).toHaveLength(2);
  });

  test('tells the events again', () => {
    const events: TinyEvent[] = [];
    replay(tinyGame, finishedTable().match, { emit: (event) => events.push(event) });
    expect(events).toEqual([
      { type: 'scored', seat: 0, points: 6 },
      { type: 'scored', seat: 0, points: 3 },
      { type: 'scored', seat: 1, points: 1 },
    ]);
  });

  test('shows each entry with the position before it, and ends when told to', () => {
    const seen: number[] = [];
    const replayed = replay(tinyGame, finishedTable().match, {
      inspect: ({ seq }, { match }) => {
        expect(match.log).toHaveLength(seq);
        seen.push(seq);
        return seq === 3 ? { key: 'notARecord', values: {}, cause: null } : null;
      },
    });
    expect(seen).toEqual([0, 1, 2, 3]);
    expect(replayed).toEqual({ ok: false, damage: { key: 'notARecord', values: {}, cause: null } });
  });
});

describe('a damaged log is reported at its entry:', () => {
  const illegal = { key: 'illegal', values: {} };
  const cases: readonly [string, TinyMatch, DamageKey, number, unknown][] = [
    ['an entry left out', withLog((log) => log.toSpliced(4, 1)), 'sequence', 4, null],
    [
      'an entry twice',
      withLog((log) => log.flatMap((entry) => (entry.seq === 3 ? [entry, entry] : [entry]))),
      'sequence',
      4,
      null,
    ],
    ['entries in another order', withLog((log) => log.toReversed()), 'sequence', 0, null],
    [
      'a move of the wrong seat',
      replaced(2, { seq: 2, at: 0, by: 1, move: take }),
      'illegalMove',
      2,
      illegal,
    ],
    [
      'a move of no seat',
      replaced(2, { seq: 2, at: 0, by: 99, move: take }),
      'illegalMove',
      2,
      { key: 'noSuchSeat', values: {} },
    ],
    [
      'an unknown move',
      replaced(2, { seq: 2, at: 0, by: 0, move: { type: 'win' } }),
      'illegalMove',
      2,
      illegal,
    ],
    [
      'chance when none was due',
      replaced(2, { seq: 2, at: 0, by: 'table', chance: die(6) }),
      'illegalChance',
      2,
      { key: 'noChanceNow', values: {} },
    ],
    [
      'an impossible outcome',
      replaced(6, { seq: 6, at: 0, by: 'table', chance: die(7) }),
      'illegalChance',
      6,
      { key: 'impossibleOutcome', values: {} },
    ],
    [
      'a move where chance was due',
      replaced(6, { seq: 6, at: 0, by: 0, move: endTurn }),
      'illegalMove',
      6,
      illegal,
    ],
    [
      'an undo to an entry that does not exist',
      replaced(4, { seq: 4, at: 0, by: 0, undo: 50 }),
      'illegalUndo',
      4,
      { key: 'undoUnknown', values: { to: 50 } },
    ],
    [
      'an undo of chance',
      replaced(4, { seq: 4, at: 0, by: 0, undo: 0 }),
      'illegalUndo',
      4,
      { key: 'undoFixed', values: {} },
    ],
    [
      'an undo by another seat',
      replaced(4, { seq: 4, at: 0, by: 1, undo: 2 }),
      'illegalUndo',
      4,
      { key: 'undoNotAwaited', values: {} },
    ],
    [
      'a move after the end',
      withLog((log) => [...log, { seq: 16, at: 0, by: 0, move: take }]),
      'afterEnd',
      16,
      null,
    ],
    [
      'an undo of the end',
      withLog((log) => [...log, { seq: 16, at: 0, by: 1, undo: 14 }]),
      'afterEnd',
      16,
      null,
    ],
  ];

  test.for(cases)('%s', ([, match, key, entry, cause]) => {
    expect(damageOf(match)).toEqual({ key, values: { entry }, cause });
  });
});

describe('redactLog', () => {
  const table = dealtTable();
  play(table, take, take);
  takeBack(table, 0, 2, 9);
  play(table, challenge(1), endTurn, roll, die(3));
  const { match } = table;

  test('shows a player his own card and hides the others', () => {
    expect(redactLog(tinyGame, match, 0).slice(0, 2)).toEqual([
      { seq: 0, at: 0, by: 'table', chance: deal(0, 4) },
      { seq: 1, at: 1000, by: 'table', chance: { type: 'deal', seat: 1, card: null } },
    ]);
    expect(redactLog(tinyGame, match, 1).slice(0, 2)).toMatchObject([
      { chance: { card: null } },
      { chance: deal(1, 2) },
    ]);
  });

  test('hides all cards from spectators', () => {
    expect(JSON.stringify(redactLog(tinyGame, match, 'spectator'))).not.toMatch(/"card":\d/);
  });

  test('keeps everything else: moves, undone moves, undos, dice, times', () => {
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(redactLog(tinyGame, match, viewer).slice(2)).toEqual(match.log.slice(2));
    }
  });

  test('leaves the log itself alone', () => {
    const before = JSON.stringify(match);
    redactLog(tinyGame, match, 'spectator');
    expect(JSON.stringify(match)).toBe(before);
  });

  test('gives each action to the game with the position before it', () => {
    const banks: number[] = [];
    const game: typeof tinyGame = {
      ...tinyGame,
      redact: (action, state) => {
        expect(Object.keys(action)).toHaveLength(2);
        banks.push(state.bank);
        return action;
      },
    };
    expect(redactLog(game, match, 0)).toEqual(match.log);
    expect(banks).toEqual([10, 10, 10, 9, 9, 9, 9, 9]);
  });

  test('is only for matches that replay', () => {
    const log = match.log.slice(1);
    expect(() => redactLog(tinyGame, { ...match, log }, 0)).toThrow('does not replay: sequence');
  });
});
