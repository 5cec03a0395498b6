/** Who sits at an online table, in the words of the screens. */

import { equalPlain, type Names, type Seat } from '@sternwarte/engine';
import type { SeatInfo, TableInfo } from '@sternwarte/protocol';
import { namesOf, type ByLanguage } from '../saved-match.ts';
import { sitterOf, type Sitter } from '../sitter.ts';

export interface PeopleAtTable {
  readonly sitters: readonly Sitter[];
  readonly names: ByLanguage<Names>;
  /** The seats that people decide for, nobody standing in for them. */
  readonly deciding: readonly Seat[];
}

/** The same object as before, as long as nothing of it has changed: presence comes and goes, names seldom do. */
export function peopleAt(
  { seats }: Pick<TableInfo, 'seats'>,
  own: Seat | null,
  seatNames: ByLanguage<Names>,
  before: PeopleAtTable | null,
): PeopleAtTable {
  const sitters = seats.map((info, seat) => sitterAt(info, seat === own));
  const deciding = seats.flatMap((info, seat) =>
    info.kind === 'person' && info.standIn === null ? [seat] : [],
  );
  const people = { sitters, deciding, names: namesOf(sitters, seatNames) };
  return before !== null && equalPlain(before, people) ? before : people;
}

function sitterAt(info: SeatInfo, isOwn: boolean): Sitter {
  if (info.kind === 'bot') return sitterOf(null, info.bot);
  const { name } = sitterOf(info.kind === 'person' ? info.name : null, null);
  return { kind: isOwn ? 'here' : 'remote', name };
}

/** Whether anybody else at the table is a person. */
export function hasOtherPeople({ seats }: Pick<TableInfo, 'seats'>, own: Seat | null): boolean {
  return seats.some(({ kind }, seat) => kind === 'person' && seat !== own);
}
