/** Load for boardgame.io's server: `boardgame-load.ts <port> <matches>`. Two seats at each match mark a free cell in turn. */

import { io, type Socket } from 'socket.io-client';
import { createRandom, pick } from '../../engine/random.ts';
import { Tally } from '../server/tally.ts';
import type { Board } from './noughts.ts';

interface State {
  readonly G: Board;
  readonly ctx: { readonly currentPlayer: string };
  readonly _stateID: number;
}

const [, , port = '', matches = '0'] = process.argv;
const random = createRandom('noughts and crosses');
const tally = new Tally();

const numberOf = ({ _stateID: number }: State): number => number;

function openMatch(match: string): void {
  let sentAt: number | null = null;
  const seats = ['0', '1'].map((player): Socket => {
    const socket = io(`http://127.0.0.1:${port}/noughts`, {
      transports: ['websocket'],
      forceNew: true,
    });
    socket.on('connect', () => socket.emit('sync', match, player, undefined, 2));
    return socket;
  });
  const move = (player: number, { G, ctx, _stateID }: State): void => {
    if (ctx.currentPlayer !== String(player)) return;
    const free = G.cells.flatMap((owner, cell) => (owner === null ? [cell] : []));
    const payload = { type: 'mark', args: [pick(free, random)], playerID: ctx.currentPlayer };
    sentAt = tally.sent();
    seats[player]?.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, match, String(player));
  };
  let mover = 0;
  let synced = 0;
  const states: State[] = [];
  for (const [player, socket] of seats.entries()) {
    socket.on('sync', (_match: string, { state }: { readonly state: State }) => {
      states[player] = state;
      synced++;
      // Both must be there before the first move, or one of them misses it.
      if (synced === seats.length) move(0, state);
    });
    socket.on('update', (_match: string, state: State) => {
      states[player] = state;
      if (player === mover && sentAt !== null) {
        tally.answered(sentAt);
        sentAt = null;
        mover = Number(state.ctx.currentPlayer);
      }
      const next = states[mover];
      if (sentAt === null && next !== undefined && numberOf(next) === numberOf(state))
        move(mover, next);
    });
  }
}

for (let match = 0; match < Number(matches); match++) openMatch(`m${match}`);
await tally.count();
