/** `sternwarte play`: a match in the terminal. */

import { createHash } from 'node:crypto';
import { bots as knownBots } from '@sternwarte/bots';
import type { GameWords } from '@sternwarte/engine';
import { failed, misused, type Call, type Command } from '../command.ts';
import { playAtTerminal } from '../play/prompt.ts';
import {
  beginSession,
  resumeSession,
  type Player,
  type Session,
  type Source,
} from '../play/session.ts';
import { loadRecord } from '../record-file.ts';
import { wordsOf } from '../registry.ts';
import { readGame, readSetUp } from '../set-up.ts';
import { nameOfBot } from '../words/index.ts';

const MAX_NAME_LENGTH = 60;

export const play: Command = {
  spec: { positionals: ['game'], values: ['players', 'options', 'seed', 'resume'], flags: [] },
  async run(call) {
    const { args, terminal } = call;
    const source = sourceOf(args.values['seed'], terminal.randomHex);
    const file = args.values['resume'];
    const session = file === undefined ? begin(call, source) : resume(call, file, source);
    if (typeof session === 'string') return misused(call, session);
    if ('damaged' in session) return failed(call, session.damaged);
    await playAtTerminal(call, session);
    return 0;
  },
};

/** With a seed of one's own everything that is random becomes the same every time. */
function sourceOf(seed: string | undefined, system: Source['hex']): Source {
  if (seed === undefined) return { hex: system, isFixed: false };
  let count = 0;
  const hex = (bytes: number): string =>
    createHash('sha256')
      .update(`${seed}/${count++}`)
      .digest('hex')
      .slice(0, 2 * bytes);
  return { hex, isFixed: true };
}

function begin(call: Call, source: Source): Session | string {
  const game = readGame(call);
  if (typeof game === 'string') return game;
  const players = readPlayers(call, wordsOf(game.id, call.language));
  if (typeof players === 'string') return players;
  const { min, max } = game.seats;
  if (players.length < min || players.length > max) {
    return call.words.errors.playerCount(players.length, min, max);
  }
  const withBots = players.some(({ bot }) => bot !== null);
  const config = readSetUp(call, game, players.length, withBots);
  if (typeof config === 'string') return config;
  // Seats are called after their colours, which are known only now.
  const named = readPlayers(call, wordsOf(game.id, call.language, config.options));
  return typeof named === 'string' ? named : beginSession(game, config, named, source);
}

/** `Ada,Bert,@pilot`: names, and bots behind an @. */
function readPlayers({ args, words }: Call, text: GameWords): Player[] | string {
  const typed = args.values['players'] ?? `${text.seatName(0)},@pilot`;
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
    const name = words.play.bot(text.seatName(players.length), nameOfBot(words, bot.id));
    players.push({ name, bot });
  }
  return players;
}

function resume(
  call: Call,
  file: string,
  source: Source,
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
  return resumeSession(record, file, source);
}
