/** Which puzzles somebody has solved, and for how many days in a row that of the day. Kept in the browser. */

import { signal, type ReadonlySignal } from '@preact/signals';
import type { GameId } from '@sternwarte/games';
import { readText, writeText } from '../settings.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Counted from 1970, the same everywhere. */
export function dayOf(now: number): number {
  return Math.floor(now / DAY);
}

export interface Streak {
  readonly day: number;
  readonly length: number;
}

export function readStreak(text: string | null): Streak {
  const [day = 0, length = 0] = (text ?? '').split(' ').map(Number);
  return Number.isInteger(day) && Number.isInteger(length)
    ? { day, length }
    : { day: 0, length: 0 };
}

/** Another day in a row, the first of a new row, or the same day again. */
export function continueStreak({ day, length }: Streak, today: number): Streak {
  if (day === today) return { day, length };
  return { day: today, length: day === today - 1 ? length + 1 : 1 };
}

/** A row that was not continued yesterday is over. */
export function lengthOf({ day, length }: Streak, today: number): number {
  return day >= today - 1 ? length : 0;
}

const solved = signal<ReadonlySet<string>>(
  new Set(readText('puzzles')?.split(' ').filter(Boolean) ?? []),
);
const streak = signal(readStreak(readText('streak')));

export const streakOf: ReadonlySignal<Streak> = streak;

export function isSolvedBefore(game: GameId, id: string): boolean {
  return solved.value.has(`${game}/${id}`);
}

export function markSolved(game: GameId, id: string): void {
  if (isSolvedBefore(game, id)) return;
  solved.value = new Set([...solved.value, `${game}/${id}`]);
  writeText('puzzles', [...solved.value].join(' '));
}

export function markToday(today: number): void {
  streak.value = continueStreak(streak.value, today);
  writeText('streak', `${streak.value.day} ${streak.value.length}`);
}
