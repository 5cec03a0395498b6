/**
 * The tree that is kept between decisions, where nothing is hidden: most of what will be asked next has been asked before. A
 * tree is used again only in a position that is equal in every part, so that it never speaks of another one. Whoever thinks
 * takes everybody to do what is best for himself, so what one seat has found is as true for any other.
 */

import type { Expertise, Game } from '@sternwarte/engine';
import { newSituation, type Branch, type Situation } from './tree.ts';

/** Whoever was walked to so seldom is found again no more quickly than it is thought of anew. */
const LEAST_VISITS = 8;
/** Nor is a position looked for that this share of the walks has not reached. */
const LEAST_SHARE = 1 / 500;
/** A kept tree grows to so many walks, of six or seven kilobytes each, and no further. */
const MOST_WALKS = 12_000;

/** What a tree is about, and how it was judged. */
export interface Thinker {
  readonly game: Game;
  readonly expertise: Expertise;
  readonly seats: number;
}

export interface Memory {
  /** A tree that was kept is not walked any more when it has been walked so often: it would grow from decision to decision. */
  readonly mostWalks: number;
  /** What is known of this position; `null` for nothing. What is kept is forgotten, but for that. */
  recall(thinker: Thinker, position: unknown): Situation | null;
  /** Keeps what grows from these moves in this position. */
  keep(thinker: Thinker, position: unknown, branches: Branch[]): void;
}

export function createMemory(mostWalks = MOST_WALKS): Memory {
  let kept: { readonly thinker: Thinker; readonly root: Situation } | null = null;
  return {
    mostWalks,
    recall(thinker, position) {
      const held = kept;
      kept = null;
      if (held === null || !isSame(held.thinker, thinker)) return null;
      return find(held.root, thinker.game, position);
    },
    keep(thinker, position, branches) {
      kept = { thinker, root: { ...newSituation(), position, available: branches } };
    },
  };
}

function isSame(one: Thinker, other: Thinker): boolean {
  return one.game === other.game && one.expertise === other.expertise && one.seats === other.seats;
}

function find(root: Situation, game: Game, position: unknown): Situation | null {
  // Copies name their parts in the same order.
  const textOf = (state: unknown): string => JSON.stringify(game.clone(state));
  const wanted = textOf(position);
  // Asked twice, or thought about ahead.
  if (textOf(root.position) === wanted) return root;
  const branches = root.available ?? [];
  let walks = 0;
  for (const { visits } of branches) walks += visits;
  const least = Math.max(LEAST_VISITS, walks * LEAST_SHARE);
  const ahead = [...branches];
  for (const { next, visits } of ahead) {
    const available = next?.available ?? null;
    if (visits < least || next === null || available === null) continue;
    if (textOf(next.position) === wanted) return next;
    ahead.push(...available);
  }
  return null;
}
