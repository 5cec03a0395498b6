import { expect, test, vi } from 'vitest';
import type { ThinkQuestion } from './protocol.ts';
import { createRestartingClient, type Hearing } from './restarting.ts';

const QUESTION: ThinkQuestion = {
  gameId: 'tiny',
  seats: 2,
  view: {},
  seat: 0,
  seed: 's',
  botId: 'kadett',
};

/** Workers that do nothing by themselves. */
function startWorkers() {
  const started: Hearing[] = [];
  const posted: unknown[] = [];
  const ended = vi.fn();
  const client = createRestartingClient((hearing) => {
    const number = started.push(hearing) - 1;
    return {
      post: (message) => posted.push(message),
      end() {
        ended(number);
        hearing.lose('ended');
      },
    };
  });
  return { client, started, posted, ended };
}

test('a worker begins with the first question, and has the others as well', async () => {
  const { client, started, posted } = startWorkers();
  expect(started).toHaveLength(0);
  const first = client.think(QUESTION);
  const second = client.think(QUESTION);
  expect([started.length, posted.length]).toEqual([1, 2]);
  const thought = { move: { type: 'x' }, value: 0 };
  started[0]?.hear({ type: 'thought', id: 1, thought });
  started[0]?.hear({ type: 'thought', id: 0, thought });
  expect([await first.answer, await second.answer]).toEqual([thought, thought]);
});

test('all who wait are told that it broke down, and the next question finds a new one', async () => {
  const { client, started } = startWorkers();
  const waiting = [client.think(QUESTION), client.hint(QUESTION)];
  started[0]?.lose('no power');
  for (const { answer } of waiting) await expect(answer).rejects.toThrow('no power');
  void client.think(QUESTION).answer.catch(() => undefined);
  expect(started).toHaveLength(2);
  // What an old one still says of itself is nothing to the new one.
  started[0]?.lose('gone for good');
  client.think(QUESTION).answer.catch(() => undefined);
  expect(started).toHaveLength(2);
});

test('it ends when it is told to, once, and whoever waits hears of it', async () => {
  const { client, ended } = startWorkers();
  await client.end();
  expect(ended).not.toHaveBeenCalled();
  const { answer } = client.think(QUESTION);
  const [first, failure] = await Promise.allSettled([client.end(), answer]);
  expect([first.status, failure]).toMatchObject([
    'fulfilled',
    { status: 'rejected', reason: { message: 'ended' } },
  ]);
  await client.end();
  expect(ended.mock.calls).toEqual([[0]]);
});

test('where none can be started, whoever asks is told so, and may ask again', async () => {
  let isThere = false;
  const client = createRestartingClient(() => {
    if (!isThere) throw new Error('no workers here');
    return { post: () => undefined, end: () => undefined };
  });
  const asked = client.think(QUESTION);
  await expect(asked.answer).rejects.toThrow('no workers here');
  asked.stop();
  isThere = true;
  expect(() => client.think(QUESTION)).not.toThrow();
});
