/** Whom somebody does not want to hear: by name, at every table, for as long as this browser keeps anything. */

import { signal } from '@preact/signals';
import type { Said } from '@sternwarte/protocol';
import { readText, writeText } from '../settings.ts';

const KEY = 'muted';
/** Names are lines of text without breaks in them. */
const BETWEEN = '\n';

const muted = signal<readonly string[]>(readText(KEY)?.split(BETWEEN) ?? []);

export function isMuted(name: string): boolean {
  return muted.value.includes(name);
}

export function setMuted(name: string, isToBe: boolean): void {
  const others = muted.value.filter((one) => one !== name);
  muted.value = isToBe ? [...others, name] : others;
  writeText(KEY, muted.value.length === 0 ? null : muted.value.join(BETWEEN));
}

/** What is said, without those who are not to be heard. */
export function heardOf(said: readonly Said[]): readonly Said[] {
  return said.filter(({ name }) => !isMuted(name));
}
