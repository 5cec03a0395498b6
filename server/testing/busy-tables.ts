/** Tables that are always played at: where a match is over, another one is begun. */

import { setTimeout } from 'node:timers/promises';
import type { Game } from '@sternwarte/engine';
import { seatPeople } from './seating.ts';
import { StubbornPlayer } from './stubborn-player.ts';

export interface Seated {
  readonly game: Game;
  readonly table: string;
  readonly players: readonly StubbornPlayer[];
}

const LOOK_MILLISECONDS = 10;

export class BusyTables {
  readonly #address: () => string;
  /** All that were ever begun. */
  readonly #seated: Seated[] = [];
  /** Those that run, as far as their players know. */
  #running: Seated[] = [];
  readonly #playing: Promise<void>[] = [];

  constructor(address: () => string) {
    this.#address = address;
  }

  get seated(): readonly Seated[] {
    return this.#seated;
  }

  /** How many moves were acknowledged, at all tables together. */
  get acknowledged(): number {
    return this.#seated.reduce((sum, one) => sum + acknowledgedAt(one), 0);
  }

  /** Nobody plays there before `play`. */
  async seat(game: Game): Promise<void> {
    const { people, table } = await seatPeople(this.#address(), game);
    await people[0]?.post(`/api/tables/${table}/start`);
    const players = people.map((who, seat) => new StubbornPlayer(who, table, game, `p${seat}`));
    const one = { game, table, players };
    this.#seated.push(one);
    this.#running.push(one);
  }

  play(): void {
    for (const one of this.#running) this.#begin(one);
  }

  /** Waits until they have made so many moves; answers how many, which is fewer when patience has ended before. */
  async someMoves(moves: number, patience: number): Promise<number> {
    const before = this.acknowledged;
    const until = performance.now() + patience;
    while (this.acknowledged - before < moves && performance.now() < until) {
      await this.#renew();
      await setTimeout(LOOK_MILLISECONDS);
    }
    return this.acknowledged - before;
  }

  /** Waits until there was a move at every table that runs now, or its match is over; answers those where there was none. */
  async goOn(patience: number): Promise<readonly Seated[]> {
    await this.#renew();
    const before = new Map(this.#running.map((one) => [one, acknowledgedAt(one)]));
    const until = performance.now() + patience;
    for (;;) {
      const still = [...before].filter(([one, count]) => acknowledgedAt(one) === count);
      const waiting = still.map(([one]) => one).filter((one) => !isOver(one));
      if (waiting.length === 0 || performance.now() >= until) return waiting;
      await setTimeout(LOOK_MILLISECONDS);
    }
  }

  async stop(): Promise<void> {
    for (const { players } of this.#seated) for (const player of players) player.stop();
    await Promise.all(this.#playing);
  }

  #begin({ players }: Seated): void {
    this.#playing.push(...players.map((player) => player.play()));
  }

  /** The server must be there. */
  async #renew(): Promise<void> {
    const over = this.#running.filter(isOver);
    this.#running = this.#running.filter((one) => !over.includes(one));
    for (const { game } of over) {
      await this.seat(game);
      const begun = this.#running.at(-1);
      if (begun !== undefined) this.#begin(begun);
    }
  }
}

function acknowledgedAt({ players }: Seated): number {
  return players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
}

function isOver({ players }: Seated): boolean {
  return players.every((player) => player.isOver);
}
