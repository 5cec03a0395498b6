/** What a person has chosen for all screens: language and theme. Kept in the browser. */

import { effect, signal } from '@preact/signals';
import { LANGUAGES, type Language } from '@sternwarte/engine';

export const THEMES = ['night', 'day'] as const;
export type Theme = (typeof THEMES)[number];

export const language = signal<Language>(read('language', LANGUAGES) ?? browserLanguage());
/** `null` follows the system. */
export const theme = signal<Theme | null>(read('theme', THEMES));
export const motion = signal(!matchMedia('(prefers-reduced-motion: reduce)').matches);

/** Writes the choices where the style sheets and the next visit find them. */
export function applySettings(keep: boolean): void {
  effect(() => {
    document.documentElement.lang = language.value;
    if (theme.value === null) delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme.value;
    if (!keep) return;
    write('language', language.value);
    if (theme.value !== null) write('theme', theme.value);
  });
}

function browserLanguage(): Language {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((known) => known === wished[0]) ?? 'en';
}

/** The theme in force, chosen or not. */
export function shownTheme(): Theme {
  return theme.value ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'day' : 'night');
}

function read<T extends string>(key: string, known: readonly T[]): T | null {
  try {
    const stored = localStorage.getItem(key);
    return known.find((value) => value === stored) ?? null;
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}
