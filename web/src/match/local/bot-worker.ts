/** A worker that thinks about one game: the first message names it, all others are for the service of the bots. */

import { createPause, serveBots } from '@sternwarte/bots/service';
import { isGameId } from '@sternwarte/games/catalogue';
import { loadSubject } from '@sternwarte/games/load-subject';

/** Messages that came before the game was loaded, in order. */
const waiting: unknown[] = [];
let hear: ((message: unknown) => void) | null = null;

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (hear === null) waiting.push(data);
  else hear(data);
});
addEventListener('message', ({ data }: MessageEvent<unknown>) => void begin(data), { once: true });

async function begin(gameId: unknown): Promise<void> {
  if (typeof gameId !== 'string' || !isGameId(gameId)) {
    throw new RangeError(`there is no game "${String(gameId)}"`);
  }
  const subject = await loadSubject[gameId]();
  const serve =
    subject.expertise.search.keepsTree === true
      ? (await import('@sternwarte/bots/service/ahead')).serveWithMemory
      : serveBots;
  serve(
    {
      post: (message) => postMessage(message),
      onMessage: (handler) => {
        hear = handler;
      },
    },
    {
      findSubject: (id) => (id === gameId ? subject : undefined),
      now: () => performance.now(),
      pause: createPause(),
    },
  );
  // The first one was the name of the game.
  for (const message of waiting.splice(0).slice(1)) hear?.(message);
}
