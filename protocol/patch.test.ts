import { createRandom, pickWeighted, randomPolicy, type Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diff, diffText, diffTextAndShare, patch, type Patch } from './patch.ts';
import { hashView } from './view-hash.ts';

const allGames: readonly Game[] = Object.values(games);
const plain = fc.jsonValue({ maxDepth: 4 });

describe('a patch', () => {
  test('says what changed and nothing else', () => {
    const before = { gold: 3, ships: [1, 2], home: { x: 1, y: 2 } };
    const after = { gold: 4, ships: [1, 2, 5], home: { x: 1, y: 2 } };
    expect(diff(before, after)).toEqual({ gold: [4], ships: { 2: [5] } });
    expect(diff(before, structuredClone(before))).toBeNull();
  });

  test('brings any plain value to any other, over the wire too', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const found: unknown = JSON.parse(JSON.stringify(diff(before, after)));
        const reached = found === null ? before : patch(before, found as Patch);
        expect(JSON.parse(JSON.stringify(reached))).toEqual(JSON.parse(JSON.stringify(after)));
      }),
      { numRuns: 2000 },
    );
  });

  test('brings a value to one that differs in a few places', () => {
    const list = fc.array(
      fc.record({ a: fc.nat(3), b: fc.array(fc.nat(2)) }, { requiredKeys: [] }),
    );
    fc.assert(
      fc.property(list, list, (before, after) => {
        const copy = structuredClone(before);
        const found = diff(before, after);
        expect(found === null ? before : patch(before, found)).toEqual(after);
        expect(before).toEqual(copy);
      }),
      { numRuns: 2000 },
    );
  });

  test('may let the view after the change share what did not change, and writes into no part of it', () => {
    const view = fc.dictionary(fc.constantFrom('a', 'b', 'c'), plain);
    fc.assert(
      fc.property(view, view, fc.array(fc.constantFrom('a', 'b', 'c')), (before, other, kept) => {
        const same = Object.fromEntries(kept.map((key) => [key, structuredClone(before[key])]));
        const after: Record<string, unknown> = { ...other, ...same };
        const parts = Object.values(after);
        const [copy, copies] = structuredClone([after, parts]);
        expect(diffTextAndShare(before, after)).toBe(diffText(before, copy));
        expect(after).toEqual(copy);
        expect(parts).toEqual(copies);
        for (const key of kept) expect(after[key]).toBe(before[key]);
      }),
      { numRuns: 2000 },
    );
  });

  test.each(allGames)('follows whole matches of $id, and is small', (game) => {
    const random = createRandom(`patch ${game.id}`);
    const state = game.setup({ seats: game.seats.max, options: {} });
    let view: unknown = game.view(state, 'spectator');
    let bytes = 0;
    let steps = 0;
    for (; steps < 400; steps++) {
      const pending = game.pending(state);
      if (pending.kind === 'over') break;
      const seat = pending.kind === 'move' ? (pending.seats.at(-1) ?? 0) : 0;
      const action =
        pending.kind === 'chance'
          ? { by: 'table' as const, chance: pickWeighted(pending.outcomes, random) }
          : {
              by: seat,
              move: randomPolicy(state, seat, game.moves(state, seat), random),
            };
      game.apply(state, action);
      const after: unknown = game.view(state, 'spectator');
      const found = diff(view, after);
      if (found !== null) {
        bytes += JSON.stringify(found).length;
        view = patch(view, found);
      }
      expect(view).toEqual(after);
      expect(hashView(view)).toBe(hashView(after));
    }
    expect(bytes / steps).toBeLessThan(500);
  });
});
