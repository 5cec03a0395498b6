import {
  append,
  createRandom,
  keepState,
  newMatch,
  openTable,
  pickWeighted,
  prepareDraw,
  prepareMove,
  randomPolicy,
  takeBack,
  type Game,
  type Viewer,
} from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { diffText, diffTextAndShare, FoundParts } from '@sternwarte/protocol';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareParts } from './sharing.ts';

const plain = fc.jsonValue({ maxDepth: 3 });

test('parts that are as they were are shared, all others stay, and into none is anything written', () => {
  const fields = fc.dictionary(fc.constantFrom('a', 'b', 'c'), plain);
  fc.assert(
    fc.property(fields, fields, fc.array(fc.constantFrom('a', 'b', 'c')), (before, other, same) => {
      const equal = Object.fromEntries(same.map((key) => [key, structuredClone(before[key])]));
      const after: Record<string, unknown> = { ...other, ...equal };
      const parts = { ...after };
      const [beforeCopy, copies] = structuredClone([before, parts]);
      shareParts(before, after);
      expect([before, after, parts]).toEqual([beforeCopy, copies, copies]);
      for (const key of same) expect(after[key]).toBe(before[key]);
      const others = Object.keys(after).filter(
        (key) => JSON.stringify(after[key]) !== JSON.stringify(before[key]),
      );
      for (const key of others) expect(after[key]).toBe(parts[key]);
    }),
    { numRuns: 2000 },
  );
});

test.each(Object.values<Game>(games))(
  '$id: views of kept states are those of the states, and stay as they were while the match goes on',
  (game) => {
    const seats = game.seats.max;
    const viewers: readonly Viewer[] = [
      'spectator',
      ...Array.from({ length: seats }, (_u, n) => n),
    ];
    const table = openTable(game, newMatch(game, 'kept', { seats, options: {} }));
    const random = createRandom(`kept ${game.id}`);
    const told: { readonly view: unknown; readonly text: string }[] = [];
    let views = viewers.map((viewer): unknown => game.view(table.state, viewer));
    for (let n = 0; n < 400; n++) {
      const pending = game.pending(table.state);
      if (pending.kind === 'over') break;
      const seat = pending.kind === 'move' ? (pending.seats.at(-1) ?? 0) : 0;
      const before = table.kept?.state;
      const prepared =
        pending.kind === 'chance'
          ? prepareDraw(table, pickWeighted(pending.outcomes, random), n)
          : prepareMove(
              table,
              seat,
              randomPolicy(table.state, seat, game.moves(table.state, seat), random),
              n,
            );
      if (!prepared.ok) throw new RangeError(prepared.refusal.key);
      const { seq } = table;
      append(table, prepared.entry);
      if (random.below(4) === 0) takeBack(table, seat, seq - 1, n);
      shareParts(before, keepState(table));
      const known = new FoundParts();
      views = viewers.map((viewer, i) => {
        const simple: unknown = game.view(table.state, viewer);
        const kept: unknown = game.view(keepState(table), viewer, true);
        expect(kept).toEqual(simple);
        expect(diffTextAndShare(views[i], kept, known)).toBe(diffText(views[i], simple));
        expect(kept).toEqual(simple);
        told.push({ view: kept, text: JSON.stringify(simple) });
        return kept;
      });
    }
    for (const { view, text } of told) expect(JSON.stringify(view)).toBe(text);
  },
  60_000,
);
