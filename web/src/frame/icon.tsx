/** Small drawings for buttons, in the stroke of the atlas. */

import type { VNode } from 'preact';
import { Drawing, SETTINGS } from './drawing.tsx';

const PATHS = {
  settings: SETTINGS,
  undo: 'M9 5 4 10l5 5M4 10h10a5.5 5.5 0 0 1 0 11h-3',
  undoTurn: 'M8 5 3 10l5 5M13 5l-5 5 5 5M8 10h8a5 5 0 0 1 0 10h-4',
  hint: 'M12 2.5 14 9.5 21 12l-7 2.5-2 7-2-7L3 12l7-2.5Z',
  help: 'M4 5c3-1 6-.6 8 1 2-1.600 5-2 8-1v14c-3-1-6-.6-8 1-2-1.600-5-2-8-1ZM12 6v14',
  log: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  text: 'M4 6h16M4 10.500h16M4 15h10M4 19.500h7',
  board: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18ZM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18',
  save: 'M12 3v12M7 10.500l5 5 5-5M4 20h16',
  resign: 'M6 21V3M6 4h12l-3 4 3 4H6',
  dice: 'M5 5h14v14H5ZM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01',
  remove: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  toStart: 'M6 5v14M19 5l-9 7 9 7Z',
  back: 'M15 5l-8 7 8 7',
  forward: 'M9 5l8 7-8 7',
  toEnd: 'M18 5v14M5 5l9 7-9 7Z',
  play: 'M7 4.500l12 7.500-12 7.500Z',
  pause: 'M8 5v14M16 5v14',
  share: 'M8 12l8-5M8 12l8 5M5.500 12h.01M18 6h.01M18 18h.01',
  chances: 'M4 19h16M4 15l4-5 4 3 4-7 4 4',
  sound:
    'M4 9.500h3.500L12 5.500v13l-4.500-4H4ZM15.500 9a4 4 0 0 1 0 6M18 6.500a7.500 7.500 0 0 1 0 11',
  mute: 'M4 9.500h3.500L12 5.500v13l-4.500-4H4ZM16 9.500l5 5M21 9.500l-5 5',
  home: 'M4 11.500 12 4.500l8 7M6.500 10v9.500h11V10',
  close: 'M6 6l12 12M18 6 6 18',
  talk: 'M4 5h16v11H11l-5 4v-4H4Z',
  people:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 1 0 0 7ZM3 20c0-4 2.600-6.500 6-6.500s6 2.500 6 6.500M16 11a3 3 0 1 0-1.500-5.600M17 14c2.500.6 4 2.800 4 6',
  display: 'M3 5h18v11H3ZM9 20h6M12 16v4',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }): VNode {
  return <Drawing path={PATHS[name]} />;
}
