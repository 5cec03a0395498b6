/** Time for thinking: the few that are offered, and any of them in words. */

import type { Language } from '@sternwarte/engine';
import type { ClockRule } from '@sternwarte/protocol';
import { onlineWords } from '../words/online.ts';

export const CLOCKS = {
  none: { kind: 'none' },
  brisk: { kind: 'live', minutes: 15, increment: 10 },
  calm: { kind: 'live', minutes: 45, increment: 30 },
  day: { kind: 'days', days: 1 },
  days: { kind: 'days', days: 3 },
} as const satisfies Readonly<Record<string, ClockRule>>;

export type ClockId = keyof typeof CLOCKS;

export function isClockId(text: string): text is ClockId {
  return Object.hasOwn(CLOCKS, text);
}

export function sayClock(rule: ClockRule, code: Language): string {
  const words = onlineWords[code];
  if (rule.kind === 'none') return words.clockNone;
  if (rule.kind === 'days') return words.clockDays(rule.days);
  return words.clockLive(rule.minutes, rule.increment);
}

/** "12:05", "2 d": what is left, as short as it can be read. */
export function sayTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes < 180) return `${minutes}:${String(rest).padStart(2, '0')}`;
  const hours = Math.floor(minutes / 60);
  return hours < 72 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}
