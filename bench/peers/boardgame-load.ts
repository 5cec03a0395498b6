/**
 * Load for boardgame.io's server: `boardgame-load.ts <port> <matches> <noughts, or one of our games> <in which way>`. Two
 * seats at each match move at random, one at a time, when both have seen the move before.
 */

import { createRandom, pick, randomPolicy } from '@sternwarte/engine';
import { io, type Socket } from 'socket.io-client';
import { Tally } from '../server/tally.ts';
import type { Board } from './noughts.ts';
import { findRules, wayOf } from './own-rules.ts';

interface State {
  readonly G: unknown;
  readonly ctx: { readonly currentPlayer: string };
  readonly _stateID: number;
}

/** A move by its name, with what it is about. */
interface Chosen {
  readonly type: string;
  readonly args: readonly unknown[];
}

const [, , port = '', matches = '0', game = '', way = ''] = process.argv;
const random = createRandom(game);
const tally = new Tally();
const numberOf = (state: State | undefined): number | undefined => {
  const { _stateID: number } = state ?? {};
  return number;
};
const choose = game === 'noughts' ? chooseCell : chooserOf(game);

/** What a seat does; `null` when it is not asked. */
function chooseCell({ G, ctx }: State, player: number): Chosen | null {
  if (ctx.currentPlayer !== String(player)) return null;
  const { cells } = G as Board;
  const free = cells.flatMap((owner, cell) => (owner === null ? [cell] : []));
  return { type: 'mark', args: [pick(free, random)] };
}

function chooserOf(id: string): typeof chooseCell {
  const rules = findRules(id);
  const hasTurns = wayOf(way) === 'documented';
  return ({ G, ctx }, player) => {
    if (hasTurns && ctx.currentPlayer !== String(player)) return null;
    const { state } = G as { readonly state: unknown };
    const asks = rules.pending(state);
    if (asks.kind !== 'move' || !asks.seats.includes(player)) return null;
    return {
      type: 'act',
      args: [randomPolicy(state, player, rules.moves(state, player), random)],
    };
  };
}

function openMatch(match: string): void {
  const seats = ['0', '1'].map((player): Socket => {
    const socket = io(`http://127.0.0.1:${port}/${game}`, {
      transports: ['websocket'],
      forceNew: true,
    });
    socket.on('connect', () => socket.emit('sync', match, player, undefined, 2));
    return socket;
  });
  const states: State[] = [];
  let sentAt = 0;
  let mover: number | null = null;
  const goOn = (): void => {
    const [one, other] = states;
    // Both must have seen the same: a move is over when everybody knows of it.
    if (mover !== null || numberOf(one) !== numberOf(other)) return;
    for (const [player, state] of states.entries()) {
      const payload = choose(state, player);
      if (payload === null) continue;
      mover = player;
      sentAt = tally.sent();
      const action = { type: 'MAKE_MOVE', payload: { ...payload, playerID: String(player) } };
      seats[player]?.emit('update', action, numberOf(state), match, String(player));
      return;
    }
  };
  for (const [player, socket] of seats.entries()) {
    socket.on('sync', (_match: string, { state }: { readonly state: State }) => {
      states[player] = state;
      goOn();
    });
    socket.on('update', (_match: string, state: State) => {
      states[player] = state;
      if (player === mover) {
        mover = null;
        tally.answered(sentAt);
      }
      goOn();
    });
  }
}

for (let match = 0; match < Number(matches); match++) openMatch(`m${match}`);
await tally.count();
