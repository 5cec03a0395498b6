/** A board without drawings, from the words of a game alone: what a new game begins with. */

import type { GameWords, Language, Tagged } from '@sternwarte/engine';
import type { VNode } from 'preact';
import type { BoardProps, GameBoard, SeatPanelProps } from './contract.ts';

type AllWords = Readonly<Record<Language, GameWords>>;

export function plainBoard<State, Move extends Tagged, Event extends Tagged>(
  words: AllWords,
): GameBoard<State, Move, Event, null> {
  return {
    shape: 'wide',
    room: { laptop: 132, tablet: 160, phone: 240, zones: [1, 3, 1] },
    noSelection: () => null,
    Board: (props) => <Position {...props} all={words} />,
    Controls,
    SeatPanel,
    Hand: null,
    score: () => null,
    helpFor: () => [],
  };
}

interface PositionProps extends Pick<BoardProps, 'view' | 'viewer' | 'names' | 'language'> {
  readonly all: AllWords;
}

function Position({ view, viewer, names, language, all }: PositionProps): VNode {
  return (
    <pre class="plain-board" tabindex={0}>
      {all[language].position(view, viewer, names)}
    </pre>
  );
}

function Controls({ view, moves, play, words }: BoardProps): VNode {
  return (
    <div class="plain-moves">
      {moves.map((move) => (
        <button key={JSON.stringify(move)} type="button" onClick={() => play(move)}>
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
