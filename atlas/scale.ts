/** How many CSS pixels one unit of the surrounding chart takes on the screen, known to everything drawn inside. */

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export const ChartScale = createContext(1);

/** For sizes that must not shrink with the drawing: hit areas, focus rings, labels. */
export function useChartScale(): number {
  return useContext(ChartScale);
}
