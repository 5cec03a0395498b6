/** Taking back a turn of Anno 4000, by the rules of the engine: nothing is hidden, so only chance and the turn's end fix it. */

import {
  createRandom,
  draw,
  earliestUndo,
  newMatch,
  openTable,
  pickWeighted,
  randomPolicy,
  replay,
  submit,
  takeBack,
} from '@sternwarte/engine';
import { describe, expect, test } from 'vitest';
import { anno4000 } from './index.ts';

const match = newMatch(anno4000, 'm1', { seats: 2, options: { maxRounds: 12 } });

/** A match of which chance has decided the homes and who begins. */
function begun() {
  const table = openTable(anno4000, match);
  const random = createRandom('undo');
  for (;;) {
    const pending = anno4000.pending(table.state);
    if (pending.kind !== 'chance') return table;
    draw(table, pickWeighted(pending.outcomes, random), 0);
  }
}

/** The first departure that the seat whose turn it is may make. */
function depart(table: ReturnType<typeof begun>): void {
  const seat = table.state.current;
  const start = anno4000.moves(table.state, seat).find((move) => move.type === 'start');
  expect(submit(table, seat, start, 0)).toBeNull();
}

describe('a turn', () => {
  test('can be taken back before it is ended', () => {
    const table = begun();
    const before = anno4000.clone(table.state);
    const seat = table.state.current;
    const last = table.match.log.length - 1;
    depart(table);
    expect(table.state).not.toEqual(before);
    expect(earliestUndo(table, seat)).toBe(last);
    expect(takeBack(table, seat, last, 0)).toBeNull();
    expect(table.state).toEqual(before);
    expect(replay(anno4000, table.match)).toMatchObject({ ok: true, table: { state: before } });
  });

  test('cannot be taken back by anybody else, nor further than to its beginning', () => {
    const table = begun();
    const seat = table.state.current;
    const last = table.match.log.length - 1;
    depart(table);
    const after = anno4000.clone(table.state);
    expect(takeBack(table, 1 - seat, last, 0)?.key).toBe('undoNotAwaited');
    expect(takeBack(table, seat, last - 1, 0)?.key).toBe('undoFixed');
    expect(takeBack(table, seat, -1, 0)?.key).toBe('undoFixed');
    expect(takeBack(table, seat, last + 1, 0)?.key).toBe('undoNothing');
    expect(takeBack(table, seat, 99, 0)?.key).toBe('undoUnknown');
    expect(table.state).toEqual(after);
  });

  test('cannot be taken back once it is ended', () => {
    const table = begun();
    const seat = table.state.current;
    depart(table);
    const departure = table.match.log.length - 1;
    expect(submit(table, seat, { type: 'endTurn' }, 0)).toBeNull();
    expect(takeBack(table, seat, departure, 0)?.key).toBe('undoNotAwaited');
    expect(takeBack(table, 1 - seat, departure, 0)?.key).toBe('undoFixed');
    expect(earliestUndo(table, 1 - seat)).toBeNull();
  });

  test('cannot be taken back after somebody has resigned and the match is over', () => {
    const table = begun();
    const seat = table.state.current;
    depart(table);
    submit(table, seat, { type: 'resign' }, 0);
    expect(anno4000.pending(table.state).kind).toBe('over');
    for (const either of [0, 1]) {
      expect(takeBack(table, either, table.match.log.length - 2, 0)?.key).toBe('undoNotAwaited');
      expect(submit(table, either, { type: 'endTurn' }, 0)?.key).toBe('matchOver');
    }
  });
});

describe('a whole match with much hesitation', () => {
  test('replays to every position it went through', () => {
    const table = begun();
    const random = createRandom('hesitation');
    const states = new Map([[table.match.log.length, JSON.stringify(table.state)]]);
    const note = (): unknown => states.set(table.match.log.length, JSON.stringify(table.state));
    while (anno4000.pending(table.state).kind === 'move') {
      const seat = table.state.current;
      submit(table, seat, randomPolicy(null, seat, anno4000.moves(table.state, seat), random), 0);
      note();
      const earliest = earliestUndo(table, seat);
      if (earliest === null || random.below(2) === 0) continue;
      expect(takeBack(table, seat, earliest, 0)).toBeNull();
      note();
    }
    for (const [count, state] of states) {
      const replayed = replay(anno4000, table.match, { count });
      expect(replayed.ok && JSON.stringify(replayed.table.state)).toBe(state);
    }
    expect(states.size).toBeGreaterThan(20);
  });
});
