/** What a table adds to the screen when people sit at other screens; the table itself knows nothing of a server. */

import type { BoardProps, GameBoard } from '@sternwarte/atlas';
import type { Seat } from '@sternwarte/engine';
import type { ComponentChildren, VNode } from 'preact';
import type { IconName } from '../frame/icon.tsx';

export interface MenuEntry {
  readonly icon: IconName;
  readonly label: string;
  onClick(this: void): void;
}

export interface OwnThingsProps {
  readonly board: GameBoard;
  readonly boardProps: BoardProps;
}

export interface Company {
  /** Beside the name of a seat: whether somebody is there, how much time is left. */
  seatSign(this: void, seat: Seat): ComponentChildren;
  /** Beside the other tools. */
  readonly tools: ComponentChildren;
  /** Among what is needed more rarely. */
  readonly menu: readonly MenuEntry[];
  /** Over the board, where everybody sees it; `null` when there is nothing to say. */
  readonly banner: ComponentChildren;
  /** On a phone beside a big screen: what lies where the board would; `null` while the board is here. */
  readonly inPlaceOfBoard: ((props: OwnThingsProps) => VNode) | null;
}
