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

export type Typed =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'command'; readonly command: PromptCommand; readonly argument: string }
  | { readonly kind: 'other'; readonly text: string };

export function readTyped(line: string): Typed {
  const text = line.trim();
  if (text === '') return { kind: 'nothing' };
  if (/^\d{1,6}$/.test(text)) return { kind: 'number', number: Number(text) };
  const [word = '', ...rest] = text.split(/\s+/);
  for (const [command, words] of Object.entries(COMMANDS)) {
    if (words.some((known) => known === word.toLowerCase())) {
      // The keys of COMMANDS are the commands.
      return { kind: 'command', command: command as PromptCommand, argument: rest.join(' ') };
    }
  }
  return { kind: 'other', text };
}

/** `undo all`, in either language. */
export function isAll(argument: string): boolean {
  return ['all', 'alles', 'alle'].includes(argument.toLowerCase());
}
