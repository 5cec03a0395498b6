/** A player who comes back whenever the line breaks, sends again what was not answered, and notes what was acknowledged. */

import { setTimeout } from 'node:timers/promises';
import { createRandom, randomPolicy, type Game, type Random } from '@sternwarte/engine';
import type { ServerMessage } from '@sternwarte/protocol';
import type { Onlooker, Visitor } from './client.ts';

interface OpenWish {
  readonly id: string;
  readonly atSeq: number;
  readonly move: unknown;
}

export class StubbornPlayer {
  readonly table: string;
  /** What the server has said to be done: the entry, and the wish that it fulfilled. */
  readonly acknowledged = new Map<string, number>();
  /** When that was said, by a stopwatch. */
  readonly acknowledgedAt: number[] = [];
  /** All that he was told, on whatever line. */
  readonly heard: ServerMessage[] = [];
  /** Where he sits, as far as he knows. */
  seat: number | null = null;
  /** The keys of all refusals. */
  readonly refusals = new Set<string>();
  /** Himself, at each of the nodes that he may be led to. */
  readonly #ways: readonly Visitor[];
  #attempts = 0;
  readonly #game: Game;
  readonly #random: Random;
  readonly #name: string;
  #line: Onlooker | null = null;
  #open: OpenWish | null = null;
  #stopped = false;
  /** How long he thinks, in milliseconds. */
  readonly #thinking: number;

  constructor(
    ways: Visitor | readonly Visitor[],
    table: string,
    game: Game,
    name: string,
    thinking = 0,
  ) {
    this.#ways = 'token' in ways ? [ways] : ways;
    this.table = table;
    this.#game = game;
    this.#name = name;
    this.#random = createRandom(`${table} ${name}`);
    this.#thinking = thinking;
  }

  /** Whether the match is over, as far as he knows. */
  get isOver(): boolean {
    const view = this.#line?.view;
    return view !== undefined && this.#game.pending(view).kind === 'over';
  }

  stop(): void {
    this.#stopped = true;
    this.#line?.drop();
  }

  async play(): Promise<void> {
    while (!this.#stopped && !this.isOver) {
      const before = this.#line;
      const way = this.#ways[this.#attempts++ % this.#ways.length];
      if (way === undefined) throw new RangeError('there is no way to the table');
      const line = way.look(this.table, {}, before);
      this.#line = line;
      await line.until(() => line.closed !== null || (line.isWelcome && line.view !== undefined));
      // A line that broke before the welcome knows nothing of him.
      if (line.isWelcome) this.seat = line.seat;
      while (line.closed === null && !this.isOver) await this.#step(line);
      line.drop();
      this.heard.push(...line.heard);
      await setTimeout(20);
    }
  }

  async #step(line: Onlooker): Promise<void> {
    const { seat, seq } = line;
    const pending = this.#game.pending(line.view);
    const isAsked = seat !== null && pending.kind === 'move' && pending.seats.includes(seat);
    if (this.#open === null && isAsked) {
      if (this.#thinking > 0) {
        await setTimeout(this.#thinking);
        if (line.closed !== null || line.seq !== seq) return;
      }
      const moves = this.#game.moves(line.view, seat);
      const move = randomPolicy(line.view, seat, moves, this.#random);
      this.#open = { id: `${this.#name} ${seq} ${this.#random.below(1e6)}`, atSeq: seq, move };
    }
    const wish = this.#open;
    if (wish === null) {
      await line.until(() => line.closed !== null || line.seq !== seq);
      return;
    }
    line.say({ type: 'move', ...wish });
    for (let n = 0; line.closed === null; await line.news()) {
      for (; n < line.heard.length; n++) {
        const message = line.heard[n];
        if (message === undefined || !('id' in message) || message.id !== wish.id) continue;
        if (message.type === 'steps') this.#acknowledge(wish, message.steps[0]?.entry.seq);
        else if (message.type === 'done') this.#acknowledge(wish, message.seq);
        else if (message.type === 'refused') this.refusals.add(message.why.key);
        this.#open = null;
        return;
      }
    }
  }

  #acknowledge({ id }: OpenWish, seq: number | undefined): void {
    if (seq === undefined) throw new Error('steps without a step');
    this.acknowledged.set(id, seq);
    this.acknowledgedAt.push(performance.now());
  }
}
