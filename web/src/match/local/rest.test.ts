import { expect, test } from 'vitest';
import { Rest } from './rest.ts';

/** Something to fetch that comes, or not, when the test says so. */
function fetching() {
  const asked: { come(): void; fail(error: Error): void }[] = [];
  const fetch = (): Promise<void> =>
    new Promise((resolve, reject) => {
      asked.push({ come: resolve, fail: reject });
    });
  return { asked, rest: new Rest(fetch) };
}

/** Whether a promise is kept by now. */
async function isKept(promise: Promise<void>): Promise<boolean> {
  let kept = false;
  void promise.then(() => {
    kept = true;
  });
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  return kept;
}

test('what was fetched ahead is there when it is needed, and is fetched once', async () => {
  const { asked, rest } = fetching();
  const ahead = rest.ahead();
  const needed = rest.needed();
  expect(await isKept(needed)).toBe(false);
  asked[0]?.come();
  await Promise.all([ahead, needed]);
  expect(rest.isThere).toBe(true);
  await rest.needed();
  expect(asked).toHaveLength(1);
});

test('nobody hears of a failure before it is needed', async () => {
  const { asked, rest } = fetching();
  const ahead = rest.ahead();
  asked[0]?.fail(new Error('offline'));
  await ahead;
  expect(rest.failed.value).toBeNull();
  const needed = rest.needed();
  asked[1]?.come();
  await needed;
  expect(rest.failed.value).toBeNull();
});

test('whoever needs it waits until somebody has tried again with success', async () => {
  const { asked, rest } = fetching();
  const needed = rest.needed();
  for (const attempt of [0, 1]) {
    asked[attempt]?.fail(new Error('offline'));
    expect(await isKept(needed)).toBe(false);
    expect(rest.failed.value).toEqual(new Error('offline'));
    rest.retry();
    expect(await isKept(needed)).toBe(false);
    expect(rest.failed.value).toBeNull();
  }
  asked[2]?.come();
  await needed;
});
