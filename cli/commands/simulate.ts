/** `sternwarte simulate`: bots play many games, and we count. */

import { join } from 'node:path';
import { bots as knownBots, type Bot } from '@sternwarte/bots';
import { readNumber } from '../arguments.ts';
import { failed, misused, type Call, type Command } from '../command.ts';
import { createProgress } from '../progress.ts';
import { saveRecord } from '../record-file.ts';
import { wordsOf } from '../registry.ts';
import { readGame, readSetUp } from '../set-up.ts';
import { playGame, recordGame, Tally, type Simulation } from '../simulation.ts';

const MAX_GAMES = 10_000_000;

export const simulate: Command = {
  spec: {
    positionals: ['game'],
    values: ['seats', 'games', 'bots', 'seed', 'options', 'out'],
    flags: ['json'],
  },
  run(call) {
    const plan = readPlan(call);
    if (typeof plan === 'string') return misused(call, plan);
    const { args, terminal, words } = call;
    const { simulation, games } = plan;
    const progress = createProgress(terminal);
    const tally = new Tally(simulation);
    const folder = args.values['out'];
    const began = terminal.now();
    for (let n = 1; n <= games; n++) {
      const played = playGame(simulation, n, folder !== undefined);
      tally.add(played);
      if (played.violation !== null) {
        terminal.err(`${words.simulate.violation(n, played.violation)}\n`);
      }
      if (folder !== undefined) {
        const file = join(folder, fileName(simulation, n, games));
        const record = recordGame(simulation, played, wordsOf(simulation.game.id, call.language));
        if (!saveRecord(file, record)) {
          progress.done();
          return failed(call, words.errors.cannotWrite(file));
        }
      }
      const speed = format(call, tally.speed(terminal.now() - began));
      progress.show(n / games, words.simulate.progress(n, games, speed));
    }
    progress.done();
    const milliseconds = terminal.now() - began;
    if (args.flags.has('json')) {
      terminal.out(`${JSON.stringify(tally.figures(milliseconds))}\n`);
    } else {
      terminal.out(`${report(call, simulation, tally, milliseconds).join('\n')}\n`);
      if (folder !== undefined) terminal.out(`${words.simulate.records(games, folder)}\n`);
    }
    return tally.violations > 0 ? 1 : 0;
  },
};

function readPlan(call: Call): { simulation: Simulation; games: number } | string {
  const { args, words } = call;
  const game = readGame(call);
  if (typeof game === 'string') return game;
  const { min, max } = game.seats;
  const seats = readNumber(args.values['seats'] ?? String(max), min, max);
  if (seats === null) return words.errors.badNumber('--seats', min, max);
  const games = readNumber(args.values['games'] ?? '100', 1, MAX_GAMES);
  if (games === null) return words.errors.badNumber('--games', 1, MAX_GAMES);
  const config = readSetUp(call, game, seats);
  if (typeof config === 'string') return config;
  const bots = readBots(call, seats);
  if (typeof bots === 'string') return bots;
  return { simulation: { game, config, bots, seed: args.values['seed'] ?? '1' }, games };
}

function readBots({ args, words }: Call, seats: number): Bot[] | string {
  const typed = args.values['bots'];
  const ids = typed === undefined ? Array<string>(seats).fill('random') : typed.split(',');
  if (ids.length !== seats) return words.errors.botCount(ids.length, seats);
  const bots: Bot[] = [];
  for (const id of ids) {
    const bot = knownBots.get(id);
    if (bot === undefined) return words.errors.unknownBot(id, [...knownBots.keys()].join(', '));
    bots.push(bot);
  }
  return bots;
}

function fileName({ game, seed }: Simulation, n: number, games: number): string {
  const number = String(n).padStart(String(games).length, '0');
  return `${game.id}-${seed.replaceAll(/[^\w-]/g, '_')}-${number}.swm.json`;
}

function format({ language }: Call, value: number, digits = 0): string {
  return value.toLocaleString(language, { maximumFractionDigits: digits });
}

function report(
  call: Call,
  simulation: Simulation,
  tally: Tally,
  milliseconds: number,
): readonly string[] {
  const { words, language } = call;
  const text = wordsOf(simulation.game.id, language);
  const { games, actions, actionsPerSecond, length, wins, endings } = tally.figures(milliseconds);
  return [
    words.simulate.summary({
      games: format(call, games),
      actions: format(call, actions),
      speed: format(call, actionsPerSecond),
      seconds: format(call, milliseconds / 1000, 1),
    }),
    words.simulate.length(length.min, length.median, format(call, length.mean, 1), length.max),
    ...wins.map((count, seat) =>
      words.simulate.wins(
        text.seatName(seat),
        simulation.bots[seat]?.id ?? '',
        format(call, count, 1),
        `${format(call, (100 * count) / games, 1)} %`,
      ),
    ),
    ...Object.entries(endings).map(([ending, count]) =>
      words.simulate.ending(text.endings[ending] ?? words.simulate.unfinished, count),
    ),
    words.simulate.violations(tally.violations),
  ];
}
