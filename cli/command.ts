/** What every command of the terminal program is. */

import type { Language } from '@sternwarte/engine';
import type { Arguments, Spec } from './arguments.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import type { CliWords } from './words/index.ts';

export const COMMAND_NAMES = [
  'play',
  'join',
  'bots',
  'simulate',
  'ladder',
  'tune',
  'replay',
  'analyse',
  'puzzles',
  'verify',
  'rules',
  'backup',
  'restore',
  'move-store',
] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];

export interface Call {
  readonly name: CommandName;
  readonly args: Arguments;
  readonly terminal: Terminal;
  readonly language: Language;
  readonly words: CliWords;
}

export interface Command {
  readonly spec: Spec;
  run(call: Call): ExitCode | Promise<ExitCode>;
}

/** The command was called wrongly: one clear line, and where to read on. */
export function misused({ name, terminal, words }: Call, reason: string): 2 {
  terminal.err(`sternwarte ${name}: ${reason}; ${words.errors.seeHelp(name)}\n`);
  return 2;
}

/** The command did its work, and what it looked at is not in order. */
export function failed({ name, terminal }: Call, reason: string): 1 {
  terminal.err(`sternwarte ${name}: ${reason}\n`);
  return 1;
}
