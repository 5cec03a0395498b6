/** Work that is spread over cores: numbered games of one plan, each the same wherever it is played. */

import { findContestant, playEncounter, type Encounter } from '@sternwarte/bots/ladder';
import { playDuel, playSamples, type Sample } from '@sternwarte/bots/tuning';
import type { Config, Game, Weights } from '@sternwarte/engine';
import { expertOf, findGame, referencesOf } from '../registry.ts';

interface GamePlan {
  readonly gameId: string;
  readonly config: Config;
  readonly seed: string;
  readonly maxActions: number;
}

/** Games of a ladder. */
export interface EncounterPlan extends GamePlan {
  readonly kind: 'encounter';
  readonly botIds: readonly string[];
  readonly iterations: number | undefined;
}

/** Games of self-play. */
export interface SamplesPlan extends GamePlan {
  readonly kind: 'samples';
  readonly weights: Weights;
  readonly stray: number;
  readonly every: number;
  readonly drift: number | undefined;
  readonly worlds: number | undefined;
  readonly foresight: number | undefined;
}

/** Games of a challenger against the holder of the weights. */
export interface DuelPlan extends GamePlan {
  readonly kind: 'duel';
  /** For weights of the Admiral: how often both walk the tree. */
  readonly iterations: number | undefined;
  readonly challenger: Weights;
  readonly holder: Weights;
}

export type Plan = EncounterPlan | SamplesPlan | DuelPlan;

export type Outcome<P extends Plan> = P extends EncounterPlan
  ? Encounter
  : P extends DuelPlan
    ? number
    : readonly Sample[];

/** Plays game number `n` of a plan. */
export function perform(
  plan: Plan,
  n: number,
  now: () => number,
): Encounter | readonly Sample[] | number {
  const game = gameOf(plan);
  const expertise = expertOf(game.id);
  if (plan.kind === 'samples') return playSamples({ ...plan, game, expertise }, plan.weights, n);
  if (plan.kind === 'duel') {
    return playDuel({ ...plan, game, expertise }, plan.challenger, plan.holder, n);
  }
  const bots = plan.botIds.map((id) => {
    const bot = findContestant(id, referencesOf(game.id));
    if (bot === undefined) throw new RangeError(`there is no bot "${id}"`);
    return bot;
  });
  return playEncounter({ ...plan, game, expertise, bots }, n, now);
}

function gameOf({ gameId }: GamePlan): Game {
  const game = findGame(gameId);
  if (game === undefined) throw new RangeError(`there is no game "${gameId}"`);
  return game;
}
