/** `sternwarte replay`: the log of a recorded match, and the position it leads to. */

import { replay, type Entry, type GameWords, type Names } from '@sternwarte/engine';
import { failed, misused, type Command } from '../command.ts';
import { loadRecord } from '../record-file.ts';
import type { CliWords } from '../words/index.ts';

export const replayCommand: Command = {
  spec: { positionals: ['file'], values: ['at'], flags: [] },
  run(call) {
    const { args, language, terminal, words } = call;
    const [file = ''] = args.positionals;
    const loaded = loadRecord(file, language, words);
    if (!loaded.ok) {
      return (loaded.kind === 'unreadable' ? misused : failed)(call, loaded.reason);
    }
    const { text } = loaded;
    const { names, table } = loaded.record;
    const { game, match } = table;
    const last = match.log.length - 1;
    const at = readEntryNumber(args.values['at'] ?? String(last), last);
    if (at === null) return misused(call, words.replay.badAt(last));
    terminal.out(`${words.replay.heading(text.title, names.join(', '), match.log.length)}\n\n`);
    const replayed = replay(game, match, {
      count: at + 1,
      inspect: (entry, { state }) => {
        const number = String(entry.seq).padStart(5);
        terminal.out(`${number}  ${describeEntry(entry, state, names, text, words)}\n`);
        return null;
      },
    });
    // The record has been replayed once already, when it was read.
    if (!replayed.ok) throw new RangeError(replayed.damage.key);
    const { state } = replayed.table;
    const pending = game.pending(state);
    const asks =
      pending.kind === 'over' ? text.result(pending.result, names) : text.asks(state, names);
    terminal.out(`\n${text.position(state, 'spectator', names)}\n\n${asks}\n`);
    return 0;
  },
};

function readEntryNumber(typed: string, last: number): number | null {
  if (!/^(-1|\d{1,9})$/.test(typed)) return null;
  const number = Number(typed);
  return number <= last ? number : null;
}

/** One line of a log, whatever kind of entry it is. */
export function describeEntry(
  entry: Entry,
  state: unknown,
  names: Names,
  text: GameWords,
  words: CliWords,
): string {
  if ('undo' in entry) return words.replay.undo(names[entry.by] ?? '', entry.undo);
  if ('back' in entry) return words.replay.back(entry.back);
  return text.action(entry, state, names);
}
