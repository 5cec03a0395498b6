import { bots } from '@sternwarte/bots';
import { createRandom, type Tagged } from '@sternwarte/engine';
import { games, type GameId } from '@sternwarte/games';
import { texts } from '@sternwarte/games/texts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLocalTable, type LocalTable, type Sitter } from './local-table.ts';

const IDS = Object.keys(games) as GameId[];
const random = bots.get('random') ?? null;

function open(id: GameId, sitters: readonly Sitter[]): LocalTable {
  const chance = createRandom(`local ${id}`);
  const names = sitters.map((_sitter, seat) => `P${seat}`);
  return openLocalTable({
    game: games[id],
    words: texts[id],
    sitters,
    names: { de: names, en: names },
    hex: (bytes) => Array.from({ length: 2 * bytes }, () => chance.below(16).toString(16)).join(''),
    pause: () => 10,
  });
}

function firstMove({ position }: LocalTable): Tagged {
  const move = position.value.moves[0];
  if (move === undefined) throw new Error('no move');
  return move;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe.for(IDS)('a table of %s', (id) => {
  test('draws and lets bots act until the person is asked', () => {
    const table = open(id, [null, random, random]);
    table.run();
    vi.runAllTimers();
    const { asked, viewer, moves, log } = table.position.value;
    expect(asked).toBe(0);
    expect(viewer).toBe(0);
    expect(moves.length).toBeGreaterThan(0);
    expect(log.length).toBeGreaterThan(0);
    for (const { text } of log) expect(text.de !== '' && text.en !== '').toBe(true);
  });

  test('goes on after a move, with news of it', () => {
    const table = open(id, [null, random]);
    table.run();
    vi.runAllTimers();
    const { number } = table.position.value.news;
    expect(table.play(firstMove(table))).toBeNull();
    expect(table.position.value.news.number).toBe(number + 1);
  });

  test('refuses what is no move, and nothing changes', () => {
    const table = open(id, [null, random]);
    table.run();
    vi.runAllTimers();
    const before = table.position.value;
    expect(table.play({ type: 'nonsense' })).not.toBeNull();
    expect(table.position.value).toBe(before);
  });

  test('takes back the last move, in the log too', () => {
    const table = open(id, [null, null]);
    table.run();
    vi.runAllTimers();
    for (let tries = 0; tries < 200 && !table.position.value.canUndo; tries++) {
      table.skip(1);
      table.run();
      vi.runAllTimers();
    }
    const { log, canUndo, view } = table.position.value;
    expect(canUndo).toBe(true);
    table.undo();
    expect(table.position.value.log).toHaveLength(log.length - 1);
    expect(table.position.value.view).not.toEqual(view);
    expect(table.position.value.news.events).toEqual([]);
  });

  test('stops when it is told to', () => {
    const table = open(id, [null, random]);
    table.run();
    table.stop();
    const before = table.position.value;
    vi.runAllTimers();
    expect(table.position.value).toBe(before);
  });

  test('plays to its end among bots', () => {
    const table = open(id, [random, random, random]);
    table.run();
    for (let i = 0; i < 200_000 && table.position.value.pending.kind !== 'over'; i++) {
      vi.runOnlyPendingTimers();
    }
    expect(table.position.value.pending.kind).toBe('over');
  });
});
