/** Bots in a worker of the browser, so that the page never waits for them. */

import { createBotClient, type BotClient, type Port } from '@sternwarte/bots/service';
import type { GameId } from '@sternwarte/games';

/** Built with the page under a name of its own (`vite.config.ts`), so that both share the rules of a game. */
const ADDRESS = import.meta.env.DEV ? './src/match/local/bot-worker.ts' : './bot-worker.js';

export interface BotWorker extends Omit<BotClient, 'abandon'> {
  end(): void;
}

/**
 * The worker begins with the first question. If it breaks down, whoever waits is told so, and the next question finds
 * a new one.
 */
export function startBotWorker(game: GameId): BotWorker {
  let worker: Worker | null = null;
  let hear: ((message: unknown) => void) | null = null;

  function start(): Worker {
    const started = new Worker(new URL(ADDRESS, document.baseURI), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear?.(data));
    started.addEventListener('error', (event) => {
      started.terminate();
      if (worker === started) worker = null;
      client.abandon(`the worker broke down: ${event.message}`);
    });
    started.postMessage(game, []);
    return started;
  }

  const port: Port = {
    post(message) {
      try {
        worker ??= start();
        worker.postMessage(message, []);
      } catch (error) {
        // Told like any other breakdown, to all that wait, once the one who asks now is among them.
        queueMicrotask(() => client.abandon(`there is no worker: ${String(error)}`));
      }
    },
    onMessage(handler) {
      hear = handler;
    },
  };
  const client = createBotClient(port);
  return {
    think: (question) => client.think(question),
    hint: (question) => client.hint(question),
    analyse: (question, onProgress) => client.analyse(question, onProgress),
    end() {
      worker?.terminate();
      worker = null;
      client.abandon('the worker was ended');
    },
  };
}
