/** Learning weights from self-play. */

export * from './fit.ts';
export * from './samples.ts';
