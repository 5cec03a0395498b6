/** Stars, sectors and discs in words, for labels and for what is read aloud. */

import type { Seat } from '@sternwarte/engine';
import {
  levelOf,
  sectorId,
  sectorOf,
  starId,
  symbolsOf,
  type Sector,
  type Star,
  type StarId,
} from '../rules/board.ts';
import { occupierOf } from '../rules/home.ts';
import { mustLand } from '../rules/hyperspace.ts';
import { NOBODY, ownerOf, shipsOn, type Disc, type State } from '../rules/state.ts';
import type { LandingDiscs } from '../rules/actions.ts';
import { dangersAtHome, lastField } from './foresight.ts';
import type { StarMark } from './marks.ts';
import type { Props } from './props.ts';
import { boardWords, type BoardWords } from './words/index.ts';

export function nameOf(star: StarId): string {
  return star.toUpperCase();
}

const MARKS = { Y: '▲', R: '▼' };

/** `C▲`: short enough for a disc. */
export function shortSector(sector: Sector): string {
  return `${sectorId(sector).slice(0, 1)}${MARKS[levelOf(sector)]}`;
}

export function saySector({ language }: Pick<Props, 'language'>, sector: Sector): string {
  return boardWords[language].sector(sectorId(sector).slice(0, 1), levelOf(sector));
}

/** Whose home star this is, while he is in the game. */
export function homeSeat(view: State, star: Star): Seat | null {
  const seat = view.players.findIndex(({ alive, home }) => alive && home === star);
  return seat < 0 ? null : seat;
}

/** Whether somebody else stands on the home star. */
export function isHomeLost(view: State, seat: Seat): boolean {
  return occupierOf(view, seat) !== null;
}

export function isUnderTruce(view: State, star: Star): boolean {
  const seat = homeSeat(view, star);
  return seat !== null && view.exchanges.some(({ players }) => players.includes(seat));
}

type Speaker = Pick<Props, 'view' | 'language' | 'words'>;

/** Everything about a star, most important first. */
export function sayStar(speaker: Speaker, star: Star, mark?: StarMark): string {
  const { view, language, words } = speaker;
  const say = boardWords[language];
  const owner = ownerOf(view, star);
  const home = homeSeat(view, star);
  const parts = [nameOf(starId(star))];
  if (mark?.target) {
    const { ships, outcome, by } = mark.target;
    parts.push(by === 'landing' ? say.landHere(ships) : say.flyHere(ships));
    parts.push(say.outcome(outcome, ships, shipsOn(view, star)));
  }
  if (home !== null) {
    const fleet = words.seatName(home);
    parts.push(isHomeLost(view, home) ? say.homeLost(fleet) : say.homeOf(fleet));
    if (dangersAtHome(view, home).length > 0) parts.push(say.mayFall);
  }
  // What an arrival meets has been said by what comes of it, except whose ships they are.
  const met = mark?.target?.outcome;
  if (owner === NOBODY && met === undefined) parts.push(say.nobody);
  if (owner !== NOBODY && met !== 'join') {
    parts.push(say.fleet(words.seatName(owner), shipsOn(view, star)));
  }
  parts.push(saySector(speaker, sectorOf(star)), say.symbols[symbolsOf(star)]);
  if (mark?.usable && view.phase === 'landing') parts.push(say.departs);
  if (view.battlefields.includes(star)) parts.push(say.battlefield);
  if (isUnderTruce(view, star)) parts.push(say.truce);
  return parts.join(', ');
}

/** A star in a few words, beside its name: whose it is and what is on it. */
export function factsOf(speaker: Speaker, star: Star, reader: Seat): readonly string[] {
  const { view, language, words } = speaker;
  const say = boardWords[language];
  const owner = ownerOf(view, star);
  const home = homeSeat(view, star);
  const facts: string[] = [];
  if (home !== null) facts.push(home === reader ? say.yourHome : say.homeOf(words.seatName(home)));
  if (owner === NOBODY) facts.push(say.nobody);
  else if (owner === reader) facts.push(say.ships(shipsOn(view, star)));
  else facts.push(say.fleet(words.seatName(owner), shipsOn(view, star)));
  if (home === null) facts.push(say.symbols[symbolsOf(star)]);
  if (view.battlefields.includes(star)) facts.push(say.battlefield);
  if (isUnderTruce(view, star)) facts.push(say.truce);
  return facts;
}

export function sayDisc(speaker: Speaker, seat: Seat, disc: number, flight: Disc): string {
  const { language, words } = speaker;
  const say = boardWords[language];
  const { ships, origin, field } = flight;
  const parts = [
    `${words.seatName(seat)}, ${say.disc(disc)}`,
    say.flight(ships, saySector(speaker, origin), field, lastField(flight)),
  ];
  if (mustLand(flight)) parts.push(say.mustLand);
  return parts.join(': ');
}

export function discNames(say: BoardWords, discs: LandingDiscs): string {
  return discs.length === 2 ? say.bothDiscs : say.disc(discs[0]);
}
