/** Who plays which colour: chosen for a match, and remembered for the next one, in whichever game. */

import {
  exchangeTo,
  isRecord,
  makeOrder,
  readOrder,
  type Game,
  type Seat,
} from '@sternwarte/engine';
import { readText, writeText } from '../settings.ts';
import type { Draft } from './draft.ts';

const MEMORY = 'colours';

type Rules = Pick<Game, 'options' | 'seatColours'>;

/** The colours of all places, in the order of the seats; none in a game that has none to choose. */
export function coloursIn({ options, seatColours }: Rules, draft: Draft): readonly string[] {
  const spec = seatColours === undefined ? undefined : options[seatColours];
  if (seatColours === undefined || spec?.kind !== 'order') return [];
  return readOrder(spec.items, draft.options[seatColours]) ?? spec.items;
}

/** Whoever had the colour until now gets the one that is given up for it. */
export function withColour(rules: Rules, draft: Draft, seat: Seat, colour: string): Draft {
  const { seatColours } = rules;
  if (seatColours === undefined) return draft;
  const colours = exchangeTo(coloursIn(rules, draft), seat, colour);
  return { ...draft, options: { ...draft.options, [seatColours]: makeOrder(colours) } };
}

/** The same match in the colours that were last chosen, as far as this game has them. */
export function inFavourites(rules: Rules, draft: Draft): Draft {
  let dressed = draft;
  for (const [seat, colour] of Object.entries(favourites())) {
    const isThere = coloursIn(rules, dressed).includes(colour);
    if (isThere) dressed = withColour(rules, dressed, Number(seat), colour);
  }
  return dressed;
}

export function rememberColour(seat: Seat, colour: string): void {
  // A colour is one seat's favourite.
  const others = Object.entries(favourites()).filter(([, known]) => known !== colour);
  writeText(MEMORY, JSON.stringify({ ...Object.fromEntries(others), [seat]: colour }));
}

/** The favourite of each seat that has one. */
function favourites(): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  const stored = parse(readText(MEMORY));
  for (const [seat, colour] of Object.entries(isRecord(stored) ? stored : {})) {
    if (typeof colour === 'string' && /^\d$/.test(seat)) found[seat] = colour;
  }
  return found;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
