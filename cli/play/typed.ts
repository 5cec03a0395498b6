/** What somebody types at the prompt: a number, a command in either language, or else perhaps a move. */

const COMMANDS = {
  help: ['help', 'hilfe', '?'],
  moves: ['moves', 'züge', 'zuege'],
  board: ['board', 'brett'],
  hint: ['hint', 'tipp'],
  undo: ['undo', 'zurück', 'zurueck'],
  rule: ['rule', 'rules', 'regel', 'regeln'],
  log: ['log', 'verlauf'],
  save: ['save', 'speichern'],
  always: ['always', 'immer'],
  ask: ['ask', 'frage'],
  lang: ['lang', 'sprache'],
  quit: ['quit', 'exit', 'aufhören', 'aufhoeren'],
} as const;

export type PromptCommand = keyof typeof COMMANDS;

/** Commands with the words for them, in both languages. */
type Vocabulary<Command extends string> = Readonly<Record<Command, readonly string[]>>;

export type Typed<Command extends string = PromptCommand> =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'command'; readonly command: Command; readonly argument: string }
  | { readonly kind: 'other'; readonly text: string };

export function readTyped(line: string): Typed {
  return readLine(line, COMMANDS);
}

/** What was typed where these commands are understood. */
export function readLine<Command extends string>(
  line: string,
  commands: Vocabulary<Command>,
): Typed<Command> {
  const text = line.trim();
  if (text === '') return { kind: 'nothing' };
  if (/^\d{1,6}$/.test(text)) return { kind: 'number', number: Number(text) };
  const [word = '', ...rest] = text.split(/\s+/);
  for (const command in commands) {
    if (commands[command].some((known) => known === word.toLowerCase())) {
      return { kind: 'command', command, argument: rest.join(' ') };
    }
  }
  return { kind: 'other', text };
}

/** `undo all`, in either language. */
export function isAll(argument: string): boolean {
  return ['all', 'alles', 'alle'].includes(argument.toLowerCase());
}
