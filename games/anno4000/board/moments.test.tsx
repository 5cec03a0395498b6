// @vitest-environment happy-dom

/** What others did stays to be seen, is derived from the last steps, and goes with the next press. */

import { signal } from '@preact/signals';
import type { Seat, Viewer } from '@sternwarte/engine';
import { render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import type { Move } from '../rules/actions.ts';
import { starNamed } from '../rules/board.ts';
import { anno4000 } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { endTurn, land, start } from '../rules/testing/play.ts';
import { position } from '../rules/testing/position.ts';
import { NAMES, takeStep } from '../text/testing/take-step.ts';
import { words as en } from './english.ts';
import { words as de } from './german.ts';
import { board } from './index.tsx';
import { fieldPoint, layoutFor, starPoint } from './layout.ts';
import type { Props } from './props.ts';
import { lossesOf, trailsOf } from './trails.tsx';

const annoWords = { de, en };

const page = document.createElement('div');
document.body.append(page);
afterEach(() => render(null, page));

/** Makes moves and keeps what a viewer would be told of them. */
function recentOf(state: State, reader: Viewer, ...moves: readonly Move[]): Props['recent'] {
  return moves.map((move) => takeStep(state, { by: state.current, move }, reader));
}

/** Drawing anew waits for the end of the task. */
async function act(change: () => void): Promise<void> {
  change();
  await new Promise((done) => setTimeout(done, 0));
}

function raid(): { state: State; recent: Props['recent'] } {
  const state = position({
    round: 3,
    current: 1,
    homes: ['regulus', 'pavo'],
    stars: { regulus: [0, 8], pollux: [0, 2], pavo: [1, 9] },
    discs: { 1: [['CY', 1, 6]] },
  });
  return { state, recent: recentOf(state, 0, land('pollux'), start('pavo', 4), endTurn) };
}

function propsOf(state: State, recent: Props['recent'], changes: Partial<Props> = {}): Props {
  const asked: Seat = state.current;
  return {
    view: state,
    viewer: asked,
    asked,
    moves: anno4000.moves(state, asked),
    check: () => null,
    play: () => undefined,
    selection: signal(board.noSelection()),
    names: NAMES,
    words: annoWords.en,
    language: 'en',
    news: { number: 1, events: [] },
    recent,
    motion: true,
    pace: 'calm',
    highlight: null,
    ...changes,
  };
}

test('the ways of others and the places of losses follow from the last steps', () => {
  const { recent } = raid();
  const layout = layoutFor(960, 644, 2);
  expect(trailsOf(recent, 0, layout)).toMatchObject([
    {
      seat: 1,
      ships: 6,
      from: fieldPoint(layout, 1, 2),
      to: starPoint(layout, starNamed('pollux')),
    },
    { seat: 1, ships: 4, to: fieldPoint(layout, 1, 1) },
  ]);
  expect(lossesOf(recent, 0, layout)).toEqual([
    { at: starPoint(layout, starNamed('pollux')), ships: 2 },
  ]);
  // Whoever did it sees neither.
  expect(trailsOf(recent, 1, layout)).toEqual([]);
  expect(lossesOf(recent, 1, layout)).toEqual([]);
});

test('trails are drawn as soon as the board is, also after a reload, and go with a press', async () => {
  const { state, recent } = raid();
  const { Board } = board;
  await act(() => render(<Board {...propsOf(state, recent)} />, page));
  expect(page.querySelectorAll('.anno-trail')).toHaveLength(2);
  expect(page.querySelectorAll('.anno-loss-flash')).toHaveLength(1);
  await act(() => void dispatchEvent(new Event('pointerdown')));
  expect(page.querySelectorAll('.anno-trail')).toHaveLength(0);
});

test('nothing flashes where nothing may move', async () => {
  const { state, recent } = raid();
  const { Board } = board;
  await act(() => render(<Board {...propsOf(state, recent, { motion: false })} />, page));
  expect(page.querySelectorAll('.anno-loss')).toHaveLength(1);
  expect(page.querySelectorAll('.anno-loss-flash')).toHaveLength(0);
});

test('a battle holds and counts, unless nothing may move', async () => {
  const { state, recent } = raid();
  const { Board } = board;
  const events = recent[0]?.events ?? [];
  const show = (number: number, motion: boolean) =>
    act(() =>
      render(
        <Board
          {...propsOf(state, [], { motion, news: { number, events: number === 1 ? [] : events } })}
        />,
        page,
      ),
    );
  await show(1, true);
  await show(2, true);
  const counts = [...page.querySelectorAll('.anno-battle-count')].map((text) => text.textContent);
  expect(counts).toEqual(['6', '2']);
  expect(page.querySelectorAll('.anno-beaten')).toHaveLength(1);
  await show(3, false);
  expect(page.querySelectorAll('.anno-battle-count')).toHaveLength(0);
});

test('advice is drawn on the board', async () => {
  const { state } = raid();
  const { Board } = board;
  const highlight: Move = { type: 'start', star: 'regulus', ships: 3 };
  await act(() => render(<Board {...propsOf(state, [], { highlight })} />, page));
  expect(page.querySelectorAll('.anno-suggestion .anno-trail')).toHaveLength(1);
});
