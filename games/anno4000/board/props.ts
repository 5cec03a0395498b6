/** What the parts of this board are given. */

import type { BoardProps, SeatPanelProps } from '@sternwarte/atlas';
import type { Event, Move } from '../rules/actions.ts';
import type { State } from '../rules/state.ts';
import type { Selection } from './picking.ts';

export type Props = BoardProps<State, Move, Event, Selection>;
export type PanelProps = SeatPanelProps<State, Move, Event, Selection>;
