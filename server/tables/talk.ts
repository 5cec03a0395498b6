/** What is said at a table. */

import { isRefusal, type Refusal, type Viewer } from '@sternwarte/engine';
import { CHAT_MAX_LENGTH, refuseOnline, type Said } from '@sternwarte/protocol';
import { NotKnown, type Store, type StoredSaid } from '../store/store.ts';
import type { Listener } from './audience.ts';

const SHOWN = 50;
/** A client whose line broke sends again what it does not know to be heard: others hardly say more than that meanwhile. */
const REMEMBERED = 128;

/** What somebody wants to say, and how his client calls that. */
export interface Saying {
  readonly id: string;
  readonly text: string;
  readonly at: number;
}

/** How things are at the table when somebody speaks. */
export interface Occasion {
  readonly isRunning: boolean;
  /** Whether anything may be said at all. */
  readonly isOpen: boolean;
}

export interface Heard {
  /** Of the line. */
  readonly number: number;
  /** For all to hear; `null` when it was said before. */
  readonly line: StoredSaid | null;
}

export class Talk {
  readonly #store: Store;
  readonly #table: string;
  #next = 0;
  /** The numbers of the latest lines, by who said them and how his client called that. */
  readonly #heard = new Map<string, number>();
  /** Whether something may be stored that was not said to be. */
  #isUnsure = false;

  static async load(store: Store, table: string): Promise<Talk> {
    const talk = new Talk(store, table);
    await talk.#read();
    return talk;
  }

  private constructor(store: Store, table: string) {
    this.#store = store;
    this.#table = table;
  }

  /** The latest of it, as this viewer may hear it. */
  async recent(viewer: Viewer, isRunning: boolean): Promise<Said[]> {
    const lines = await this.#store.readSaid(this.#table, SHOWN);
    return lines.map(({ said }) => said).filter((one) => hears(viewer, one, isRunning));
  }

  /** What is stored though it was not said to be, so that nobody was told of it. */
  async catchUp(): Promise<readonly StoredSaid[]> {
    if (!this.#isUnsure) return [];
    const from = this.#next;
    const lines = await this.#read();
    return lines.filter(({ said }) => said.number >= from);
  }

  /** Keeps what somebody says, once, however often it is sent; rejected when it cannot be stored. */
  async add(listener: Listener, saying: Saying, occasion: Occasion): Promise<Heard | Refusal> {
    const known = this.#heard.get(keyOf(listener.person, saying.id));
    if (known !== undefined) return { number: known, line: null };
    const line = lineOf(this.#next, listener, saying, occasion);
    if (isRefusal(line)) return line;
    try {
      await this.#store.addSaid(this.#table, line);
    } catch (error) {
      // He was forgotten while his words waited for their turn.
      if (error instanceof NotKnown) return refuseOnline('notKnown', {});
      this.#isUnsure = true;
      throw error;
    }
    this.#remember(line);
    return { number: line.said.number, line };
  }

  async #read(): Promise<readonly StoredSaid[]> {
    const lines = await this.#store.readSaid(this.#table, REMEMBERED);
    for (const line of lines) this.#remember(line);
    this.#isUnsure = false;
    return lines;
  }

  #remember({ said, person, wish }: StoredSaid): void {
    // Numbers of lines that were forgotten are not given out again while somebody here may have read them.
    this.#next = Math.max(this.#next, said.number + 1);
    if (person === null || wish === null) return;
    this.#heard.set(keyOf(person, wish), said.number);
    if (this.#heard.size <= REMEMBERED) return;
    const [oldest = ''] = this.#heard.keys();
    this.#heard.delete(oldest);
  }
}

/** What different people call their wishes may be the same. */
function keyOf(person: string, wish: string): string {
  return `${person} ${wish}`;
}

function lineOf(
  number: number,
  { viewer, name, person }: Listener,
  { id, text, at }: Saying,
  { isRunning, isOpen }: Occasion,
): StoredSaid | Refusal {
  if (!isOpen) return refuseOnline('chatOff', {});
  const words = readWords(text);
  if (isRefusal(words)) return words;
  const seat = viewer === 'spectator' ? null : viewer;
  const aside = seat === null && isRunning;
  return {
    said: { number, at, seat, name, text: words.text, ...(aside && { aside }) },
    person,
    wish: id,
  };
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
