/** The side that thinks: answers requests from a port, a slice at a time, so that it hears what else is said. */

import { createRandom, type Expertise, type Game } from '@sternwarte/engine';
import {
  completeBudget,
  DECISION_MILLISECONDS,
  drive,
  type Clock,
  type Limits,
  type Work,
} from '../drive.ts';
import type { Memory } from '../memory.ts';
import { bots } from '../strengths.ts';
import { spoken } from '../thinking.ts';
import { readRequest, type Answer, type Port, type Reply, type Request } from './protocol.ts';

/** A game, and how it is played well. */
export interface Subject {
  readonly game: Game;
  readonly expertise: Expertise;
}

export interface Surroundings extends Clock {
  /** Looks a game up by its id. */
  findSubject(gameId: string): Subject | undefined;
  /** Where a tree may be kept between decisions, for everybody at the one table that is served; nobody does when left out. */
  readonly memory?: Memory;
}

type Task = Exclude<Request, { type: 'stop' }>;

/** Begins to serve; there is no end but that of the worker. */
export function serveBots(port: Port, surroundings: Surroundings): void {
  const reply = (message: Reply): void => port.post(message);
  /** What is being thought about, and whether somebody has said stop. */
  const running = new Map<number, { stopped: boolean }>();

  async function serve(task: Task): Promise<void> {
    const { id } = task;
    const state = { stopped: false };
    running.set(id, state);
    const limits = { isStopped: () => state.stopped };
    try {
      reply(await answer(task, surroundings, limits, reply));
    } catch (error) {
      reply({ type: 'failed', id, reason: reasonOf(error) });
    } finally {
      running.delete(id);
    }
  }

  port.onMessage((message) => {
    const request = readRequest(message);
    if (typeof request === 'string') {
      reply({ type: 'failed', id: null, reason: request });
    } else if (request.type === 'stop') {
      // A stop that comes after the answer has nothing left to stop.
      const state = running.get(request.id);
      if (state !== undefined) state.stopped = true;
    } else if (running.has(request.id)) {
      reply({ type: 'failed', id: null, reason: `request ${request.id} is not answered yet` });
    } else void serve(request);
  });
}

/** How long a bot of this game thinks when nobody says how long, at a table that has so much time. */
function usualTime({ expertise }: Subject, within = Infinity): number {
  return Math.min(expertise.search.milliseconds ?? DECISION_MILLISECONDS, within);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function answer(
  task: Task,
  surroundings: Surroundings,
  limits: Limits,
  reply: (message: Reply) => void,
): Promise<Answer> {
  const { id } = task;
  if (task.type === 'analyse') {
    // Most who think never look back.
    const { beginRecordAnalysis } = await import('./record-analysis.ts');
    const analysing = beginRecordAnalysis(task.record, task.iterations, surroundings);
    const { total } = analysing;
    const onSlice = (): void => reply({ type: 'progress', id, done: analysing.done(), total });
    await drive(analysing, surroundings, { ...limits, onSlice });
    return { type: 'analysed', id, analysis: analysing.analysis() };
  }
  const subject = surroundings.findSubject(task.gameId);
  if (subject === undefined) throw new RangeError(`there is no game "${task.gameId}"`);
  const { seats, view, seat, seed } = task;
  // Advice is asked for once; a bot decides many times in a turn.
  const usual = task.type === 'think' ? usualTime(subject, task.within) : undefined;
  const { iterations, milliseconds } = completeBudget(task, usual);
  // What is asked for by a number of iterations can be had again, so it must not depend on what was thought before.
  const memory = task.type === 'think' && iterations === Infinity ? surroundings.memory : undefined;
  const question = {
    ...subject,
    seats,
    view,
    seat,
    random: createRandom(seed),
    iterations,
    memory,
  };
  const work = (begun: Work): Promise<boolean> =>
    drive(begun, surroundings, { ...limits, milliseconds });
  if (task.type === 'hint') {
    // Nor does everybody ask for advice.
    const { beginHint } = await import('../hint.ts');
    const thinking = beginHint(question);
    await work(thinking);
    return { type: 'hinted', id, hints: thinking.hints() };
  }
  const bot = bots.get(task.botId);
  if (bot === undefined) throw new RangeError(`there is no bot "${task.botId}"`);
  const thinking = bot.begin(question);
  await work(thinking);
  const thought = thinking.thought();
  return { type: 'thought', id, thought: { ...thought, move: spoken(question, thought.move) } };
}
