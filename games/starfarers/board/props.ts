/** What every part of this board is given. */

import type { BoardProps } from '@sternwarte/atlas';
import type { Event, Move } from '../rules/actions.ts';
import type { State } from '../rules/state.ts';
import type { Picked } from './picking.ts';

export type StarProps = BoardProps<State, Move, Event, Picked>;
