/** `sternwarte simulate`: bots play many games, and we count. */

import { join } from 'node:path';
import { failed, misused, type Call, type Command } from '../command.ts';
import { INTERRUPTED, interruptible } from '../interrupt.ts';
import { createProgress } from '../progress.ts';
import { saveRecord } from '../record-file.ts';
import { wordsOf } from '../registry.ts';
import { readBots, readCount, readGame, readSetUp } from '../set-up.ts';
import { playGame, recordGame, Tally, type Simulation } from '../simulation.ts';

const MAX_GAMES = 10_000_000;
const MAX_ITERATIONS = 1_000_000;

export const simulate: Command = {
  spec: {
    positionals: ['game'],
    values: ['seats', 'games', 'bots', 'iterations', 'seed', 'options', 'out'],
    flags: ['json'],
  },
  async run(call) {
    const plan = readPlan(call);
    if (typeof plan === 'string') return misused(call, plan);
    const { args, terminal, words } = call;
    const { simulation, games } = plan;
    const tally = new Tally(simulation);
    const folder = args.values['out'];
    const began = terminal.now();
    const unwritten = await interruptible(terminal, (signal) => playAll(call, plan, tally, signal));
    if (unwritten !== null) return failed(call, words.errors.cannotWrite(unwritten));
    const milliseconds = terminal.now() - began;
    if (args.flags.has('json')) {
      terminal.out(`${JSON.stringify(tally.figures(milliseconds))}\n`);
    } else {
      terminal.out(`${report(call, simulation, tally, milliseconds).join('\n')}\n`);
      if (folder !== undefined) terminal.out(`${words.simulate.records(tally.games, folder)}\n`);
    }
    if (tally.games < games) {
      terminal.err(`${words.ladder.interrupted(tally.games, games)}\n`);
      return INTERRUPTED;
    }
    return tally.violations > 0 ? 1 : 0;
  },
};

/** Plays until all games are played or somebody interrupts; the file that could not be written, or `null`. */
async function playAll(
  call: Call,
  { simulation, games }: SimulationPlan,
  tally: Tally,
  signal: AbortSignal,
): Promise<string | null> {
  const { args, terminal, words } = call;
  const progress = createProgress(terminal);
  const folder = args.values['out'];
  const began = terminal.now();
  for (let n = 1; n <= games && !signal.aborted; n++) {
    const played = playGame(simulation, n, folder !== undefined);
    tally.add(played);
    if (played.violation !== null) {
      terminal.err(`${words.simulate.violation(n, played.violation)}\n`);
    }
    if (folder !== undefined) {
      const file = join(folder, fileName(simulation, n, games));
      const record = recordGame(
        simulation,
        played,
        wordsOf(simulation.game.id, call.language, simulation.config.options),
      );
      if (!saveRecord(file, record)) {
        progress.done();
        return file;
      }
    }
    const speed = format(call, tally.speed(terminal.now() - began));
    progress.show(n / games, words.simulate.progress(n, games, speed));
    // Ctrl-C is heard only when something else may have its turn.
    await terminal.pause();
  }
  progress.done();
  return null;
}

interface SimulationPlan {
  readonly simulation: Simulation;
  readonly games: number;
}

function readPlan(call: Call): SimulationPlan | string {
  const game = readGame(call);
  if (typeof game === 'string') return game;
  const { min, max } = game.seats;
  const seats = readCount(call, 'seats', min, max, max);
  if (typeof seats === 'string') return seats;
  const games = readCount(call, 'games', 1, MAX_GAMES, 100);
  if (typeof games === 'string') return games;
  const iterations = readCount(call, 'iterations', 1, MAX_ITERATIONS, undefined);
  if (typeof iterations === 'string') return iterations;
  const config = readSetUp(call, game, seats);
  if (typeof config === 'string') return config;
  const bots = readBots(call, seats, 'random');
  if (typeof bots === 'string') return bots;
  const seed = call.args.values['seed'] ?? '1';
  return { simulation: { game, config, bots, seed, iterations }, games };
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
  const text = wordsOf(simulation.game.id, language, simulation.config.options);
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
