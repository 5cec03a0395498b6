/** Reading a command line. Whatever is wrong with it becomes one clear line. */

import { parseArgs } from 'node:util';

export interface Spec {
  /** Names of what stands without a dash, for usage lines: `['game']`. */
  readonly positionals: readonly string[];
  /** Options with a value. */
  readonly values: readonly string[];
  /** Options without one. */
  readonly flags: readonly string[];
}

export interface Arguments {
  readonly positionals: readonly string[];
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly flags: ReadonlySet<string>;
}

/** A command line that makes no sense; `key` and `value` say why. */
export interface UsageFault {
  readonly key: 'unknownOption' | 'missingValue' | 'missingArgument' | 'tooMany';
  readonly value: string;
}

const ALWAYS: Spec = { positionals: [], values: ['lang'], flags: ['help'] };

export function readArguments(argv: readonly string[], spec: Spec): Arguments | UsageFault {
  const values = [...ALWAYS.values, ...spec.values];
  const flags = [...ALWAYS.flags, ...spec.flags];
  const { tokens } = parseArgs({
    args: [...argv],
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: {
      ...Object.fromEntries(values.map((name) => [name, { type: 'string' as const }])),
      ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' as const }])),
      help: { type: 'boolean', short: 'h' },
    },
  });
  const positionals: string[] = [];
  const given: Record<string, string> = {};
  const set = new Set<string>();
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (flags.includes(name) && value === undefined) set.add(name);
    else if (!values.includes(name)) return { key: 'unknownOption', value: rawName };
    else if (value === undefined || value === '') return { key: 'missingValue', value: rawName };
    else given[name] = value;
  }
  if (!set.has('help')) {
    const missing = spec.positionals[positionals.length];
    if (missing !== undefined) return { key: 'missingArgument', value: missing };
    const extra = positionals[spec.positionals.length];
    if (extra !== undefined) return { key: 'tooMany', value: extra };
  }
  return { positionals, values: given, flags: set };
}

/** A number such as 0.25 within bounds, or `null`. */
export function readDecimal(text: string, min: number, max: number): number | null {
  if (!/^\d{1,9}(\.\d{1,9})?$/.test(text)) return null;
  const number = Number(text);
  return number >= min && number <= max ? number : null;
}

/** A whole number within bounds, or `null`. */
export function readNumber(text: string, min: number, max: number): number | null {
  if (!/^\d{1,12}$/.test(text)) return null;
  const number = Number(text);
  return number >= min && number <= max ? number : null;
}
