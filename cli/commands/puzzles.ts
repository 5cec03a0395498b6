/** `sternwarte puzzles`: finds puzzles in games of bots, proves them, and writes them as data. */

import { writeFileSync } from 'node:fs';
import { makePuzzles } from '@sternwarte/bots/puzzle-maker';
import { GRADES, type Puzzle } from '@sternwarte/engine';
import { loadGoals } from '@sternwarte/games/puzzles';
import { failed, misused, type Command } from '../command.ts';
import { expertOf, isGameId } from '../registry.ts';
import { readCount, readGame } from '../set-up.ts';

const BUDGET = 3000;

export const puzzles: Command = {
  spec: {
    positionals: ['game'],
    values: ['goal', 'seats', 'each', 'games', 'budget', 'seed', 'out'],
    flags: [],
  },
  async run(call) {
    const { args, terminal, words } = call;
    const game = readGame(call);
    if (typeof game === 'string') return misused(call, game);
    const { min, max } = game.seats;
    // Without a word on it, matches of every size in turn.
    const fewest = readCount(call, 'seats', min, max, min);
    const most = readCount(call, 'seats', min, max, max);
    const wanted = readCount(call, 'each', 1, 10_000, 8);
    const maxGames = readCount(call, 'games', 1, 1_000_000, 40);
    const budget = readCount(call, 'budget', 10, 10_000_000, BUDGET);
    for (const count of [fewest, most, wanted, maxGames, budget]) {
      if (typeof count === 'string') return misused(call, count);
    }
    if (
      typeof fewest === 'string' ||
      typeof most === 'string' ||
      typeof wanted === 'string' ||
      typeof maxGames === 'string' ||
      typeof budget === 'string' ||
      !isGameId(game.id)
    ) {
      return 1;
    }
    const seats = Array.from({ length: most - fewest + 1 }, (_unused, i) => fewest + i);
    const all = await loadGoals(game.id);
    const named = args.values['goal'];
    const goals = Object.fromEntries(
      Object.entries(all).filter(([name]) => named === undefined || name === named),
    );
    if (Object.keys(goals).length === 0) {
      return misused(call, words.errors.noGoal(named ?? '', Object.keys(all)));
    }
    const found: Puzzle[] = [];
    const seed = args.values['seed'] ?? 'puzzles';
    const expertise = expertOf(game.id);
    const hunt = { game, expertise, goals, seats, seed, wanted, budget, maxGames };
    const out = args.values['out'];
    const inOrder = (): string =>
      // Easy ones first, as they are shown.
      `${JSON.stringify(found.toSorted((a, b) => GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade)))}\n`;
    for (const puzzle of makePuzzles(hunt)) {
      found.push(puzzle);
      terminal.err(`${puzzle.id} ${puzzle.grade} ${puzzle.line.length}\n`);
      // A hunt takes hours, and whoever ends it keeps what was found.
      if (out !== undefined && !canWrite(out, inOrder())) {
        return failed(call, words.errors.cannotWrite(out));
      }
    }
    if (out === undefined) terminal.out(inOrder());
    else if (!canWrite(out, inOrder())) return failed(call, words.errors.cannotWrite(out));
    return 0;
  },
};

function canWrite(file: string, text: string): boolean {
  try {
    writeFileSync(file, text);
    return true;
  } catch {
    return false;
  }
}
