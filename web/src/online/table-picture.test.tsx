// @vitest-environment happy-dom

/** The small picture of a table on the first screen. */

import { games } from '@sternwarte/games';
import type { OwnTable } from '@sternwarte/protocol';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { server } from './server.ts';
import { TablePicture } from './table-picture.tsx';

const page = document.createElement('div');
document.body.append(page);

const OPTIONS = { colours: 'green-blue-red-orange' };

const OWN: OwnTable = {
  table: {
    id: 't',
    game: 'anno4000',
    version: games.anno4000.version,
    options: OPTIONS,
    status: 'running',
    open: false,
    spectators: true,
    createdAt: 0,
    seats: [
      { kind: 'bot', bot: 'kadett' },
      { kind: 'bot', bot: 'kadett' },
    ],
    watching: 0,
    commitment: null,
    clock: { kind: 'none' },
    paused: false,
    chat: true,
    home: null,
    next: null,
  },
  seat: 0,
  awaits: [0],
  since: 0,
};

afterEach(() => {
  render(null, page);
  vi.restoreAllMocks();
});

test('has the colours that the seats of its table have chosen', async () => {
  const view = games.anno4000.setup({ seats: 2, options: OPTIONS });
  vi.spyOn(server, 'position').mockResolvedValue({ ok: true, value: { seq: 0, view } });
  await act(() =>
    render(
      <TablePicture own={OWN}>
        <p>…</p>
      </TablePicture>,
      page,
    ),
  );
  await vi.waitFor(() => {
    const board = page.querySelector<HTMLElement>('.still-board');
    expect(board?.style.getPropertyValue('--seat-0')).toBe('var(--hue-green)');
    expect(board?.style.getPropertyValue('--seat-2')).toBe('var(--hue-rose)');
  });
});
