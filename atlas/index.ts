/** The drawing kit of all boards, and the contract between a board and the table screen. */

export * from './chart.tsx';
export * from './chart-host.ts';
export type * from './contract.ts';
export type * from './first-look.ts';
export type * from './reference.ts';
export * from './intent.ts';
export { useKeptFocus } from './kept-focus.ts';
export { useMoment } from './moment.ts';
export * from './pips.tsx';
export * from './plain-board.tsx';
export * from './planet.tsx';
export { useChartScale, useTextSize } from './scale.ts';
export * from './scroll-stop.ts';
export * from './seat-defs.tsx';
export * from './seats.tsx';
export * from './spoken.tsx';
export * from './starfield.tsx';
export * from './target.tsx';
export type { Box, Point } from './viewport.ts';
export * from './zones.tsx';
export * from './zoom-buttons.tsx';
