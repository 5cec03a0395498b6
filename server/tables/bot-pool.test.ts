/** Bots are held to limits of time and memory, and others think on in their place. */

import { afterEach, describe, expect, test } from 'vitest';
import { plantBot, type Deed } from '../testing/planted-bots.ts';
import { BotPool, type Allowance } from './bot-pool.ts';

const question = { gameId: 'anno4000', seats: 2, view: {}, seat: 0, seed: '', botId: 'admiral' };
const LIMITLESS: Allowance = { milliseconds: 600_000, bytes: Infinity };

let pool: BotPool;
afterEach(() => pool.close());

/** The first worker does that, all others answer. */
function poolWith(deed: Deed, allowance: Partial<Allowance>): { readonly started: () => number } {
  let count = 0;
  const start = () => plantBot(count++ === 0 ? deed : 'answer');
  pool = new BotPool(1, { ...LIMITLESS, ...allowance }, start);
  return { started: () => count };
}

describe('a bot', () => {
  test('that thinks for ever is ended, and whoever is next is served by another worker', async () => {
    const { started } = poolWith('loop', { milliseconds: 500 });
    await expect(pool.think(question)).rejects.toThrow('thought for more than 500 ms');
    // On a crowded machine one may not even have begun by then.
    const answer = (): Promise<unknown> => pool.think(question).catch(() => null);
    while ((await answer()) !== 'mine') expect(started()).toBeGreaterThan(1);
  });

  test.each(['hoard', 'pile'] as const)(
    'that keeps more and more (%s) is ended as well, and so is nobody else',
    async (deed) => {
      const { started } = poolWith(deed, { bytes: 60e6 });
      const [greedy, next] = [pool.think(question), pool.think(question)];
      await expect(greedy).rejects.toThrow('held more than 60000000 bytes');
      expect(await next).toBe('mine');
      expect(started()).toBe(2);
    },
  );

  test('that keeps to the limits serves on', async () => {
    const { started } = poolWith('answer', {});
    for (let n = 0; n < 3; n++) expect(await pool.think(question)).toBe('mine');
    expect(started()).toBe(1);
  });
});
