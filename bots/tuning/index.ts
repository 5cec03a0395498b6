/** Learning weights from self-play. */

export * from './duels.ts';
export * from './fit.ts';
export * from './learn.ts';
export * from './samples.ts';
export * from './slope.ts';
export * from './weights.ts';
