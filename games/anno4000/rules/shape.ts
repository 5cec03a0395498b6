/** What states of Anno 4000 look like, for those that come from outside. What pieces there may be is for the invariants. */

import {
  completeOptions,
  exactly,
  fields,
  listOf,
  oneOf,
  orNull,
  resultShape,
  truth,
  whole,
  type Config,
  type Shape,
} from '@sternwarte/engine';
import { SECTORS, STARS, TRACK_LENGTH } from './board.ts';
import { ENDINGS } from './ending.ts';
import { OPTIONS, type Options } from './options.ts';
import { NOBODY, type Disc, type Exchange, type Player, type Pledge, type State } from './state.ts';

const MAX_ROUND = 99_999;
const MAX_SHIPS = 99_999;

export function shapeOf({ seats, options }: Config<Options>): Shape {
  const seat = whole(0, seats - 1);
  const star = whole(0, STARS.length - 1);
  const round = whole(1, MAX_ROUND);
  const disc: Record<keyof Disc, Shape> = {
    origin: whole(0, SECTORS.length - 1),
    field: whole(1, TRACK_LENGTH),
    ships: whole(1, MAX_SHIPS),
  };
  const player: Record<keyof Player, Shape> = {
    home: orNull(star),
    alive: truth,
    discs: listOf(orNull(fields(disc)), 2),
  };
  const exchange: Record<keyof Exchange, Shape> = { players: listOf(seat, 2), dueRound: round };
  const pledge: Record<keyof Pledge, Shape> = { seat, partner: seat, untilRound: round };
  const state: Record<keyof State, Shape> = {
    options: exactly(completeOptions(OPTIONS, options)),
    phase: oneOf('homeSet', 'homes', 'startPlayer', 'landing', 'departure', 'over'),
    homesLeft: listOf(star, 0, STARS.length),
    round,
    startSeat: seat,
    current: seat,
    owners: listOf(whole(NOBODY, seats - 1), STARS.length),
    ships: listOf(whole(0, MAX_SHIPS), STARS.length),
    players: listOf(fields(player), seats),
    battlefields: listOf(star, 0, STARS.length),
    lastChange: whole(0, MAX_ROUND),
    resting: listOf(whole(0, 1), 0, 2),
    exchanges: listOf(fields(exchange), 0, seats * seats),
    pledges: listOf(fields(pledge), 0, seats * seats),
    fallen: listOf(listOf(seat, 1, seats), 0, seats),
    result: orNull(resultShape(ENDINGS, seats)),
  };
  return fields(state);
}
