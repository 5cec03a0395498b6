/** The lesson that fits: offered when somebody is refused the same thing twice, or hesitates for long. */

import { useSignal } from '@preact/signals';
import type { BoardProps, GameBoard } from '@sternwarte/atlas';
import type { Chapter, Refusal } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { catalogue } from '@sternwarte/games/catalogue';
import { useEffect, useRef } from 'preact/hooks';
import { lazyQuietly } from '../lazy.tsx';
import { systemClock } from '../match/clock.ts';
import type { Need } from './fitting.ts';

/** Who has not done anything for so long may not know what to do, in milliseconds. */
const HESITATION = 60_000;
const TWICE = 2;

export interface Offer {
  readonly chapter: Chapter;
  close(this: void): void;
}

const plates = () => import('./offer-plate.tsx');
export const OfferPlate = lazyQuietly(async () => (await plates()).OfferPlate);
export const OfferLine = lazyQuietly(async () => (await plates()).OfferLine);

export interface Doing extends Pick<BoardProps, 'view' | 'asked'> {
  readonly game: GameId;
  readonly board: GameBoard;
  readonly refusal: Refusal | null;
  readonly decision: number;
  /** Whether lessons are offered here at all. */
  readonly isWanted: boolean;
}

export function useOffer(doing: Doing): Offer | null {
  const { game, board, view, asked, refusal, decision } = doing;
  const chapter = useSignal<Chapter | null>(null);
  const refused = useRef(new Map<string, number>());
  const isOn = doing.isWanted && catalogue[game].lessons === true;
  const offer = async (need: Need): Promise<void> => {
    try {
      const { findFitting } = await import('./fitting.ts');
      chapter.value = (await findFitting(game, need)) ?? chapter.value;
    } catch {
      // Nobody has asked for it, so nobody misses it.
      return;
    }
  };
  useEffect(() => {
    if (!isOn || refusal === null) return;
    const times = (refused.current.get(refusal.key) ?? 0) + 1;
    refused.current.set(refusal.key, times);
    if (times === TWICE) void offer({ refusal: refusal.key });
  }, [refusal]);
  useEffect(() => {
    if (!isOn || asked === null) return undefined;
    return systemClock.after(HESITATION, () => void offer({ rules: board.helpFor(view, asked) }));
  }, [isOn, decision, asked]);
  if (chapter.value === null || !isOn) return null;
  return {
    chapter: chapter.value,
    close: () => {
      chapter.value = null;
    },
  };
}
