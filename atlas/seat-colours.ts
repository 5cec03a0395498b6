import type { SeatColour } from '@sternwarte/engine';

/** What belongs to a colour in every game: its hue among the tokens, its emblem and its hatch. */
export const COLOURS = {
  yellow: { hue: 'yellow', emblem: 'sun', hatch: 'rising' },
  blue: { hue: 'sky', emblem: 'ring', hatch: 'level' },
  red: { hue: 'rose', emblem: 'comet', hatch: 'dots' },
  orange: { hue: 'orange', emblem: 'diamond', hatch: 'crossed' },
  green: { hue: 'green', emblem: 'crescent', hatch: 'upright' },
  purple: { hue: 'purple', emblem: 'star', hatch: 'falling' },
  white: { hue: 'white', emblem: 'cluster', hatch: 'rings' },
} as const satisfies Readonly<Record<SeatColour, object>>;

export type EmblemName = (typeof COLOURS)[SeatColour]['emblem'];
export type HatchName = (typeof COLOURS)[SeatColour]['hatch'];

/** Where no game says otherwise. */
export const PLAIN: readonly SeatColour[] = ['yellow', 'blue', 'green', 'red'];
