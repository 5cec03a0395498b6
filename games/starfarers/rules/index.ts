/** All rules of Starfarers: as they are played (`game.ts`), and how states from outside are judged. */

import type { SoundGame } from '@sternwarte/engine';
import type { Chance, Ending, Event, Move } from './actions.ts';
import { game } from './game.ts';
import { invariants } from './invariants.ts';
import type { Options } from './options.ts';
import { shapeOf } from './shape.ts';
import type { State } from './state.ts';

export const starfarers: SoundGame<State, Move, Chance, Event, Options, Ending> = {
  ...game,
  invariants,
  shape: shapeOf,
};
