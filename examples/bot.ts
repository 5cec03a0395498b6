/**
 * A bot for online tables: takes a seat by a link and plays any of the games, with random legal moves.
 *
 *     node examples/bot.ts http://localhost:4000 <link> [name]
 *
 * A better one only needs another `choose`. `docs/protocol.md` has the rest.
 */

import { createRandom, randomPolicy, type Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import * as protocol from '@sternwarte/protocol';
import { WebSocket } from 'ws';

const known: Readonly<Record<string, Game>> = games;
const random = createRandom(String(Date.now()));

function choose(game: Game, view: unknown, seat: number): unknown {
  return randomPolicy(view, seat, game.moves(view, seat), random);
}

/** Sits down at the table that the link leads to, and plays until the match is over. */
export async function playByLink(server: string, link: string, name: string): Promise<void> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  async function post<T>(path: string, body: unknown): Promise<T> {
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(new URL(path, server), init);
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as T;
  }
  const { token } = await post<{ token: string }>('/api/me', { name, program: true });
  headers['authorization'] = `Bearer ${token}`;
  const led = await post<{ table: string; seat: number | null }>('/api/links', { link });
  const { table, seat } = led;
  await post(`/api/tables/${table}/sit`, { seat });
  await playAt(server, table, headers['authorization']);
}

function playAt(server: string, table: string, authorization: string): Promise<void> {
  const address = new URL('/api/socket', server.replace(/^http/, 'ws'));
  const socket = new WebSocket(address, { headers: { authorization } });
  let game: Game | undefined;
  let view: unknown;
  let seat: number | null = null;
  let seq = 0;
  let askedAt = -1;
  const say = (message: protocol.ClientMessage): void =>
    socket.send(protocol.makeClientMessage(message));
  function move(): void {
    if (game === undefined || seat === null || view === undefined || askedAt === seq) return;
    const pending = game.pending(view);
    if (pending.kind === 'over') socket.close();
    if (pending.kind !== 'move' || !pending.seats.includes(seat)) return;
    askedAt = seq;
    say({ type: 'move', id: `m${seq}`, atSeq: seq, move: choose(game, view, seat) });
  }

  socket.on('open', () => say({ type: 'hello', version: protocol.PROTOCOL_VERSION, table }));
  socket.on('message', (data: Buffer) => {
    const message = protocol.readServerMessage(data.toString());
    if (message?.type === 'welcome') {
      ({ seat, seq, view } = message);
      game = known[message.table.game];
    } else if (message?.type === 'steps') {
      for (const step of message.steps) {
        seq = step.entry.seq + 1;
        if (step.patch !== undefined) view = protocol.patch(view, step.patch);
      }
    } else if (message?.type === 'table') {
      // What was refused while the match was paused is tried again; what was done already counts once, by its id.
      askedAt = -1;
    }
    move();
  });
  return new Promise((resolve, reject) => socket.on('close', () => resolve()).on('error', reject));
}

const [, script, server, link, name = 'Bot'] = process.argv;
if (script === import.meta.filename && server !== undefined && link !== undefined) {
  await playByLink(server, link, name);
}
