/** Who asks for a table is led to whoever runs it, and kept while nobody does. */

import { expect, test } from 'vitest';
import { Elsewhere } from './elsewhere.ts';
import { AGAIN_MILLISECONDS, HANDOVER_MILLISECONDS, lead, NotNow } from './leading.ts';

/** Time that passes only when somebody waits. */
function patience(): { now(this: void): number; pause(this: void, m: number): Promise<void> } {
  let passed = 0;
  return {
    now: () => passed,
    async pause(milliseconds) {
      passed += milliseconds;
    },
  };
}

const elsewhere = (): Promise<string> => Promise.reject(new Elsewhere('http://b/'));
const answerOf = async (address: string): Promise<string> => `by ${address}`;

test('what is run here is answered here, and what is run elsewhere there', async () => {
  const here = await lead({ here: async () => 'here', there: answerOf }, patience());
  expect(here).toBe('here');
  const there = await lead({ here: elsewhere, there: answerOf }, patience());
  expect(there).toBe('by http://b/');
});

test('whoever comes while nobody may run the table is answered by whoever does next', async () => {
  const hosts = ['http://dead/', 'http://dead/', '', 'http://next/'];
  const asked: string[] = [];
  const answer = await lead(
    {
      here: () => Promise.reject(new Elsewhere(hosts.shift() ?? '')),
      async there(address) {
        asked.push(address);
        return address === 'http://next/' ? 'answer' : null;
      },
    },
    patience(),
  );
  expect(answer).toBe('answer');
  expect(asked).toEqual(['http://dead/', 'http://dead/', 'http://next/']);
});

test('nobody is kept for ever: he is asked to come again', async () => {
  const time = patience();
  const leading = lead(
    { here: () => Promise.reject(new Elsewhere('')), there: async () => null },
    time,
  );
  await expect(leading).rejects.toThrow(NotNow);
  expect(time.now()).toBeGreaterThan(HANDOVER_MILLISECONDS - AGAIN_MILLISECONDS);
});

test('what goes wrong is not tried again: it may have happened', async () => {
  let tried = 0;
  const broken = async (): Promise<string> => {
    tried++;
    throw new RangeError('broken');
  };
  await expect(lead({ here: broken, there: async () => null }, patience())).rejects.toThrow(
    'broken',
  );
  await expect(lead({ here: elsewhere, there: broken }, patience())).rejects.toThrow('broken');
  expect(tried).toBe(2);
});
