import { describe, expect, test } from 'vitest';
import { tinyGame } from './conformance/tiny-game.ts';
import { earliestUndo } from './going-back.ts';
import { forgetFixed, restoreTable, takeSnapshot } from './snapshot.ts';
import { append, openTable, takeBack } from './table.ts';
import {
  dealtTable,
  die,
  endTurn,
  play,
  playFairMatch,
  roll,
  take,
  type TinyTable,
} from './testing/sample-match.ts';

/** Through storage, as a server does it. */
const stored = (table: TinyTable): TinyTable => {
  const taken = takeSnapshot(table);
  const read = JSON.parse(JSON.stringify(taken)) as typeof taken;
  return restoreTable(tinyGame, table.match, read);
};

describe('a snapshot', () => {
  test('restores a table at any point of a match, and both go on alike', () => {
    const { match } = playFairMatch({ undo: true });
    const table: TinyTable = openTable(tinyGame, match);
    for (const entry of match.log) {
      const restored = stored(table);
      for (const either of [table, restored]) append(either, entry);
      expect(restored.state).toEqual(table.state);
      expect([restored.seq, restored.draws]).toEqual([table.seq, table.draws]);
      expect(earliestUndo(restored, 0)).toEqual(earliestUndo(table, 0));
      expect(earliestUndo(restored, 1)).toEqual(earliestUndo(table, 1));
    }
  });

  test('knows what can be taken back, and what cannot', () => {
    const table = dealtTable();
    play(table, roll, die(3), take, take);
    const restored = stored(table);
    expect(restored.line.map(({ seq }) => seq)).toEqual([4, 5]);
    expect(takeBack(restored, 0, 2, 0)?.key).toBe('undoFixed');
    expect(takeBack(restored, 0, 9, 0)?.key).toBe('undoUnknown');
    expect(takeBack(restored, 0, 3, 0)).toBeNull();
    expect(takeBack(table, 0, 3, 0)).toBeNull();
    expect(restored.state).toEqual(table.state);
    expect(restored.match.log).toEqual([table.match.log.at(-1)]);
  });

  test('holds what a table holds that lets go of all that is fixed, after every entry', () => {
    const { match } = playFairMatch({ undo: true });
    const table: TinyTable = openTable(tinyGame, match);
    for (const entry of match.log) {
      append(table, entry);
      const restored = stored(table);
      forgetFixed(table);
      expect(table).toEqual(restored);
    }
  });

  test('shares nothing with the table it was taken of', () => {
    const table = dealtTable();
    play(table, take);
    const taken = takeSnapshot(table);
    const before = JSON.stringify(taken);
    const restored = restoreTable(tinyGame, table.match, taken);
    play(table, take, endTurn);
    takeBack(restored, 0, 1, 0);
    expect(JSON.stringify(taken)).toBe(before);
  });
});
