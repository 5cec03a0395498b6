/** Going back further than one's own turn, by the consent of all. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tinyGame } from './conformance/tiny-game.ts';
import type { Refusal } from './contract.ts';
import { nextDraw } from './host.ts';
import { lastDecision, prepareBack } from './going-back.ts';
import { newMatch } from './match.ts';
import { restoreTable, takeSnapshot } from './snapshot.ts';
import { append, draw, openTable, submit, takeBack } from './table.ts';
import { createRandom } from './random.ts';
import { makeRecord, readRecord } from './record.ts';
import { redactLog, replay } from './replay.ts';
import {
  dealtTable,
  die,
  endTurn,
  finishedTable,
  play,
  playFairMatch,
  roll,
  take,
  type TinyTable,
} from './testing/sample-match.ts';
import { sayBack } from './text/index.ts';
import { verifyFairness } from './verify.ts';

const ALL = [0, 1];

const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  Infinity,
  2 ** 60,
  '0',
  [],
  [1],
  {},
  () => 1,
  Symbol('1'),
  new Proxy([0, 1], {
    get() {
      throw new Error('do not touch');
    },
  }),
];

function goBack(table: TinyTable, to: unknown, consent: unknown = ALL): Refusal | null {
  const prepared = prepareBack(table, to, consent, table.seq);
  if (!prepared.ok) return prepared.refusal;
  append(table, prepared.entry);
  return null;
}

/** Without what only saves time. */
const standing = ({ game: _game, marks: _marks, ...table }: TinyTable): string =>
  JSON.stringify(table);

/** Two turns: entries 2 to 5 are those of seat 0, 6 and 7 those of seat 1. */
function twoTurns(): TinyTable {
  const table = dealtTable();
  play(table, take, roll, die(3), endTurn, take, endTurn);
  return table;
}

describe('going back', () => {
  test('reaches decisions of earlier turns, past outcomes of chance', () => {
    const table = twoTurns();
    const then = dealtTable();
    expect(goBack(table, 1)).toBeNull();
    expect(table.state).toEqual(then.state);
    expect(table.line.map(({ seq }) => seq)).toEqual([0, 1]);
    expect(table.match.log.at(-1)).toEqual({ seq: 8, at: 8, by: 'table', back: 1, consent: ALL });
    play(table, take, endTurn);
    expect(table.line.map(({ seq }) => seq)).toEqual([0, 1, 9, 10]);
  });

  test('does not count draws back', () => {
    const table = twoTurns();
    const { draws } = table;
    goBack(table, 1);
    expect(table.draws).toBe(draws);
  });

  test('leaves nothing of one’s own to be undone', () => {
    const table = dealtTable();
    play(table, take, take, endTurn);
    goBack(table, 2);
    expect(takeBack(table, 0, 1, 0)?.key).toBe('undoFixed');
  });

  test('knows where a seat decided last', () => {
    const table = twoTurns();
    expect(lastDecision(table, 1)).toBe(6);
    expect(lastDecision(table, 0)).toBe(4);
    expect(lastDecision(dealtTable(), 0)).toBeNull();
  });

  test.for([[[0]], [[1, 0]], [[0, 1, 1]], [[0, 1, 2]], [[]], [null], ['01'], [{ 0: 0, 1: 1 }]])(
    'is not by the consent of %j',
    ([consent]) => {
      const table = twoTurns();
      const before = standing(table);
      expect(goBack(table, 1, consent)?.key).toBe('backConsent');
      expect(standing(table)).toBe(before);
    },
  );

  test.for([
    [-0, 'undoTarget'],
    [-2, 'undoTarget'],
    [0.5, 'undoTarget'],
    ['1', 'undoTarget'],
    [7, 'undoNothing'],
    [8, 'undoUnknown'],
    [3, 'backToDraw'],
    [-1, 'backToDraw'],
  ] as const)('does not lead to %j: %s', ([to, key]) => {
    const table = twoTurns();
    const before = standing(table);
    expect(goBack(table, to)?.key).toBe(key);
    expect(standing(table)).toBe(before);
  });

  test('hostile input changes nothing', () => {
    const table = twoTurns();
    const before = standing(table);
    for (const input of HOSTILE) {
      expect(goBack(table, input)).not.toBeNull();
      expect(prepareBack(table, 1, input, 0).ok).toBe(false);
    }
    expect(standing(table)).toBe(before);
  });

  test('is over when the match is', () => {
    expect(goBack(finishedTable(), 5)?.key).toBe('backOver');
  });

  test('has an end', () => {
    const table = dealtTable();
    for (let n = 0; n < 100; n++) {
      play(table, take);
      expect(goBack(table, 1)).toBeNull();
    }
    play(table, take);
    expect(goBack(table, 1)?.key).toBe('backTooOften');
  });

  test('needs the whole way; a snapshot counts on', () => {
    const table = twoTurns();
    goBack(table, 1);
    play(table, take, endTurn);
    const restored = restoreTable(tinyGame, table.match, takeSnapshot(table));
    expect(restored.backs).toBe(1);
    expect(goBack(restored, 1)?.key).toBe('undoUnknown');
  });

  test('is told in both languages', () => {
    expect(sayBack(12, 'de')).toContain('12');
    expect(sayBack(12, 'en')).toContain('12');
    expect(sayBack(-1, 'de')).not.toContain('-1');
  });
});

/** A fair match that goes back now and then, until it is over. */
function wavering(): TinyTable {
  const table: TinyTable = openTable(tinyGame, {
    ...playFairMatch({ rounds: 9 }).match,
    log: [],
  });
  const random = createRandom('wavering');
  for (let n = 0; ; n++) {
    const pending = tinyGame.pending(table.state);
    if (pending.kind === 'over') return table;
    if (pending.kind === 'chance') draw(table, nextDraw(table, random), n);
    else {
      const seat = table.state.current;
      submit(table, seat, random.below(3) === 0 ? roll : take, n);
      submit(table, seat, endTurn, n);
      if (random.below(4) === 0) goBack(table, lastDecision(table, random.below(2)));
    }
  }
}

describe('a log with ways back', () => {
  test('is read back, verifies, and shows all of it to everybody', () => {
    const table = wavering();
    expect(table.backs).toBeGreaterThan(5);
    expect(table.draws).toBeGreaterThan(table.line.filter((entry) => 'chance' in entry).length);
    const text = makeRecord(table, { names: ['Anna', 'Bert'] });
    const reading = readRecord(text, () => tinyGame);
    if (!reading.ok) throw new Error(JSON.stringify(reading.damage));
    expect(reading.value.table.state).toEqual(table.state);
    expect(verifyFairness(tinyGame, table.match)).toBeNull();
    const ways = table.match.log.filter((entry) => 'back' in entry);
    const seen = redactLog(tinyGame, table.match, 'spectator').filter((entry) => 'back' in entry);
    expect(seen).toEqual(ways);
  });

  test('leads at every point to the table of its time', () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('play' as const), pick: fc.nat(6) }),
      fc.record({ do: fc.constant('back' as const), pick: fc.nat(30) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80, size: 'max' }), (steps) => {
        const config = { seats: 2, options: { rounds: 5 } };
        const table: TinyTable = openTable(tinyGame, newMatch(tinyGame, 'm1', config));
        const history = [standing(table)];
        for (const { do: what, pick } of steps) {
          const pending = tinyGame.pending(table.state);
          if (pending.kind === 'over') break;
          const refusal =
            what === 'back'
              ? goBack(table, pick - 1)
              : pending.kind === 'chance'
                ? draw(table, pending.outcomes[pick % pending.outcomes.length]?.outcome, 0)
                : submit(
                    table,
                    table.state.current,
                    tinyGame.moves(table.state, table.state.current)[pick % 2],
                    0,
                  );
          if (refusal === null) history.push(standing(table));
        }
        for (const [count, then] of history.entries()) {
          const replayed = replay(tinyGame, table.match, { count });
          if (!replayed.ok) throw new Error(replayed.damage.key);
          expect(standing(replayed.table)).toBe(then);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('goes back far in a long match without keeping every position', () => {
    const table = dealtTable();
    const states: string[] = [];
    for (let n = 0; n < 6000; n++) {
      states.push(JSON.stringify(table.state));
      play(table, { type: 'boast', points: n });
    }
    expect(table.marks.states.length).toBeLessThan(64);
    for (const n of [5990, 4100, 129, 128, 64, 1, 0]) {
      expect(goBack(table, n + 1)).toBeNull();
      expect(JSON.stringify(table.state)).toBe(states[n]);
    }
  });
});
