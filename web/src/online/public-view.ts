/** What lies open to all, made from what one viewer sees: for a screen that everybody looks at. */

import type { Game, Telling } from '@sternwarte/engine';

/** A step as those see it who look on. */
export function inPublic(game: Game, told: Telling): Telling {
  return {
    ...told,
    reader: 'spectator',
    action: game.redact(told.action, told.before, 'spectator'),
    before: game.view(told.before, 'spectator'),
    after: game.view(told.after, 'spectator'),
  };
}
