// @vitest-environment happy-dom

import { expect, test, vi } from 'vitest';
import { takeOver } from './register.ts';

test('a build that waits is asked to begin, and the page is loaded when it has', () => {
  const container = new EventTarget();
  const worker = { state: 'installed' as const, postMessage: vi.fn() };
  const reload = vi.fn();
  takeOver(worker, container, reload);
  expect(worker.postMessage).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test.for(['activating', 'activated', 'redundant'] as const)(
  'a build that is %s, because another window has asked it, is loaded at once',
  (state) => {
    const worker = { state, postMessage: vi.fn() };
    const reload = vi.fn();
    takeOver(worker, new EventTarget(), reload);
    expect(reload).toHaveBeenCalledTimes(1);
  },
);
