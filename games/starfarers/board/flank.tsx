/** Plates beside the chart: the mothership, the peoples or the card that is being read, and what happened last. */

import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { Event } from '../rules/actions.ts';
import { EncounterSheet } from './encounter-sheet.tsx';
import { Mothership } from './mothership.tsx';
import { Peoples } from './peoples.tsx';
import { Balls } from './balls.tsx';
import type { StarProps } from './props.ts';

export function Flank(props: StarProps): VNode {
  const { view, viewer } = props;
  const seat = viewer === 'spectator' ? view.current : viewer;
  return (
    <div class="star-flank">
      {view.encounter !== null && <EncounterSheet {...props} encounter={view.encounter} />}
      <Mothership {...props} seat={seat} />
      {view.encounter === null && <Peoples {...props} />}
      <Dispatch {...props} />
    </div>
  );
}

const TOLD: ReadonlySet<Event['type']> = new Set([
  'startPlayer',
  'dice',
  'production',
  'shortage',
  'aid',
  'deal',
  'shake',
  'balls',
  'contest',
  'outcome',
  'cleared',
  'colonyFounded',
  'stationFounded',
  'markerTaken',
  'cardPicked',
  'reshuffled',
]);
const MOST_LINES = 4;

/** The last thing worth telling stays until the next one. */
function Dispatch({ news, names, words }: StarProps): VNode | null {
  const kept = useRef<readonly Event[]>([]);
  const told = news.events.filter(({ type }) => TOLD.has(type));
  if (told.length > 0) kept.current = told;
  if (kept.current.length === 0) return null;
  return (
    <div class="star-dispatch">
      {kept.current.slice(-MOST_LINES).map((event, i) => (
        <p key={i}>
          {event.type === 'dice' && <b class="star-die">{event.total}</b>}
          {(event.type === 'shake' || event.type === 'balls') && <Balls balls={event.balls} />}
          <span>{words.event(event, names)}</span>
        </p>
      ))}
    </div>
  );
}
