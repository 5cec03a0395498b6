/** Bots in a worker of the browser, so that the page never waits for them. */

import { createRestartingClient, type RestartingClient } from '@sternwarte/bots/service';
import type { GameId } from '@sternwarte/games';

/** Built with the page under a name of its own (`vite.config.ts`), so that both share the rules of a game. */
const ADDRESS = import.meta.env.DEV ? './src/match/local/bot-worker.ts' : './bot-worker.js';

export interface BotWorker extends Omit<RestartingClient, 'end'> {
  end(): void;
}

export function startBotWorker(game: GameId): BotWorker {
  const client = createRestartingClient(({ hear, lose }) => {
    const worker = new Worker(new URL(ADDRESS, document.baseURI), { type: 'module' });
    const end = (reason: string): void => {
      worker.terminate();
      lose(reason);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
    worker.addEventListener('error', ({ message }) => end(`the worker broke down: ${message}`));
    worker.postMessage(game, []);
    return {
      post: (message) => worker.postMessage(message, []),
      end: () => end('the worker was ended'),
    };
  });
  return { ...client, end: () => void client.end() };
}
