/** All rules of Comets: as they are played, and how states from outside are judged. */

import type { OptionValues, SoundGame } from '@sternwarte/engine';
import type { Chance, Event, Move } from './actions.ts';
import { game } from './game.ts';
import { invariants, shapeOf } from './shape.ts';
import type { State } from './state.ts';

export const comets: SoundGame<State, Move, Chance, Event, OptionValues, 'arrival'> = {
  ...game,
  invariants,
  shape: shapeOf,
};
