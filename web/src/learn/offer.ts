/** The lesson that fits: offered when somebody is refused the same thing twice, or hesitates for long. */

import { useSignal } from '@preact/signals';
import type { BoardProps, GameBoard } from '@sternwarte/atlas';
import type { Chapter, Refusal } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { hasLessons, loadChapters } from '@sternwarte/games/lessons';
import { useEffect, useRef } from 'preact/hooks';
import { systemClock } from '../match/clock.ts';
import { learntOf } from './progress.ts';

/** Who has not done anything for so long may not know what to do, in milliseconds. */
export const HESITATION = 60_000;
const TWICE = 2;

export interface Offer {
  readonly chapter: Chapter;
  close(this: void): void;
}

/** A lesson is offered once in a sitting, and never one that was taken before. */
const offered = new Set<string>();

export interface Doing extends Pick<BoardProps, 'view' | 'asked'> {
  readonly game: GameId;
  readonly board: GameBoard;
  readonly refusal: Refusal | null;
  readonly decision: number;
  /** Whether lessons are offered here at all. */
  readonly isWanted: boolean;
}

export function useOffer(doing: Doing): Offer | null {
  const { game, board, view, asked, refusal, decision, isWanted } = doing;
  const chapter = useSignal<Chapter | null>(null);
  const refused = useRef(new Map<string, number>());
  const isOn = isWanted && hasLessons(game);
  const offer = (fit: (chapters: readonly Chapter[]) => Chapter | null): void => {
    loadChapters(game).then(
      (chapters) => {
        const learnt = learntOf(game).value;
        const found = fit(
          chapters.filter(({ id }) => !learnt.has(id) && !offered.has(`${game} ${id}`)),
        );
        if (found === null) return;
        offered.add(`${game} ${found.id}`);
        chapter.value = found;
      },
      // Nobody has asked for it, so nobody misses it.
      () => undefined,
    );
  };
  useEffect(() => {
    if (!isOn || refusal === null) return;
    const times = (refused.current.get(refusal.key) ?? 0) + 1;
    refused.current.set(refusal.key, times);
    if (times === TWICE) offer((chapters) => fitRefusal(chapters, refusal.key));
  }, [refusal]);
  useEffect(() => {
    if (!isOn || asked === null) return undefined;
    return systemClock.after(HESITATION, () =>
      offer((chapters) => fitRules(chapters, board.helpFor(view, asked))),
    );
  }, [isOn, decision, asked]);
  if (chapter.value === null || !isOn) return null;
  return {
    chapter: chapter.value,
    close: () => {
      chapter.value = null;
    },
  };
}

/** The lesson that explains a refusal. */
export function fitRefusal(chapters: readonly Chapter[], key: string): Chapter | null {
  return chapters.find(({ refusals }) => refusals.includes(key)) ?? null;
}

/** The lesson about the rules of a decision; what matters most there counts most. */
export function fitRules(chapters: readonly Chapter[], now: readonly string[]): Chapter | null {
  const worth = ({ rules }: Chapter): number =>
    now.reduce((sum, rule, i) => sum + (rules.includes(rule) ? 1 / (i + 1) : 0), 0);
  const [best] = chapters.toSorted((a, b) => worth(b) - worth(a));
  return best !== undefined && worth(best) > 0 ? best : null;
}
