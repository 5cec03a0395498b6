import { createRandom, makeRecord, newMatch, openTable } from '@sternwarte/engine';
import { tinyGame } from '@sternwarte/engine/conformance/tiny-game';
import { describe, expect, test } from 'vitest';
import { bots, DECISION_MILLISECONDS, finish } from '../index.ts';
import { lastTurn, tiny } from '../testing/tiny-expertise.ts';
import { createBotClient, type BotClient } from './client.ts';
import { createPause } from './macrotask.ts';
import type { Port, Reply } from './protocol.ts';
import { serveBots, type Subject } from './serve.ts';

/** A service whose clock goes on by one millisecond whenever somebody looks at it. */
function service(subject: Subject = tiny) {
  let clock = 0;
  let pauses = 0;
  const handlers: { client?: (message: unknown) => void; server?: (message: unknown) => void } = {};
  const replies: Reply[] = [];
  const serverEnd: Port = {
    post(message) {
      // Whatever crosses the border is plain data.
      const copy = structuredClone(message);
      replies.push(copy as Reply);
      handlers.client?.(copy);
    },
    onMessage: (handler) => void (handlers.server = handler),
  };
  const clientEnd: Port = {
    post: (message) => handlers.server?.(structuredClone(message)),
    onMessage: (handler) => void (handlers.client = handler),
  };
  serveBots(serverEnd, {
    findSubject: (id) => (id === 'tiny' ? subject : undefined),
    now: () => (clock += 1),
    pause: async () => {
      pauses++;
    },
  });
  const client: BotClient = createBotClient(clientEnd);
  return {
    client,
    replies,
    send: (message: unknown) => clientEnd.post(message),
    clock: () => clock,
    pauses: () => pauses,
  };
}

const state = lastTurn(0, [1, 1, 0], [3, 2, 5], { rounds: 4 });
const position = {
  gameId: 'tiny',
  seats: 3,
  view: tinyGame.view(state, 0),
  seat: 0,
  seed: 'service',
};

describe('the bot service', () => {
  test('the same seed and iterations give the same thought as without it', async () => {
    const { client } = service();
    const asked = { ...position, botId: 'admiral', iterations: 60 };
    const thought = await client.think(asked).answer;
    expect(await client.think(asked).answer).toEqual(thought);
    const alone = bots.get('admiral')?.begin({
      ...tiny,
      ...position,
      random: createRandom('service'),
      iterations: 60,
    });
    expect(alone && finish(alone)).toEqual(thought);
  });

  test('a second is all the time there is, unless the game or somebody says otherwise', async () => {
    // Two moves that are equally good are never clear.
    const { client, clock } = service(indifferent);
    await client.think({ ...position, botId: 'admiral' }).answer;
    expect(clock()).toBeGreaterThan(DECISION_MILLISECONDS / 2);
    expect(clock()).toBeLessThan(DECISION_MILLISECONDS + 10);
    const { search } = indifferent.expertise;
    const hasty = { ...indifferent.expertise, search: { ...search, milliseconds: 200 } };
    const quick = service({ ...indifferent, expertise: hasty });
    await quick.client.think({ ...position, botId: 'admiral' }).answer;
    expect(quick.clock()).toBeGreaterThan(100);
    expect(quick.clock()).toBeLessThan(210);
    const short = service(indifferent);
    await short.client.think({ ...position, botId: 'admiral', milliseconds: 50 }).answer;
    expect(short.clock()).toBeLessThan(60);
  });

  test('a table that has less time gets its answer within it, one that has more no later than usual', async () => {
    const hurried = service(indifferent);
    await hurried.client.think({ ...position, botId: 'admiral', within: 50 }).answer;
    expect(hurried.clock()).toBeLessThan(60);
    const patient = service(indifferent);
    await patient.client.think({ ...position, botId: 'admiral', within: 5000 }).answer;
    expect(patient.clock()).toBeLessThan(DECISION_MILLISECONDS + 10);
  });

  test('a stop is obeyed within a slice, with the best so far', async () => {
    const { client, pauses } = service(indifferent);
    const asked = client.think({ ...position, botId: 'admiral', milliseconds: 600_000 });
    asked.stop();
    const { move, iterations } = await asked.answer;
    expect(tinyGame.check(state, 0, move)).toBeNull();
    expect(iterations).toBeLessThan(20);
    expect(pauses()).toBe(1);
    // Too late, and no harm done.
    asked.stop();
  });

  test('others are heard while somebody thinks', async () => {
    const { client } = service(indifferent);
    const long = client.think({ ...position, botId: 'admiral', milliseconds: 600_000 });
    const quick = await client.think({ ...position, botId: 'kadett' }).answer;
    expect(quick.iterations).toBe(0);
    long.stop();
    await long.answer;
  });

  test('gives hints', async () => {
    const hints = await service().client.hint({ ...position, iterations: 50 }).answer;
    expect(hints).toHaveLength(3);
  });

  test('analyses a record, and tells how far it is', async () => {
    const table = openTable(tinyGame, newMatch(tinyGame, 'm', { seats: 2, options: {} }));
    const record = makeRecord(table, { names: ['Ada', 'Bert'] });
    const { client } = service();
    const analysis = await client.analyse({ record, iterations: 10 }).answer;
    expect(analysis.positions).toHaveLength(1);
    await expect(client.analyse({ record: record.slice(0, 20) }).answer).rejects.toThrow(
      'the record is damaged: truncated',
    );
  });

  test('whatever fails is answered with the reason', async () => {
    const { client } = service();
    const think = (change: object): Promise<unknown> =>
      client.think({ ...position, botId: 'pilot', ...change }).answer;
    await expect(think({ gameId: 'chess' })).rejects.toThrow('there is no game "chess"');
    await expect(think({ botId: 'deep' })).rejects.toThrow('there is no bot "deep"');
    await expect(think({ seat: 1 })).rejects.toThrow('seat 1 is not asked');
    await expect(think({ view: {} })).rejects.toThrow(/undefined/);
    await expect(think({ view: () => 1 })).rejects.toThrow('could not be cloned');
    const broken = service({
      ...tiny,
      expertise: {
        ...tiny.expertise,
        measure() {
          throw new Error('the abacus is broken');
        },
      },
    });
    await expect(broken.client.hint(position).answer).rejects.toThrow('the abacus is broken');
  });

  test.each([
    [null],
    [7],
    ['think'],
    [[]],
    [{}],
    [{ type: 'think' }],
    [{ type: 'win', id: 1 }],
    [{ type: 'think', id: '1' }],
    [{ type: 'think', id: 1 }],
    [{ ...position, type: 'think', id: 1 }],
    [{ ...position, type: 'hint', id: 1, seats: 1e9 }],
    [{ ...position, type: 'hint', id: 1, seat: 3 }],
    [{ ...position, type: 'hint', id: 1, seat: 0.5 }],
    [{ ...position, type: 'hint', id: 1, view: 'all' }],
    [{ ...position, type: 'hint', id: 1, seed: 1 }],
    [{ ...position, type: 'hint', id: 1, iterations: -1 }],
    [{ ...position, type: 'hint', id: 1, milliseconds: Number.NaN }],
    [{ ...position, type: 'think', id: 1, botId: 'pilot', within: -1 }],
    [{ type: 'analyse', id: 1, record: {} }],
    [{ type: 'analyse', id: 1, record: '{}', iterations: 'many' }],
  ])('%j is refused, and the service lives on', async (garbage) => {
    const { client, send, replies } = service();
    send(garbage);
    expect(replies).toMatchObject([{ type: 'failed', id: null }]);
    expect((await client.think({ ...position, botId: 'kadett' }).answer).move).toBeDefined();
  });

  test('a request with the number of another one that is not answered yet is refused', async () => {
    const { client, send, replies } = service(indifferent);
    const asked = client.think({ ...position, botId: 'admiral', milliseconds: 100_000 });
    send({ ...position, type: 'think', id: 0, botId: 'kadett' });
    expect(replies).toMatchObject([{ type: 'failed', id: null }]);
    asked.stop();
    await asked.answer;
  });
});

test('a pause lets others have their turn', async () => {
  const pause = createPause();
  const order: string[] = [];
  setImmediate(() => order.push('other'));
  for (let n = 0; n < 3; n++) await pause();
  await new Promise((resolve) => setImmediate(resolve));
  expect(order).toEqual(['other']);
});

/** An expert who thinks all positions alike. */
const indifferent: Subject = {
  ...tiny,
  expertise: { ...tiny.expertise, weights: () => ({ points: 0, card: 0 }) },
};
