/** Reading what a match is set up with: game, seats, options. */

import {
  explainRefusal,
  isRecord,
  isRefusal,
  readNamedConfig,
  suggestedOptions,
  type Config,
  type Game,
} from '@sternwarte/engine';
import { bots as knownBots, type Bot } from '@sternwarte/bots';
import { readNumber } from './arguments.ts';
import type { Call } from './command.ts';
import { findGame, GAME_IDS, wordsOf } from './registry.ts';

/** The game that the first argument names, or what is wrong with it. */
export function readGame({ args, words }: Call): Game | string {
  const [id = ''] = args.positionals;
  return findGame(id) ?? words.errors.unknownGame(id, GAME_IDS.join(', '));
}

/** Seats and `--options`, or what is wrong with them. Where a person plays with bots, what suits them is suggested. */
export function readSetUp(
  call: Call,
  game: Game,
  seats: number,
  withBots = false,
): Config | string {
  const { args, language, words } = call;
  const options = parseObject(args.values['options'] ?? '{}');
  if (options === null) return words.errors.badJson('--options');
  const config = readNamedConfig(game, seats, options);
  if (!isRefusal(config)) {
    return { seats, options: suggestedOptions(game.options, withBots, config.options) };
  }
  return explainRefusal(config, language, wordsOf(game.id, language)).replace(/\.$/, '');
}

/** A whole number given as `--name`, or its default; else what is wrong with it. */
export function readCount<Default>(
  { args, words }: Call,
  name: string,
  min: number,
  max: number,
  unset: Default,
): number | Default | string {
  const typed = args.values[name];
  if (typed === undefined) return unset;
  return readNumber(typed, min, max) ?? words.errors.badNumber(`--${name}`, min, max);
}

/** `--bots`, one for each seat: if there are fewer, the last one takes all seats that are left. */
export function readBots({ args, words }: Call, seats: number, unset: string): Bot[] | string {
  const ids = (args.values['bots'] ?? unset).split(',').map((id) => id.trim());
  if (ids.length > seats) return words.errors.botCount(ids.length, seats);
  const bots: Bot[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const id = ids[seat] ?? ids.at(-1) ?? '';
    const bot = knownBots.get(id);
    if (bot === undefined) return words.errors.unknownBot(id, [...knownBots.keys()].join(', '));
    bots.push(bot);
  }
  return bots;
}

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
