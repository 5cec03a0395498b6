/** What a table adds to the screen when people sit at other screens; the table itself knows nothing of a server. */

import type { Seat } from '@sternwarte/engine';
import type { ComponentChildren } from 'preact';

export interface Company {
  /** Beside the name of a seat: whether somebody is there, how much time is left. */
  seatSign(this: void, seat: Seat): ComponentChildren;
  /** Beside the other tools. */
  readonly tools: ComponentChildren;
  /** Among what is needed more rarely. */
  readonly menu: ComponentChildren;
  /** Over the board, where everybody sees it; `null` when there is nothing to say. */
  readonly banner: ComponentChildren;
}
