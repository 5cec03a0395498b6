/**
 * Everything that can be picked in the controls, as intents: the components draw from these functions, and a test
 * walks through them to prove that every legal move can be made. Resigning is a tool of the table, not a decision.
 */

import { playing } from '@sternwarte/atlas';
import { COLOURS, MAX_DECLARED, type Colour } from '../rules/data.ts';
import type { Move, MoveOf } from '../rules/actions.ts';
import type { PlanetId } from '../rules/board.ts';
import { isPlaying } from '../rules/state.ts';
import { addNut, dropNut, moveFor, openHandfuls, pickedNuts } from './handful.ts';
import {
  attacksHere,
  chosenDeed,
  chosenGift,
  deedsAtGoal,
  giftsOf,
  goalsOf,
  listGoals,
} from './picking.ts';
import { beginning, selecting, type Intent, type Panel } from './selection.ts';
import { movesOf, ownShips, pickedShip, type Situation } from './situation.ts';

export function allDeclarations(): number[] {
  return Array.from({ length: MAX_DECLARED }, (_unused, i) => i + 1);
}

/** The nut to be placed: if the planet is known already, that is the move. */
export function placeColour(situation: Situation, colour: Colour): Intent | null {
  const { selection } = situation;
  const { goal } = selection;
  const fitting = movesOf(situation, 'placeNut').filter((move) => move.colour === colour);
  if (goal === null) {
    if (fitting.length === 0) return null;
    return selecting(selection, { get: selection.get === colour ? null : colour });
  }
  const move = fitting.find(({ planet }) => planet === goal);
  return move === undefined ? null : playing(move);
}

/** The planets that take a nut, or the picked nut. */
export function placeablePlanets(situation: Situation): PlanetId[] {
  const { get } = situation.selection;
  const placements = movesOf(situation, 'placeNut');
  const fitting = placements.filter(({ colour }) => get === null || colour === get);
  return [...new Set(fitting.map(({ planet }) => planet))];
}

/** The placement, once nut and planet are picked. */
export function pickedPlacement(situation: Situation): MoveOf<'placeNut'> | null {
  const { get, goal } = situation.selection;
  const placements = movesOf(situation, 'placeNut');
  return placements.find(({ planet, colour }) => planet === goal && colour === get) ?? null;
}

/** Mining or founding: at once if there is one way to pay, else after a choice of nuts. */
export function deedHere(situation: Situation, type: 'mine' | 'colonize'): Intent | null {
  const ship = pickedShip(situation);
  const moves = movesOf(situation, type).filter((move) => move.ship === ship);
  const [move] = moves;
  if (move === undefined) return null;
  return moves.length === 1 ? playing(move) : beginning({ ship, panel: type });
}

export function openPanel({ selection }: Situation, panel: Panel | null): Intent {
  return beginning({ ship: selection.ship, panel });
}

/** The offer as far as it has been put together. */
export function pickedOffer({ selection }: Situation): MoveOf<'offerTrade'> | null {
  const { give, get, partner } = selection;
  return give === null || get === null ? null : { type: 'offerTrade', to: partner, give, get };
}

/** The swap with the bank that has been put together, if it is possible. */
export function pickedSwap(situation: Situation): Move | null {
  const { give, get } = situation.selection;
  return (
    movesOf(situation, 'fateSwap').find(({ swap }) => swap?.give === give && swap?.get === get) ??
    null
  );
}

export function partnersOf({ view, asked }: Situation): number[] {
  return Array.from({ length: view.seats }, (_unused, seat) => seat).filter(
    (seat) => seat !== asked && isPlaying(view, seat),
  );
}

/** Everything the controls offer now. */
export function controlIntents(situation: Situation, isLegal: (move: Move) => boolean): Intent[] {
  const { view, moves } = situation;
  switch (view.step.type) {
    case 'nuts':
      return placing(situation);
    case 'declare':
      return declaring(situation);
    case 'act':
      return acting(situation, isLegal);
    case 'fateNuts':
      return choosingNuts(situation);
    case 'fateSwap':
      return swapping(situation);
    case 'fateColony':
    case 'fateTeleport':
    case 'fateShip':
      return choosingPlanet(situation);
    default:
      return moves.map(playing);
  }
}

function placing(situation: Situation): Intent[] {
  const { selection } = situation;
  const placement = pickedPlacement(situation);
  return [
    ...COLOURS.flatMap((colour) => placeColour(situation, colour) ?? []),
    ...placeablePlanets(situation).map((planet) => selecting(selection, { goal: planet })),
    ...(placement === null ? [] : [playing(placement)]),
  ];
}

function declaring(situation: Situation): Intent[] {
  const { selection } = situation;
  return [
    ...allDeclarations().map((declared) => selecting(selection, { declared })),
    ...movesOf(situation, 'declare')
      .filter(({ count }) => count === selection.declared)
      .map(playing),
  ];
}

function acting(situation: Situation, isLegal: (move: Move) => boolean): Intent[] {
  const { selection } = situation;
  if (selection.goal !== null) return atGoal(situation);
  switch (selection.panel) {
    case 'fly':
      return [...flying(situation), openPanel(situation, null)];
    case 'mine':
    case 'colonize':
      return [...choosingNuts(situation), openPanel(situation, null)];
    case 'attack':
      return [...attacksHere(situation).map(playing), openPanel(situation, null)];
    case 'technology':
      return [...movesOf(situation, 'technology').map(playing), openPanel(situation, null)];
    case 'trade':
      return [...offering(situation, isLegal), openPanel(situation, null)];
    case null:
      return actions(situation);
  }
}

function actions(situation: Situation): Intent[] {
  const here = (['mine', 'colonize'] as const).flatMap((type) => deedHere(situation, type) ?? []);
  return [
    ...ownShips(situation).map((ship) => beginning({ ship })),
    ...(goalsOf(situation).size > 0 ? [openPanel(situation, 'fly')] : []),
    ...here,
    ...(attacksHere(situation).length > 0 ? [openPanel(situation, 'attack')] : []),
    openPanel(situation, 'technology'),
    openPanel(situation, 'trade'),
    ...movesOf(situation, 'buildShip').map(playing),
    ...movesOf(situation, 'endTurn').map(playing),
  ];
}

/** The goals as a list. */
function flying(situation: Situation): Intent[] {
  const ship = pickedShip(situation);
  return listGoals(situation).map((goal) => beginning({ ship, goal }));
}

function atGoal(situation: Situation): Intent[] {
  const { selection } = situation;
  const deed = chosenDeed(situation);
  return [
    ...deedsAtGoal(situation).map((_move, index) => selecting(selection, { deed: index })),
    ...(deed === null ? [] : [playing(deed)]),
    openPanel(situation, null),
  ];
}

function choosingNuts(situation: Situation): Intent[] {
  const { selection } = situation;
  const handfuls = openHandfuls(situation);
  if (handfuls === null) return [];
  const nuts = pickedNuts(situation, handfuls);
  const changes = COLOURS.flatMap((colour) => [
    ...(addNut(nuts, colour, handfuls) === null ? [] : [addNut(nuts, colour, handfuls)]),
    ...(dropNut(nuts, colour) === null ? [] : [dropNut(nuts, colour)]),
  ]);
  const move = moveFor(handfuls, nuts);
  return [
    ...changes.map((changed) => selecting(selection, { nuts: changed })),
    ...(move === null ? [] : [playing(move)]),
  ];
}

function offering(situation: Situation, isLegal: (move: Move) => boolean): Intent[] {
  const { selection } = situation;
  const offer = pickedOffer(situation);
  return [
    ...COLOURS.map((give) => selecting(selection, { give })),
    ...COLOURS.map((get) => selecting(selection, { get })),
    ...partnersOf(situation).map((partner) => selecting(selection, { partner })),
    selecting(selection, { partner: 'all' }),
    ...(offer !== null && isLegal(offer) ? [playing(offer)] : []),
  ];
}

function swapping(situation: Situation): Intent[] {
  const { selection } = situation;
  const swap = pickedSwap(situation);
  return [
    ...COLOURS.map((give) => selecting(selection, { give })),
    ...COLOURS.map((get) => selecting(selection, { get })),
    ...(swap === null ? [] : [playing(swap)]),
    ...movesOf(situation, 'fateSwap')
      .filter((move) => move.swap === null)
      .map(playing),
  ];
}

function choosingPlanet(situation: Situation): Intent[] {
  const { selection } = situation;
  const gift = chosenGift(situation);
  return [
    ...giftsOf(situation).map((move) =>
      move.planet === null ? playing(move) : selecting(selection, { goal: move.planet }),
    ),
    ...(gift === null ? [] : [playing(gift)]),
  ];
}
