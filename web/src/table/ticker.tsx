/** One line between board and sheet on a phone: what is new, then what is asked, and the way back to the whole board. */

import type { Signal } from '@preact/signals';
import { ZoomButtons, type ChartZoom } from '@sternwarte/atlas';
import type { Told } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { language } from '../settings.ts';
import { CoachTicker } from '../learn/coach.ts';
import { Ask } from './ask.tsx';
import type { DecisionProps } from './decision.tsx';
import { SinceTicker } from './lazy-aside.ts';

export interface TickerProps extends DecisionProps {
  /** What has happened since the reader's last turn. */
  readonly since: readonly Told[];
  /** Whether that came of the reader's own move. */
  readonly isSinceOwn: boolean;
  readonly zoom: Signal<ChartZoom | null>;
}

export function Ticker({ zoom, since, isSinceOwn, ...props }: TickerProps): VNode {
  const { isHere, hint } = props.coach;
  // Whoever is new needs to know what to do before what has happened.
  const isCoached = isHere && hint !== null && props.refusal === null;
  // A lesson gives way to what was refused; the offer of one may follow from it, and comes long after the news.
  const isFree = props.refusal === null || props.guide === undefined;
  const line = isFree && !isCoached ? props.line : null;
  const isNews = !isCoached && line === null && since.length > 0 && props.refusal === null;
  const isLed = isCoached || line !== null;
  return (
    <div class={`ticker ${isLed ? 'ticker-led' : ''}`}>
      <div class={`ticker-lines ${isNews ? 'ticker-news' : ''}`}>
        <Ask {...props} />
        {isNews && <SinceTicker lines={since} boardProps={props.boardProps} isOwn={isSinceOwn} />}
      </div>
      {isCoached && <CoachTicker coach={props.coach} boardProps={props.boardProps} />}
      {line}
      {zoom.value !== null && <ZoomButtons zoom={zoom.value} language={language.value} />}
    </div>
  );
}
