/** The decision at hand. */

import type { VNode } from 'preact';
import { FlightControls } from './flight-controls.tsx';
import { useKeptSelection } from './kept.ts';
import { AnswerControls } from './offer-pane.tsx';
import type { StarProps } from './props.ts';
import { TaskControls } from './task-controls.tsx';
import { TradeControls } from './trade-controls.tsx';

export function Controls(props: StarProps): VNode | null {
  const { view, asked } = props;
  useKeptSelection(props);
  if (asked === null) return null;
  const [task] = view.agenda;
  return (
    <div class="star-controls">
      {task !== undefined && <TaskControls {...props} asked={asked} task={task} />}
      {task === undefined && view.phase === 'trade' && asked === view.current && (
        <TradeControls {...props} asked={asked} />
      )}
      {task === undefined && view.phase === 'trade' && asked !== view.current && (
        <AnswerControls {...props} asked={asked} />
      )}
      {task === undefined && view.phase === 'flight' && <FlightControls {...props} asked={asked} />}
    </div>
  );
}
