// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { Target } from './target.tsx';

const page = document.createElement('div');
document.body.append(page);
afterEach(() => render(null, page));

interface Shown {
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly tabStop?: boolean;
  readonly reach?: number;
}

function show(props: Shown): {
  readonly target: Element;
  readonly onPick: ReturnType<typeof vi.fn>;
} {
  const onPick = vi.fn();
  render(
    <svg>
      <Target label="Sirius" x={10} y={20} radius={5} onPick={() => onPick()} {...props}>
        <text>α</text>
      </Target>
    </svg>,
    page,
  );
  const target = page.querySelector('[role=button]');
  if (target === null) throw new Error('nothing drawn');
  return { target, onPick };
}

test('is picked by click, Enter and Space, and by no other key', () => {
  const { target, onPick } = show({});
  target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  for (const key of ['Enter', ' ', 'a', 'Tab']) {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  }
  expect(onPick).toHaveBeenCalledTimes(3);
});

test('says what it is and whether it is picked', () => {
  const { target } = show({ pressed: true });
  // The name of a drawing is its title; what is drawn in it is not said.
  expect(target.querySelector('title')?.textContent).toBe('Sirius');
  expect(target.querySelector('[aria-hidden=true]')?.textContent).toBe('α');
  expect(target.getAttribute('aria-pressed')).toBe('true');
  expect(target.getAttribute('tabindex')).toBe('0');
});

test('picks nothing while disabled', () => {
  const { target, onPick } = show({ disabled: true });
  target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(onPick).not.toHaveBeenCalled();
  expect(target.getAttribute('aria-disabled')).toBe('true');
  expect(target.getAttribute('tabindex')).toBe('-1');
});

test('can be picked without being a stop of the Tab key', () => {
  const { target, onPick } = show({ tabStop: false });
  expect(target.getAttribute('tabindex')).toBe('-1');
  target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onPick).toHaveBeenCalledOnce();
});

test('has a hit area of at least 40 pixels', () => {
  const { target } = show({});
  expect(target.querySelector('.target-hit')?.getAttribute('r')).toBe('20');
});

test('keeps its hit area apart from near neighbours', () => {
  const { target } = show({ reach: 12 });
  expect(target.querySelector('.target-hit')?.getAttribute('r')).toBe('12');
});
