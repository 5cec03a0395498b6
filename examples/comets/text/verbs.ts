/** Typed moves are understood in every language, so these few words are fetched by whoever reads any. */

import type { CometWords } from './words.ts';

type Verbs = CometWords['verbs'];

export const verbsDe: Verbs = { boost: ['schub'], roll: ['wurf'], endTurn: ['ende'] };
export const verbsEn: Verbs = { boost: ['boost'], roll: ['roll'], endTurn: ['end'] };
