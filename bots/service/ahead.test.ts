import { describe, expect, test } from 'vitest';
import type { Thought } from '../thinking.ts';
import { serveWithMemory } from './ahead.ts';
import { createRestartingClient } from './restarting.ts';
import { askedIn, expertise, firstTurn, game } from '../testing/first-turn.ts';

const present = firstTurn();
const PERSON = askedIn(present);
const ADMIRAL = 1 - PERSON;

/** The turn of the person goes by, by the first candidates; then the Admiral is asked. */
function askedNext(): unknown {
  const state = game.clone(present);
  while (askedIn(state) === PERSON) {
    const [move] = expertise.candidates(state, PERSON);
    if (move !== undefined) game.apply(state, { by: PERSON, move });
  }
  return state;
}

const standpoint = (seat: number, view: unknown) => ({
  gameId: 'anno4000',
  seats: 2,
  seat,
  seed: 'ahead',
  view: game.view(view, seat),
});
const ahead = standpoint(ADMIRAL, present);
const decision = { ...standpoint(ADMIRAL, askedNext()), botId: 'admiral' };

/** A service that works a slice at a time, whenever the test says so; its clock goes on by `tick` with every look at it. */
function service(tick = 1) {
  let clock = 0;
  const paused: (() => void)[] = [];
  const replies: unknown[] = [];
  const client = createRestartingClient(({ hear }) => {
    const handlers: ((message: unknown) => void)[] = [];
    serveWithMemory(
      {
        post(message) {
          replies.push(message);
          hear(structuredClone(message));
        },
        onMessage: (handler) => void handlers.push(handler),
      },
      {
        findSubject: (id) => (id === 'anno4000' ? { game, expertise } : undefined),
        now: () => (clock += tick),
        pause: () => new Promise((resolve) => void paused.push(resolve)),
      },
    );
    return {
      post: (message) => handlers.forEach((handle) => handle(structuredClone(message))),
      end: () => undefined,
    };
  });
  /** Works until nobody has anything to do any more, or for so many slices; answers for how many. */
  async function work(slices = 100_000): Promise<number> {
    let done = 0;
    for (; done < slices; done++) {
      await new Promise((resolve) => setImmediate(resolve));
      const go = paused.shift();
      if (go === undefined) break;
      go();
    }
    return done;
  }
  async function until<T>(
    answer: Promise<T>,
  ): Promise<{ readonly value: T; readonly slices: number }> {
    let slices = 0;
    let isThere = false;
    void answer.then(() => {
      isThere = true;
    });
    // What is fetched first, such as the part that gives advice, takes time but no slice.
    while (slices < 10_000) {
      slices += await work(1);
      if (isThere) break;
    }
    return { value: await answer, slices };
  }
  /** A worker begins with the first question, and nobody thinks ahead before. */
  const wake = (): Promise<unknown> => client.think({ ...decision, botId: 'kadett' }).answer;
  return { client, replies, work, until, wake, clock: () => clock };
}

/** The walks behind a thought that were made before it began. */
function known({ considered, iterations }: Thought): number {
  return considered.reduce((sum, { visits }) => sum + visits, 0) - iterations;
}

describe('while a person is asked', () => {
  test('an Admiral thinks ahead, and its next decision begins with that', async () => {
    const { client, wake, work, until } = service();
    await wake();
    client.ahead(ahead);
    await work(200);
    const thought = await until(client.think({ ...decision, milliseconds: 300 }).answer);
    expect(known(thought.value)).toBeGreaterThan(100);
    const other = service();
    const fresh = await other.until(other.client.think({ ...decision, milliseconds: 300 }).answer);
    expect(known(fresh.value)).toBe(0);
  });

  test('nobody starts a worker for it', async () => {
    const { client, replies, work } = service();
    client.ahead(ahead);
    expect(await work()).toBe(0);
    expect(replies).toEqual([]);
  });

  test('a hint goes first, and the thought goes on afterwards', async () => {
    const asked = { ...standpoint(PERSON, present), iterations: 60 };
    const alone = service();
    const hinted = await alone.until(alone.client.hint(asked).answer);
    const { client, wake, work, until } = service();
    await wake();
    client.ahead(ahead);
    await work(20);
    const { value, slices } = await until(client.hint(asked).answer);
    expect(value).toEqual(hinted.value);
    // The slice that was being waited for, and no other.
    expect(slices - hinted.slices).toBeLessThanOrEqual(1);
    expect(await work(20)).toBe(20);
  });

  test('a bot that is asked goes first, and then there is nothing left to think about', async () => {
    const alone = service();
    await alone.wake();
    const first = await alone.until(alone.client.think({ ...decision, iterations: 60 }).answer);
    const { client, wake, work, until } = service();
    await wake();
    client.ahead(ahead);
    await work(20);
    const { value, slices } = await until(client.think({ ...decision, iterations: 60 }).answer);
    // By a number of iterations the answer is the same, whatever was thought before.
    expect(value).toEqual(first.value);
    expect(slices - first.slices).toBeLessThanOrEqual(1);
    expect(await work()).toBeLessThanOrEqual(1);
  });

  test('it ends at once when nobody is to think ahead any more', async () => {
    const { client, wake, work } = service();
    await wake();
    client.ahead(ahead);
    expect(await work(20)).toBe(20);
    client.ahead(null);
    expect(await work()).toBeLessThanOrEqual(1);
  });

  test('nobody thinks for longer than twenty seconds, however long it takes', async () => {
    const { client, wake, work, clock } = service(20);
    await wake();
    const before = clock();
    client.ahead(ahead);
    expect(await work(10_000)).toBeLessThan(10_000);
    expect(clock() - before).toBeGreaterThan(19_000);
    expect(clock() - before).toBeLessThan(20_200);
    // The same position anew is another wait, and the tree is still there.
    client.ahead(ahead);
    expect(await work(20)).toBe(20);
  });

  test('there is nothing to think about before chance has spoken', async () => {
    const { client, replies, wake, work } = service();
    await wake();
    client.ahead(standpoint(ADMIRAL, game.setup({ seats: 2, options: {} })));
    const answered = replies.length;
    expect(await work()).toBeLessThanOrEqual(1);
    expect(replies).toHaveLength(answered);
  });

  test.each([
    [{ ...ahead, seat: 7 }, 'seat is not one of the seats'],
    [{ ...ahead, gameId: 'chess' }, 'there is no game "chess"'],
    [{ ...ahead, view: {} }, 'undefined'],
  ])('nonsense is refused, and the service lives on (%#)', async (question, reason) => {
    const { client, replies, wake, work } = service();
    await wake();
    client.ahead(question);
    await work();
    expect(replies.at(-1)).toMatchObject({
      type: 'failed',
      id: null,
      reason: expect.stringContaining(reason),
    });
    await wake();
    client.ahead(ahead);
    expect(await work(20)).toBe(20);
  });
});
