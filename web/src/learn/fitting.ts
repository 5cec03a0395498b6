/** Which lesson fits: fetched when somebody seems to need one. */

import type { Chapter } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { loadChapters } from '@sternwarte/games/lessons';
import { learntOf } from './progress.ts';

/** What somebody was refused, or the rules of what he has to decide. */
export type Need = { readonly refusal: string } | { readonly rules: readonly string[] };

/** A lesson is offered once in a sitting, and never one that was taken before. */
const offered = new Set<string>();

export async function findFitting(game: GameId, need: Need): Promise<Chapter | null> {
  const chapters = await loadChapters(game);
  const learnt = learntOf(game).value;
  const left = chapters.filter(({ id }) => !learnt.has(id) && !offered.has(`${game} ${id}`));
  const found = 'refusal' in need ? fitRefusal(left, need.refusal) : fitRules(left, need.rules);
  if (found !== null) offered.add(`${game} ${found.id}`);
  return found;
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
