/** Which lessons somebody has taken to their end. Kept in the browser. */

import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { GameId } from '@sternwarte/games';
import { readText, writeText } from '../settings.ts';

const known = new Map<GameId, Signal<ReadonlySet<string>>>();

export function learntOf(game: GameId): ReadonlySignal<ReadonlySet<string>> {
  return signalOf(game);
}

export function learn(game: GameId, chapter: string): void {
  const learnt = signalOf(game);
  if (learnt.value.has(chapter)) return;
  learnt.value = new Set([...learnt.value, chapter]);
  writeText(`learnt.${game}`, [...learnt.value].join(' '));
}

function signalOf(game: GameId): Signal<ReadonlySet<string>> {
  const found = known.get(game);
  if (found !== undefined) return found;
  const stored = readText(`learnt.${game}`)?.split(' ').filter(Boolean) ?? [];
  const fresh = signal<ReadonlySet<string>>(new Set(stored));
  known.set(game, fresh);
  return fresh;
}
