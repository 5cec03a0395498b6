import {
  createRandom,
  pickWeighted,
  randomPolicy,
  type Action,
  type Game,
  type Random,
  type Tagged,
} from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { expect, test } from 'vitest';
import { inPublic } from './public-view.ts';

const STEPS = 600;

function anyAction(game: Game, state: unknown, random: Random): Action<Tagged, unknown> | null {
  const pending = game.pending(state);
  if (pending.kind === 'over') return null;
  if (pending.kind === 'chance') {
    return { by: 'table', chance: pickWeighted(pending.outcomes, random) };
  }
  const [seat = 0] = pending.seats;
  return { by: seat, move: randomPolicy(state, seat, game.moves(state, seat), random) };
}

test.for(Object.values<Game>(games))(
  '$id: what a player sees shows everybody no more than those see who look on',
  (game) => {
    const random = createRandom('in public');
    const state = game.setup({ seats: 3, options: {} });
    for (let step = 0; step < STEPS; step++) {
      const action = anyAction(game, state, random);
      if (action === null) break;
      const before = game.view(state, 0);
      const own = game.redact(action, state, 0);
      const [openly, openBefore] = [
        game.redact(action, state, 'spectator'),
        game.view(state, 'spectator'),
      ];
      game.apply(state, action);
      const after = game.view(state, 0);
      const told = { action: own, before, after, events: [], reader: 0, names: [] };
      expect(inPublic(game, told)).toEqual({
        action: openly,
        before: openBefore,
        after: game.view(state, 'spectator'),
        events: [],
        reader: 'spectator',
        names: [],
      });
    }
  },
);
