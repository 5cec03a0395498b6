/** The contract of the table screen, for this game. */

import type { BoardProps, SeatPanelProps } from '@sternwarte/atlas';
import type { Event, Move } from '../rules/actions.ts';
import type { State } from '../rules/state.ts';
import type { Selection } from './selection.ts';
import type { Situation } from './situation.ts';

export type NutsProps = BoardProps<State, Move, Event, Selection>;
export type NutsSeatProps = SeatPanelProps<State, Move, Event, Selection>;

export function situationOf({ view, asked, moves, selection }: NutsProps): Situation {
  return { view, asked, moves, selection: selection.value };
}
