/** Where a chart is shown: a screen with a place of its own for the zoom buttons, so that they cover nothing. */

import type { Signal } from '@preact/signals';
import { createContext } from 'preact';

/** How a chart can be zoomed; shown only while that is of use. */
export interface ChartZoom {
  readonly isWhole: boolean;
  zoomIn(this: void): void;
  zoomOut(this: void): void;
  showAll(this: void): void;
}

/** The signal of the screen around; without one a chart has its buttons on itself. */
export const ChartHost = createContext<Signal<ChartZoom | null> | null>(null);

/** Whether the chart stands on another screen: then there is nothing to point at here, and lists of places lie open. */
export const ChartElsewhere = createContext(false);
