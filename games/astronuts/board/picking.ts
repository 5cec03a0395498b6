/** What can be picked on the board, and what picking it does. Knows no rules, only the moves it is handed. */

import { playing } from '@sternwarte/atlas';
import type { Seat } from '@sternwarte/engine';
import type { Move, MoveOf, Unit } from '../rules/actions.ts';
import { fieldId, fieldNamed, isPlanet, type Field, type FieldId } from '../rules/board.ts';
import type { ShipNumber } from '../rules/data.ts';
import { fieldOf, shipIndex } from '../rules/state.ts';
import { planFlight } from './flight-plan.ts';
import { beginning, type Intent } from './selection.ts';
import { movesOf, ownShips, pickedShip, type Situation } from './situation.ts';

export type SpotKind =
  | 'ship'
  | 'goal'
  /** Nothing to fly to, only something to attack. */
  | 'attack'
  /** A planet for a nut or a gift. */
  | 'planet'
  /** The ship or the colony that is to defend. */
  | 'unit';

export interface Spot {
  /** Made of letters and digits, unique on the board. */
  readonly id: string;
  readonly field: Field;
  readonly kind: SpotKind;
  readonly ship: ShipNumber | null;
  readonly unit: Unit | null;
  readonly picked: boolean;
  /** What it leads to, the likeliest first. */
  readonly moves: readonly Move[];
  readonly intent: Intent;
}

/** The spots in the order in which keys walk over them: ships, then goals from near to far. */
export function spotsOf(situation: Situation): Spot[] {
  switch (situation.view.step.type) {
    case 'nuts':
      return placementSpots(situation);
    case 'act':
      return [...shipSpots(situation), ...goalSpots(situation)];
    case 'target':
      return unitSpots(situation);
    case 'fateColony':
    case 'fateTeleport':
    case 'fateShip':
      return giftSpots(situation);
    default:
      return [];
  }
}

function makeSpot(field: Field, kind: SpotKind, rest: Partial<Spot> & Pick<Spot, 'intent'>): Spot {
  const id = `${kind}-${fieldId(field).replace('.', '-')}${rest.unit ?? ''}`;
  return { id, field, kind, ship: null, unit: null, picked: false, moves: [], ...rest };
}

function shipSpots(situation: Situation): Spot[] {
  const { view, asked } = situation;
  const picked = pickedShip(situation);
  return ownShips(situation).flatMap((ship) => {
    const field = asked === null ? null : fieldOf(view, shipIndex(asked, ship));
    if (field === null) return [];
    const isPicked = ship === picked;
    const intent = beginning({ ship: isPicked ? 'none' : ship });
    return [makeSpot(field, 'ship', { ship, picked: isPicked, intent })];
  });
}

type GoalMove = MoveOf<'move' | 'attack'>;

/** What the picked ship can do at other fields, field by field, the cheapest flights first. */
export function goalsOf(situation: Situation): ReadonlyMap<FieldId, readonly GoalMove[]> {
  const { view, asked, moves } = situation;
  const ship = pickedShip(situation);
  const goals = new Map<FieldId, GoalMove[]>();
  if (ship === null || asked === null) return goals;
  const at = fieldOf(view, shipIndex(asked, ship));
  for (const move of moves) {
    if ((move.type !== 'move' && move.type !== 'attack') || move.ship !== ship) continue;
    const goal = move.type === 'move' ? move.path.at(-1) : move.field;
    if (goal === undefined) continue;
    // A fight on the ship's own planet begins with a button: the planet itself is taken by the ship.
    if (move.type === 'attack' && fieldNamed(goal) === at) continue;
    goals.set(goal, [...(goals.get(goal) ?? []), move]);
  }
  const cost = (move: GoalMove): number =>
    move.type === 'move' ? planFlight(view, move).actions : Number.POSITIVE_INFINITY;
  const sorted = [...goals].map(([goal, deeds]): [FieldId, GoalMove[]] => [
    goal,
    deeds.toSorted((a, b) => riskOf(situation, a) - riskOf(situation, b)),
  ]);
  const nearest = (deeds: readonly GoalMove[]): number => Math.min(...deeds.map(cost));
  return new Map(sorted.toSorted(([, a], [, b]) => nearest(a) - nearest(b)));
}

/** Quiet flights before those that ask or risk something, attacks last. */
function riskOf({ view }: Situation, move: GoalMove): number {
  if (move.type === 'attack') return 8;
  const { survival, asked } = planFlight(view, move);
  return 4 * (1 - survival) + (asked.length > 0 ? 0.1 : 0);
}

function goalSpots(situation: Situation): Spot[] {
  const { selection } = situation;
  const { view, asked } = situation;
  const ship = pickedShip(situation);
  if (ship === null || asked === null) return [];
  const start = fieldOf(view, shipIndex(asked, ship));
  // To leave a planet and come back is rare: that goal is in the list only, so that the ship can be clicked.
  const goals = [...goalsOf(situation)].filter(([goal]) => fieldNamed(goal) !== start);
  return goals.map(([goal, moves]) => {
    const kind = moves.some(({ type }) => type === 'move') ? 'goal' : 'attack';
    const picked = selection.goal === goal;
    const deed = moves[selection.deed] ?? moves[0];
    // Picked a second time, it is meant.
    const intent = picked && deed !== undefined ? playing(deed) : beginning({ ship, goal });
    return makeSpot(fieldNamed(goal), kind, { picked, moves, intent });
  });
}

/** What can be done at the picked goal. */
export function deedsAtGoal(situation: Situation): readonly GoalMove[] {
  const { goal } = situation.selection;
  return goal === null ? [] : (goalsOf(situation).get(goal) ?? []);
}

export function chosenDeed(situation: Situation): GoalMove | null {
  const deeds = deedsAtGoal(situation);
  return deeds[situation.selection.deed] ?? deeds[0] ?? null;
}

/** Whom the picked ship can attack on the very planet where it stands. */
export function attacksHere(situation: Situation): MoveOf<'attack'>[] {
  const { view, asked } = situation;
  const ship = pickedShip(situation);
  if (ship === null || asked === null) return [];
  const at = fieldOf(view, shipIndex(asked, ship));
  return movesOf(situation, 'attack').filter(
    (move) => move.ship === ship && fieldNamed(move.field) === at,
  );
}

/** Planet and colour, in either order. */
function placementSpots(situation: Situation): Spot[] {
  const { selection } = situation;
  const { get, goal } = selection;
  const placements = movesOf(situation, 'placeNut').filter(
    ({ colour }) => get === null || colour === get,
  );
  return [...new Set(placements.map(({ planet }) => planet))].map((planet) => {
    const moves = placements.filter((move) => move.planet === planet);
    const [move] = moves;
    const picked = goal === planet;
    const intent =
      get !== null && move !== undefined
        ? playing(move)
        : beginning({ goal: picked ? null : planet });
    return makeSpot(fieldNamed(planet), 'planet', { picked, moves, intent });
  });
}

export type GiftMove = MoveOf<'fateColony' | 'fateTeleport' | 'fateShip'>;

export function giftsOf({ moves }: Pick<Situation, 'moves'>): GiftMove[] {
  return moves.filter(
    (move): move is GiftMove =>
      move.type === 'fateColony' || move.type === 'fateTeleport' || move.type === 'fateShip',
  );
}

/** The gift at the picked planet. */
export function chosenGift(situation: Situation): GiftMove | null {
  const { goal } = situation.selection;
  return goal === null ? null : (giftsOf(situation).find(({ planet }) => planet === goal) ?? null);
}

function giftSpots(situation: Situation): Spot[] {
  const { selection } = situation;
  return giftsOf(situation).flatMap((move) => {
    const { planet } = move;
    if (planet === null) return [];
    const picked = selection.goal === planet;
    const intent = picked ? playing(move) : beginning({ goal: planet });
    return [makeSpot(fieldNamed(planet), 'planet', { picked, moves: [move], intent })];
  });
}

function unitSpots(situation: Situation): Spot[] {
  const { step } = situation.view;
  if (step.type !== 'target') return [];
  return movesOf(situation, 'chooseTarget').map((move) =>
    makeSpot(step.attack.field, 'unit', {
      unit: move.unit,
      moves: [move],
      intent: playing(move),
    }),
  );
}

/** The path to be drawn: the one planned, or the one that somebody is asked about. */
export function shownPath(
  situation: Situation,
): { readonly seat: Seat; readonly ship: ShipNumber; readonly path: readonly FieldId[] } | null {
  const { view } = situation;
  if (view.step.type === 'passage') {
    return { seat: view.current, ship: view.step.ship, path: view.step.path };
  }
  const deed = chosenDeed(situation);
  if (deed?.type !== 'move') return null;
  return { seat: view.current, ship: deed.ship, path: deed.path };
}

/** The attack to be drawn: the one planned, or the one that is being fought. */
export function shownAttack(
  situation: Situation,
): { readonly ship: ShipNumber; readonly field: Field } | null {
  const { step } = situation.view;
  if (step.type === 'target') return step.attack;
  if ((step.type === 'die' || step.type === 'timeWarp') && 'attack' in step.roll) {
    return step.roll.attack;
  }
  const deed = chosenDeed(situation);
  return deed?.type === 'attack' ? { ship: deed.ship, field: fieldNamed(deed.field) } : null;
}

/** Planets before open space, as one reads a list of goals; the field where the ship stands comes last. */
export function listGoals(situation: Situation): FieldId[] {
  const { view, asked } = situation;
  const ship = pickedShip(situation);
  const at = ship === null || asked === null ? null : fieldOf(view, shipIndex(asked, ship));
  const all = [...goalsOf(situation).keys()];
  const isHere = (id: FieldId): boolean => fieldNamed(id) === at;
  const others = all.filter((id) => !isHere(id));
  return [
    ...others.filter(isPlanetId),
    ...others.filter((id) => !isPlanetId(id)),
    ...all.filter(isHere),
  ];
}

function isPlanetId(id: FieldId): boolean {
  return isPlanet(fieldNamed(id));
}
