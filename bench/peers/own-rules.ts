/**
 * Our rules as games of boardgame.io: the same states, views, moves and draws, in its server, with its log and its way of
 * sending. A state is cloned and changed outside of Immer's proxies, which spares it most of their price, and nothing
 * can be taken back, which spares it a state for each move of a turn. A match that is over begins anew.
 */

import { createRequire } from 'node:module';
import type { Game } from 'boardgame.io';
import type * as Immer from 'immer';
import {
  newMatch,
  openTable,
  pickWeighted,
  type Game as Rules,
  type Random,
} from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { longOptions } from '../server/long-options.ts';

/** The very one that boardgame.io uses: another build of it does not know its proxies. */
const { original } = createRequire(import.meta.url)('immer') as typeof Immer;

const SEATS = 2;

type Die = (sides: number) => number;

export function findRules(id: string): Rules {
  const known: Readonly<Record<string, Rules>> = games;
  const found = known[id];
  if (found === undefined) throw new RangeError(`no game ${id}`);
  return found;
}

/** Draws until somebody is asked; a match that is over is followed by another one. */
function settle(rules: Rules, state: unknown, die: Die): unknown {
  const random: Random = { below: (count) => die(count) - 1 };
  for (let now = state; ;) {
    const pending = rules.pending(now);
    if (pending.kind === 'move') return now;
    if (pending.kind === 'over') now = begin(rules);
    else rules.apply(now, { by: 'table', chance: pickWeighted(pending.outcomes, random) });
  }
}

function begin(rules: Rules): unknown {
  return openTable(rules, newMatch(rules, '', { seats: SEATS, options: longOptions(rules.id) }))
    .state;
}

export function makePeer(id: string): Game<{ readonly state: unknown }> {
  const rules = findRules(id);
  return {
    name: id,
    disableUndo: true,
    setup: ({ random }) => ({ state: settle(rules, begin(rules), (sides) => random.Die(sides)) }),
    turn: { activePlayers: { all: '' } },
    moves: {
      act: ({ G, playerID, random }, move: { readonly type: string }) => {
        const before = original(G)?.state;
        const seat = Number(playerID);
        if (rules.check(before, seat, move) !== null) return 'INVALID_MOVE';
        const state = rules.clone(before);
        rules.apply(state, { by: seat, move });
        return { state: settle(rules, state, (sides) => random.Die(sides)) };
      },
    },
    playerView: ({ G, playerID }) => ({
      state: rules.view(G.state, playerID === null ? 'spectator' : Number(playerID)),
    }),
  };
}
