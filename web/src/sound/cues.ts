/** Which sound belongs to what has just happened. Each is paired with something that can be seen. */

import type { Position } from '../match/position.ts';

export type Cue =
  | 'dice'
  | 'launch'
  | 'landing'
  | 'battle'
  | 'card'
  | 'chip'
  | 'trade'
  | 'fate'
  | 'move'
  | 'draw'
  | 'turn'
  | 'win'
  | 'end'
  | 'refused';

/** By the types of events, of whatever game; of several in one step the one that stands first here is heard. */
const BY_EVENT: readonly (readonly [Cue, readonly string[]])[] = [
  ['battle', ['battle', 'contest', 'attack', 'homeCaptured', 'homeRecaptured', 'eliminated']],
  ['fate', ['fate', 'encounter', 'outcome']],
  ['dice', ['dice', 'startRoll', 'rolled', 'balls', 'shake', 'fateTest', 'timeWarp']],
  ['trade', ['traded', 'supplyTrade', 'offer', 'swapped', 'given']],
  ['landing', ['landing', 'landed', 'colony', 'colonyFounded', 'stationFounded', 'teleported']],
  ['launch', ['start', 'shortFlight', 'flew', 'jumped', 'step', 'shipBuilt', 'placed', 'giftShip']],
  ['chip', ['chip', 'cleared', 'markerTaken', 'mined', 'nutPlaced', 'technology', 'upgradeGained']],
  ['card', ['drawn', 'gained', 'production', 'cardPicked', 'stolen', 'discarded', 'deal', 'aid']],
];

/** At most one: two sounds at once are noise. */
export function cueBetween(before: Position, after: Position): Cue | null {
  if (after.pending.kind === 'over') {
    if (before.pending.kind === 'over') return null;
    const { viewer, pending } = after;
    return viewer !== 'spectator' && pending.result.winners.includes(viewer) ? 'win' : 'end';
  }
  const isAsked = after.asked !== null || after.curtain !== null;
  const wasAsked = before.asked !== null || before.curtain !== null;
  const last = after.log.at(-1);
  const isNew = last !== undefined && after.log.length > before.log.length;
  const outcome = isNew ? cueOf(after.news.events.map(({ type }) => type)) : null;
  // Whoever rolls hears the dice, and not that it is his turn, which he knows.
  if (isAsked && !wasAsked && (outcome === null || last?.by !== 'table')) return 'turn';
  if (!isNew) return null;
  return outcome ?? (last.by === 'table' ? 'draw' : 'move');
}

function cueOf(types: readonly string[]): Cue | null {
  return BY_EVENT.find(([, known]) => known.some((type) => types.includes(type)))?.[0] ?? null;
}
