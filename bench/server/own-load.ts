/**
 * Load for our server: `own-load.ts <port> <game> <tables> <spectators> <milliseconds between moves> <port of sockets>`. Two seats at each
 * table make random legal moves, one at a time; a match that is over is followed by another one that stands ready.
 */

import { createRandom, type Game } from '@sternwarte/engine';
import { games } from '@sternwarte/games';
import { Visitor } from '../../server/testing/client.ts';
import { paceOf } from './pace.ts';
import { RandomMatch } from './random-match.ts';
import { beginTable, welcomePair } from './tables.ts';
import { Tally } from './tally.ts';

const [, , port = '', gameId = '', ...numbers] = process.argv;
const [tables = 0, spectators = 0, pause = 0, socketPort = Number(port)] = numbers.map(Number);
const known: Readonly<Record<string, Game>> = games;
const game = findGame();

const SEATS = 2;
const SPARE_OF: Readonly<Record<string, number>> = { anno4000: 750, astronuts: 400 };
/** Matches that stand ready for when others are over: those of Anno 4000 last for some 300 random moves, of AstroNuts 500. */
const SPARE = pause > 0 ? 20 : (SPARE_OF[gameId] ?? 60) * (spectators > 0 ? 0.4 : 1);
/** As many replies tell how large they are. */
const SAMPLES = 2_000;
const random = createRandom(`load ${gameId}`);
const tally = new Tally(spectators > 0);
const sizes: number[] = [];
let bytesIn = 0;
let bytesOut = 0;
let messages = 0;

function findGame(): Game {
  const found = known[gameId];
  if (found === undefined) throw new RangeError(`no game ${gameId}`);
  return found;
}

const people = await welcomePair(port);
const onlooker = await Visitor.arrive(`http://127.0.0.1:${port}/`, 'C');
const spare: RandomMatch[] = [];
const goOn = (): void => spare.pop()?.begin();

async function prepareMatch(): Promise<RandomMatch> {
  const [one, other] = people;
  let sentAt = 0;
  return new RandomMatch({
    port: String(socketPort),
    game,
    table: await beginTable(people, gameId, [onlooker]),
    seats: [one.token, other.token],
    onlookers: Array.from({ length: spectators }, () => onlooker.token),
    pace: paceOf(pause),
    random,
    onSent(text) {
      if (tally.counts) bytesIn += text.length;
      sentAt = tally.sent();
    },
    onDone: () => tally.answered(sentAt),
    onTold(bytes) {
      if (!tally.counts) return;
      bytesOut += bytes;
      messages++;
      if (sizes.length < SAMPLES) sizes.push(bytes);
    },
    onOver: goOn,
  });
}

for (let n = 0; n < tables + SPARE; n++) spare.push(await prepareMatch());
for (let n = 0; n < tables; n++) goOn();

await tally.count(() => ({
  bytesPerViewer: bytesOut / messages,
  bytesPerMove: (bytesIn * SEATS) / messages,
  sizes: sizes.join(','),
  spare: spare.length,
}));
