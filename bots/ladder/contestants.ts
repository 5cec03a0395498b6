/** Who can be sent up a ladder: today's bots, those of earlier generations (`admiral@1`), and challengers with one plan. */

import type { Challenger, Expertise, References } from '@sternwarte/engine';
import { bots } from '../index.ts';
import { glance, type Question, type Thinking } from '../thinking.ts';

export interface Contestant {
  readonly id: string;
  /** How often it walks ahead whenever somebody else is asked; never when left out. */
  readonly ahead?: number | undefined;
  begin(question: Question): Thinking;
}

/**
 * The contestant with this name; `undefined` when there is none. `admiral:400` is one that walks the tree so often, and
 * `admiral:400+2000` thinks ahead as well.
 */
export function findContestant(
  id: string,
  references: References | undefined,
): Contestant | undefined {
  const [, plain = '', walks = '', more] =
    /^([^:]+):([1-9]\d{0,6})(?:\+([1-9]\d{0,6}))?$/.exec(id) ?? [];
  if (plain === '') return findPlain(id, references);
  const found = findPlain(plain, references);
  const iterations = Number(walks);
  const ahead = more === undefined ? undefined : Number(more);
  // Nobody else keeps what he thinks.
  if (found === undefined || (ahead !== undefined && plain !== 'admiral')) return undefined;
  return { id, ahead, begin: (question) => found.begin({ ...question, iterations }) };
}

function findPlain(id: string, references: References | undefined): Contestant | undefined {
  const known = bots.get(id);
  if (known !== undefined) return known;
  const { generations = [], challengers = {} } = references ?? {};
  const [, name = '', number = ''] = /^([a-z]+)@([1-9]\d?)$/.exec(id) ?? [];
  const bot = bots.get(name);
  const expertise = generations[Number(number) - 1];
  if (bot !== undefined && expertise !== undefined) {
    return { id, begin: (question) => bot.begin({ ...question, expertise }) };
  }
  const challenger = Object.hasOwn(challengers, id) ? challengers[id] : undefined;
  return challenger && contestantOf(id, challenger, generations[0]);
}

/** All names but those of today's bots. */
export function referenceNames(references: References | undefined): readonly string[] {
  const { generations = [], challengers = {} } = references ?? {};
  const former = generations.flatMap((_expertise, i) =>
    [...bots.keys()].filter((id) => id !== 'random').map((id) => `${id}@${i + 1}`),
  );
  return [...former, ...Object.keys(challengers)];
}

/** Beside its plan a challenger knows what the first generation knew, and so never gets better. */
function contestantOf(
  id: string,
  { plan, base, own = [] }: Challenger,
  first: Expertise | undefined,
): Contestant {
  return {
    id,
    begin(question) {
      const { view, seat, random } = question;
      const move = plan(view, seat, random);
      if (move !== null) return glance(() => move);
      const expertise = without(first ?? question.expertise, own);
      const bot = bots.get(base);
      if (bot === undefined) throw new RangeError(`there is no bot "${base}"`);
      return bot.begin({ ...question, expertise });
    },
  };
}

/** The same expertise without moves of some types, unless there are no others. */
function without(expertise: Expertise, types: readonly string[]): Expertise {
  if (types.length === 0) return expertise;
  const candidates: Expertise['candidates'] = (state, seat) => {
    const all = expertise.candidates(state, seat);
    const others = all.filter(({ type }) => !types.includes(type));
    return others.length > 0 ? others : all;
  };
  return {
    ...expertise,
    candidates,
    instinct(state, seat, random) {
      const move = expertise.instinct(state, seat, random);
      if (!types.includes(move.type)) return move;
      return candidates(state, seat).at(-1) ?? move;
    },
  };
}
