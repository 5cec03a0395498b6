/**
 * Which move deserves the next walk where the nth walk through every one of them meets the same luck. Differences tell
 * more than sums then, so moves run side by side, and whoever is clearly behind drops out.
 */

import type { Seat } from '@sternwarte/engine';
import { ranked, worth, type Branch } from './tree.ts';

/** So many walks at least before anybody drops out. */
const EARLIEST = 4;
/** Moves that never differ would be told apart by nothing at all. */
const LEAST_VARIANCE = 1e-8;

export interface Race {
  /** The one of those still running that was walked least. */
  next(): Branch | undefined;
  /** What a walk through this branch brought home. */
  note(branch: Branch, value: number): void;
  /** Whether only one was left running when the last walk began. */
  isDecided(): boolean;
}

/** `margin` says how far behind is clearly behind, in standard errors of the difference. */
export function createRace(branches: readonly Branch[], seat: Seat, margin: number): Race {
  const returns = new Map<Branch, number[]>();
  let running = Infinity;

  /** Over the walks that both have behind them, and the first looks, which met the same luck as well. */
  function isBehind(branch: Branch, first: Branch): boolean {
    const ahead = returns.get(first) ?? [];
    const behind = returns.get(branch) ?? [];
    const walks = Math.min(ahead.length, behind.length);
    if (walks < EARLIEST) return false;
    let sum = 0;
    let squares = 0;
    for (let i = 0; i < walks; i++) {
      const lead = (ahead[i] ?? 0) - (behind[i] ?? 0);
      sum += lead;
      squares += lead * lead;
    }
    const { trust } = branch;
    const looked = trust * ((first.promise[seat] ?? 0) - (branch.promise[seat] ?? 0));
    const variance = Math.max(LEAST_VARIANCE, (squares - (sum * sum) / walks) / (walks - 1));
    return (sum + looked) / (walks + trust) > margin * Math.sqrt(variance / (walks + trust));
  }

  return {
    next() {
      const [first] = ranked(branches, seat, true);
      if (first === undefined) return undefined;
      let next = first;
      running = 1;
      for (const branch of branches) {
        if (branch === first || isBehind(branch, first)) continue;
        running++;
        const isBetter = next !== first && worth(branch, seat) > worth(next, seat);
        if (branch.visits < next.visits || (branch.visits === next.visits && isBetter)) {
          next = branch;
        }
      }
      return next;
    },
    note(branch, value) {
      const list = returns.get(branch);
      if (list === undefined) returns.set(branch, [value]);
      else list.push(value);
    },
    isDecided: () => running === 1,
  };
}
