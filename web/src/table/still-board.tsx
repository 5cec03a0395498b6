/**
 * A position as a small picture: the board as it is, with nothing to press and nothing to read out. It is laid out as for
 * a table and then made small, so that it looks like the table and not like a table for mice.
 */

import './still-board.css';
import { useSignal } from '@preact/signals';
import { ChartHost, seatHues, type BoardProps, type ChartZoom } from '@sternwarte/atlas';
import type { Names, Viewer } from '@sternwarte/engine';
import type { LoadedGame } from '@sternwarte/games/load';
import type { VNode } from 'preact';
import { language } from '../settings.ts';
import { useSelection } from './use-selection.ts';

export interface StillBoardProps {
  readonly loaded: LoadedGame;
  /** What the viewer may see. */
  readonly view: unknown;
  readonly viewer: Viewer;
  readonly names: Names;
}

const NO_NEWS: BoardProps['news'] = { number: 0, events: [] };

export function StillBoard({ loaded, view, viewer, names }: StillBoardProps): VNode {
  const { Board } = loaded.board;
  // A picture is not zoomed into.
  const zoom = useSignal<ChartZoom | null>(null);
  const selection = useSelection(loaded.board, { decision: 0, view, asked: null, news: NO_NEWS });
  return (
    <div class="still-board" style={seatHues(loaded.colours)} aria-hidden="true" inert>
      <div class="still-board-whole">
        <ChartHost.Provider value={zoom}>
          <Board
            view={view}
            viewer={viewer}
            asked={null}
            moves={[]}
            check={() => null}
            play={() => undefined}
            selection={selection}
            names={names}
            words={loaded.words[language.value]}
            language={language.value}
            news={NO_NEWS}
            recent={[]}
            motion={false}
            pace="quick"
            highlight={null}
          />
        </ChartHost.Provider>
      </div>
    </div>
  );
}
