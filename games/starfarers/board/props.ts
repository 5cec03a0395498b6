/** What every part of this board is given. */

import type { BoardProps } from '@sternwarte/atlas';
import type { Seat } from '@sternwarte/engine';
import type { Event, Move } from '../rules/actions.ts';
import type { State } from '../rules/state.ts';
import type { Picked } from './picking.ts';

export type StarProps = BoardProps<State, Move, Event, Picked>;

/** The same for a seat that decides something here. */
export type AskedProps = StarProps & { readonly asked: Seat };
