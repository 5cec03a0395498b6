/** The side that asks, where the other one is a worker: it begins with the first question, and anew after it broke down. */

import { createBotClient, type BotClient } from './client.ts';
import type { Ahead, AheadQuestion } from './protocol.ts';

/** A worker that was started, on whatever platform. */
export interface Servant {
  post(message: unknown): void;
  end(): void | Promise<unknown>;
}

/** What is to be told of a worker. */
export interface Hearing {
  hear(this: void, message: unknown): void;
  /** It is gone, and will answer no more. */
  lose(this: void, reason: string): void;
}

export interface RestartingClient extends Omit<BotClient, 'abandon'> {
  /** Lets somebody think ahead until something is asked, or nobody any more; nobody starts a worker for that. */
  ahead(this: void, question: AheadQuestion | null): void;
  /** Ends the worker, if there is one; what is not answered yet fails when it says that it is gone. */
  end(this: void): Promise<void>;
}

/** If a worker breaks down, whoever waits is told so, and the next question finds a new one. */
export function createRestartingClient(start: (hearing: Hearing) => Servant): RestartingClient {
  let servant: Servant | null = null;
  let hear: ((message: unknown) => void) | null = null;

  function begin(): Servant {
    const started = start({
      hear: (message) => hear?.(message),
      lose(reason) {
        if (servant === started) servant = null;
        client.abandon(reason);
      },
    });
    return started;
  }

  const client = createBotClient({
    post(message) {
      servant ??= begin();
      servant.post(message);
    },
    onMessage(handler) {
      hear = handler;
    },
  });
  return {
    ...client,
    ahead: (question) => servant?.post({ type: 'ahead', question } satisfies Ahead),
    async end() {
      const last = servant;
      servant = null;
      await last?.end();
    },
  };
}
