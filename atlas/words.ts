/** What the drawing kit itself says. */

import type { Language } from '@sternwarte/engine';

interface ChartWords {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
}

export const CHART_WORDS: Readonly<Record<Language, ChartWords>> = {
  de: { zoomIn: 'Näher heran', zoomOut: 'Weiter weg', whole: 'Ganzer Plan' },
  en: { zoomIn: 'Zoom in', zoomOut: 'Zoom out', whole: 'Whole board' },
};
