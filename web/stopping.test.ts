import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { Stopping } from './stopping.ts';

class FakeProcess extends EventEmitter {
  readonly codes: number[] = [];

  exit(code: number): void {
    this.codes.push(code);
  }
}

test('it is closed once, whatever it is told by and however often', () => {
  const [told, close] = [new FakeProcess(), vi.fn(async () => undefined)];
  new Stopping(told).opened({ close });
  // All of them are heard: a signal that nobody listens to ends the process at once.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGTERM', 'SIGINT', 'SIGINT']) {
    expect(told.emit(signal)).toBe(true);
  }
  expect(close).toHaveBeenCalledOnce();
  expect(told.codes).toEqual([]);
});

test('while it is being opened it ends at once', () => {
  const told = new FakeProcess();
  expect(new Stopping(told)).toBeDefined();
  told.emit('SIGTERM');
  expect(told.codes).toEqual([0]);
});

test('what cannot be closed in order is said, and the process ends all the same', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const told = new FakeProcess();
  new Stopping(told).opened({ close: () => Promise.reject(new Error('the disk is gone')) });
  told.emit('SIGINT');
  await vi.waitFor(() => expect(told.codes).toEqual([1]));
  expect(said).toHaveBeenCalledOnce();
});
