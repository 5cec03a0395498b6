/** How a match begins: chance is settled among those who are there, but nobody is waited for long. */

import type { Refusal } from '@sternwarte/engine';
import { refuseOnline, type ClientMessage } from '@sternwarte/protocol';
import type { StoredTable } from '../store/store.ts';
import type { Listener } from './audience.ts';
import { notStored, type Place } from './place.ts';
import { mayStart } from './seating.ts';
import { Settling, type SettlingStage } from './settling.ts';

/** How long a client may take for its part in chance. */
const SETTLING_MILLISECONDS = 3_000;

export type Contribution = Extract<ClientMessage, { readonly type: 'promise' | 'nonce' }>;

interface Parts {
  run(this: void, task: () => Promise<void>): Promise<void>;
  keep(this: void, changed: StoredTable): Promise<void>;
  announce(this: void): void;
}

export class Beginning {
  readonly #place: Place;
  readonly #parts: Parts;
  #settling: Settling | null = null;

  constructor(place: Place, parts: Parts) {
    this.#place = place;
    this.#parts = parts;
  }

  /** Whether chance is being settled now. */
  get isUnderWay(): boolean {
    return this.#settling !== null;
  }

  get commitment(): string | null {
    return this.#settling?.commitment ?? null;
  }

  async start(person: string): Promise<Refusal | null> {
    if (this.#settling !== null) return refuseOnline('alreadyBegun', {});
    const { stored, audience } = this.#place;
    const refusal = mayStart(stored, person);
    if (refusal !== null) return refusal;
    if (await this.#isCutOff()) {
      return refuseOnline('badRecord', { damage: 'missingEntries' });
    }
    const players = stored.seats.map((seat) => seat.person?.name ?? '');
    const present = [...audience.viewers()].filter((viewer) => viewer !== 'spectator');
    const { home, ...terms } = stored;
    const settling = new Settling(
      { ...terms, players, ...(home !== null && { home: home.draws }) },
      present,
    );
    const { surroundings } = this.#place;
    try {
      // Published before anybody adds to it, so that no match can be put in its place afterwards.
      await surroundings.store.addCommitment(settling.commitment, surroundings.now());
    } catch (error) {
      return notStored(surroundings, error);
    }
    this.#settling = settling;
    return this.#settle('promise');
  }

  /** Somebody has gone for good while chance was being settled: the host has to begin anew. */
  abandon(): void {
    if (this.#settling === null) return;
    this.#settling = null;
    this.#parts.announce();
  }

  /** A client's part in chance. */
  async contribute({ viewer }: Listener, part: Contribution): Promise<void> {
    const settling = this.#settling;
    if (settling === null || viewer === 'spectator') return;
    const { stage } = settling;
    if (part.type === 'promise') settling.promise(viewer, part.promise);
    else settling.show(viewer, part.nonce);
    if (settling.stage !== stage) await this.#settle(settling.stage);
  }

  /** Whether the entries of a match that was brought along could not be stored after its table: it would begin anew. */
  async #isCutOff(): Promise<boolean> {
    const { stored, surroundings } = this.#place;
    const brought = stored.home?.entries ?? 0;
    // All of them are stored, or none.
    return (
      brought > 0 && (await surroundings.store.readEntries(stored.id, brought - 1)).length === 0
    );
  }

  /** Asks everybody for what this stage needs, but not for ever. */
  async #settle(stage: SettlingStage): Promise<Refusal | null> {
    const settling = this.#settling;
    if (settling === null) return null;
    if (stage === 'settled' || settling.stage === 'settled') return this.#begin(settling);
    const { commitment, promises } = settling;
    this.#place.audience.tellAll({ type: 'settle', asks: stage, commitment, promises });
    setTimeout(() => {
      void this.#parts.run(async () => {
        if (this.#settling !== settling || settling.stage !== stage) return;
        settling.hurry();
        await this.#settle(settling.stage);
      });
    }, SETTLING_MILLISECONDS).unref();
    return null;
  }

  async #begin(settling: Settling): Promise<Refusal | null> {
    this.#settling = null;
    const { stored, surroundings } = this.#place;
    try {
      await this.#parts.keep({ ...stored, status: 'running', fairness: settling.fairness() });
    } catch (error) {
      this.#parts.announce();
      return notStored(surroundings, error);
    }
    return null;
  }
}
