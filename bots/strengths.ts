/** Computer players, by name. They see what their seat may see, and choose a legal move. */

import {
  pick,
  randomMove,
  randomPolicy,
  type Expertise,
  type Game,
  type Policy,
  type Strength,
  type Tagged,
} from '@sternwarte/engine';
import { beginGreedy } from './greedy.ts';
import { beginSearch } from './search.ts';
import { finish, glance, requireAsked, type Question, type Thinking } from './thinking.ts';

export type BotId = 'random' | Strength;

export interface Bot {
  readonly id: BotId;
  begin(question: Question): Thinking;
}

/** Any legal move, each equally likely: for simulation, and as the weakest opponent there is. */
const random: Bot = {
  id: 'random',
  begin: ({ game, view, seat, random: chance }) =>
    glance(() => randomMove(game, view, seat, chance)),
};

/** Plays by rules of thumb, and now and then without thinking: quick, plausible, beatable. */
const kadett: Bot = {
  id: 'kadett',
  begin: ({ game, expertise, view, seat, random: chance }) =>
    glance(() => {
      const { slips } = expertise.search;
      const pending = game.pending(view);
      // Nobody profits from a slip by asking often enough: with others at the table in wait it takes care.
      const isAlone = pending.kind === 'move' && pending.seats.length === 1;
      return slips !== undefined && isAlone && chance.below(slips) === 0
        ? pick(expertise.candidates(view, seat), chance)
        : expertise.instinct(view, seat, chance);
    }),
};

/** Looks one move ahead and judges what it sees. */
const pilot: Bot = { id: 'pilot', begin: beginGreedy };

/** Thinks many moves ahead, in many possible worlds. */
const admiral: Bot = { id: 'admiral', begin: beginSearch };

export const bots: ReadonlyMap<string, Bot> = new Map(
  [random, kadett, pilot, admiral].map((bot) => [
    bot.id,
    {
      id: bot.id,
      begin(question) {
        requireAsked(question);
        return bot.begin(question);
      },
    },
  ]),
);

/** A bot as a policy for playouts. It is given its own view of the state and nothing else. */
export function policyOf(
  bot: Bot,
  game: Game,
  expertise: Expertise,
  seats: number,
  iterations?: number,
): Policy<unknown, Tagged> {
  if (bot.id === 'random') return randomPolicy;
  return (state, seat, _moves, chance) => {
    const view = game.view(state, seat);
    const question = { game, expertise, seats, view, seat, random: chance, iterations };
    return finish(bot.begin(question)).move;
  };
}
