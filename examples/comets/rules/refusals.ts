/** Everything Comets refuses. */

import { makeRefusal, type NoValues } from '@sternwarte/engine';

export type Refusals = { matchOver: NoValues; notYourTurn: NoValues; notNow: NoValues };

export const refuse = makeRefusal<Refusals>();
