import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GONE_MILLISECONDS, Heartbeat, PING_MILLISECONDS, type Living } from './heartbeat.ts';

class Client implements Living {
  readonly beats: number[] = [];
  readonly excused: number[] = [];

  beat(now: number): void {
    this.beats.push(now);
  }

  excuse(now: number): void {
    this.excused.push(now);
  }
}

let heart: Heartbeat<Client>;
const clients = Array.from({ length: 200 }, () => new Client());

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  for (const client of clients) client.beats.length = client.excused.length = 0;
  heart = new Heartbeat(() => Date.now());
});

afterEach(() => {
  heart.stop();
  vi.useRealTimers();
});

test('everybody is asked once in a round, and few at a time', () => {
  for (const client of clients) heart.add(client);
  vi.advanceTimersByTime(PING_MILLISECONDS);
  const counts = new Map<number, number>();
  for (const { beats } of clients) {
    expect(beats).toHaveLength(1);
    for (const at of beats) counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  expect(Math.max(...counts.values())).toBe(4);
  vi.advanceTimersByTime(PING_MILLISECONDS);
  for (const { beats } of clients) expect(beats).toHaveLength(2);
});

test('who is alone is not asked more often than others', () => {
  const [client = new Client()] = clients;
  heart.add(client);
  vi.advanceTimersByTime(4 * PING_MILLISECONDS);
  expect(client.beats).toHaveLength(4);
});

test('who has gone is not asked any more', () => {
  const [client = new Client(), other = new Client()] = clients;
  const leave = heart.add(client);
  heart.add(other);
  leave();
  vi.advanceTimersByTime(PING_MILLISECONDS);
  expect(client.beats).toHaveLength(0);
  expect(other.beats).toHaveLength(1);
});

test('after the server itself stood still, everybody is excused before anybody is asked', () => {
  for (const client of clients) heart.add(client);
  vi.advanceTimersByTime(PING_MILLISECONDS);
  for (const { excused } of clients) expect(excused).toHaveLength(0);
  // Time passes in which no timer is served.
  vi.setSystemTime(Date.now() + GONE_MILLISECONDS);
  vi.advanceTimersToNextTimer();
  const now = Date.now();
  for (const { beats, excused } of clients) {
    expect(excused).toEqual([now]);
    expect(beats.filter((at) => at < now)).toHaveLength(1);
  }
  vi.advanceTimersByTime(PING_MILLISECONDS);
  for (const { excused } of clients) expect(excused).toHaveLength(1);
});
