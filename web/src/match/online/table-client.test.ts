/** The page's end of a line by itself: what it says, and when it comes back. */

import { promiseOf, type Seat } from '@sternwarte/engine';
import {
  hashView,
  makeServerMessage,
  type ServerMessage,
  type TableInfo,
} from '@sternwarte/protocol';
import { describe, expect, test } from 'vitest';
import { FakeClock } from '../testing.ts';
import type { Socket } from '@sternwarte/protocol/line';
import { TableClient } from './table-client.ts';

const TABLE: TableInfo = {
  id: 't',
  game: 'anno4000',
  version: 1,
  options: {},
  status: 'running',
  open: false,
  spectators: true,
  createdAt: 0,
  seats: [],
  watching: 0,
  commitment: null,
  clock: { kind: 'none' },
  paused: false,
  chat: true,
  home: null,
  next: null,
};

/** A line whose other end is the test. */
class Line {
  readonly clock = new FakeClock();
  readonly client: TableClient;
  /** What the page has said, on all lines. */
  readonly said: { readonly type: string; readonly [key: string]: unknown }[] = [];
  opened = 0;
  #listeners = new Map<string, (event: never) => void>();

  constructor(luck = '0000') {
    this.client = new TableClient('t', {
      clock: this.clock,
      // Two bytes decide when one comes back, the others are nonces and names.
      randomHex: (bytes) => (bytes === 2 ? luck : 'ab'.repeat(bytes)),
      openSocket: () => this.#open(),
    });
  }

  #open(): Socket {
    this.opened++;
    this.#listeners = new Map();
    return {
      send: (text) => this.said.push(JSON.parse(text)),
      close: () => undefined,
      addEventListener: (type: string, listener: (event: never) => void) => {
        this.#listeners.set(type, listener);
      },
    };
  }

  tell(message: ServerMessage): void {
    this.#listeners.get('message')?.({ data: makeServerMessage(message) } as never);
  }

  welcome(seat: Seat | null): void {
    this.#listeners.get('open')?.(undefined as never);
    const rest = { isHost: false, table: TABLE, seq: 0, view: { at: 0 }, chat: [] };
    this.tell({ type: 'welcome', version: 1, seat, ...rest });
  }

  step(seq: number): void {
    const entry = { seq, at: 0, by: 0, move: { type: 'endTurn' } };
    this.tell({ type: 'steps', steps: [{ entry, patch: { at: [seq + 1] } }] });
  }

  /** Ends the line as a bad network does. */
  break(): void {
    this.#listeners.get('close')?.({ code: 1006 } as never);
  }

  saidOf(type: string): readonly unknown[] {
    return this.said.filter((message) => message.type === type);
  }
}

const settle = (asks: 'promise' | 'nonce', promises: readonly string[]): ServerMessage => ({
  type: 'settle',
  asks,
  commitment: 'c',
  promises,
});

describe('the own part in chance', () => {
  const nonce = 'ab'.repeat(16);

  test('is promised first, and shown when the table holds the promise', () => {
    const line = new Line();
    line.welcome(0);
    line.tell(settle('promise', ['', '']));
    expect(line.saidOf('promise')).toEqual([{ type: 'promise', promise: promiseOf(nonce) }]);
    expect(line.saidOf('nonce')).toEqual([]);
    line.tell(settle('nonce', ['', promiseOf(nonce)]));
    expect(line.saidOf('nonce')).toEqual([{ type: 'nonce', nonce }]);
  });

  test('is not shown to a table that has lost the promise', () => {
    const line = new Line();
    line.welcome(0);
    line.tell(settle('promise', ['', '']));
    line.tell(settle('nonce', ['', '']));
    expect(line.saidOf('nonce')).toEqual([]);
  });

  test('is none for those who look on', () => {
    const line = new Line();
    line.welcome(null);
    line.tell(settle('promise', ['', '']));
    expect(line.saidOf('promise')).toEqual([]);
  });
});

test('what was said is sent again after a break, until the server says that it was heard', () => {
  const line = new Line();
  line.welcome(0);
  const id = line.client.wish({ type: 'chat', text: 'Hallo' });
  const comeBack = (): void => {
    line.break();
    line.clock.pass(1_000);
    line.welcome(0);
  };
  comeBack();
  expect(line.saidOf('chat')).toEqual([
    { type: 'chat', id, text: 'Hallo' },
    { type: 'chat', id, text: 'Hallo' },
  ]);
  line.tell({ type: 'done', id, seq: 0 });
  comeBack();
  expect(line.saidOf('chat')).toHaveLength(2);
});

test('a device without a network breaks a line that still looks steady, and looks for it at once', () => {
  const line = new Line();
  line.client.doubt();
  // It is being opened already.
  expect(line.opened).toBe(1);
  line.welcome(0);
  line.client.doubt();
  expect(line.client.line.value).toBe('broken');
  line.clock.pass(700);
  expect(line.opened).toBe(2);
  line.welcome(0);
  expect(line.client.line.value).toBe('steady');
});

describe('bots that fail', () => {
  test('are known until it is told otherwise, and on a new line only if it is told again', () => {
    const line = new Line();
    line.welcome(0);
    expect(line.client.failing.value).toEqual([]);
    line.tell({ type: 'bots', failing: [1] });
    // With other eyes, on the same line.
    line.welcome(null);
    expect(line.client.failing.value).toEqual([1]);
    line.break();
    line.clock.pass(60_000);
    line.welcome(null);
    expect(line.client.failing.value).toEqual([]);
  });
});

describe('a line that breaks', () => {
  test('is said to be broken, and steady when it is back', () => {
    const line = new Line();
    expect(line.client.line.value).toBe('opening');
    line.welcome(0);
    expect(line.client.line.value).toBe('steady');
    line.break();
    expect(line.client.line.value).toBe('broken');
    line.clock.pass(300);
    expect(line.opened).toBe(2);
    line.welcome(0);
    expect(line.client.line.value).toBe('steady');
  });

  test.for([
    ['0000', [300, 600, 1200]],
    ['ffff', [700, 1400, 2800]],
  ] as const)('is picked up later each time, by lot (%s)', ([luck, waits]) => {
    const line = new Line(luck);
    line.welcome(0);
    for (const [n, wait] of waits.entries()) {
      line.break();
      line.clock.pass(wait - 1);
      expect(line.opened).toBe(n + 1);
      line.clock.pass(1);
      expect(line.opened).toBe(n + 2);
    }
  });
});

test('every sixteenth step the server is asked whether both look at the same', () => {
  const line = new Line();
  line.welcome(0);
  const asked = Array.from({ length: 40 }, (_unused, seq) => {
    line.step(seq);
    return line.saidOf('check').length;
  });
  expect([asked[14], asked[15], asked[30], asked[31], asked[39]]).toEqual([0, 1, 1, 2, 2]);
  expect(line.saidOf('check')[1]).toEqual({ type: 'check', seq: 32, hash: hashView({ at: 32 }) });
});

describe('a match that begins while somebody is here', () => {
  test('is known from its first step, until somebody follows it', () => {
    const line = new Line();
    line.welcome(0);
    line.step(0);
    line.step(1);
    const { beginning } = line.client;
    expect(beginning?.view).toEqual({ at: 0 });
    expect(beginning?.arrivals.map(({ after }) => after)).toEqual([{ at: 1 }, { at: 2 }]);
    line.client.follow({ onSteps: () => {}, onJump: () => {}, onAnswer: () => {} });
    expect(line.client.beginning).toBeNull();
  });

  test('is not taken for known when the position was told anew', () => {
    const line = new Line();
    line.welcome(0);
    line.tell({ type: 'view', seq: 5, view: { at: 5 } });
    line.step(5);
    expect(line.client.beginning).toBeNull();
  });
});
