/** A bot's turn: it sees what its seat may see, and one that fails makes a plain move instead. No table waits for a broken bot. */

import { createRandom, randomPolicy, type Entry, type Game, type Seat } from '@sternwarte/engine';
import type { BotId, StoredTable } from '../store/store.ts';
import { restOfBeat } from './bot-beat.ts';
import type { Thinkers } from './bot-pool.ts';
import type { Play } from './play.ts';

interface Parts {
  readonly bots: Thinkers;
  now(this: void): number;
  pause(this: void, milliseconds: number): Promise<void>;
  report(this: void, what: string, error: unknown): void;
}

/** What a bot does; it failed where another move had to be made in place of its own. */
export interface BotMove {
  readonly entry: Entry;
  readonly hasFailed: boolean;
}

/** Fulfilled with what turns the bot's decision into a move: `null` when others have moved on meanwhile. */
export async function decide(
  { bots, now, pause, report }: Parts,
  { id, seats }: StoredTable,
  game: Game,
  play: Play,
  seat: Seat,
  botId: BotId,
): Promise<() => BotMove | null> {
  const view = play.view(seat);
  const atSeq = play.seq;
  const askedAt = now();
  const seed = `${id} ${atSeq} ${seat}`;
  const question = { gameId: game.id, seats: seats.length, view, seat, seed, botId };
  const move = await bots.think(question).catch((error: unknown) => {
    report('a bot failed', error);
    return null;
  });
  const rest = restOfBeat(game, botId, now() - askedAt);
  if (rest > 0) await pause(rest);
  return () => {
    // Nobody can call a wish of his own like that, or the bot that stands in for him would find its move made already.
    const prepare = (wanted: unknown) =>
      play.prepare(seat, { type: 'move', id: '', atSeq, move: wanted }, now());
    let answer = prepare(move);
    let hasFailed = false;
    // While nothing has changed, something must be done.
    if (answer.kind === 'refused' && play.seq === atSeq) {
      if (move !== null) report('a bot wanted what it may not', answer.refusal.key);
      hasFailed = true;
      answer = prepare(randomPolicy(view, seat, game.moves(view, seat), createRandom(seed)));
    }
    return answer.kind === 'entry' ? { entry: answer.entry, hasFailed } : null;
  };
}
