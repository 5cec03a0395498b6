/** Those who look at a table, by whose eyes they look with. */

import type { Seat, Viewer } from '@sternwarte/engine';
import { makeServerMessage, type ServerMessage } from '@sternwarte/protocol';
import { makeFrame } from '../wire/frame.ts';

/** One client at one table. */
export interface Listener {
  readonly person: string;
  /** Changed only by the table. */
  name: string;
  /** Whose eyes it looks with; changed only by the table. */
  viewer: Viewer;
  /** Never waits: whoever reads too slowly is dropped, and comes back. */
  send(frame: Buffer): void;
  end(code: number): void;
}

export class Audience {
  readonly #listeners = new Map<Viewer, Set<Listener>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get watching(): number {
    return this.#listeners.get('spectator')?.size ?? 0;
  }

  /** Whose eyes are there. */
  viewers(): Iterable<Viewer> {
    return this.#listeners.keys();
  }

  isPresent(seat: Seat): boolean {
    return this.#listeners.has(seat);
  }

  add(listener: Listener): void {
    const group = this.#listeners.get(listener.viewer);
    if (group === undefined) this.#listeners.set(listener.viewer, new Set([listener]));
    else group.add(listener);
    this.#size++;
  }

  remove(listener: Listener): boolean {
    const group = this.#listeners.get(listener.viewer);
    if (group?.delete(listener) !== true) return false;
    if (group.size === 0) this.#listeners.delete(listener.viewer);
    this.#size--;
    return true;
  }

  /** Everybody, in a list of its own: the audience may change meanwhile. */
  all(): readonly Listener[] {
    return [...this.#listeners.values()].flatMap((group) => [...group]);
  }

  /** The frame must be made for these eyes: see `telling.ts`. */
  tell(viewer: Viewer, frame: Buffer): void {
    const group = this.#listeners.get(viewer);
    if (group !== undefined) for (const listener of group) listener.send(frame);
  }

  tellAll(message: ServerMessage): void {
    this.tellThose(() => true, message);
  }

  tellThose(isMeant: (viewer: Viewer) => boolean, message: ServerMessage): void {
    if (this.#size === 0) return;
    const frame = makeFrame(makeServerMessage(message));
    for (const [viewer, group] of this.#listeners) {
      if (isMeant(viewer)) for (const listener of group) listener.send(frame);
    }
  }
}

export function send(listener: Listener, message: ServerMessage): void {
  listener.send(makeFrame(makeServerMessage(message)));
}
