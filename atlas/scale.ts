/** How many CSS pixels one unit of the surrounding chart takes on the screen, known to everything drawn inside. */

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export const ChartScale = createContext(1);

/** For sizes that must not shrink with the drawing: hit areas, focus rings, labels. */
export function useChartScale(): number {
  return useContext(ChartScale);
}

/** The smallest text on a board, in CSS pixels. */
const LEAST_TEXT = 10;

/** A size of text in the units of the chart, raised where the screen would show it too small to be read. */
export function useTextSize(size: number): number {
  return Math.max(size, LEAST_TEXT / useChartScale());
}
