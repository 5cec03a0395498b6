/** Both ends for Node: run as a worker, this file serves; imported anywhere else, it starts such a worker. */

import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { createBotClient, type BotClient } from './client.ts';
import type { Port } from './protocol.ts';
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

export interface BotWorker extends Omit<BotClient, 'abandon'> {
  /** Ends the worker; what is not answered yet fails. */
  terminate(): Promise<void>;
}

/**
 * Bots in a worker thread, which begins with the first question. If it breaks down, whoever waits is told so, and the
 * next question finds a new worker.
 */
export function startBotWorker(entry: URL = new URL(import.meta.url)): BotWorker {
  let worker: Worker | null = null;
  let ended = false;
  let hear: ((message: unknown) => void) | null = null;

  function start(): Worker {
    const started = new Worker(entry, { workerData: SERVANT });
    let reason = 'the worker has ended';
    started.on('message', (message) => hear?.(message));
    started.on('error', (error) => {
      reason = `the worker broke down: ${error instanceof Error ? error.message : String(error)}`;
    });
    started.on('exit', () => {
      if (worker === started) worker = null;
      client.abandon(reason);
    });
    return started;
  }

  const port: Port = {
    post(message) {
      if (ended) throw new Error('the worker has been terminated');
      worker ??= start();
      worker.postMessage(message, []);
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
    async terminate() {
      ended = true;
      await worker?.terminate();
    },
  };
}
