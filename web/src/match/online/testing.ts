/** The page's end of a line to a real server, for tests: sockets that can be cut, held back and made to say things twice. */

import { randomBytes } from 'node:crypto';
import { createRandom, pick, RESIGN, type Game, type Random } from '@sternwarte/engine';
import { games, type GameId } from '@sternwarte/games';
import { catalogue } from '@sternwarte/games/catalogue';
import { texts } from '@sternwarte/games/texts';
import { readAnswer } from '@sternwarte/protocol';
import type { Visitor } from '@sternwarte/server/testing';
import { WebSocket } from 'ws';
import { systemClock, type Clock } from '../clock.ts';
import { FakeBots } from '../testing.ts';
import { OnlineMatch } from './online-match.ts';
import { readStoryPart } from './story-part.ts';
import type { Socket } from '@sternwarte/protocol/line';
import { TableClient } from './table-client.ts';

/** Nobody waits for a line to come back. */
const HASTY: Clock = {
  now: () => systemClock.now(),
  after: (milliseconds, act) => systemClock.after(milliseconds / 100, act),
};

export class TestLine {
  readonly client: TableClient;
  readonly #visitor: Visitor;
  #socket: WebSocket | null = null;
  /** Whether everything is told twice. */
  stutters = false;
  /** Whether the line breaks as soon as something was sent on it. */
  breaksAfterSending = false;
  /** How often a line was opened. */
  opened = 0;
  /** All that came, as it came. */
  bytes = '';

  constructor(visitor: Visitor, table: string) {
    this.#visitor = visitor;
    this.client = new TableClient(table, {
      openSocket: () => this.#open(),
      clock: HASTY,
      randomHex: (bytes) => randomBytes(bytes).toString('hex'),
    });
  }

  /** Breaks off, as a bad line does. */
  drop(): void {
    this.#socket?.terminate();
  }

  /** The match as the screens would see it, once there is one. */
  async match(game: GameId, seen: number | null = null): Promise<OnlineMatch> {
    const { client } = this;
    await until(() => client.eyes.value !== null);
    const viewer = client.eyes.value?.viewer ?? 'spectator';
    const story = async (before: number) => {
      const path = `/api/tables/${client.table}/steps`;
      const page = readAnswer('steps', await this.#visitor.post(path, { before }));
      if (page === null) throw new Error('no story');
      return readStoryPart(page);
    };
    const part = await story(client.standing?.seq ?? 0);
    const match = new OnlineMatch(
      client,
      { viewer, part, seen },
      {
        game: games[game],
        words: texts[game],
        seatNames: catalogue[game].seatNames,
        bots: new FakeBots(),
        clock: HASTY,
        pause: () => 0,
        endsTurns: () => false,
        story,
      },
    );
    match.catchUp();
    match.run();
    return match;
  }

  close(): void {
    this.client.close();
  }

  #open(): Socket {
    const address = new URL('/api/socket', this.#visitor.address);
    address.protocol = 'ws:';
    const headers = { authorization: `Bearer ${this.#visitor.token}` };
    const socket = new WebSocket(address, { headers });
    this.#socket = socket;
    this.opened++;
    socket.on('error', () => undefined);
    return {
      send: (text) => {
        socket.send(text);
        if (!this.breaksAfterSending || !text.includes('"move"')) return;
        this.breaksAfterSending = false;
        // Sent, but nobody will hear the answer.
        socket.removeAllListeners('message');
        socket.close();
      },
      close: () => socket.terminate(),
      addEventListener: (type: string, listener: (event: never) => void) => {
        if (type === 'open') socket.on('open', () => listener(undefined as never));
        else if (type === 'close') socket.on('close', (code) => listener({ code } as never));
        else if (type === 'message') {
          socket.on('message', (data: Buffer) => {
            const text = data.toString();
            this.bytes += `${text}\n`;
            for (let n = this.stutters ? 2 : 1; n > 0; n--) listener({ data: text } as never);
          });
        }
      },
    };
  }
}

export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 2));
}

/** Moves whenever somebody is asked, until the match is over or nobody wants to go on. */
export async function playAlong(
  game: Game,
  match: OnlineMatch,
  seed: string,
  goesOn: () => boolean = () => true,
): Promise<void> {
  const random = createRandom(seed);
  for (;;) {
    const isIdle = (): boolean => match.position.value.asked !== null && !match.isSending.value;
    const isOver = (): boolean => match.position.value.pending.kind === 'over';
    await until(() => isIdle() || isOver() || !goesOn());
    if (isOver() || !goesOn()) return;
    const refusal = match.play(anyMove(game, match, random));
    if (refusal !== null) throw new Error(refusal.key);
  }
}

function anyMove(game: Game, match: OnlineMatch, random: Random): unknown {
  const { moves } = match.position.value;
  const others = moves.filter(({ type }) => type !== RESIGN);
  const end = others.find(({ type }) => type === game.turnEnd);
  // Turns that never end make long tests.
  return end !== undefined && random.below(2) === 0 ? end : pick(others, random);
}
