/** Whether `resample` is of use: its worlds can be played on, and there is more than one of them. */

import type { Game, Random, Viewer } from '../contract.ts';
import { randomPlayout } from '../playout.ts';
import { brokenIn } from '../scenario.ts';
import { fault, type Fault } from './fault.ts';

/** What one game has shown of `resample` so far. */
export interface Imagination {
  /** How often somebody imagined the same world twice, though the real one was another. */
  repeated: number;
  varied: boolean;
  /** Some of the worlds that came up. */
  readonly worlds: { readonly viewer: Viewer; readonly world: unknown }[];
}

/** A sampler that chooses between two worlds at random repeats itself so often once in a million games. */
const TOO_OFTEN = 20;
const WORLDS_KEPT = 8;
const STEPS = 10;

/** Where the real world and another one are both possible, a second look should show another one from time to time. */
export function compareWorlds(
  imagination: Imagination,
  real: unknown,
  other: unknown,
  lookAgain: () => unknown,
): void {
  if (imagination.varied || imagination.repeated >= TOO_OFTEN) return;
  const imagined = JSON.stringify(other);
  if (imagined === JSON.stringify(real)) return;
  if (JSON.stringify(lookAgain()) === imagined) imagination.repeated++;
  else imagination.varied = true;
}

/** Keeps one world in eight, and of those a few. */
export function keepWorld(
  { worlds }: Imagination,
  viewer: Viewer,
  world: unknown,
  random: Random,
): void {
  if (random.below(WORLDS_KEPT) !== 0) return;
  worlds.push({ viewer, world });
  if (worlds.length > WORLDS_KEPT) worlds.splice(random.below(worlds.length), 1);
}

/** Once the real game has ended well, what goes wrong in other worlds is the fault of `resample`. */
export function findPoorImagination(
  game: Game,
  { repeated, varied, worlds }: Imagination,
  random: Random,
): Fault | null {
  if (!varied && repeated >= TOO_OFTEN) {
    return fault('resample', 'always the same world, though others are possible');
  }
  for (const { viewer, world } of worlds) {
    const trouble = tryToPlay(game, world, random);
    if (trouble !== null) return fault('resample', `played on for ${viewer}: ${trouble}`);
  }
  return null;
}

function tryToPlay(game: Game, world: unknown, random: Random): string | null {
  try {
    randomPlayout(game, world, random, { maxActions: STEPS });
  } catch (error) {
    return String(error);
  }
  const broken = brokenIn(game, world);
  return broken.length === 0 ? null : broken.join('; ');
}
