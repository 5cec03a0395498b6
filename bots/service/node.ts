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

/** A server has many tables and few workers: nobody thinks ahead there. */
export interface BotWorker extends Omit<RestartingClient, 'end' | 'ahead'> {
  /** Ends the worker for good; what is not answered yet fails. */
  terminate(): Promise<void>;
}

/** Bots in a worker thread. */
export function startBotWorker(entry: URL = new URL(import.meta.url)): BotWorker {
  let isOver = false;
  const {
    end,
    ahead: _unused,
    ...client
  } = createRestartingClient(({ hear, lose }) => {
    if (isOver) throw new Error('the worker has been terminated');
    const worker = new Worker(entry, { workerData: SERVANT });
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
    async terminate() {
      isOver = true;
      await end();
    },
  };
}
