// @vitest-environment happy-dom

/** Every board can show every position that its game gets into, to everybody, in both languages. */

import { signal } from '@preact/signals';
import { plainBoard, type BoardProps, type GameBoard } from '@sternwarte/atlas';
import {
  createRandom,
  LANGUAGES,
  playout,
  randomPolicy,
  type Game,
  type Language,
  type Seat,
  type Tagged,
  type Viewer,
} from '@sternwarte/engine';
import { render } from 'preact';
import { describe, expect, test } from 'vitest';
import { games, type GameId } from './index.ts';
import { loadGame } from './load.ts';
import { texts } from './texts.ts';

const IDS = Object.keys(games) as GameId[];
const POSITIONS = [0, 5, 20, 60, 150, 400];

function propsAt(id: GameId, state: unknown, viewer: Viewer, language: Language): BoardProps {
  const game: Game = games[id];
  const words = texts[id][language];
  const pending = game.pending(state);
  const view = game.view(state, viewer);
  const isAsked =
    pending.kind === 'move' && viewer !== 'spectator' && pending.seats.includes(viewer);
  const asked = isAsked ? viewer : null;
  return {
    view,
    viewer,
    asked,
    moves: asked === null ? [] : game.moves(view, asked),
    check: (move) => (asked !== null && game.check(view, asked, move) === null ? null : 'no'),
    play: () => undefined,
    selection: signal(null),
    names: [0, 1, 2, 3].map((seat) => words.seatName(seat)),
    words,
    language,
    news: { number: 0, events: [] },
    recent: [],
    motion: false,
    pace: 'calm',
    highlight: null,
  };
}

describe.for(IDS)('the board of %s', (id) => {
  test.for(POSITIONS)('is drawn after %i actions', async (maxActions) => {
    const game: Game = games[id];
    await loadGame(id, 'de');
    const { board } = await loadGame(id, 'en');
    const { noSelection, Board, Controls, SeatPanel, Hand, helpFor } = board;
    const seats = game.seats.max;
    const state = game.setup({ seats, options: {} });
    const policies = Array.from({ length: seats }, () => randomPolicy);
    playout(game, state, policies, createRandom(`board ${id}`), { maxActions });
    for (const viewer of [0, 1, 'spectator'] as const) {
      for (const language of LANGUAGES) {
        const props = { ...propsAt(id, state, viewer, language), selection: signal(noSelection()) };
        const page = document.createElement('div');
        render(
          <>
            <Board {...props} />
            {props.asked !== null && <Controls {...props} />}
            <SeatPanel {...props} seat={0} />
            {Hand !== null && <Hand {...props} />}
          </>,
          page,
        );
        expect(page.childElementCount).toBeGreaterThan(0);
        for (const rule of helpFor(props.view, props.asked)) {
          expect(props.words.help).toHaveProperty([rule]);
        }
        render(null, page);
      }
    }
  });
});

/** A position as far on as possible in which somebody is asked: some games are over soon. */
function somebodyAsked(game: Game): { readonly state: unknown; readonly asked: Seat } {
  for (let maxActions = 200; maxActions >= 0; maxActions--) {
    const state = game.setup({ seats: game.seats.min, options: {} });
    const policies = Array.from({ length: game.seats.min }, () => randomPolicy);
    playout(game, state, policies, createRandom('plain'), { maxActions });
    const pending = game.pending(state);
    const asked = pending.kind === 'move' ? pending.seats[0] : undefined;
    if (asked !== undefined) return { state, asked };
  }
  throw new Error('nobody is ever asked');
}

test.for(IDS)('%s can be played on the plain board that a new game begins with', (id) => {
  const game: Game = games[id];
  const { Board, Controls }: GameBoard = plainBoard(texts[id]);
  const { state, asked } = somebodyAsked(game);
  const played: Tagged[] = [];
  const props = {
    ...propsAt(id, state, asked, 'en'),
    play: (move: Tagged) => void played.push(move),
  };
  const page = document.createElement('div');
  render(
    <>
      <Board {...props} />
      <Controls {...props} />
    </>,
    page,
  );
  expect(page.querySelector('pre')?.textContent).toBe(
    texts[id].en.position(props.view, asked, props.names),
  );
  for (const button of page.querySelectorAll('button')) button.click();
  expect(played).toEqual(props.moves);
  expect(played.length).toBeGreaterThan(0);
});
