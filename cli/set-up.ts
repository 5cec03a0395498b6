/** Reading what a match is set up with: game, seats, options. */

import {
  explainRefusal,
  isRecord,
  isRefusal,
  readConfig,
  type Config,
  type Game,
} from '@sternwarte/engine';
import type { Call } from './command.ts';
import { findGame, GAME_IDS, wordsOf } from './registry.ts';

/** The game that the first argument names, or what is wrong with it. */
export function readGame({ args, words }: Call): Game | string {
  const [id = ''] = args.positionals;
  return findGame(id) ?? words.errors.unknownGame(id, GAME_IDS.join(', '));
}

/** Seats and `--options`, or what is wrong with them. */
export function readSetUp(call: Call, game: Game, seats: number): Config | string {
  const { args, language, words } = call;
  const options = parseObject(args.values['options'] ?? '{}');
  if (options === null) return words.errors.badJson('--options');
  const config = readConfig(game, seats, options);
  if (!isRefusal(config)) return config;
  return explainRefusal(config, language, wordsOf(game.id, language)).replace(/\.$/, '');
}

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
