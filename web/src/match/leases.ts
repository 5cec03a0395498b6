/**
 * Locks where the browser has none, such as on pages that another machine serves without encryption: whoever plays a
 * match leaves a note that all tabs can read, and renews it. Two tabs that write at the same instant may both believe
 * to have it; the store still takes entries from one of them only.
 */

import { isRecord } from '@sternwarte/engine';
import type { Clock } from './clock.ts';
import type { Locks } from './locks.ts';

/** Hidden tabs are woken once a minute only, so nobody is thought gone before that. */
const RENEWAL = 20_000;
const EXPIRY = 90_000;

/** What tabs can leave each other. */
export interface Notes {
  read(this: void, name: string): string | null;
  write(this: void, name: string, text: string | null): void;
  /** Told when another tab has written something; the answer ends that. */
  onChange(this: void, listener: () => void): () => void;
  /** Told when this tab leaves the page, such as when it is loaded anew; the answer ends that. */
  onLeave(this: void, listener: () => void): () => void;
}

export function createLeases(notes: Notes, clock: Clock, newOwner: () => string): Locks {
  return {
    hold: async (key, steal, onLost) => {
      const name = `sternwarte.lease.${key}`;
      const owner = newOwner();
      const holder = readLease(notes.read(name), clock.now());
      if (holder !== null && !steal) return null;
      const renew = (): void => notes.write(name, JSON.stringify({ owner, at: clock.now() }));
      renew();
      let callOff = clock.after(RENEWAL, beat);
      const ignore = notes.onChange(() => void isLost());
      // Whoever loads the page anew finds the match free; whoever comes back to the old one renews the note.
      const stay = notes.onLeave(giveUp);
      function giveUp(): void {
        if (readLease(notes.read(name), clock.now()) === owner) notes.write(name, null);
      }
      function end(): void {
        callOff();
        ignore();
        stay();
      }
      function isLost(): boolean {
        const now = readLease(notes.read(name), clock.now());
        if (now === null || now === owner) return false;
        end();
        onLost();
        return true;
      }
      function beat(): void {
        if (isLost()) return;
        renew();
        callOff = clock.after(RENEWAL, beat);
      }
      return () => {
        end();
        giveUp();
      };
    },
  };
}

/** Who has it; `null` when nobody has, or has been heard of for long. */
function readLease(text: string | null, now: number): string | null {
  let lease: unknown = null;
  try {
    lease = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (!isRecord(lease)) return null;
  const { owner, at } = lease;
  const isFresh = typeof at === 'number' && Math.abs(now - at) < EXPIRY;
  return isFresh && typeof owner === 'string' ? owner : null;
}

/** Notes in `localStorage`. Where even that is refused, tabs know nothing of each other. */
export function notesIn(storage: () => Storage): Notes {
  return {
    read: (name) => {
      try {
        return storage().getItem(name);
      } catch {
        return null;
      }
    },
    write: (name, text) => {
      try {
        if (text === null) storage().removeItem(name);
        else storage().setItem(name, text);
      } catch {}
    },
    onChange: (listener) => {
      addEventListener('storage', listener);
      return () => removeEventListener('storage', listener);
    },
    onLeave: (listener) => {
      addEventListener('pagehide', listener);
      return () => removeEventListener('pagehide', listener);
    },
  };
}
