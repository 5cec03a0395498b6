/** Which rules matter for the decision at hand. */

import type { Seat } from '@sternwarte/engine';
import type { State } from '../rules/state.ts';
import type { Task } from '../rules/tasks.ts';

const BY_TASK: Readonly<Record<Task['kind'], readonly string[]>> = {
  startRoll: ['section 5.1'],
  sector: ['R10.3', 'R3.6', 'R10.5'],
  homeChip: ['section 5.1'],
  placeColony: ['section 5.4', 'R3.9'],
  placeSpaceport: ['section 5.4'],
  placeShip: ['section 5.4', 'R9.11', 'R11.1'],
  foundingUpgrade: ['section 5.4', 'R2.2'],
  startMedals: ['R15.1'],
  beginTurn: ['R7.1'],
  draw: ['R7.6', 'R7.7'],
  dice: ['R7.1', 'R7.2'],
  aid: ['R7.5'],
  discard: ['R7.9'],
  give: ['R14.15'],
  wear: ['R14.22'],
  rob: ['R7.10'],
  steal: ['R7.10', 'R8.8'],
  reserve: ['R7.6'],
  enterTrade: ['R8.1'],
  shake: ['R9.1', 'R9.2'],
  encounter: ['R14.1', 'R14.2'],
  walk: ['R14.3'],
  number: ['R14.4', 'R14.2'],
  question: ['R14.5', 'R14.7', 'R14.10'],
  pay: ['R14.4', 'R14.5'],
  swap: ['R14.17'],
  takeCards: ['R14.14', 'R14.17'],
  contest: ['R14.7', 'R14.8', 'R14.9'],
  bands: ['R14.12'],
  effect: ['R14.3'],
  gainUpgrade: ['R14.16', 'R2.2'],
  loseUpgrade: ['R14.16'],
  ground: ['R14.18', 'R9.10'],
  jump: ['R14.19'],
  closeEncounter: ['R14.3'],
  foundHere: ['R11.1', 'R11.2'],
  arrival: ['R9.7'],
  chip: ['R10.1'],
  replacementChip: ['R13.4'],
  pickCard: ['R12.5', 'R12.8', 'R12.4'],
  giftShip: ['R14.20'],
};

export function helpFor(view: State, asked: Seat | null): readonly string[] {
  const [task] = view.agenda;
  if (task !== undefined) return BY_TASK[task.kind];
  switch (view.phase) {
    case 'trade':
      if (view.offer !== null || asked !== view.current)
        return ['R8.4', 'ruling 18.53', 'ruling 18.34'];
      return ['R8.2', 'R8.4', 'R8.5', 'R8.6', 'R15.1'];
    case 'flight':
      return ['R9.4', 'R9.6', 'R9.7', 'R9.9', 'R11.2', 'R12.2'];
    case 'over':
      return ['R15.1', 'R15.3'];
    case 'setup':
    case 'production':
      return [];
  }
}
