/**
 * Going back further than one's own turn: somebody asks, everybody else who sits there agrees or not. Bots agree at once,
 * but none of them moves while people are being asked. Whoever is stood in for is asked himself.
 */

import type { Refusal, Seat } from '@sternwarte/engine';
import { refuseOnline, type ClientMessage, type ServerMessage } from '@sternwarte/protocol';
import { drain } from '../rate.ts';
import type { Listener } from './audience.ts';
import type { Place } from './place.ts';

export type BackWish = Extract<ClientMessage, { readonly type: 'back' }>;
export type BackAnswer = Extract<ClientMessage, { readonly type: 'consent' }>;
type Ending = 'granted' | 'declined' | 'withdrawn' | 'lapsed';

/** Where a wish would lead to. */
export interface WayBack {
  readonly to: number;
  /** How many outcomes of chance it takes back. */
  readonly draws: number;
}

interface Parts {
  run(this: void, task: () => Promise<void>): Promise<void>;
  /** The way that is asked for, or why there is none. */
  find(this: void, seat: Seat, wish: BackWish): Promise<WayBack | Refusal>;
  /** Goes there. */
  take(this: void, to: number, wish: string): Promise<Refusal | null>;
  /** The bots may go on. */
  resume(this: void): void;
}

interface Ask extends WayBack {
  readonly by: Seat;
  readonly wish: string;
  readonly agreed: Set<Seat>;
}

/** Whoever does not answer in that time has not agreed. */
const PATIENCE_MILLISECONDS = 60_000;
/** Finding the way means playing the match again, so nobody asks all the time. */
const ASKS = { count: 6, seconds: 60 };

export class GoingBack {
  readonly #place: Place;
  readonly #parts: Parts;
  #ask: Ask | null = null;
  #patience: NodeJS.Timeout | null = null;
  /** Whose wish was declined, and has to wait until somebody moves. */
  readonly #declined = new Set<Seat>();
  #drained = 0;

  constructor(place: Place, parts: Parts) {
    this.#place = place;
    this.#parts = parts;
  }

  /** Whether people are being asked now. */
  get isOpen(): boolean {
    return this.#ask !== null;
  }

  /** What is asked, for whoever comes meanwhile. */
  face(): ServerMessage | null {
    if (this.#ask === null) return null;
    const { by, to, draws, agreed } = this.#ask;
    return { type: 'back', ask: { by, to, draws, agreed: [...agreed].toSorted((a, b) => a - b) } };
  }

  async ask({ viewer }: Listener, wish: BackWish): Promise<Refusal | null> {
    if (viewer === 'spectator') return refuseOnline('lookingOn', {});
    if (this.#ask !== null) return refuseOnline('backOpen', {});
    if (this.#declined.has(viewer)) return refuseOnline('backDeclined', {});
    const drained = drain(this.#drained, ASKS, this.#place.surroundings.now());
    if (drained === null) return refuseOnline('tooOften', {});
    this.#drained = drained;
    const way = await this.#parts.find(viewer, wish);
    if ('key' in way) return way;
    const bots = this.#place.stored.seats.flatMap(({ bot }, seat) => (bot === null ? [] : [seat]));
    this.#ask = { ...way, by: viewer, wish: wish.id, agreed: new Set([viewer, ...bots]) };
    this.#patience = setTimeout(() => {
      void this.#parts.run(async () => this.lapse());
    }, PATIENCE_MILLISECONDS).unref();
    return this.#consider();
  }

  async answer({ viewer }: Listener, { to, says }: BackAnswer): Promise<Refusal | null> {
    const ask = this.#ask;
    if (viewer === 'spectator') return refuseOnline('lookingOn', {});
    if (ask === null || ask.to !== to || (says === 'withdraw') !== (viewer === ask.by)) {
      return refuseOnline('backNone', {});
    }
    if (says === 'agree') {
      ask.agreed.add(viewer);
      return this.#consider();
    }
    if (says === 'decline') this.#declined.add(ask.by);
    this.#end(says === 'decline' ? 'declined' : 'withdrawn', viewer);
    return null;
  }

  /** Somebody has moved, so whoever was declined may ask again; and what was asked belongs to the past. */
  moved(): void {
    // Hardly ever anybody, and to clear a set that is empty makes another one.
    if (this.#declined.size > 0) this.#declined.clear();
    this.lapse();
  }

  lapse(): void {
    if (this.#ask !== null) this.#end('lapsed', null);
  }

  /** Goes back when all have agreed, and tells how it stands until then. */
  async #consider(): Promise<Refusal | null> {
    const ask = this.#ask;
    if (ask === null) return null;
    if (ask.agreed.size < this.#place.stored.seats.length) {
      const face = this.face();
      if (face !== null) this.#place.audience.tellAll(face);
      return null;
    }
    const refusal = await this.#parts.take(ask.to, ask.wish);
    this.#end(refusal === null ? 'granted' : 'lapsed', null);
    return refusal;
  }

  #end(ended: Ending, by: Seat | null): void {
    this.#ask = null;
    if (this.#patience !== null) clearTimeout(this.#patience);
    this.#patience = null;
    this.#place.audience.tellAll({ type: 'back', ask: null, ended, by });
    this.#parts.resume();
  }
}
