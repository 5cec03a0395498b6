import { afterEach, beforeEach, expect, test } from 'vitest';
import { Line, type LineState, type Socket } from './line.ts';

interface Happening {
  readonly data: unknown;
  readonly code: number;
}

/** A socket that does what a test says. */
class Wire implements Socket {
  readonly sent: string[] = [];
  isClosed = false;
  readonly #listeners = new Map<string, (event: Happening) => void>();

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.isClosed = true;
  }

  addEventListener(type: string, listener: (event: Happening) => void): void {
    this.#listeners.set(type, listener);
  }

  happen(type: string, event: Partial<Happening> = {}): void {
    this.#listeners.get(type)?.({ data: null, code: 1006, ...event });
  }
}

/** Time that passes when a test says so. */
class TestClock {
  #time = 0;
  #due: { readonly at: number; readonly act: () => void }[] = [];

  readonly now = (): number => this.#time;

  readonly after = (milliseconds: number, act: () => void): (() => void) => {
    const one = { at: this.#time + milliseconds, act };
    this.#due.push(one);
    return () => void (this.#due = this.#due.filter((other) => other !== one));
  };

  /** To the next thing that is due; answers how long that took, or `null` when nothing is. */
  pass(): number | null {
    const next = this.#due.toSorted((a, b) => a.at - b.at)[0];
    if (next === undefined) return null;
    const passed = next.at - this.#time;
    this.#time = next.at;
    this.#due = this.#due.filter((other) => other !== next);
    next.act();
    return passed;
  }
}

const FOR_GOOD = 4000;
let wires: Wire[];
let clock: TestClock;
let heard: string[];
let states: LineState[];
let line: Line;

const wire = (): Wire => {
  const last = wires.at(-1);
  if (last === undefined) throw new Error('nothing was opened');
  return last;
};

beforeEach(() => {
  [wires, clock, heard, states] = [[], new TestClock(), [], []];
  const openSocket = (): Wire => {
    wires.push(new Wire());
    return wire();
  };
  line = new Line(
    { openSocket, clock, jitter: () => 0.5 },
    {
      greet: () => line.say('hello'),
      hear: (text) => heard.push(text),
      ping: () => line.say('ping'),
      isOver: (code) => code === FOR_GOOD,
      turned: (state) => states.push(state),
    },
  );
});

afterEach(() => line.close());

test('nothing is said before the socket is open, which many sockets would not bear', () => {
  line.say('too soon');
  expect(wire().sent).toEqual([]);
  wire().happen('open');
  line.say('now');
  expect(wire().sent).toEqual(['hello', 'now']);
  wire().happen('message', { data: 'welcome' });
  expect(heard).toEqual(['welcome']);
});

test('a broken line is picked up again, each time later, and at once after it was steady', () => {
  const waits: (number | null)[] = [];
  for (let n = 0; n < 8; n++) {
    wire().happen('close');
    waits.push(clock.pass());
  }
  expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
  line.settle();
  expect(line.isSteady).toBe(true);
  wire().happen('close');
  expect(line.isSteady).toBe(false);
  expect(clock.pass()).toBe(500);
  expect(states.slice(-2)).toEqual(['steady', 'broken']);
});

test('a line that the server has ended stays ended', () => {
  wire().happen('close', { code: FOR_GOOD });
  expect(states).toEqual(['ended']);
  expect(clock.pass()).toBeNull();
  expect(wires).toHaveLength(1);
});

test('a line on which nothing is heard for long is taken for dead', () => {
  const [first] = wires;
  wire().happen('open');
  line.settle();
  while (states.at(-1) === 'steady') clock.pass();
  expect(first?.sent).toEqual(['hello', 'ping', 'ping']);
  expect(first?.isClosed).toBe(true);
  expect(clock.now()).toBe(30_000);
  expect(states.at(-1)).toBe('broken');
});

test('what an old socket still says is not heard', () => {
  const [first] = wires;
  line.breakOff();
  clock.pass();
  first?.happen('message', { data: 'late' });
  first?.happen('close');
  expect(heard).toEqual([]);
  expect(wires).toHaveLength(2);
});

test('who hangs up when he hears of a break is not called again', () => {
  const open = (): Wire => {
    wires.push(new Wire());
    return wire();
  };
  const own = new Line(
    { openSocket: open, clock, jitter: () => 0 },
    {
      greet: () => undefined,
      hear: () => undefined,
      ping: () => undefined,
      isOver: () => false,
      turned: () => own.close(),
    },
  );
  line.close();
  const before = wires.length;
  wire().happen('close');
  expect(clock.pass()).toBeNull();
  expect(wires).toHaveLength(before);
});
