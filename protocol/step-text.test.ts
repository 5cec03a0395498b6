/** Texts that are put together from parts are what the writer of JSON would write. */

import {
  createRandom,
  draw,
  firstToAnswer,
  newMatch,
  openTable,
  pickWeighted,
  prepareBack,
  randomPolicy,
  submit,
  takeBack,
  type Game,
} from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeEntryText, makeStepsText, makeStepText } from './step-text.ts';

const allGames: readonly Game[] = Object.values(games);

test.each(allGames)('entries of $id are written as JSON has them, letter for letter', (game) => {
  const seats = game.seats.min;
  const table = openTable(game, newMatch(game, 'm', { seats, options: {} }));
  const random = createRandom('entries');
  let undone = 0;
  for (let at = 1_700_000_000_000; table.seq < 400; at += 7) {
    const pending = game.pending(table.state);
    if (pending.kind === 'over') break;
    if (pending.kind === 'chance') draw(table, pickWeighted(pending.outcomes, random), at);
    else {
      const seat = firstToAnswer(pending.seats);
      const view = game.view(table.state, seat);
      submit(table, seat, randomPolicy(view, seat, game.moves(view, seat), random), at);
      if (random.below(4) === 0 && takeBack(table, seat, table.seq - 2, at) === null) undone++;
    }
  }
  expect(undone).toBeGreaterThan(0);
  const everybody = Array.from({ length: seats }, (_unused, seat) => seat);
  const back = prepareBack(table, -1, everybody, 0);
  const entries = back.ok ? [...table.match.log, back.entry] : table.match.log;
  for (const entry of entries) expect(makeEntryText(entry)).toBe(JSON.stringify(entry));
});

test('a message is what it would be in one piece, whatever a client calls its wish', () => {
  const entry = { seq: 3, at: 5, by: 0, move: { type: 'pass' } } as const;
  const events = [{ type: 'passed' }];
  const step = makeStepText(makeEntryText(entry), JSON.stringify(events), '{"a":[1]}');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (id) => {
      const steps = [{ entry, events, patch: { a: [1] } }, { entry }];
      const text = makeStepsText(id, [step, makeStepText(makeEntryText(entry), null, null)]);
      expect(text).toBe(JSON.stringify({ type: 'steps', id, steps }));
    }),
  );
});
