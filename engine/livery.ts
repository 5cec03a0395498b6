/**
 * Words for seats that have chosen their colours. A game's catalogues know one colour for each place, in the order of
 * the rulebook; a livery says which place a seat takes, so that the same catalogues speak for any choice.
 */

import type { Refusal, Seat } from './contract.ts';

/** The colours that seats can have; each looks the same in every game. */
export type SeatColour = 'yellow' | 'blue' | 'red' | 'orange' | 'green' | 'purple' | 'white';

export interface Livery<Colour extends string> {
  /** The place of the colour that a seat plays. */
  place(this: void, seat: Seat): number;
  /** The seat that plays the colour of a place. */
  seat(this: void, place: number): Seat;
  /** A table of what colours are called, so that each place has the entry of the seat with that number. */
  dress<Entry>(this: void, table: Readonly<Record<Colour, Entry>>): Readonly<Record<Colour, Entry>>;
  /** A refusal whose seats are places: what these values are called is up to the game. */
  refusal(this: void, refusal: Refusal, keys: readonly string[]): Refusal;
}

export function liveryOf<Colour extends string>(
  known: readonly Colour[],
  chosen: readonly string[] = known,
): Livery<Colour> {
  const place = (seat: Seat): number => {
    const found = known.findIndex((colour) => colour === chosen[seat]);
    return found === -1 ? seat : found;
  };
  const places = known.map((_colour, seat) => place(seat));
  return {
    place,
    seat(taken) {
      const found = places.indexOf(taken);
      return found === -1 ? taken : found;
    },
    dress<Entry>(table: Readonly<Record<Colour, Entry>>) {
      const dressed: Record<Colour, Entry> = { ...table };
      for (const [seat, colour] of known.entries()) {
        const worn = known[place(seat)];
        if (worn !== undefined) dressed[colour] = table[worn];
      }
      return dressed;
    },
    refusal(refusal, keys) {
      const values = { ...refusal.values };
      for (const key of keys) {
        const seat = values[key];
        if (typeof seat === 'number') values[key] = place(seat);
      }
      return { ...refusal, values };
    },
  };
}
