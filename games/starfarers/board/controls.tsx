/** The decision at hand. */

import type { VNode } from 'preact';
import { later } from './later.ts';
import type { StarProps } from './props.ts';
import { TaskControls } from './task-controls.tsx';
import { TradeControls } from './trade-controls.tsx';

export function Controls(props: StarProps): VNode | null {
  const { view, asked } = props;
  if (asked === null) return null;
  const [task] = view.agenda;
  if (task !== undefined) return <TaskControls {...props} asked={asked} task={task} />;
  if (view.phase === 'trade' && asked === view.current) {
    return <TradeControls {...props} asked={asked} />;
  }
  if (later.value === null) return null;
  const { FlightControls, AnswerControls } = later.value;
  if (view.phase === 'flight') return <FlightControls {...props} asked={asked} />;
  return view.phase === 'trade' ? <AnswerControls {...props} asked={asked} /> : null;
}
