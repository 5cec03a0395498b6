// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMoment, type MomentProps } from './moment.ts';

const page = document.createElement('div');

function Die({ wished, ...props }: MomentProps & { readonly wished: number }) {
  return <b>{useMoment(props, wished)}</b>;
}

const show = (number: number, wished: number, props: Partial<MomentProps> = {}) =>
  act(() => {
    const news = { number, events: [] };
    render(<Die news={news} motion pace="calm" {...props} wished={wished} />, page);
  });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  render(null, page);
  vi.useRealTimers();
});

test('a moment begins with a step and ends by itself, after 900 ms at most', async () => {
  await show(1, 700);
  expect(page.textContent).toBe('0');
  await show(2, 5000);
  expect(page.textContent).toBe('900');
  await act(() => void vi.advanceTimersByTime(900));
  expect(page.textContent).toBe('0');
});

test('a click ends it', async () => {
  await show(1, 0);
  await show(2, 700);
  expect(page.textContent).toBe('700');
  await act(() => void document.dispatchEvent(new Event('pointerdown')));
  expect(page.textContent).toBe('0');
});

test('it is shorter at quick pace, and there is none where nothing may move', async () => {
  await show(1, 0);
  await show(2, 700, { pace: 'quick' });
  expect(page.textContent).toBe('280');
  await show(3, 700, { motion: false });
  expect(page.textContent).toBe('0');
});
