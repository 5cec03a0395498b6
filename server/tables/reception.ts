/** Receives those who come to a table: they are shown what they have not seen yet, and told who is there. */

import { CLOSE, PROTOCOL_VERSION, type TableInfo } from '@sternwarte/protocol';
import { send, type Listener } from './audience.ts';
import { describeTable } from './describing.ts';
import { tellMissed } from './missed.ts';
import type { Place } from './place.ts';
import type { Play } from './play.ts';
import { mayWatch, seatOf } from './seating.ts';
import type { Talk } from './talk.ts';

interface Parts {
  readonly talk: Talk;
  /** The match; `null` before it begins. */
  match(this: void): Promise<Play | null>;
  /** What the table has committed itself to while chance is being settled. */
  commitment(this: void): string | null;
}

export class Reception {
  readonly #place: Place;
  readonly #parts: Parts;

  constructor(place: Place, parts: Parts) {
    this.#place = place;
    this.#parts = parts;
  }

  info(): TableInfo {
    const { stored, audience } = this.#place;
    const commitment = this.#parts.commitment() ?? stored.fairness?.commitment ?? null;
    return describeTable(stored, audience, commitment);
  }

  announce(): void {
    const { audience } = this.#place;
    if (audience.size > 0) audience.tellAll({ type: 'table', table: this.info() });
  }

  /** `seen` is the number of the first entry that he has not seen; `null` when he has seen nothing. */
  async welcome(listener: Listener, seen: number | null): Promise<void> {
    const { stored, game, surroundings } = this.#place;
    const { viewer } = listener;
    const play = await this.#parts.match();
    const seq = play?.seq ?? 0;
    const missed =
      play === null || seen === null || seen === seq
        ? null
        : await tellMissed(surroundings.store, stored, game, viewer, seen, seq);
    const isShown = play !== null && seq !== seen && (missed === null || 'view' in missed);
    send(listener, {
      type: 'welcome',
      version: PROTOCOL_VERSION,
      seat: typeof viewer === 'number' ? viewer : null,
      isHost: listener.person === stored.host,
      table: this.info(),
      seq,
      ...(missed !== null && { missed: [...missed.steps] }),
      ...(isShown && { view: play.view(viewer) }),
      chat: await this.#parts.talk.recent(viewer, stored.status === 'running'),
    });
  }

  /**
   * Who sits down, or stands up, sees with other eyes from then on; when the match begins, everybody does. Who becomes the host
   * sees the same, and has to know that he is.
   */
  async reseat(begins: boolean, newHost: string | null): Promise<void> {
    const { audience, stored } = this.#place;
    for (const listener of audience.all()) {
      const viewer = seatOf(stored, listener.person) ?? 'spectator';
      if (viewer === listener.viewer && !begins && listener.person !== newHost) continue;
      audience.remove(listener);
      // Also for those who are hung up on: what they have sent may still be waiting for its turn.
      listener.viewer = viewer;
      // Who is replaced where nobody may look on has nothing to look for here.
      if (!mayWatch(stored, listener.person)) {
        listener.end(CLOSE.breach);
        continue;
      }
      audience.add(listener);
      await this.welcome(listener, null);
    }
  }
}
