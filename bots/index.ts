/** Computer players: those who play, advise, and look back at a match. */

export * from './analysis.ts';
export * from './drive.ts';
export * from './hint.ts';
export * from './strengths.ts';
export * from './thinking.ts';
