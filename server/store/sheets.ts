/**
 * All that a store keeps, as rows that lie the same way in every database. What only nodes need among themselves, or
 * what is void within minutes, is not part of it.
 */

export type Value = string | number | null;
export type Kind = 'text' | 'bigint' | 'integer' | 'double precision';

export interface Sheet {
  readonly name: string;
  readonly columns: Readonly<Record<string, Kind>>;
  /** Columns that put its rows into one order everywhere. */
  readonly order: readonly string[];
}

/** In an order in which each row finds those that it refers to. */
export const SHEETS: readonly Sheet[] = [
  {
    name: 'people',
    columns: {
      id: 'text',
      name: 'text',
      at: 'bigint',
      program: 'integer',
      rated: 'integer',
      emblem: 'text',
    },
    order: ['id'],
  },
  { name: 'tokens', columns: { hash: 'text', person: 'text', at: 'bigint' }, order: ['hash'] },
  {
    name: 'codes',
    columns: { hash: 'text', person: 'text', kind: 'text', until: 'bigint' },
    order: ['hash'],
  },
  {
    name: 'ratings',
    columns: {
      person: 'text',
      game: 'text',
      seats: 'integer',
      mu: 'double precision',
      sigma: 'double precision',
      matches: 'integer',
    },
    order: ['person', 'game', 'seats'],
  },
  {
    name: 'rating_steps',
    columns: {
      number: 'bigint',
      person: 'text',
      game: 'text',
      seats: 'integer',
      at: 'bigint',
      mu: 'double precision',
      sigma: 'double precision',
    },
    order: ['number'],
  },
  {
    name: 'passkeys',
    columns: {
      id: 'text',
      person: 'text',
      public_key: 'text',
      counter: 'bigint',
      since: 'bigint',
      used: 'bigint',
    },
    order: ['id'],
  },
  { name: 'pushes', columns: { endpoint: 'text', person: 'text' }, order: ['endpoint'] },
  {
    name: 'outcomes',
    columns: { number: 'bigint', id: 'text', at: 'bigint', body: 'text' },
    order: ['number'],
  },
  {
    name: 'commitments',
    columns: { number: 'bigint', at: 'bigint', commitment: 'text', hash: 'text' },
    order: ['number'],
  },
  { name: 'secrets', columns: { name: 'text', body: 'text' }, order: ['name'] },
  {
    name: 'tables',
    columns: {
      key: 'bigint',
      id: 'text',
      link: 'text',
      status: 'text',
      is_open: 'integer',
      at: 'bigint',
      body: 'text',
    },
    order: ['key'],
  },
  {
    name: 'seats',
    columns: {
      id: 'text',
      seat: 'integer',
      link: 'text',
      person: 'text',
      bot: 'text',
      stand_in: 'text',
    },
    order: ['id', 'seat'],
  },
  { name: 'guests', columns: { id: 'text', person: 'text' }, order: ['id', 'person'] },
  {
    name: 'entries',
    columns: { key: 'bigint', seq: 'integer', wish: 'text', body: 'text' },
    order: ['key', 'seq'],
  },
  { name: 'clocks', columns: { key: 'bigint', body: 'text' }, order: ['key'] },
  {
    name: 'snapshots',
    columns: { id: 'text', seq: 'integer', version: 'integer', hash: 'text', body: 'text' },
    order: ['id'],
  },
  {
    name: 'said',
    columns: { id: 'text', number: 'integer', body: 'text', person: 'text', wish: 'text' },
    order: ['id', 'number'],
  },
];
