/** A small picture of each game, for the cards on the first screen. */

import type { VNode } from 'preact';
import { AnnoVignette } from './anno4000/board/vignette.tsx';
import { NutsVignette } from './astronuts/board/vignette.tsx';
import type { GameId } from './index.ts';
import { StarVignette } from './starfarers/board/vignette.tsx';

export const vignettes: Readonly<Record<GameId, () => VNode>> = {
  anno4000: AnnoVignette,
  astronuts: NutsVignette,
  starfarers: StarVignette,
};
