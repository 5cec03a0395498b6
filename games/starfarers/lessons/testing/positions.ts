/** How the positions of the lessons are arranged. `positions.test.ts` writes them down as data with `vitest -u`. */

import { makeScenario, type Scenario } from '@sternwarte/engine';
import { starfarers } from '../../rules/index.ts';
import { BLUE, RED, Testbed, WHITE } from '../../rules/testing/testbed.ts';

const MIDDLE = 'S14';

const ARRANGED: Readonly<Record<string, () => Testbed>> = {
  blockade: () =>
    Testbed.flying(WHITE, 4).upgrade(WHITE, 'drive', 0).ship(WHITE, 0, 'colonyShip', 'n12_24'),
  building: () => Testbed.trading(WHITE).give(WHITE, { ore: 3, fuel: 3, carbon: 3, food: 1 }),
  colony: () =>
    Testbed.flying(WHITE, 4).chips(MIDDLE, '5', '4', '10').ship(WHITE, 0, 'colonyShip', 'n15_23'),
  encounter: () => Testbed.trading(WHITE).give(WHITE, { ore: 2, goods: 2 }),
  flight: () =>
    Testbed.trading(WHITE).upgrade(WHITE, 'drive', 1).ship(WHITE, 0, 'colonyShip', 'n16_24'),
  pirates: () =>
    Testbed.flying(WHITE, 4)
      .upgrade(WHITE, 'cannon', 4)
      .chips(MIDDLE, '5', '11', 'pirate4')
      .ship(WHITE, 0, 'colonyShip', 'n16_24'),
  production: () => Testbed.begun(WHITE),
  station: () =>
    Testbed.flying(WHITE, 5)
      .upgrade(WHITE, 'freightPod', 4)
      .stations(RED, 'merchants', 1)
      .stations(BLUE, 'merchants', 1)
      .stations(WHITE, 'merchants', 1)
      .card(RED, 'merchant-ore')
      .card(BLUE, 'merchant-carbon')
      .card(WHITE, 'merchant-food')
      .ship(WHITE, 0, 'tradeShip', 'n28_14'),
  trade: () => Testbed.trading(WHITE).give(WHITE, { ore: 5, goods: 2 }).give(RED, { carbon: 2 }),
  winning: () =>
    Testbed.flying(WHITE, 4)
      .chips(MIDDLE, '5', '4', '10')
      .halfMedals(WHITE, 20)
      .ship(WHITE, 0, 'colonyShip', 'n15_23'),
};

export function arrange(): Readonly<Record<string, Scenario>> {
  return Object.fromEntries(
    Object.entries(ARRANGED).map(([chapter, make]) => {
      const { state } = make();
      const config = { seats: state.players.length, options: {} };
      return [chapter, makeScenario(starfarers, config, state)];
    }),
  );
}
