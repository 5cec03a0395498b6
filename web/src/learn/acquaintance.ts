/** How well somebody knows each game: never met, in his first turns with a coach at his side, or at home in it. */

import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { GameId } from '@sternwarte/games';
import { readText, writeText } from '../settings.ts';

const STAGES = ['new', 'coached', 'known'] as const;
export type Acquaintance = (typeof STAGES)[number];

const known = new Map<GameId, Signal<Acquaintance>>();

export function acquaintanceWith(game: GameId): ReadonlySignal<Acquaintance> {
  return signalOf(game);
}

/** The game has been introduced; from now on a coach helps. */
export function meet(game: GameId): void {
  if (signalOf(game).value === 'new') become(game, 'coached');
}

/** Nobody needs the coach any more. */
export function leaveCoach(game: GameId): void {
  become(game, 'known');
}

function become(game: GameId, stage: Acquaintance): void {
  signalOf(game).value = stage;
  writeText(`met.${game}`, stage);
}

function signalOf(game: GameId): Signal<Acquaintance> {
  const found = known.get(game);
  if (found !== undefined) return found;
  const stored = readText(`met.${game}`);
  const fresh = signal<Acquaintance>(STAGES.find((stage) => stage === stored) ?? 'new');
  known.set(game, fresh);
  return fresh;
}
