/** What can be typed at an online table, beside moves; no word of it is a move of any game. */

export const JOIN_COMMANDS = {
  help: ['help', 'hilfe', '?'],
  moves: ['moves', 'züge', 'zuege'],
  board: ['board', 'brett'],
  undo: ['undo', 'zurück', 'zurueck'],
  back: ['back', 'rücknahme', 'ruecknahme'],
  rule: ['rule', 'rules', 'regel', 'regeln'],
  people: ['people', 'leute'],
  say: ['say', 'sag'],
  lang: ['lang', 'sprache'],
  leave: ['leave', 'verlassen'],
  quit: ['quit', 'exit', 'aufhören', 'aufhoeren'],
} as const;

export type JoinCommand = keyof typeof JOIN_COMMANDS;

/** `back yes` and `back no`, in either language; `null` for anything else. */
export function readConsent(argument: string): 'agree' | 'decline' | null {
  if (['yes', 'ja'].includes(argument.toLowerCase())) return 'agree';
  return ['no', 'nein'].includes(argument.toLowerCase()) ? 'decline' : null;
}
