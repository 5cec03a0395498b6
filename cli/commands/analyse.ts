/** `sternwarte analyse`: who stood how well in a recorded match, and which moves and draws changed that. */

import {
  ANALYSIS_ITERATIONS,
  beginAnalysis,
  drive,
  type Analysing,
  type Analysis,
  type Swing,
} from '@sternwarte/bots';
import { replay, type Entry, type GameWords, type RecordedMatch } from '@sternwarte/engine';
import { failed, misused, type Call, type Command } from '../command.ts';
import { INTERRUPTED, interruptible } from '../interrupt.ts';
import { createProgress } from '../progress.ts';
import { loadRecord, saveRecord } from '../record-file.ts';
import { expertOf } from '../registry.ts';
import { readCount } from '../set-up.ts';
import { describeEntry } from './replay.ts';

const MAX_ITERATIONS = 100_000;
const MOST_SWINGS = 5;

export const analyse: Command = {
  spec: { positionals: ['file'], values: ['iterations', 'out'], flags: ['json'] },
  async run(call) {
    const { args, language, terminal, words } = call;
    const [file = ''] = args.positionals;
    const iterations = readCount(call, 'iterations', 1, MAX_ITERATIONS, ANALYSIS_ITERATIONS);
    if (typeof iterations === 'string') return misused(call, iterations);
    const loaded = loadRecord(file, language, words);
    if (!loaded.ok) {
      return (loaded.kind === 'unreadable' ? misused : failed)(call, loaded.reason);
    }
    const { game, match } = loaded.record.table;
    const analysing = beginAnalysis({ game, expertise: expertOf(game.id), match, iterations });
    const whole = await think(call, analysing);
    const analysis = analysing.analysis();
    const told = tellAll(call, loaded.record, loaded.text);
    if (!whole) {
      terminal.err(`${words.analyse.interrupted(analysis.positions.length, analysis.total)}\n`);
    }
    const json = `${JSON.stringify(figures(loaded.record, analysis, told), null, 2)}\n`;
    terminal.out(
      args.flags.has('json') ? json : `${report(call, loaded, analysis, told).join('\n')}\n`,
    );
    const out = args.values['out'];
    if (out !== undefined && !saveRecord(out, json)) {
      return failed(call, words.errors.cannotWrite(out));
    }
    return whole ? 0 : INTERRUPTED;
  },
};

function think({ terminal, words }: Call, analysing: Analysing): Promise<boolean> {
  const progress = createProgress(terminal);
  const { total } = analysing;
  return interruptible(terminal, async (signal) => {
    const whole = await drive(analysing, terminal, {
      isStopped: () => signal.aborted,
      onSlice: () =>
        progress.show(analysing.done() / total, words.analyse.progress(analysing.done(), total)),
    });
    progress.done();
    return whole;
  });
}

/** Every entry in words, and what the search would have played instead can be said where it was to be played. */
interface Told {
  readonly entries: readonly string[];
  better(swing: Swing): string | null;
}

function tellAll({ words }: Call, { table, names }: RecordedMatch, text: GameWords): Told {
  const entries: string[] = [];
  const states: unknown[] = [];
  replay(table.game, table.match, {
    inspect: (entry: Entry, { state }) => {
      entries.push(describeEntry(entry, state, names, text, words));
      states.push(table.game.clone(state));
      return null;
    },
  });
  return {
    entries,
    better: ({ seq, better }) => (better === null ? null : text.move(better, states[seq])),
  };
}

const round = (chance: number): number => Number(chance.toFixed(4));

function figures(
  { table, names }: RecordedMatch,
  { total, positions, swings }: Analysis,
  told: Told,
): object {
  return {
    game: table.game.id,
    names,
    total,
    positions: positions.map(({ seq, chances }) => ({ seq, chances: chances.map(round) })),
    swings: swings.map((swing) => ({
      ...swing,
      before: round(swing.before),
      after: round(swing.after),
      text: told.entries[swing.seq],
      betterText: told.better(swing),
    })),
  };
}

function report(
  { words, language }: Call,
  { record: { table, names }, text }: { record: RecordedMatch; text: GameWords },
  { positions, swings }: Analysis,
  told: Told,
): string[] {
  const percent = (chance: number): string =>
    chance.toLocaleString(language, { style: 'percent' }).padStart(5);
  const widths = names.map((name) => Math.max(5, name.length));
  const row = (number: string, cells: readonly string[], last: string): string => {
    const columns = cells.map((cell, seat) => cell.padStart(widths[seat] ?? 0));
    return `${number.padStart(5)}  ${columns.join('  ')}  ${last}`.trimEnd();
  };
  return [
    words.replay.heading(text.title, names.join(', '), table.match.log.length),
    '',
    row('', names, ''),
    ...positions.map(({ seq, chances }) =>
      row(
        seq < 0 ? '' : String(seq),
        chances.map(percent),
        told.entries[seq] ?? words.analyse.beginning,
      ),
    ),
    '',
    swings.length === 0 ? words.analyse.nothing : words.analyse.swings,
    ...swings.slice(0, MOST_SWINGS).flatMap((swing) => {
      const { seq, seat, before, after } = swing;
      const change = `${percent(before).trim()} → ${percent(after).trim()}`;
      const better = told.better(swing);
      return [
        `${String(seq).padStart(5)}  ${names[seat] ?? ''} ${change}: ${told.entries[seq] ?? ''}`,
        ...(better === null ? [] : [`       ${words.analyse.better(better)}`]),
      ];
    }),
  ];
}
