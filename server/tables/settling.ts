/**
 * Settling the chance of a match before it begins: the table commits itself, each person's client promises a nonce, and
 * shows it when all promises are in (`engine/fairness.ts`). A client that says nothing has no part in it; one that
 * vanishes after its promise is replaced by it. So nobody can hold up a table, and nobody gains by trying.
 */

import { randomBytes } from 'node:crypto';
import {
  commitTo,
  isNonce,
  isSeed,
  keepsPromise,
  type BoundFairness,
  type Seat,
  type Terms,
} from '@sternwarte/engine';

export type SettlingStage = 'promise' | 'nonce' | 'settled';

export class Settling {
  readonly commitment: string;
  readonly #seed = randomBytes(32).toString('hex');
  readonly #players: readonly string[];
  readonly #home: number | undefined;
  readonly #promises: string[];
  readonly #nonces: string[];
  #awaited: Set<Seat>;
  #stage: SettlingStage = 'promise';

  /** `present`: the seats whose clients are there to be asked. */
  constructor(terms: Terms, present: Iterable<Seat>) {
    this.commitment = commitTo(this.#seed, terms);
    this.#players = terms.players;
    this.#home = terms.home;
    this.#promises = terms.players.map(() => '');
    this.#nonces = terms.players.map(() => '');
    this.#awaited = new Set(present);
    this.#advance();
  }

  get stage(): SettlingStage {
    return this.#stage;
  }

  /** What was promised; of interest to all once the nonces are asked for. */
  get promises(): readonly string[] {
    return this.#promises;
  }

  promise(seat: Seat, promise: string): void {
    if (this.#stage !== 'promise' || !this.#awaited.has(seat) || !isSeed(promise)) return;
    this.#promises[seat] = promise;
    this.#heard(seat);
  }

  show(seat: Seat, nonce: string): void {
    if (this.#stage !== 'nonce' || !this.#awaited.has(seat) || !isNonce(nonce)) return;
    if (!keepsPromise(nonce, this.#promises[seat] ?? '')) return;
    this.#nonces[seat] = nonce;
    this.#heard(seat);
  }

  /** Goes on without those who have not answered. */
  hurry(): void {
    this.#awaited.clear();
    this.#advance();
  }

  /** With the seed: not for clients before the end. */
  fairness(): BoundFairness {
    return {
      scheme: 2,
      commitment: this.commitment,
      players: this.#players,
      promises: this.#promises,
      nonces: this.#nonces,
      seed: this.#seed,
      ...(this.#home !== undefined && { home: this.#home }),
    };
  }

  #heard(seat: Seat): void {
    this.#awaited.delete(seat);
    this.#advance();
  }

  #advance(): void {
    if (this.#awaited.size > 0 || this.#stage === 'settled') return;
    if (this.#stage === 'nonce') {
      this.#stage = 'settled';
      // Who promised and showed nothing is replaced by his promise.
      for (const [seat, nonce] of this.#nonces.entries()) {
        if (nonce === '') this.#nonces[seat] = this.#promises[seat] ?? '';
      }
      return;
    }
    this.#stage = 'nonce';
    this.#awaited = new Set(
      this.#promises.flatMap((promise, seat) => (promise === '' ? [] : [seat])),
    );
    this.#advance();
  }
}
