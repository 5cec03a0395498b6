/**
 * Our rules as games of boardgame.io: the same states, views, moves and draws, in its server, with its log and its way of
 * sending. A match that is over begins anew.
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
import { PEER_WAYS, type PeerWay } from '../server/peer-way.ts';

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

export function wayOf(text: string): PeerWay {
  const found = PEER_WAYS.find((way) => way === text);
  if (found === undefined) throw new RangeError(`no way ${text}`);
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

interface Held {
  state: unknown;
}

export function makePeer(id: string, way: PeerWay): Game<Held> {
  const rules = findRules(id);
  const shared = {
    name: id,
    setup: ({ random }) => ({ state: settle(rules, begin(rules), (sides) => random.Die(sides)) }),
    playerView: ({ G, playerID }) => ({
      state: rules.view(G.state, playerID === null ? 'spectator' : Number(playerID)),
    }),
  } satisfies Partial<Game<Held>>;
  return { ...shared, ...(way === 'documented' ? inTurns(rules) : spared(rules)) };
}

/** As its documentation has it. */
function inTurns(rules: Rules): Partial<Game<Held>> {
  const asked = (state: unknown): readonly number[] => {
    const pending = rules.pending(state);
    return pending.kind === 'move' ? pending.seats : [];
  };
  const first = ({ G }: { readonly G: Held }): number => asked(G.state)[0] ?? 0;
  return {
    turn: { order: { first, next: first } },
    moves: {
      act: ({ G, playerID, random, events }, move: { readonly type: string }) => {
        const seat = Number(playerID);
        if (rules.check(G.state, seat, move) !== null) return 'INVALID_MOVE';
        rules.apply(G.state, { by: seat, move });
        const settled = settle(rules, G.state, (sides) => random.Die(sides));
        if (settled !== G.state) G.state = settled;
        if (!asked(G.state).includes(seat)) events.endTurn();
        return undefined;
      },
    },
  };
}

/** A state is cloned and changed outside of Immer's proxies, a single turn goes on for ever, and nothing can be taken back. */
function spared(rules: Rules): Partial<Game<Held>> {
  return {
    disableUndo: true,
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
  };
}
