/** Both ends for Node: run as a worker, this file serves; imported anywhere else, it starts such a worker. */

import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { createRestartingClient, type RestartingClient } from './restarting.ts';
import { serveBots } from './serve.ts';
import { findSubject } from './subjects.ts';

/** So that other workers can import this file without becoming servants. */
const SERVANT = 'sternwarte bots';

if (!isMainThread && workerData === SERVANT && parentPort !== null) {
  const port = parentPort;
  serveBots(
    {
      post: (message) => port.postMessage(message),
      onMessage: (handler) => void port.on('message', handler),
    },
    {
      findSubject,
      now: () => performance.now(),
      // A message to oneself would do in a browser; Node delivers a thousand of those before it looks elsewhere.
      pause: () => new Promise((resolve) => setImmediate(resolve)),
    },
  );
}

/**
 * Megabytes, far beyond what whoever asks lets a worker hold (`held`). A thread that meets this limit ends with an error if it
 * has allocated little by little, but takes the whole process with it if it asked for much at once. So it is only a last resort.
 */
const LAST_RESORT = 1_536;

/** A server has many tables and few workers: nobody thinks ahead there. */
export interface BotWorker extends Omit<RestartingClient, 'end' | 'ahead'> {
  /** How many bytes it holds, on its heap and beside it; nothing before it was asked anything. Is told also while it thinks. */
  held(): Promise<number>;
  /** Ends the worker for good; what is not answered yet fails. */
  terminate(): Promise<void>;
}

/** Bots in a worker thread. */
export function startBotWorker(entry: URL = new URL(import.meta.url)): BotWorker {
  let isOver = false;
  let running: Worker | null = null;
  const {
    end,
    ahead: _unused,
    ...client
  } = createRestartingClient(({ hear, lose }) => {
    if (isOver) throw new Error('the worker has been terminated');
    const worker = new Worker(entry, {
      workerData: SERVANT,
      resourceLimits: { maxOldGenerationSizeMb: LAST_RESORT },
    });
    running = worker;
    let reason = 'the worker has ended';
    worker.on('message', hear);
    worker.on('error', (error) => {
      reason = `the worker broke down: ${error instanceof Error ? error.message : String(error)}`;
    });
    worker.on('exit', () => lose(reason));
    return { post: (message) => worker.postMessage(message, []), end: () => worker.terminate() };
  });
  return {
    ...client,
    async held() {
      const heap = await running?.getHeapStatistics();
      return heap === undefined ? 0 : heap.used_heap_size + heap.external_memory;
    },
    async terminate() {
      isOver = true;
      await end();
    },
  };
}
