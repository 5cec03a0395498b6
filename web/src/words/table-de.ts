/** Der Tisch auf Deutsch. Diese Datei bestimmt, was jede Sprache davon sagen muss. */

import { botNames } from '@sternwarte/bots/names';

const und = (names: readonly string[]): string => new Intl.ListFormat('de').format(names);

export const tableDe = {
  bring: 'Mit Freunden weiterspielen',
  stillKeeping: 'Der letzte Zug ist noch nicht aufbewahrt.',
  /** Mehrere davon, nach „gegen“. */
  strengths: botNames.de,
  missing: 'Diese Partie wird hier nicht aufbewahrt. Vielleicht wurde sie gelöscht.',
  damaged: 'Diese Partie lässt sich nicht fortsetzen.',
  elsewhere: 'Diese Partie ist schon in einem anderen Fenster offen.',
  takeOver: 'Hier weiterspielen',
  lost: 'Diese Partie wird jetzt in einem anderen Fenster gespielt.',
  board: 'Spielplan',
  decision: 'Entscheidung',
  waitingFor: (names: readonly string[]) => `Warten auf ${und(names)} …`,
  chanceNow: 'Der Zufall entscheidet …',
  botFailed: (name: string) =>
    `${name} hat versagt und zieht nun aufs Geratewohl. Das Spiel geht weiter.`,
  thinks: (name: string) => `${name} denkt nach …`,
  hand: 'Deine Hand',
  ownThings: 'Deine Sachen',
  table: 'Am Tisch',
  turn: 'am Zug',
  askedNow: 'gefragt',
  waits: 'wartet',
  isOut: 'ausgeschieden',
  outTitle: 'Du bist ausgeschieden.',
  outText: 'Die anderen spielen weiter. Du kannst zusehen, vorspulen oder gehen.',
  fastForward: 'Vorspulen',
  normalPace: 'Wieder im gewählten Tempo',
  leaveMatch: 'Partie verlassen',
  you: 'du',
  notAsked: 'Hier ist gerade niemand gefragt.',
  tools: 'Werkzeuge',
  soundTool: 'Ton',
  undo: 'Rückgängig',
  undoTurn: 'Zug zurück',
  hint: 'Rat',
  guardBack: 'Doch nicht',
  help: 'Regeln',
  whichRule: 'Regel dazu',
  log: 'Verlauf',
  emptyLog: 'Noch ist nichts geschehen.',
  jumpHere: 'Stellung danach zeigen',
  logSetUp: 'Aufbau',
  logEarlier: 'Früheres zeigen',
  logRound: (round: number) => `Runde ${round}`,
  logYou: 'Du',
  matters: { gain: 'Gewinn', loss: 'Verlust', news: 'Neu' },
  more: 'Mehr',
  resign: 'Aufgeben',
  fairness: 'Ehrlicher Zufall',
  again: 'Noch eine Partie',
  toReplay: 'Rückschau',
  toResult: 'Ergebnis',
  text: 'In Worten',
  textOff: 'Spielplan',
};

export type TableWords = typeof tableDe;
