/** Puzzles in one parcel: what they ask for, and those that were found. */

export { goals } from './goals.ts';
export { default as puzzles } from './puzzles.json' with { type: 'json' };
