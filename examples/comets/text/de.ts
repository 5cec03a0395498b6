import { GOAL, TANKS } from '../rules/state.ts';
import { verbsDe } from './verbs.ts';
import type { CometWords } from './words.ts';

export const de: CometWords = {
  title: 'Kometen',
  tagline: 'Zwei Schiffe, ein Würfel und ein Komet, den der Kühnere zuerst erreicht.',
  ships: ['Grün', 'Blau'],
  moves: {
    boost: () => 'Einen Tank leeren: Der nächste Wurf zählt doppelt',
    roll: () => 'Würfeln',
    endTurn: () => 'Den Zug beenden und das Geflogene behalten',
  },
  verbs: verbsDe,
  chance: { die: ({ face }) => `Der Würfel zeigt ${face}.` },
  events: {
    turn: ({ seat }, name) => `${name(seat)} ist am Zug.`,
    flown: ({ seat, distance }, name) => `${name(seat)} fliegt ${distance} weiter.`,
    crashed: ({ seat, lost }, name) =>
      `Das Triebwerk von ${name(seat)} fällt aus: ${lost} sind verloren.`,
    arrived: ({ seat, distance }, name) => `${name(seat)} behält ${distance}.`,
  },
  refusals: {
    matchOver: () => 'Die Partie ist zu Ende.',
    notYourTurn: () => 'Du bist nicht am Zug.',
    notNow: () => 'Das geht jetzt nicht.',
  },
  asks: (name) => `${name}: würfeln, oder das Geflogene behalten?`,
  draws: 'Es wird gewürfelt.',
  over: 'Die Partie ist zu Ende.',
  headline: (leader) => `${leader} von ${GOAL}`,
  won: (name) => `${name} erreicht den Kometen zuerst.`,
  place: (name, distance, tanks) => `${name}: ${distance} von ${GOAL}, ${tanks} Tanks`,
  flying: (run, boosted) =>
    `In diesem Zug: ${run}${boosted ? ', der nächste Wurf zählt doppelt' : ''}`,
  arrival: 'Ankunft',
  bots: {
    opponents: {
      kadett: 'Würfelt, bis zwanzig zusammen sind, was der andere auch tut.',
      pilot: 'Wägt jeden Wurf gegen das ab, was er kosten kann.',
      admiral: 'Denkt auch daran, wie nah der andere schon ist.',
    },
    reasons: {
      distance: { more: 'näher am Kometen', less: 'weiter vom Kometen entfernt' },
      run: { more: 'mehr zu behalten in diesem Zug', less: 'weniger zu behalten in diesem Zug' },
    },
  },
  help: {
    R1: { title: 'Das Ziel', text: `Wer zuerst ${GOAL} behalten hat, gewinnt.` },
    R2: {
      title: 'Der Zug',
      text: 'Würfle, so oft du dich traust. Was der Würfel zeigt, zählt zusammen und bleibt, wenn du den Zug beendest.',
    },
    R3: {
      title: 'Triebwerksschaden',
      text: 'Bei einer 1 geht alles verloren, was in diesem Zug geflogen wurde, und der Zug ist zu Ende.',
    },
    R4: {
      title: 'Tanks',
      text: `${TANKS} Mal in der Partie lässt sich der nächste Wurf verdoppeln. Dann muss er auch gewürfelt werden.`,
    },
  },
};
