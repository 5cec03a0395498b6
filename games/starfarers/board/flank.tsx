/** Plates beside the chart: the mothership, the peoples or the card that is being read, and what happened last. */

import { useScrollStop } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Event, Move } from '../rules/actions.ts';
import type { NodeId } from '../rules/lattice.ts';
import { EncounterSheet } from './encounter-sheet.tsx';
import { Mothership } from './mothership.tsx';
import { Peoples } from './peoples.tsx';
import { Balls } from './balls.tsx';
import { Icon } from './glyphs.tsx';
import { SIGNS } from './points.tsx';
import { lureOf, type Lure } from './reach.ts';
import { boardWords } from './words/index.ts';
import type { StarProps } from './props.ts';

export interface FlankProps extends StarProps {
  /** What can be clicked on the chart. */
  readonly points: ReadonlyMap<NodeId, Move>;
}

export function Flank(props: FlankProps): VNode {
  const { view, viewer } = props;
  const seat = viewer === 'spectator' ? view.current : viewer;
  const flank = useScrollStop<HTMLDivElement>();
  return (
    <div ref={flank} class="star-flank">
      {view.encounter !== null && <EncounterSheet {...props} encounter={view.encounter} />}
      <Mothership {...props} seat={seat} />
      {view.encounter === null && <Peoples {...props} />}
      <Legend {...props} />
      <Dispatch {...props} />
    </div>
  );
}

const LEGEND: readonly Lure[] = ['extend', 'found', 'dock', 'clear', 'reveal', 'pass'];

/** What the signs of the points mean that are on the chart now. */
function Legend({ view, points, language }: FlankProps): VNode | null {
  const lures = useMemo(
    () => new Set([...points.values()].map((move) => lureOf(view, move))),
    [view, points],
  );
  const shown = LEGEND.filter((lure) => lures.has(lure));
  if (shown.length === 0) return null;
  return (
    <ul class="star-legend">
      {shown.map((lure) => (
        <li key={lure}>
          <Icon name={SIGNS[lure] ?? (lure === 'extend' ? 'spaceport' : 'pass')} />{' '}
          {boardWords[language].lures[lure]}
        </li>
      ))}
    </ul>
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
