import type { Language } from '@sternwarte/engine';

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** So many of a unit of time. */
export interface Span {
  readonly unit: (typeof STEPS)[number][0];
  readonly count: number;
}

/** How long something has lasted, roughly; `null` below a minute. */
export function spanSince(then: number, now: number): Span | null {
  const age = Math.max(0, now - then);
  for (const [unit, length] of STEPS) {
    if (age >= length) return { unit, count: Math.floor(age / length) };
  }
  return null;
}

/** How long ago something was, as one says it: "5 minutes ago", "gestern". */
export function ageOf(then: number, now: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const span = spanSince(then, now);
  return span === null ? format.format(0, 'second') : format.format(-span.count, span.unit);
}
