/** The side that asks: numbers its requests, and gives each answer to whoever waits for it. */

import type { Analysis } from '../analysis.ts';
import type { Hint } from '../hint.ts';
import type { Thought } from '../thinking.ts';
import type {
  AnalyseQuestion,
  Answer,
  HintQuestion,
  Port,
  Reply,
  Request,
  ThinkQuestion,
} from './protocol.ts';

/** Something that was asked for. */
export interface Asked<Value> {
  /** Rejected with the reason when the request failed. */
  readonly answer: Promise<Value>;
  /** Asks for the best so far, at once. */
  stop(): void;
}

export interface BotClient {
  think(question: ThinkQuestion): Asked<Thought>;
  hint(question: HintQuestion): Asked<readonly Hint[]>;
  analyse(
    question: AnalyseQuestion,
    onProgress?: (done: number, total: number) => void,
  ): Asked<Analysis>;
  /** Fails all that is not answered yet: the other side is gone. */
  abandon(reason: string): void;
}

interface Waiting {
  readonly settle: (answer: Answer) => void;
  readonly fail: (reason: string) => void;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;

/** The replies must come from `serveBots`, which sends nothing else. */
export function createBotClient(port: Port): BotClient {
  const waiting = new Map<number, Waiting>();
  let count = 0;

  port.onMessage((message) => {
    const reply = message as Reply;
    if (reply.id === null) return;
    const asked = waiting.get(reply.id);
    if (reply.type === 'progress') {
      asked?.onProgress?.(reply.done, reply.total);
      return;
    }
    waiting.delete(reply.id);
    if (reply.type === 'failed') asked?.fail(reply.reason);
    else asked?.settle(reply);
  });

  function ask<Value>(
    request: Unnumbered<Request>,
    read: (answer: Answer) => Value | null,
    onProgress?: (done: number, total: number) => void,
  ): Asked<Value> {
    const id = count++;
    const answer = new Promise<Value>((resolve, reject) => {
      const fail = (reason: string): void => reject(new Error(reason));
      const settle = (found: Answer): void => {
        const value = read(found);
        if (value === null) fail(`answered with ${found.type}`);
        else resolve(value);
      };
      waiting.set(id, { settle, fail, onProgress });
      try {
        port.post({ ...request, id });
      } catch (error) {
        // Told to whoever waits, like every other failure, and then nobody waits any more.
        waiting.delete(id);
        throw error;
      }
    });
    return {
      answer,
      stop() {
        if (waiting.has(id)) port.post({ type: 'stop', id });
      },
    };
  }

  return {
    think: (question) =>
      ask({ type: 'think', ...question }, (found) =>
        found.type === 'thought' ? found.thought : null,
      ),
    hint: (question) =>
      ask({ type: 'hint', ...question }, (found) => (found.type === 'hinted' ? found.hints : null)),
    analyse: (question, onProgress) =>
      ask(
        { type: 'analyse', ...question },
        (found) => (found.type === 'analysed' ? found.analysis : null),
        onProgress,
      ),
    abandon(reason) {
      const abandoned = [...waiting.values()];
      waiting.clear();
      for (const { fail } of abandoned) fail(reason);
    },
  };
}
