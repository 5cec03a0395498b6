import type { Language } from '@sternwarte/engine';

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was, as one says it: "5 minutes ago", "gestern". */
export function ageOf(then: number, now: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const age = Math.max(0, now - then);
  for (const [unit, length] of STEPS) {
    if (age >= length) return format.format(-Math.floor(age / length), unit);
  }
  return format.format(0, 'second');
}
