// @vitest-environment happy-dom

import { render, type VNode } from 'preact';
import { expect, test } from 'vitest';
import { useScrollStop } from './scroll-stop.ts';

function Region({ text }: { readonly text: string }): VNode {
  return <p ref={useScrollStop<HTMLParagraphElement>()}>{text}</p>;
}

test('what scrolls is a stop of the Tab key, as long as it does', () => {
  const page = document.createElement('div');
  render(<Region text="short" />, page);
  const region = page.querySelector('p');
  expect(region?.hasAttribute('tabindex')).toBe(false);
  if (region !== null)
    Object.defineProperty(region, 'scrollHeight', { value: 100, writable: true });
  render(<Region text="long" />, page);
  expect(region?.getAttribute('tabindex')).toBe('0');
  if (region !== null) Object.assign(region, { scrollHeight: 0 });
  render(<Region text="short again" />, page);
  expect(region?.hasAttribute('tabindex')).toBe(false);
});

test('whoever stands on it is not thrown off when there is nothing to scroll any more', () => {
  const page = document.body.appendChild(document.createElement('div'));
  render(<Region text="short" />, page);
  const region = page.querySelector('p');
  if (region === null) throw new Error('no region');
  Object.defineProperty(region, 'scrollHeight', { value: 100, writable: true });
  render(<Region text="long" />, page);
  region.focus();
  Object.assign(region, { scrollHeight: 0 });
  render(<Region text="short again" />, page);
  // A browser takes the focus from what is no stop any more.
  expect(region.getAttribute('tabindex')).toBe('0');
  region.blur();
  render(<Region text="still short" />, page);
  expect(region.hasAttribute('tabindex')).toBe(false);
  page.remove();
});
