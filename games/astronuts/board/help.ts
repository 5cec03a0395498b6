/** Which rules matter for the decision at hand. */

import type { Seat } from '@sternwarte/engine';
import { FATE_IDS, type FateId } from '../rules/fate.ts';
import type { HelpId } from '../rules/rulebook.ts';
import type { State } from '../rules/state.ts';
import type { StepType } from '../rules/step.ts';

const HELP: Readonly<Record<StepType, readonly HelpId[]>> = {
  startPlayer: ['R4.1', 'R1'],
  nuts: ['R4.4', 'ruling 5', 'R3.1'],
  declare: ['R5.1', 'ruling 8', 'R1'],
  act: ['R6', 'R6.1', 'R6.2', 'R6.3', 'R6.4', 'R6.5', 'R6.6', 'R6.7', 'R8'],
  die: ['R7'],
  timeWarp: ['R6.6', 'ruling 16'],
  passage: ['R6.1', 'ruling 41'],
  target: ['R6.5', 'R6.6'],
  trade: ['R6.7', 'ruling 42', 'ruling 32'],
  fateNuts: ['R7'],
  fateSwap: ['R7', 'ruling 24'],
  fateTechnology: ['6-1', 'R6.6'],
  fateColony: ['6-3', 'ruling 26'],
  fateTeleport: ['6-4', 'ruling 27'],
  fateShip: ['6-5', 'ruling 28'],
  fateGift: ['6-6', '6-1', '6-2', '6-3', '6-4', '6-5'],
  over: ['R8'],
};

/** Most relevant first: what fate has put on a ship, then what the step is about. */
export function helpFor(view: State, asked: Seat | null): readonly HelpId[] {
  const conditions = asked === view.current ? conditionsIn(view) : [];
  const lasting: readonly HelpId[] = view.lasting.length > 0 ? ['ruling 52'] : [];
  return [...FATE_IDS.filter((id) => conditions.includes(id)), ...lasting, ...HELP[view.step.type]];
}

function conditionsIn({ shipTurns, lasting }: State): readonly (FateId | null)[] {
  return [...shipTurns.map(({ condition }) => condition), ...lasting.map(({ fate }) => fate)];
}
