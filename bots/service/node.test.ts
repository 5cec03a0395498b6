import { createRandom, pickWeighted } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { afterAll, describe, expect, test } from 'vitest';
import { startBotWorker } from './node.ts';

/** The first decision of a match of Anno 4000. */
function firstDecision() {
  const game = games.anno4000;
  const state = game.setup({ seats: 2, options: {} });
  const random = createRandom('node');
  for (;;) {
    const pending = game.pending(state);
    if (pending.kind === 'over') throw new RangeError('over before it began');
    if (pending.kind === 'move') return { game, state, seat: pending.seats[0] ?? 0 };
    game.apply(state, { by: 'table', chance: pickWeighted(pending.outcomes, random) });
  }
}

describe('a worker of Node', () => {
  const { game, state, seat } = firstDecision();
  const position = {
    gameId: 'anno4000',
    seats: 2,
    view: game.view(state, seat),
    seat,
    seed: 'node',
  };
  const worker = startBotWorker();
  afterAll(() => worker.terminate());

  test('thinks, and the same seed gives the same thought', async () => {
    const asked = { ...position, botId: 'admiral', iterations: 10 };
    const thought = await worker.think(asked).answer;
    expect(game.check(state, seat, thought.move)).toBeNull();
    expect(await worker.think(asked).answer).toEqual(thought);
  });

  test('stops when it is told to', async () => {
    const asked = worker.think({ ...position, botId: 'admiral', milliseconds: 600_000 });
    asked.stop();
    expect(game.check(state, seat, (await asked.answer).move)).toBeNull();
  });

  test('tells what it cannot do', async () => {
    await expect(worker.think({ ...position, botId: 'deep' }).answer).rejects.toThrow('"deep"');
  });

  test('that broke down is replaced', async () => {
    const broken = new URL('data:text/javascript,throw new Error("no power")');
    const unlucky = startBotWorker(broken);
    const think = (): Promise<unknown> => unlucky.think({ ...position, botId: 'kadett' }).answer;
    await expect(think()).rejects.toThrow('the worker broke down: no power');
    // A second worker was started, and is as unlucky as the first.
    await expect(think()).rejects.toThrow('the worker broke down: no power');
    await unlucky.terminate();
  });

  test('that was terminated fails what it has not answered, and answers no more', async () => {
    const doomed = startBotWorker();
    const asked = doomed.think({ ...position, botId: 'admiral', milliseconds: 600_000 });
    const [, failure] = await Promise.allSettled([doomed.terminate(), asked.answer]);
    expect(failure).toMatchObject({
      status: 'rejected',
      reason: { message: 'the worker has ended' },
    });
    await expect(doomed.think({ ...position, botId: 'kadett' }).answer).rejects.toThrow(
      'terminated',
    );
  });
});
