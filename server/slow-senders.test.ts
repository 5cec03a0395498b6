/** Whoever sends slowly holds up nobody else, and is let go of. `npm run soak -- server` does it by the clock on the wall. */

import { afterEach, expect, test, vi } from 'vitest';
import { openServer } from './index.ts';
import { GENEROUS, startTestServer, type TestServer } from './testing/server.ts';
import { sendSlowly, SLOW_HABITS } from './testing/slow-senders.ts';

/** What has a time of its own in Node, which no test can let pass. */
const HANDSHAKE = 'half a handshake';

let server: TestServer | null = null;
afterEach(async () => {
  vi.useRealTimers();
  await server?.close();
  server = null;
});

test('byte by byte, in parts, or not to the end: nobody waits for them, and they are hung up on', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  server = await startTestServer();
  const { answers, faults } = await sendSlowly(server.address, {
    habits: SLOW_HABITS.filter((habit) => habit !== HANDSHAKE),
    ofEach: 2,
    // Ten seconds for a hello, and up to two and a half until everybody's turn has come.
    times: 26,
    pass: () => vi.advanceTimersByTimeAsync(500),
  });
  expect(faults).toEqual([]);
  // Nobody was hung up on before the time.
  expect(answers).toBeGreaterThan(20);
});

test('a handshake that does not end has as long as a hello', async () => {
  const settings = { file: ':memory:', behindProxy: false, botWorkers: 1, log: null } as const;
  const opened = await openServer({ ...settings, limits: GENEROUS });
  expect(opened.server.headersTimeout).toBe(10_000);
  await opened.close();
});
