/**
 * The coach: in the first turns of somebody's first match he says, unasked, what matters now and why, and shows it on the
 * board. Then he leaves.
 */

import { useSignal, type Signal } from '@preact/signals';
import type { Hint } from '@sternwarte/bots';
import type { Tagged, Viewer } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { loadSpirit } from '@sternwarte/games/first-looks';
import { useEffect } from 'preact/hooks';
import { lazyQuietly } from '../lazy.tsx';
import type { LiveMatch } from '../match/live-match.ts';
import type { StoryStep } from '../match/story.ts';
import { acquaintanceWith, leaveCoach } from './acquaintance.ts';

/** As long as it takes to see what a turn is. */
export const COACHED_TURNS = 2;

/** So much smaller a chance is still good advice when it is what the cards have said. */
const LEEWAY = 0.08;

/** Only newcomers need these. */
const plates = () => import('./coach-plate.tsx');
export const CoachPlate = lazyQuietly(async () => (await plates()).CoachPlate);
export const CoachTicker = lazyQuietly(async () => (await plates()).CoachTicker);

export interface Coach {
  /** Whether he stands beside the person whose decision it is. */
  readonly isHere: boolean;
  /** What he would do; `null` while he thinks. */
  readonly hint: Hint | null;
  leave(this: void): void;
}

export function useCoach(game: GameId, match: LiveMatch, highlight: Signal<Tagged | null>): Coach {
  const { asked, viewer, decision, log } = match.position.value;
  const isWanted = acquaintanceWith(game).value === 'coached';
  const isHere = isWanted && match.advises && asked !== null && match.past.value === null;
  const advice = match.advice.value;
  const suits = useSpirit(game, isWanted);
  const { view } = match.position.value;
  const hint =
    isHere && advice?.kind === 'ready' && suits !== null
      ? pickHint(advice.hints, (move) => suits(view, move))
      : null;
  const isDone = isWanted && turnsTaken(log, viewer) >= COACHED_TURNS;
  useEffect(() => {
    if (isDone) leaveCoach(game);
  }, [game, isDone]);
  useEffect(() => {
    if (isHere && !isDone && match.advice.peek() === null) match.askAdvice();
  }, [match, isHere, isDone, decision]);
  useEffect(() => {
    if (hint === null) return undefined;
    highlight.value = hint.move;
    return () => {
      highlight.value = null;
    };
  }, [hint]);
  return {
    isHere: isHere && !isDone && advice?.kind !== 'failed',
    hint,
    leave: () => {
      leaveCoach(game);
      match.dismissAdvice();
    },
  };
}

type Spirit = Awaited<ReturnType<typeof loadSpirit>>;

/** What the cards say of moves; `null` until that is there. */
function useSpirit(game: GameId, isWanted: boolean): Spirit | null {
  const spirit = useSignal<{ readonly suits: Spirit } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    loadSpirit(game).then(
      (suits) => {
        spirit.value = { suits };
      },
      // Without the cards there is nothing to keep to.
      () => {
        spirit.value = { suits: () => true };
      },
    );
  }, [game, isWanted]);
  return spirit.value?.suits ?? null;
}

/** The best of what suits, unless that is much worse than the best of all. */
export function pickHint(hints: readonly Hint[], suits: (move: Tagged) => boolean): Hint | null {
  const [best] = hints;
  if (best === undefined) return null;
  return hints.find(({ move, chance }) => chance >= best.chance - LEEWAY && suits(move)) ?? best;
}

/** How many turns this player has finished: what he answers in those of others is none of his own. */
export function turnsTaken(log: readonly Pick<StoryStep, 'begins'>[], viewer: Viewer): number {
  let turns = 0;
  let isOwn = false;
  for (const { begins } of log) {
    if (begins === null) continue;
    if (isOwn && begins.seat !== viewer) turns++;
    isOwn = begins.seat === viewer;
  }
  return turns;
}
