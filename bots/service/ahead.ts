/**
 * Thinking on while people are asked. Whoever serves one table serves it with this where trees are kept: there is a memory, and
 * between two questions the worker thinks ahead about the position it is told of. Every question goes first; whatever was
 * thought ahead until then is kept.
 */

import { createRandom, isRecord } from '@sternwarte/engine';
import { beginAhead } from '../ahead.ts';
import { drive, type Work } from '../drive.ts';
import { createMemory } from '../memory.ts';
import {
  readPosition,
  readRequest,
  type Ahead,
  type AheadQuestion,
  type Port,
  type Reply,
} from './protocol.ts';
import { serveBots, type Subject, type Surroundings } from './serve.ts';

/** For one wait, in milliseconds: whoever has thought for longer may have left, and nobody's battery is emptied for that. */
const LONGEST = 20_000;

/** What is thought ahead, as long as nobody is asked anything. */
interface Wait {
  readonly work: Work;
  left: number;
}

export function serveWithMemory(port: Port, surroundings: Omit<Surroundings, 'memory'>): void {
  const memory = createMemory();
  /** The requests that are not answered yet. */
  const open = new Set<number>();
  let waiting: Wait | null = null;
  let isThinking = false;

  async function goOn(): Promise<void> {
    if (isThinking) return;
    isThinking = true;
    // What has been sent along is heard first.
    await surroundings.pause();
    try {
      while (waiting !== null && open.size === 0) await thinkAhead(waiting);
    } catch (error) {
      waiting = null;
      refuse(error instanceof Error ? error.message : String(error));
    } finally {
      isThinking = false;
    }
  }

  async function thinkAhead(wait: Wait): Promise<void> {
    const began = surroundings.now();
    const isDone = await drive(wait.work, surroundings, {
      milliseconds: wait.left,
      isStopped: () => waiting !== wait || open.size > 0,
    });
    wait.left -= surroundings.now() - began;
    if (waiting === wait && (isDone || wait.left <= 0)) waiting = null;
  }

  /** Begins with the first step, so that nobody waits for it whose question comes along. */
  function begun(question: AheadQuestion): Work {
    let work: Work | null = null;
    return {
      step() {
        work ??= beginAhead({
          ...subjectOf(question),
          ...question,
          random: createRandom(question.seed),
          memory,
        });
        return work?.step() === true;
      },
    };
  }

  function subjectOf({ gameId }: AheadQuestion): Subject {
    const subject = surroundings.findSubject(gameId);
    if (subject === undefined) throw new RangeError(`there is no game "${gameId}"`);
    return subject;
  }

  function refuse(reason: string): void {
    port.post({ type: 'failed', id: null, reason } satisfies Reply);
  }

  function begin(message: Readonly<Record<string, unknown>>): void {
    const question = readQuestion(message);
    waiting = null;
    if (typeof question === 'string') refuse(question);
    else if (question !== null) {
      waiting = { work: begun(question), left: LONGEST };
      void goOn();
    }
  }

  serveBots(
    {
      post(message) {
        port.post(message);
        const { type, id } = message as Reply;
        if (type === 'progress' || id === null) return;
        open.delete(id);
        void goOn();
      },
      onMessage: (hear) =>
        port.onMessage((message) => {
          if (isRecord(message) && message['type'] === 'ahead') {
            begin(message);
            return;
          }
          const request = readRequest(message);
          if (typeof request !== 'string' && request.type !== 'stop') {
            open.add(request.id);
            // The match has gone on: this was thought about another position.
            if (request.type === 'think') waiting = null;
          }
          hear(message);
        }),
    },
    { ...surroundings, memory },
  );
}

/** What is to be thought about, read from anything at all; else what is wrong with it. */
function readQuestion({ question }: Readonly<Record<string, unknown>>): Ahead['question'] | string {
  if (question === null) return null;
  const position = isRecord(question) ? readPosition(question) : 'question is not an object';
  if (typeof position === 'string') return position;
  const { gameId, seats, view, seat, seed } = position;
  return { gameId, seats, view, seat, seed };
}
