/** What the suite tries: every seat count, with every value of every option. */

import type { Config, Game, Tagged } from '../contract.ts';
import { completeOptions, type OptionSpec, type OptionValue } from '../options.ts';
import { makeOrder } from '../order.ts';
import { createRandom, pick } from '../random.ts';

export interface Plan {
  /** Fully inspected games for each configuration. */
  readonly games: number;
  /** A game that has not ended after so many actions counts as endless. */
  readonly maxActions: number;
  /** The values to try for an option, where its own list is not what the suite should use. */
  readonly options?: Readonly<Record<string, readonly OptionValue[]>>;
  /** Legal moves that `moves` need not list: offers without bound. */
  readonly unlisted?: (move: Tagged) => boolean;
  readonly seed?: string;
}

/** Above this many combinations of options, each value is tried once and the rest is sampled. */
const MAX_COMBINATIONS = 96;

export function* configurations(game: Game, plan: Pick<Plan, 'options'>): Generator<Config> {
  const values = Object.entries(game.options).map(
    ([id, spec]) => [id, plan.options?.[id] ?? trialValues(spec)] as const,
  );
  const combinations = values.reduce((product, [, list]) => product * list.length, 1);
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const chosen = combinations <= MAX_COMBINATIONS ? allOf(values) : someOf(values, seats);
    for (const options of chosen) {
      yield { seats, options: completeOptions(game.options, options) };
    }
  }
}

type TrialValues = readonly (readonly [string, readonly OptionValue[]])[];
type Chosen = Readonly<Record<string, OptionValue>>;

function trialValues(spec: OptionSpec): readonly OptionValue[] {
  if (spec.kind === 'choice') return spec.values;
  // One other order for each: a different item for every seat.
  if (spec.kind === 'order') return [spec.default, makeOrder(spec.items.toReversed())];
  return [...new Set([spec.default, spec.min])];
}

function* allOf([first, ...rest]: TrialValues): Generator<Chosen> {
  if (first === undefined) {
    yield {};
    return;
  }
  const [id, list] = first;
  for (const value of list) for (const others of allOf(rest)) yield { [id]: value, ...others };
}

/** Each value of each option at least once, in random company. */
function* someOf(values: TrialValues, seats: number): Generator<Chosen> {
  const random = createRandom(`configurations for ${seats}`);
  const surprise = (): Chosen =>
    Object.fromEntries(values.map(([id, list]) => [id, pick(list, random)]));
  let count = 0;
  for (const [id, list] of values) {
    for (const value of list) {
      yield { ...surprise(), [id]: value };
      count++;
    }
  }
  for (; count < MAX_COMBINATIONS; count++) yield surprise();
}
