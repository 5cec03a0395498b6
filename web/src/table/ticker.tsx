/** One line between board and sheet on a phone: what is asked, and the way back to the whole board. */

import type { Signal } from '@preact/signals';
import { ZoomButtons, type ChartZoom } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { language } from '../settings.ts';
import { Ask } from './ask.tsx';
import type { DecisionProps } from './decision.tsx';

export interface TickerProps extends DecisionProps {
  readonly zoom: Signal<ChartZoom | null>;
}

export function Ticker({ zoom, ...props }: TickerProps): VNode {
  return (
    <div class="ticker">
      <Ask {...props} />
      {zoom.value !== null && <ZoomButtons zoom={zoom.value} language={language.value} />}
    </div>
  );
}
