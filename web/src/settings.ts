/** What a person has chosen for all screens. Kept in the browser; a browser that keeps nothing still plays. */

import { computed, effect, signal, type Signal } from '@preact/signals';
import { LANGUAGES, STRENGTHS, type Language } from '@sternwarte/engine';

export const THEMES = ['night', 'day'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['system', 'on', 'off'] as const;
export const PACES = ['calm', 'quick'] as const;
const SWITCH = ['on', 'off'] as const;

const systemStill = mediaSignal('(prefers-reduced-motion: reduce)');
const systemDay = mediaSignal('(prefers-color-scheme: light)');

export const language = signal<Language>(read('language', LANGUAGES) ?? browserLanguage());
/** `null` follows the system. */
export const theme = signal<Theme | null>(read('theme', THEMES));
export const motionChoice = signal(read('motion', MOTIONS) ?? 'system');
/** How long the others take, so that one can follow. */
export const pace = signal(read('pace', PACES) ?? 'calm');
/** Phones are used where others would have to listen. */
export const sound = signal(readSwitch('sound') ?? !matchMedia('(pointer: coarse)').matches);
/** How loud, in per cent. */
export const volume = signal(readNumber('volume', 100) ?? 70);
/** The bots of whoever plays at once. */
export const opponent = signal(read('opponent', STRENGTHS) ?? 'pilot');
/** The position and the moves in words instead of the board. */
export const textInterface = signal(readSwitch('text') ?? false);
/** Whether nobody waits for anything, such as whoever is out of a match; never kept. */
export const fastForward = signal(false);
export const autoEndTurn = signal(readSwitch('autoEnd') ?? false);

/** Whether things may move. */
export const motion = computed(() =>
  motionChoice.value === 'system' ? !systemStill.value : motionChoice.value === 'on',
);

/** The theme in force, chosen or not. */
export const shownTheme = computed<Theme>(() => theme.value ?? (systemDay.value ? 'day' : 'night'));

/** Writes the choices where the style sheets and the next visit find them. */
export function applySettings(keep: boolean): void {
  effect(() => {
    const root = document.documentElement;
    root.lang = language.value;
    if (theme.value === null) delete root.dataset['theme'];
    else root.dataset['theme'] = theme.value;
    root.dataset['motion'] = motion.value ? 'on' : 'off';
  });
  if (!keep) return;
  keepSignal('language', language);
  keepSignal('theme', theme);
  keepSignal('motion', motionChoice);
  keepSignal('pace', pace);
  keepSignal('opponent', opponent);
  keepSignal(
    'volume',
    computed(() => String(volume.value)),
  );
  for (const [key, chosen] of Object.entries({
    sound,
    text: textInterface,
    autoEnd: autoEndTurn,
  })) {
    keepSignal(
      key,
      computed(() => (chosen.value ? 'on' : 'off')),
    );
  }
}

/** Only what was chosen is kept: a default may become a better one. */
function keepSignal(key: string, chosen: Pick<Signal<string | null>, 'value'>): void {
  const first = chosen.value;
  effect(() => {
    const { value } = chosen;
    if (value !== first || readText(key) !== null) writeText(key, value);
  });
}

function browserLanguage(): Language {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2));
  for (const code of wished) {
    const known = LANGUAGES.find((spoken) => spoken === code);
    if (known !== undefined) return known;
  }
  return 'en';
}

function mediaSignal(query: string): Signal<boolean> {
  const media = matchMedia(query);
  const matches = signal(media.matches);
  media.addEventListener('change', () => {
    matches.value = media.matches;
  });
  return matches;
}

function read<T extends string>(key: string, known: readonly T[]): T | null {
  const stored = readText(key);
  return known.find((value) => value === stored) ?? null;
}

function readSwitch(key: string): boolean | null {
  const stored = read(key, SWITCH);
  return stored === null ? null : stored === 'on';
}

function readNumber(key: string, most: number): number | null {
  const stored = Number(readText(key) ?? 'none');
  return stored >= 0 && stored <= most ? stored : null;
}

export function readText(key: string): string | null {
  try {
    return localStorage.getItem(`sternwarte.${key}`);
  } catch {
    return null;
  }
}

/** `null` forgets. */
export function writeText(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`sternwarte.${key}`);
    else localStorage.setItem(`sternwarte.${key}`, value);
  } catch {
    // Refused or full: the choice lasts as long as the page.
  }
}
