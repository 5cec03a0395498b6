/** What seats remember, for as many of them as there is room for. */

import { createMemory, type Memory } from '../memory.ts';
import type { AheadQuestion } from './protocol.ts';

export interface Memories {
  /** The memory of whoever asks. */
  of(this: void, question: AheadQuestion & { readonly botId: string }): Memory;
}

/**
 * Seats are told apart by game, number and bot, not by match: a tree is used again in an equal position only, and where
 * nothing is hidden that is the same in any match. Whoever was not asked for longest forgets.
 */
export function createMemories(room: number): Memories {
  const memories = new Map<string, Memory>();
  return {
    of({ gameId, seats, seat, botId }) {
      const key = JSON.stringify([gameId, seats, seat, botId]);
      const memory = memories.get(key) ?? createMemory();
      // The last one in the list is the one asked last.
      memories.delete(key);
      memories.set(key, memory);
      for (const oldest of memories.keys()) {
        if (memories.size <= room) break;
        memories.delete(oldest);
      }
      return memory;
    },
  };
}
