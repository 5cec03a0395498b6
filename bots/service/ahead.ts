/**
 * Thinking on while people are asked. Whoever serves one table serves it with this where trees are kept: seats have their
 * memories, and between two questions the worker thinks ahead for those it is told of. Every question goes first; whatever
 * was thought ahead until then is kept.
 */

import { createRandom, isRecord } from '@sternwarte/engine';
import { beginAhead } from '../ahead.ts';
import { drive, type Work } from '../drive.ts';
import { createMemories } from './memories.ts';
import {
  readPosition,
  readRequest,
  type Ahead,
  type AheadQuestion,
  type Port,
  type Reply,
} from './protocol.ts';
import { serveBots, type Surroundings } from './serve.ts';

/** For one wait, in milliseconds: whoever has thought for longer may have left, and nobody's battery is emptied for that. */
const LONGEST = 20_000;
/** As many as a person has at most. */
const OPPONENTS = 3;
/** Whose trees are kept. */
const THINKER = 'admiral';

/** What is thought ahead, as long as nobody is asked anything. */
interface Wait {
  readonly work: Work;
  left: number;
}

/** Serves a table at which every opponent of a person may have a memory. */
export function serveWithMemory(port: Port, surroundings: Omit<Surroundings, 'memories'>): void {
  const memories = createMemories(OPPONENTS);
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

  /** For each of them until there is nothing left to think about, as a rule because his memory is full. */
  function oneAfterAnother({ questions }: Ahead): Work {
    const others = questions.values();
    let work: Work | null = null;
    return {
      step() {
        if (work?.step() === true) return true;
        const { value, done } = others.next();
        if (done === true) return false;
        const subject = surroundings.findSubject(value.gameId);
        if (subject === undefined) throw new RangeError(`there is no game "${value.gameId}"`);
        const memory = memories.of({ ...value, botId: THINKER });
        work = beginAhead({ ...subject, ...value, random: createRandom(value.seed), memory });
        return true;
      },
    };
  }

  function refuse(reason: string): void {
    port.post({ type: 'failed', id: null, reason } satisfies Reply);
  }

  function begin(message: Readonly<Record<string, unknown>>): void {
    const ahead = readAhead(message);
    waiting = null;
    if (typeof ahead === 'string') refuse(ahead);
    else if (ahead.questions.length > 0) {
      waiting = { work: oneAfterAnother(ahead), left: LONGEST };
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
    { ...surroundings, memories },
  );
}

/** What somebody says who wants others to think ahead, read from anything at all; else what is wrong with it. */
function readAhead({ questions }: Readonly<Record<string, unknown>>): Ahead | string {
  if (!Array.isArray(questions)) return 'questions is not a list';
  const read: AheadQuestion[] = [];
  for (const question of questions) {
    const position = isRecord(question) ? readPosition(question) : 'a question is an object';
    if (typeof position === 'string') return position;
    const { gameId, seats, view, seat, seed } = position;
    read.push({ gameId, seats, view, seat, seed });
  }
  return { type: 'ahead', questions: read };
}
