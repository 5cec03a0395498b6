/** A board without drawings, from the words of a game alone: what a new game begins with. */

import type { Tagged } from '@sternwarte/engine';
import type { VNode } from 'preact';
import type { BoardProps, GameBoard, SeatPanelProps } from './contract.ts';

export function plainBoard<State, Move extends Tagged, Event extends Tagged>(): GameBoard<
  State,
  Move,
  Event,
  null
> {
  return {
    shape: 'wide',
    room: { laptop: 132, tablet: 160, phone: 240, zones: [1, 3, 1] },
    noSelection: () => null,
    Board,
    Controls,
    SeatPanel,
    Hand: null,
    score: () => null,
    helpFor: () => [],
  };
}

function Board({ view, viewer, names, words }: BoardProps): VNode {
  return (
    <pre class="plain-board" tabindex={0}>
      {words.position(view, viewer, names)}
    </pre>
  );
}

function Controls({ view, moves, play, words }: BoardProps): VNode {
  return (
    <div class="plain-moves">
      {moves.map((move) => (
        <button key={words.makeMove(move)} type="button" onClick={() => play(move)}>
          {words.move(move, view)}
        </button>
      ))}
    </div>
  );
}

/** Everything about a seat stands in the position already. */
function SeatPanel(_props: SeatPanelProps): null {
  return null;
}
