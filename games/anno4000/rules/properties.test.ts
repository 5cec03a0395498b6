/** What holds in every match, tried on many random ones. */

import { createRandom, pick, pickWeighted, randomPolicy, type Random } from '@sternwarte/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnnoAction, Event, Move } from './actions.ts';
import { STARS, starId, starNamed, type StarId } from './board.ts';
import { START_SHIPS, homeStars } from './data.ts';
import { anno4000 } from './index.ts';
import { countShips, ownerOf, shipsOn, type State } from './state.ts';
import { MIRRORS, type Mirror } from './testing/mirrors.ts';
import { position } from './testing/position.ts';

const anyMatch = fc.integer();
const anySeats = fc.integer({ min: 2, max: 4 });

/** One action that is possible now, or `null` at the end. */
function randomAction(state: State, random: Random): AnnoAction | null {
  const pending = anno4000.pending(state);
  if (pending.kind === 'over') return null;
  if (pending.kind === 'chance') {
    return { by: 'table', chance: pickWeighted(pending.outcomes, random) };
  }
  const seat = pick(pending.seats, random);
  return { by: seat, move: randomPolicy(state, seat, anno4000.moves(state, seat), random) };
}

/** How many ships a seat has gained by these events; those that elimination takes are not among them. */
function gain(events: readonly Event[], seat: number): number {
  let ships = 0;
  for (const event of events) {
    if (event.type === 'home' && event.seat === seat) ships += event.ships;
    if (event.type === 'production' && event.seat === seat) ships += event.ships;
    if (event.type !== 'battle' || event.winner === seat) continue;
    if (event.attacker === seat) ships -= event.attackers;
    if (event.defender === seat) ships -= event.defenders;
  }
  return ships;
}

describe('R6.4 ships are neither made nor lost in flight:', () => {
  test('R6.4 only production adds ships, only lost battles and elimination take them', () => {
    fc.assert(
      fc.property(anyMatch, anySeats, (seed, seats) => {
        const random = createRandom(seed);
        const state = anno4000.setup({ seats, options: { equalBattle: 'bothDestroyed' } });
        for (let n = 0; n < 250; n++) {
          const action = randomAction(state, random);
          if (action === null) return;
          const before = state.players.map((_player, seat) => countShips(state, seat));
          const events: Event[] = [];
          anno4000.apply(state, action, (event) => events.push(event));
          for (const [seat, { alive }] of state.players.entries()) {
            const expected = alive ? (before[seat] ?? 0) + gain(events, seat) : 0;
            expect(countShips(state, seat)).toBe(expected);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

const mirrorStar = (mirror: Mirror, id: StarId): StarId => starId(mirror(starNamed(id)));

function mirrorMove(mirror: Mirror, move: Move): Move {
  switch (move.type) {
    case 'land':
    case 'start':
    case 'chooseHome':
      return { ...move, star: mirrorStar(mirror, move.star) };
    case 'shortFlight':
      return { ...move, from: mirrorStar(mirror, move.from), to: mirrorStar(mirror, move.to) };
    case 'endTurn':
    case 'resign':
      return move;
  }
}

/** Four players in the corners, in the order in which these are listed. */
function corners(homes: readonly StarId[]): State {
  const stars = Object.fromEntries(
    homes.map((id, seat): [StarId, [number, number]] => [id, [seat, START_SHIPS]]),
  );
  return position({ round: 1, homes, stars });
}

/** What stands on each star, or on its image in a mirror. */
const standing = (state: State, mirror: Mirror = (star) => star): string[] =>
  STARS.map((star) => `${ownerOf(state, mirror(star))}:${shipsOn(state, mirror(star))}`);

describe('R3.5 a mirrored match', () => {
  test('R3.5 goes the same way move by move, so no corner is better than another', () => {
    fc.assert(
      fc.property(anyMatch, fc.constantFrom(...MIRRORS), (seed, mirror) => {
        const random = createRandom(seed);
        const homes = homeStars('default', 4);
        const state = corners(homes);
        const image = corners(homes.map((id) => mirrorStar(mirror, id)));
        for (let n = 0; n < 120; n++) {
          const action = randomAction(state, random);
          if (action === null || action.by === 'table') return;
          const move = mirrorMove(mirror, action.move);
          expect(anno4000.check(image, action.by, move)).toBeNull();
          const counts = [state, image].map((one) => anno4000.moves(one, action.by).length);
          expect(counts[0]).toBe(counts[1]);
          anno4000.apply(state, action);
          anno4000.apply(image, { by: action.by, move });
          expect(standing(image, mirror)).toEqual(standing(state));
          expect(image.result).toEqual(state.result);
        }
      }),
      { numRuns: 30 },
    );
  });
});
