/** Whoever sends slowly holds up nobody else, and is let go of. `npm run soak -- server` does it by the clock on the wall. */

import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { openServer } from './index.ts';
import { GENEROUS, startTestServer, type TestServer } from './testing/server.ts';
import { sendSlowly, SLOW_HABITS } from './testing/slow-senders.ts';

/** What has a time of its own in Node, which no test can let pass. */
const IN_NODE = new Set<string>(['half a handshake', 'a body byte by byte']);
const SETTINGS = {
  file: ':memory:',
  behindProxy: false,
  botWorkers: 1,
  log: null,
  limits: GENEROUS,
} as const;

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
    habits: SLOW_HABITS.filter((habit) => !IN_NODE.has(habit)),
    ofEach: 2,
    // Ten seconds for a hello, and up to two and a half until everybody's turn has come.
    times: 26,
    pass: () => vi.advanceTimersByTimeAsync(500),
  });
  expect(faults).toEqual([]);
  // Nobody was hung up on before the time.
  expect(answers).toBeGreaterThan(20);
});

test('a handshake that does not end has as long as a hello, and a whole request two minutes', async () => {
  const opened = await openServer(SETTINGS);
  expect(opened.server.headersTimeout).toBe(10_000);
  expect(opened.server.requestTimeout).toBe(120_000);
  await opened.close();
});

test('whoever has not asked to the end in time is told so and let go of, and others are answered meanwhile', async () => {
  const patience = { headersTimeout: 60_000, requestTimeout: 60_000 };
  const opened = await openServer(SETTINGS, null, {
    patience: { ...patience, connectionsCheckingInterval: 10 },
  });
  await new Promise<void>((resolve) => opened.server.listen(0, '127.0.0.1', resolve));
  const address = opened.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const { senders, faults } = await sendSlowly(`http://127.0.0.1:${port}/`, {
    habits: SLOW_HABITS.filter((habit) => IN_NODE.has(habit)),
    ofEach: 2,
    // However slow the machine is.
    times: 10_000,
    pass() {
      // Once everybody has come: nobody else sends a request from now on.
      opened.server.headersTimeout = 50;
      opened.server.requestTimeout = 50;
      return setTimeout(5);
    },
  });
  expect(faults).toEqual([]);
  expect(senders).toBe(4);
  await opened.close();
});
