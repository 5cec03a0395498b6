/** The choices that fate leaves to a player, against the rules (R7, D9 to D15). */

import type { Refusal, Seat } from '@sternwarte/engine';
import type { Move, Nuts, Swap } from './actions.ts';
import { planetNamed, type Planet, type PlanetId } from './board.ts';
import { COLOURS } from './data.ts';
import { isFree, takesBonusColony, takesShip } from './gifts.ts';
import { countNuts, isInOrder } from './nuts.ts';
import { refuse } from './refusals.ts';
import { hasTechnology, nutsInBank, nutsInHand, type State } from './state.ts';

type FateChoice = Extract<Move, { readonly type: `fate${string}` }>;

export function checkFateChoice(state: State, seat: Seat, move: FateChoice): Refusal | null {
  switch (move.type) {
    case 'fateNuts':
      return checkNuts(state, move.nuts);
    case 'fateSwap':
      return move.swap && checkSwap(state, seat, move.swap);
    case 'fateTechnology': {
      const { colour } = move;
      if (colour === null || !hasTechnology(state, seat, colour)) return null;
      return refuse('technologyOwned', { colour });
    }
    case 'fateColony':
      return checkPlanet(state, move.planet, takesBonusColony, 'notOwnPlanet');
    case 'fateTeleport':
      return checkPlanet(state, move.planet, isFree, 'planetNotFree');
    case 'fateShip':
      return checkPlanet(state, move.planet, takesShip, 'noShipThere');
    case 'fateGift':
      return null;
  }
}

/** Exactly as many as fate gives, and only what the bank has. */
function checkNuts(state: State, nuts: Nuts): Refusal | null {
  const { step } = state;
  const count = step.type === 'fateNuts' ? step.count : 0;
  if (nuts.length !== count) return refuse('nutCount', { nuts: count });
  if (!isInOrder(nuts)) return refuse('nutOrder', {});
  for (const [i, wanted] of countNuts(nuts).entries()) {
    const colour = COLOURS[i];
    if (colour === undefined) continue;
    const held = nutsInBank(state, colour);
    if (wanted > held) return refuse('bankLacks', { colour, held });
  }
  return null;
}

/** Ruling 24. */
function checkSwap(state: State, seat: Seat, { give, get }: Swap): Refusal | null {
  if (give === get) return refuse('sameColour', { colour: give });
  if (nutsInHand(state, seat, give) === 0) {
    return refuse('nutsMissing', { colour: give, held: 0 });
  }
  return nutsInBank(state, get) > 0 ? null : refuse('bankLacks', { colour: get, held: 0 });
}

function checkPlanet(
  state: State,
  id: PlanetId | null,
  takes: (state: State, planet: Planet) => boolean,
  reason: 'notOwnPlanet' | 'planetNotFree' | 'noShipThere',
): Refusal | null {
  if (id === null || takes(state, planetNamed(id))) return null;
  return refuse(reason, { planet: id });
}
