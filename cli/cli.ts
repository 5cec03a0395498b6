/** `sternwarte <command> …`: finds the command, reads its arguments, runs it. */

import { readArguments } from './arguments.ts';
import { COMMAND_NAMES, misused, type Command, type CommandName } from './command.ts';
import { analyse } from './commands/analyse.ts';
import { backup, restore } from './commands/backup.ts';
import { moveStoreCommand } from './commands/move-store.ts';
import { botsCommand } from './commands/bots.ts';
import { join } from './commands/join.ts';
import { ladder } from './commands/ladder.ts';
import { play } from './commands/play.ts';
import { puzzles } from './commands/puzzles.ts';
import { replayCommand } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { simulate } from './commands/simulate.ts';
import { tune } from './commands/tune.ts';
import { verify } from './commands/verify.ts';
import { isLanguage, languageOf } from './language.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { cliWords } from './words/index.ts';

const COMMANDS: Readonly<Record<CommandName, Command>> = {
  play,
  join,
  bots: botsCommand,
  simulate,
  ladder,
  tune,
  replay: replayCommand,
  analyse,
  puzzles,
  verify,
  rules,
  backup,
  restore,
  'move-store': moveStoreCommand,
};

const HELP = new Set(['--help', '-h', 'help']);

export async function runCli(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const asked = argv[argv.indexOf('--lang') + 1];
  const language = languageOf(terminal.env, argv.includes('--lang') ? asked : undefined);
  const words = cliWords[language];
  const [typed, ...rest] = argv;
  if (typed === undefined || HELP.has(typed)) {
    terminal.out(`${words.help}\n`);
    return 0;
  }
  const name = COMMAND_NAMES.find((known) => known === typed);
  if (name === undefined) {
    terminal.err(`sternwarte: ${words.errors.unknownCommand(typed, COMMAND_NAMES.join(', '))}\n`);
    return 2;
  }
  const command = COMMANDS[name];
  const args = readArguments(rest, command.spec);
  const call = { name, terminal, language, words };
  if ('key' in args) {
    const none = { positionals: [], values: {}, flags: new Set<string>() };
    return misused({ ...call, args: none }, words.errors[args.key](args.value));
  }
  if (args.flags.has('help')) {
    terminal.out(`${words.usage[name]}\n`);
    return 0;
  }
  const { lang } = args.values;
  if (lang !== undefined && !isLanguage(lang)) {
    return misused({ ...call, args }, words.errors.badLanguage(lang));
  }
  return command.run({ ...call, args });
}
