/**
 * What is drawn only once somebody has moved or pressed something: fetched when the first decision stands (`rest.ts`), and there before
 * the first move is shown.
 */

import { signal } from '@preact/signals';
import type { SurveyChapter } from '@sternwarte/atlas';
import type { FunctionComponent } from 'preact';
import type { PeopleProps } from './peoples.tsx';
import type { Pane } from './picking.ts';
import type { AskedProps, StarProps } from './props.ts';
import type { TaskProps } from './task-controls.tsx';

/** A part of the trade phase: beside its tabs, below them, and its golden button. */
export interface TradePane {
  readonly Head: FunctionComponent<AskedProps>;
  readonly Body: FunctionComponent<AskedProps>;
  readonly Deed: FunctionComponent<AskedProps>;
}

export interface Later {
  readonly Encounter: FunctionComponent<StarProps>;
  readonly PeopleSheet: FunctionComponent<PeopleProps>;
  readonly ProductionControls: FunctionComponent<TaskProps>;
  readonly FlightControls: FunctionComponent<AskedProps>;
  readonly AnswerControls: FunctionComponent<AskedProps>;
  readonly survey: (props: StarProps) => readonly SurveyChapter[];
  readonly panes: Readonly<Record<Exclude<Pane, 'build'>, TradePane>>;
}

export const later = signal<Later | null>(null);
