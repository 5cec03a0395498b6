import type { Language } from '@sternwarte/engine';
import type { VNode } from 'preact';
import type { ChartZoom } from './chart-host.ts';
import { CHART_WORDS } from './words.ts';

export interface ZoomButtonsProps {
  readonly zoom: ChartZoom;
  readonly language: Language;
  readonly class?: string;
}

export function ZoomButtons({ zoom, language, class: extra = '' }: ZoomButtonsProps): VNode {
  const words = CHART_WORDS[language];
  const { isWhole, zoomIn, zoomOut, showAll } = zoom;
  return (
    <div class={`zoom-buttons ${extra}`}>
      <button type="button" aria-label={words.zoomOut} disabled={isWhole} onClick={zoomOut}>
        −
      </button>
      <button type="button" aria-label={words.zoomIn} onClick={zoomIn}>
        +
      </button>
      {!isWhole && (
        <button type="button" class="zoom-whole" onClick={showAll}>
          {words.whole} <span aria-hidden="true">⤢</span>
        </button>
      )}
    </div>
  );
}
