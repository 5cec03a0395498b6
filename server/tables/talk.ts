/** What is said at a table. */

import { isRefusal, type Refusal, type Viewer } from '@sternwarte/engine';
import { CHAT_MAX_LENGTH, refuseOnline, type Said } from '@sternwarte/protocol';
import type { Store } from '../store/store.ts';
import type { Listener } from './audience.ts';

const SHOWN = 50;

export class Talk {
  readonly #store: Store;
  readonly #table: string;
  #count: number;

  static async load(store: Store, table: string): Promise<Talk> {
    const [last] = await store.readSaid(table, 1);
    return new Talk(store, table, (last?.number ?? -1) + 1);
  }

  private constructor(store: Store, table: string, count: number) {
    this.#store = store;
    this.#table = table;
    this.#count = count;
  }

  /** The latest of it, as this viewer may hear it. */
  async recent(viewer: Viewer, isRunning: boolean): Promise<Said[]> {
    const said = await this.#store.readSaid(this.#table, SHOWN);
    return said.filter((one) => hears(viewer, one, isRunning));
  }

  /** Keeps what somebody says; rejected when it cannot be stored. */
  async add(
    { viewer, name, person }: Listener,
    text: string,
    at: number,
    isRunning: boolean,
  ): Promise<Said | Refusal> {
    const words = readWords(text);
    if (isRefusal(words)) return words;
    const seat = viewer === 'spectator' ? null : viewer;
    const aside = seat === null && isRunning;
    const said: Said = {
      number: this.#count,
      at,
      seat,
      name,
      text: words.text,
      ...(aside && { aside }),
    };
    await this.#store.addSaid(this.#table, said, person);
    this.#count++;
    return said;
  }
}

/** Who looks on may not whisper to players while they decide. */
export function hears(viewer: Viewer, { aside }: Said, isRunning: boolean): boolean {
  return viewer === 'spectator' || aside === undefined || !isRunning;
}

function readWords(input: string): { readonly text: string } | Refusal {
  const text = input.trim();
  const isFit = text.length > 0 && text.length <= CHAT_MAX_LENGTH;
  return isFit ? { text } : refuseOnline('tooLong', { limit: CHAT_MAX_LENGTH });
}
