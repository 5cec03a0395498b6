/** Options under which random play goes on for long, so that a load need not begin anew all the time. */

import type { OptionValues } from '@sternwarte/engine';

const LONG: Readonly<Record<string, OptionValues>> = { starfarers: { pointsToWin: 30 } };

export function longOptions(game: string): OptionValues {
  return LONG[game] ?? {};
}
