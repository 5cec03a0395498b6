// @vitest-environment happy-dom

import { render, type VNode } from 'preact';
import { expect, test } from 'vitest';
import { stopAfter, useKeptFocus } from './kept-focus.ts';

function lay(html: string): void {
  document.body.innerHTML = html;
}
const byId = (id: string): Element | null => document.getElementById(id);

test('what was pressed and can be pressed no more hands over to its neighbour', () => {
  lay('<div data-place><div><button id="a" disabled></button><button id="b"></button></div></div>');
  expect(stopAfter(byId('a'), byId('a')?.closest('[data-place]') ?? null)?.id).toBe('b');
});

test('in the place where one was, the marked thing goes first, then the first that can be pressed', () => {
  lay(
    '<div data-place id="board"><a href="#" id="x" data-next></a></div><div data-place id="desk"><button id="c" disabled></button><button id="d"></button><button id="e" data-next></button></div>',
  );
  expect(stopAfter(null, byId('desk'))?.id).toBe('e');
  byId('e')?.remove();
  expect(stopAfter(null, byId('desk'))?.id).toBe('d');
});

test('a place with nothing to press takes the focus itself, and a place that is gone leaves it to the first', () => {
  lay(
    '<div data-place id="board" tabindex="-1"></div><div data-place id="desk"><button id="f"></button></div>',
  );
  const desk = byId('desk');
  expect(stopAfter(null, byId('board'))?.id).toBe('board');
  desk?.remove();
  expect(stopAfter(null, desk)?.id).toBe('board');
});

function Desk({ isSent }: { readonly isSent: boolean }): VNode {
  useKeptFocus(isSent);
  return (
    <div data-place>
      <button id="more" />
      <p>
        <button id="send" disabled={isSent} />
      </p>
    </div>
  );
}

// A browser takes the focus from a button that can be pressed no more only some frames later.
test('the focus goes on from a button that can be pressed no more, although the button still has it', async () => {
  lay('');
  render(<Desk isSent={false} />, document.body);
  const send = document.querySelector<HTMLElement>('#send');
  send?.focus();
  await new Promise((done) => setTimeout(done, 100));
  send?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  render(<Desk isSent />, document.body);
  expect(document.activeElement).toBe(send);
  await expect.poll(() => document.activeElement?.id).toBe('more');
  render(null, document.body);
});
