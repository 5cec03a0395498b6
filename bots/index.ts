/** Computer players, by name. They choose among the legal moves from what their seat may see. */

import { randomPolicy, type Game, type Policy, type Tagged } from '@sternwarte/engine';

export interface Bot {
  readonly id: string;
  /** How it thinks, ready to sit down at a table of this game. */
  policyFor(game: Game): Policy<unknown, Tagged>;
}

/** Any legal move, each equally likely: for simulation, and as the weakest opponent there is. */
const random: Bot = { id: 'random', policyFor: () => randomPolicy };

export const bots: ReadonlyMap<string, Bot> = new Map([random].map((bot) => [bot.id, bot]));
