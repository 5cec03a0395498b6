/** The options of a game: what a set-up form offers, and how any input is read against it. */

import type { Config, Game, Refusal } from './contract.ts';
import { makeOrder, readOrder } from './order.ts';
import { isRecord, readInput } from './plain.ts';
import { refuse } from './refusals.ts';
import { showText } from './tidy-text.ts';

export type OptionValue = string | number | boolean | null;
export type OptionValues = Readonly<Record<string, OptionValue>>;

export type OptionSpec<Value extends OptionValue = OptionValue> = (
  | { readonly kind: 'choice'; readonly values: readonly Value[] }
  /** A whole number; with `orNone`, `null` means "no limit" or "off". */
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly orNone: boolean;
    }
  /** Who gets which of some things: their names in the order of the seats, joined by `-`; what is left over comes behind. */
  | { readonly kind: 'order'; readonly items: readonly string[] }
) & {
  readonly default: Value;
  /** What held before the option was there, and so holds in matches that do not name it; left out when it is the default. */
  readonly former?: Value;
  /** What set-ups suggest where a bot sits at the table, for all to see and to change; left out when it is the default. */
  readonly withBots?: Value;
  /** Another way to read the same sentence of the rulebook, not another way to play: forms show these apart. */
  readonly isReading?: true;
};

export type OptionSpecs<Options extends OptionValues = OptionValues> = {
  readonly [Id in keyof Options]: OptionSpec<Options[Id]>;
};

function allows(spec: OptionSpec, value: unknown): value is OptionValue {
  if (spec.kind === 'order') return readOrder(spec.items, value) !== null;
  if (spec.kind === 'choice') return spec.values.some((allowed) => allowed === value);
  if (value === null) return spec.orNone;
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max
  );
}

/** The values in one line, for messages: `default | alternative`, `15–999 | null`. */
export function describeOption(spec: OptionSpec): string {
  if (spec.kind === 'choice') return spec.values.map(String).join(' | ');
  if (spec.kind === 'order') return `${makeOrder(spec.items)} in any order`;
  return `${spec.min}–${spec.max}${spec.orNone ? ' | null' : ''}`;
}

/** Fills in the defaults. The values given must already be allowed: anything else is a bug of the caller. */
export function completeOptions<Options extends OptionValues>(
  specs: OptionSpecs<Options>,
  given: Readonly<Partial<Options>>,
): Options {
  return fillIn(specs, given, (spec) => spec.default);
}

/** The options of a match that was begun when there were fewer of them: what it does not name is what held then. */
export function formerOptions<Options extends OptionValues>(
  specs: OptionSpecs<Options>,
  given: Readonly<Partial<Options>>,
): Options {
  return fillIn(specs, given, (spec) => (spec.former === undefined ? spec.default : spec.former));
}

/** What a set-up begins with, beside what is given: the rulebook, and at a table with bots what suits them. */
export function suggestedOptions<Options extends OptionValues>(
  specs: OptionSpecs<Options>,
  hasBots: boolean,
  given: Readonly<Partial<Options>>,
): Options {
  return fillIn(specs, given, (spec) => suggestionOf(spec, hasBots));
}

/** Bots have come to the table, or the last one has left it: what was as suggested is so again, what was chosen stays. */
export function reseatedOptions(
  specs: OptionSpecs,
  options: OptionValues,
  hasBots: boolean,
): OptionValues {
  const reseated: Record<string, OptionValue> = { ...options };
  for (const [id, spec] of Object.entries(specs)) {
    if (options[id] === suggestionOf(spec, !hasBots)) reseated[id] = suggestionOf(spec, hasBots);
  }
  return reseated;
}

/** What a set-up suggests for one option. */
export function suggestionOf(spec: OptionSpec, hasBots: boolean): OptionValue {
  return hasBots && spec.withBots !== undefined ? spec.withBots : spec.default;
}

function fillIn<Options extends OptionValues>(
  specs: OptionSpecs<Options>,
  given: Readonly<Partial<Options>>,
  missing: (spec: OptionSpec) => OptionValue,
): Options {
  for (const id of Object.keys(given)) {
    if (!Object.hasOwn(specs, id)) throw new RangeError(`there is no option ${id}`);
  }
  const complete: Record<string, OptionValue> = {};
  for (const id of Object.keys(specs)) {
    const spec = specs[id];
    if (spec === undefined) continue;
    const value = Object.hasOwn(given, id) ? given[id] : undefined;
    if (value !== undefined && !allows(spec, value)) {
      throw new RangeError(`option ${id} must be ${describeOption(spec)}, not ${String(value)}`);
    }
    complete[id] = value === undefined ? missing(spec) : value;
  }
  // Every id of `specs` has been filled with a value its own spec allows.
  return complete as Options;
}

/** Reads a configuration from anywhere, and completes it: a form, a command line, the network. */
export function readConfig(game: Game, seats: unknown, options: unknown): Config | Refusal {
  const named = readNamedConfig(game, seats, options);
  if (isRefusal(named)) return named;
  return { seats: named.seats, options: completeOptions(game.options, named.options) };
}

/** Reads what a file names of a configuration, and no more: `formerOptions` knows the rest. */
export function readNamedConfig(
  game: Game,
  seats: unknown,
  options: unknown,
): { readonly seats: number; readonly options: OptionValues } | Refusal {
  const { min, max } = game.seats;
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < min || seats > max) {
    return refuse('seatCount', { min, max });
  }
  // What throws when looked at is no set of options.
  const chosen = readInput(options, (input) => (isRecord(input) ? readOptions(game, input) : null));
  if (chosen === null) return refuse('optionsShape', {});
  if (isRefusal(chosen)) return chosen;
  return { seats, options: chosen.given };
}

function readOptions(
  game: Game,
  options: Readonly<Record<string, unknown>>,
): { readonly given: OptionValues } | Refusal {
  const given: Record<string, OptionValue> = {};
  for (const [id, value] of Object.entries(options)) {
    const spec = Object.hasOwn(game.options, id) ? game.options[id] : undefined;
    if (spec === undefined) {
      const known = Object.keys(game.options).join(', ');
      return refuse('unknownOption', { option: showText(id, 40), known });
    }
    if (!allows(spec, value)) {
      return refuse('optionValue', { option: id, allowed: describeOption(spec) });
    }
    given[id] = value;
  }
  return { given };
}

export function isRefusal(value: object): value is Refusal {
  return 'key' in value && 'values' in value;
}
