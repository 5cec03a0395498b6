import type { Signal } from '@preact/signals';
import { ZoomButtons, type ChartZoom } from '@sternwarte/atlas';
import type { ComponentChild, VNode } from 'preact';
import { language } from '../settings.ts';

export interface TableBarProps {
  /** Where the match stands, in a few words. */
  readonly headline: string;
  readonly zoom: Signal<ChartZoom | null>;
  readonly tools: ComponentChild;
}

/** Beside the name of the game: where the match stands, and what can be done at any time. */
export function TableBar({ headline, zoom, tools }: TableBarProps): VNode {
  return (
    <>
      <p class="headline">{headline}</p>
      {zoom.value !== null && <ZoomButtons zoom={zoom.value} language={language.value} />}
      {tools}
    </>
  );
}
