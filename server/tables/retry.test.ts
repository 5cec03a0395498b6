import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Retry } from './retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what cannot be stored for long is done soon after it can be', () => {
  let isAway = true;
  let done = 0;
  const retry = new Retry(() => {
    if (isAway) retry.schedule();
    else done++;
  });
  retry.schedule();
  vi.advanceTimersByTime(3_600_000);
  isAway = false;
  vi.advanceTimersByTime(2_000);
  expect(done).toBe(1);
});
