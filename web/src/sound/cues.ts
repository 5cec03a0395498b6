/** Which sound belongs to what has just happened. Each is paired with something that can be seen. */

import type { Position } from '../match/position.ts';

export type Cue = 'move' | 'draw' | 'turn' | 'win' | 'end' | 'refused';

/** At most one: two sounds at once are noise. */
export function cueBetween(before: Position, after: Position): Cue | null {
  if (after.pending.kind === 'over') {
    if (before.pending.kind === 'over') return null;
    const { viewer, pending } = after;
    return viewer !== 'spectator' && pending.result.winners.includes(viewer) ? 'win' : 'end';
  }
  const isAsked = after.asked !== null || after.curtain !== null;
  const wasAsked = before.asked !== null || before.curtain !== null;
  if (isAsked && !wasAsked) return 'turn';
  const last = after.log.at(-1);
  if (last === undefined || after.log.length <= before.log.length) return null;
  return last.by === 'table' ? 'draw' : 'move';
}
