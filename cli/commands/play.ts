/** `sternwarte play`: a match in the terminal. */

import { createHash } from 'node:crypto';
import { bots as knownBots } from '@sternwarte/bots';
import type { GameWords } from '@sternwarte/engine';
import { failed, misused, type Call, type Command } from '../command.ts';
import { playAtTerminal } from '../play/prompt.ts';
import {
  beginSession,
  resumeSession,
  type HexSource,
  type Player,
  type Session,
} from '../play/session.ts';
import { loadRecord } from '../record-file.ts';
import { wordsOf } from '../registry.ts';
import { readGame, readSetUp } from '../set-up.ts';

const MAX_NAME_LENGTH = 60;

export const play: Command = {
  spec: { positionals: ['game'], values: ['players', 'options', 'seed', 'resume'], flags: [] },
  async run(call) {
    const { args, terminal } = call;
    const hex = hexSource(args.values['seed'], terminal.randomHex);
    const file = args.values['resume'];
    const session = file === undefined ? begin(call, hex) : resume(call, file, hex);
    if (typeof session === 'string') return misused(call, session);
    if ('damaged' in session) return failed(call, session.damaged);
    await playAtTerminal(call, session);
    return 0;
  },
};

/** With a seed of one's own everything that is random becomes the same every time. */
function hexSource(seed: string | undefined, system: HexSource): HexSource {
  if (seed === undefined) return system;
  let count = 0;
  return (bytes) =>
    createHash('sha256')
      .update(`${seed}/${count++}`)
      .digest('hex')
      .slice(0, 2 * bytes);
}

function begin(call: Call, hex: HexSource): Session | string {
  const game = readGame(call);
  if (typeof game === 'string') return game;
  const text = wordsOf(game.id, call.language);
  const players = readPlayers(call, text);
  if (typeof players === 'string') return players;
  const { min, max } = game.seats;
  if (players.length < min || players.length > max) {
    return call.words.errors.playerCount(players.length, min, max);
  }
  const config = readSetUp(call, game, players.length);
  return typeof config === 'string' ? config : beginSession(game, config, players, hex);
}

/** `Ada,Bert,@random`: names, and bots behind an @. */
function readPlayers({ args, words }: Call, text: GameWords): Player[] | string {
  const typed = args.values['players'] ?? `${text.seatName(0)},@random`;
  const players: Player[] = [];
  for (const item of typed.split(',').map((part) => part.trim())) {
    if (item === '' || item.length > MAX_NAME_LENGTH) return words.errors.playerName(item);
    if (!item.startsWith('@')) {
      players.push({ name: item, bot: null });
      continue;
    }
    const bot = knownBots.get(item.slice(1));
    if (bot === undefined) {
      return words.errors.unknownBot(item.slice(1), [...knownBots.keys()].join(', '));
    }
    players.push({ name: words.play.bot(text.seatName(players.length)), bot });
  }
  return players;
}

function resume(
  call: Call,
  file: string,
  hex: HexSource,
): Session | string | { readonly damaged: string } {
  const game = readGame(call);
  if (typeof game === 'string') return game;
  const loaded = loadRecord(file, call.language, call.words);
  if (!loaded.ok) {
    return loaded.kind === 'unreadable' ? loaded.reason : { damaged: loaded.reason };
  }
  const { record } = loaded;
  if (record.table.game.id !== game.id) {
    return call.words.errors.otherGame(file, record.table.game.id);
  }
  return resumeSession(record, file, hex);
}
