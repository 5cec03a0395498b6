import { expect, test } from 'vitest';
import { askPatiently } from './patience.ts';

function answer(status: number, again?: string): Response {
  return new Response(null, {
    status,
    headers: again === undefined ? {} : { 'retry-after': again },
  });
}

/** Answers one after the other, and what was waited for. */
async function ask(...answers: Response[]): Promise<{ status: number; waited: number[] }> {
  const waited: number[] = [];
  const { status } = await askPatiently(
    async () => answers.shift() ?? answer(500),
    async (milliseconds) => void waited.push(milliseconds),
  );
  return { status, waited };
}

test('who is asked to come again does, and tells nobody', async () => {
  const asked = await ask(answer(503, '1'), answer(503, '2'), answer(200));
  expect(asked).toEqual({ status: 200, waited: [1_000, 2_000] });
});

test('nobody comes again unasked, nor for ever, nor waits long', async () => {
  expect(await ask(answer(503), answer(200))).toEqual({ status: 503, waited: [] });
  expect(await ask(answer(500, '1'), answer(200))).toEqual({ status: 500, waited: [] });
  expect(await ask(answer(503, 'Thu, 01 Jan 1970'), answer(200))).toEqual({
    status: 503,
    waited: [],
  });
  const never = await ask(...Array.from({ length: 9 }, () => answer(503, '600')));
  expect(never).toEqual({ status: 503, waited: [5_000, 5_000, 5_000, 5_000] });
});
