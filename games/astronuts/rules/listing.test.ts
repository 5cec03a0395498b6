import { createRandom, playout, randomPolicy } from '@sternwarte/engine';
import { expect, test } from 'vitest';
import { UNITS, type Move } from './actions.ts';
import {
  FIELDS,
  HOLES,
  PLANETS,
  fieldId,
  fieldNamed,
  isHole,
  isPlanet,
  neighboursOf,
  planetId,
  type FieldId,
} from './board.ts';
import { COLOURS, SHIP_NUMBERS, type ShipNumber } from './data.ts';
import { GIFTS, SHIP_ACTIONS } from './fate.ts';
import { leavingSurcharge } from './flight.ts';
import { astronuts } from './index.ts';
import { handfulsOf } from './nuts.ts';
import { fieldOf, shipIndex, type State } from './state.ts';
import { scene } from './testing/scene.ts';

/** Positions of random games, every one in `every` of them. */
function visit(seed: string, games: number, every: number, onPosition: (state: State) => void) {
  const random = createRandom(seed);
  for (let game = 0; game < games; game++) {
    const seats = 2 + (game % 3);
    const on = (bit: number): 'on' | 'off' => ((game & bit) === 0 ? 'on' : 'off');
    const state = astronuts.setup({
      seats,
      options: {
        asteroids: on(1),
        astroHoles: on(2),
        nutPlacement: game % 5 === 0 ? 'draft' : 'random',
        homePlanetMode: game % 7 === 0 ? 'base' : 'ordinary',
        timeWarpOnDefence: on(4),
        flyPast: on(8),
        draftColours: game % 10 === 0 ? 'own' : 'any',
        fateBinds: game % 3 === 0 ? 'turn' : 'planet',
        tollPaid: game % 4 === 0 ? 'once' : 'each',
        maxRounds: 30,
      },
    });
    const policies = Array.from({ length: seats }, () => randomPolicy);
    while (astronuts.pending(state).kind !== 'over') {
      playout(astronuts, state, policies, random, { maxActions: 1 + random.below(2 * every) });
      onPosition(state);
    }
  }
}

const nutLists = (longest: number) =>
  Array.from({ length: longest + 1 }, (_unused, size) => handfulsOf(size))
    .flat()
    .map(({ nuts }) => nuts);

/** Everything that has the shape of a move, but for paths and offers, which are not listed in full. */
const UNIVERSE: readonly Move[] = [
  ...PLANETS.flatMap((planet) =>
    COLOURS.map((colour): Move => ({ type: 'placeNut', planet: planetId(planet), colour })),
  ),
  ...[1, 2, 3, 4, 5, 6].map((count): Move => ({ type: 'declare', count })),
  ...[true, false].flatMap((answer): Move[] => [
    { type: 'timeWarp', use: answer },
    { type: 'answerPassage', allow: answer },
    { type: 'answerTrade', accept: answer },
  ]),
  ...UNITS.map((unit): Move => ({ type: 'chooseTarget', unit })),
  ...SHIP_NUMBERS.flatMap((ship) => [
    ...nutLists(3).flatMap((pay): Move[] => [
      { type: 'mine', ship, pay },
      { type: 'colonize', ship, pay },
    ]),
    ...FIELDS.flatMap((field) =>
      [0, 1, 2, 3].map((defender): Move => ({
        type: 'attack',
        ship,
        field: fieldId(field),
        defender,
      })),
    ),
  ]),
  ...[null, ...COLOURS].map((colour): Move => ({ type: 'fateTechnology', colour })),
  ...COLOURS.map((colour): Move => ({ type: 'technology', colour })),
  ...nutLists(5).map((nuts): Move => ({ type: 'fateNuts', nuts })),
  { type: 'fateSwap', swap: null },
  ...COLOURS.flatMap((give) =>
    COLOURS.map((get): Move => ({ type: 'fateSwap', swap: { give, get } })),
  ),
  ...[null, ...PLANETS.map(planetId)].flatMap((planet): Move[] => [
    { type: 'fateColony', planet },
    { type: 'fateTeleport', planet },
    { type: 'fateShip', planet },
  ]),
  ...GIFTS.map((gift): Move => ({ type: 'fateGift', gift })),
  { type: 'buildShip' },
  { type: 'endTurn' },
  { type: 'resign' },
];

const sorted = (moves: readonly Move[]): string[] =>
  moves.map((move) => JSON.stringify(move)).toSorted();

test('of everything that could be tried, exactly what is listed is legal', () => {
  let positions = 0;
  visit('universe', 24, 25, (state) => {
    for (let seat = 0; seat < state.seats; seat++) {
      const legal = UNIVERSE.filter((move) => astronuts.check(state, seat, move) === null);
      const listed = astronuts
        .moves(state, seat)
        .filter(({ type }) => type !== 'move' && type !== 'offerTrade');
      expect(sorted(listed)).toEqual(sorted(legal));
      positions++;
    }
  });
  expect(positions).toBeGreaterThan(500);
});

/** The cheapest legal way to each field, found by trying every walk. */
function cheapestByTrial(state: State, ship: ShipNumber): Map<FieldId, number> {
  const cheapest = new Map<FieldId, number>();
  const start = fieldOf(state, shipIndex(state.current, ship));
  if (start === null) return cheapest;
  const surcharge = leavingSurcharge(state, ship);
  const walk = (path: readonly FieldId[], cost: number): void => {
    const last = path.at(-1);
    const from = last === undefined ? start : fieldNamed(last);
    if (
      last !== undefined &&
      astronuts.check(state, state.current, { type: 'move', ship, path }) === null
    ) {
      cheapest.set(last, Math.min(cost, cheapest.get(last) ?? Infinity));
    }
    if (last !== undefined && isHole(from)) {
      for (const hole of HOLES) if (hole !== from) step(path, hole, cost);
    }
    if (cost < state.actions) {
      for (const field of neighboursOf(from)) step(path, field, cost + 1);
    }
  };
  const step = (path: readonly FieldId[], field: (typeof FIELDS)[number], cost: number): void => {
    const id = fieldId(field);
    // A walk that only comes back is never the cheapest, except onto the planet it began on.
    if (!path.includes(id)) walk([...path, id], cost);
  };
  walk([], surcharge);
  return cheapest;
}

test('R6.1 every destination is listed, with no way cheaper than the listed one', () => {
  let destinations = 0;
  visit('reach', 24, 40, (state) => {
    if (state.step.type !== 'act' || state.actions > 7) return;
    for (const ship of SHIP_NUMBERS) {
      const listed = new Map<FieldId, number>();
      for (const move of astronuts.moves(state, state.current)) {
        if (move.type !== 'move' || move.ship !== ship) continue;
        const goal = move.path.at(-1);
        if (goal === undefined) continue;
        const jumps = move.path.filter((id, i) => {
          const before = move.path[i - 1];
          return before !== undefined && isHole(fieldNamed(before)) && isHole(fieldNamed(id));
        }).length;
        const cost = move.path.length - jumps + leavingSurcharge(state, ship);
        listed.set(goal, Math.min(cost, listed.get(goal) ?? Infinity));
      }
      const start = fieldOf(state, shipIndex(state.current, ship));
      const tried = cheapestByTrial(state, ship);
      // Flying in a circle back to an open field is legal, but pointless, and not listed.
      if (start !== null && !listed.has(fieldId(start))) tried.delete(fieldId(start));
      expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(tried));
      destinations += listed.size;
    }
  });
  expect(destinations).toBeGreaterThan(1000);
});

test('R6.7 where nothing but the end of the turn is listed, a swap of colours one has may still be possible', () => {
  const state = scene({ actions: 1, ships: [['C', 'H0'], ['H2']] });
  for (const ship of SHIP_NUMBERS)
    state.shipTurns[ship - 1] = { barred: SHIP_ACTIONS, condition: null };
  const swap: Move = { type: 'offerTrade', to: 'all', give: 'red', get: 'yellow' };
  expect(astronuts.moves(state, 0)).toEqual([{ type: 'endTurn' }, { type: 'resign' }]);
  expect(astronuts.check(state, 0, swap)).toBeNull();
  expect(astronuts.hasUnlisted?.(state, 0)).toBe(true);
  const poor = scene({ actions: 1, ships: [['C'], ['H2']], hands: [{ red: 1 }, {}] });
  for (const ship of SHIP_NUMBERS)
    poor.shipTurns[ship - 1] = { barred: SHIP_ACTIONS, condition: null };
  expect(astronuts.hasUnlisted?.(poor, 0)).toBe(false);
});

test('where nothing is said to be unlisted, no swap and no flight in a circle is legal', () => {
  let both = 0;
  visit('unlisted', 24, 25, (state) => {
    if (state.step.type !== 'act') return;
    const { current: seat } = state;
    const listed = new Set(astronuts.moves(state, seat).map((move) => JSON.stringify(move)));
    const partners = ['all' as const, ...Array.from({ length: state.seats }, (_unused, to) => to)];
    const trades = partners.flatMap((to) =>
      COLOURS.flatMap((give) =>
        COLOURS.map((get): Move => ({ type: 'offerTrade', to, give, get })),
      ),
    );
    const circles = SHIP_NUMBERS.flatMap((ship): Move[] => {
      const field = fieldOf(state, shipIndex(seat, ship));
      if (field === null || isPlanet(field)) return [];
      return neighboursOf(field).map((next) => ({
        type: 'move',
        ship,
        path: [fieldId(next), fieldId(field)],
      }));
    });
    const beyond = [...trades, ...circles].filter(
      (move) => !listed.has(JSON.stringify(move)) && astronuts.check(state, seat, move) === null,
    );
    const said = astronuts.hasUnlisted?.(state, seat) === true;
    expect(said || beyond.length === 0).toBe(true);
    both |= said ? 1 : 2;
  });
  expect(both).toBe(3);
});
