/** Bets, battles and flights, against figures worked out by hand. */

import { expect, test } from 'vitest';
import { move, scene } from '../rules/testing/scene.ts';
import { planFlight } from './flight-plan.ts';
import { battleOdds, betOdds } from './odds.ts';

test('a bet on four wins half of the time and brings five on average', () => {
  const odds = betOdds(scene(), 0, 4);
  expect(odds).toMatchObject({ prize: 8, chance: 0.5, average: 5 });
  expect(odds.byFace.map(({ actions }) => actions)).toEqual([1, 2, 3, 8, 8, 8]);
});

test('Extra Energy adds one to every roll', () => {
  const odds = betOdds(scene({ technologies: [['orange']] }), 0, 1);
  expect(odds).toMatchObject({ prize: 3, chance: 1, average: 3 });
});

test('an attack wins 15 of 36 times, and technologies shift that by one pip', () => {
  expect(battleOdds(scene(), 0, 1).chance).toBeCloseTo(15 / 36);
  expect(battleOdds(scene({ technologies: [['red']] }), 0, 1).chance).toBeCloseTo(21 / 36);
  expect(battleOdds(scene({ technologies: [[], ['purple']] }), 0, 1).chance).toBeCloseTo(10 / 36);
});

test('stopping among asteroids is riskier than crossing them', () => {
  const view = scene({ options: { asteroids: 'on' }, ships: [['hi0.1'], ['H2']] });
  expect(planFlight(view, move(1, 'hi0.2'))).toMatchObject({ actions: 1, lands: false });
  expect(planFlight(view, move(1, 'hi0.2')).survival).toBeCloseTo(4 / 6);
  const crossing = planFlight(view, move(1, 'hi0.2', 'hi0.3', 'I0'));
  expect(crossing).toMatchObject({ actions: 3, asteroids: 1, lands: true });
  expect(crossing.survival).toBeCloseTo(5 / 6);
});

test('a jump costs nothing, and foreign ships have owners to ask', () => {
  const view = scene({ options: { astroHoles: 'on' }, ships: [['ax0.1'], ['xb2.1']] });
  const plan = planFlight(view, move(1, 'X0', 'X2', 'xb2.1', 'Sb3'));
  expect(plan).toMatchObject({ actions: 3, jumps: 1, asked: [1] });
});

test('without the option asteroids are fields like any other', () => {
  const view = scene({ ships: [['hi0.1'], ['H2']] });
  expect(planFlight(view, move(1, 'hi0.2'))).toMatchObject({ asteroids: 0, survival: 1 });
});
