/**
 * What a server keeps. One contract for every database; `sqlite.ts` is the one that needs nothing installed.
 *
 * Everything that was answered with a fulfilled promise survives the death of the process and of the machine.
 */

import type { Entry, Fairness, OptionValues } from '@sternwarte/engine';
import type { KeepingStore } from './keeping-store.ts';
import type { Person, PeopleStore } from './people-store.ts';
import type { ProfileStore } from './profile-store.ts';
import type { BOT_IDS, ClockRule, Said, TABLE_STATUSES } from '@sternwarte/protocol';

export type { Outcome, Person, StoredRating } from './people-store.ts';
export type BotId = (typeof BOT_IDS)[number];
export type TableStatus = (typeof TABLE_STATUSES)[number];

/** It is of somebody who is not known, or not any more: nothing of him is kept. */
export class NotKnown extends RangeError {
  constructor() {
    super('he is not known any more');
  }
}

/** Who sits there: a person, a bot or nobody yet; and the link that leads to this very seat. */
export interface StoredSeat {
  readonly person: Person | null;
  readonly bot: BotId | null;
  /** The bot that plays for the person until he comes back. */
  readonly standIn: BotId | null;
  readonly link: string;
}

export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: OptionValues;
  readonly host: string;
  readonly status: TableStatus;
  readonly open: boolean;
  readonly spectators: boolean;
  readonly createdAt: number;
  readonly link: string;
  /** With the seed, which leaves the server when the match is over. */
  readonly fairness: Fairness | null;
  readonly seats: readonly StoredSeat[];
  readonly clock: ClockRule;
  /** Who stands in for people whose time is out. */
  readonly standIn: BotId;
  readonly paused: boolean;
  readonly chat: boolean;
  /** The table of the next match. */
  readonly next: string | null;
  /** Whether a bot has ever played in place of a person. */
  readonly helped: boolean;
  /** What was played of it elsewhere, before it was brought here. */
  readonly home: { readonly entries: number; readonly draws: number } | null;
  /** The seats of people who wanted to be forgotten. */
  readonly forgotten: readonly number[];
  /** Who began the match and was replaced by a bot, if anybody: his name is part of what was committed to, and he may want it forgotten. */
  readonly replaced?: readonly ReplacedPerson[];
}

export interface ReplacedPerson {
  readonly seat: number;
  readonly person: string;
}

/** Milliseconds left for each seat, as they were at `since`. */
export interface StoredClock {
  readonly left: readonly number[];
  readonly since: number;
}

export interface StoredEntry {
  readonly entry: Entry;
  /** The wish it fulfilled, as its client has called it. */
  readonly wish: string | null;
  /** The entry as JSON, where somebody has made it already. */
  readonly text?: string;
}

export interface StoredSaid {
  readonly said: Said;
  /** Who said it, so that it can be forgotten; `null` where nobody noted that yet. */
  readonly person: string | null;
  /** As his client has called it, so that it counts once. */
  readonly wish: string | null;
}

/** A snapshot is of use only to the rules that made it. */
export interface StoredSnapshot {
  readonly seq: number;
  readonly version: number;
  readonly body: string;
}

export interface Store extends PeopleStore, ProfileStore, KeepingStore {
  /** Keeps a table and its seats as they are now. Rejects with `NotKnown` when somebody sits there who is forgotten. */
  saveTable(table: StoredTable): Promise<void>;
  /**
   * Keeps a table that leads on to the next one, and that one, which nobody knows yet: both or neither. The link may go from
   * one to the other; whoever came to the first by a link may come to the next.
   */
  saveRematch(table: StoredTable, next: StoredTable): Promise<void>;
  findTable(id: string): Promise<StoredTable | null>;
  /** The table that a link leads to, and the seat if it is a link of one. */
  findLink(link: string): Promise<{ readonly table: string; readonly seat: number | null } | null>;
  /** Who came by a link may come again without. */
  addGuest(table: string, person: string): Promise<void>;
  isGuest(table: string, person: string): Promise<boolean>;
  /** Tables that wait for people and are open to all, the newest first. */
  listOpen(limit: number): Promise<readonly string[]>;
  /** Running tables that are open to all and may be watched, the newest first. */
  listRunning(limit: number): Promise<readonly string[]>;
  /** Tables at which a person sits, or whose host he is, the newest first. */
  listOf(person: string, limit: number): Promise<readonly string[]>;
  /** Tables at which a bot has replaced a person in the match. */
  listReplaced(person: string): Promise<readonly string[]>;
  /** Running tables that may go on without people, in the order they were made; those after the one named, if any. */
  listSelfActing(after: string | null, limit: number): Promise<readonly string[]>;

  /** Rejects when the first of them is not the next one of its match, and then has written none of them. */
  append(table: string, entries: readonly StoredEntry[], clock?: StoredClock | null): Promise<void>;
  saveClock(table: string, clock: StoredClock): Promise<void>;
  readClock(table: string): Promise<StoredClock | null>;
  readEntries(table: string, from: number): Promise<readonly StoredEntry[]>;
  saveSnapshot(table: string, snapshot: StoredSnapshot): Promise<void>;
  readSnapshot(table: string): Promise<StoredSnapshot | null>;

  /** Rejects with `NotKnown` when whoever said it is forgotten, however long it was on its way. */
  addSaid(table: string, line: StoredSaid): Promise<void>;
  /** The last things said, the oldest first. */
  readSaid(table: string, limit: number): Promise<readonly StoredSaid[]>;

  close(): Promise<void>;
}
