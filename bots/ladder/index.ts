/** Contests between bots, and what they add up to. */

export * from './contest.ts';
export * from './contestants.ts';
export * from './rating.ts';
export * from './standings.ts';
