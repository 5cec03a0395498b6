/** The decision at hand. */

import type { VNode } from 'preact';
import { FlightControls } from './flight-controls.tsx';
import { AnswerControls } from './answer-controls.tsx';
import type { StarProps } from './props.ts';
import { TaskControls } from './task-controls.tsx';
import { TradeControls } from './trade-controls.tsx';

export function Controls(props: StarProps): VNode | null {
  const { view, asked } = props;
  if (asked === null) return null;
  const [task] = view.agenda;
  if (task !== undefined) return <TaskControls {...props} asked={asked} task={task} />;
  if (view.phase === 'flight') return <FlightControls {...props} asked={asked} />;
  if (view.phase !== 'trade') return null;
  return asked === view.current ? (
    <TradeControls {...props} asked={asked} />
  ) : (
    <AnswerControls {...props} asked={asked} />
  );
}
