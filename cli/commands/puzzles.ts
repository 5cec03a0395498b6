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
    values: ['seats', 'each', 'games', 'budget', 'seed', 'out'],
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
    const goals = await loadGoals(game.id);
    const found: Puzzle[] = [];
    const seed = args.values['seed'] ?? 'puzzles';
    const expertise = expertOf(game.id);
    const hunt = { game, expertise, goals, seats, seed, wanted, budget, maxGames };
    for (const puzzle of makePuzzles(hunt)) {
      found.push(puzzle);
      terminal.err(`${puzzle.id} ${puzzle.grade} ${puzzle.line.length}\n`);
    }
    // Easy ones first, as they are shown.
    found.sort((a, b) => GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade));
    const text = `${JSON.stringify(found)}\n`;
    const out = args.values['out'];
    if (out === undefined) {
      terminal.out(text);
      return 0;
    }
    try {
      writeFileSync(out, text);
    } catch {
      return failed(call, words.errors.cannotWrite(out));
    }
    return 0;
  },
};
