/** What can be looked up during a match: its rules, and what has happened so far. */

import { redactEntry, replay, type GameWords, type Seat } from '@sternwarte/engine';
import { describeEntry } from '../commands/replay.ts';
import type { CliWords } from '../words/index.ts';
import type { Session } from './session.ts';

/** One rule, or the list of all when there is none of that number. */
export function ruleHelp(argument: string, { help }: GameWords, { play }: CliWords): string[] {
  const wanted = argument.toLowerCase();
  const id = Object.keys(help).find((known) => known.toLowerCase() === wanted);
  const rule = id === undefined ? undefined : help[id];
  if (rule !== undefined) return [`${id} ${rule.title}: ${rule.text}`];
  return [
    ...(wanted === '' ? [] : [play.unknownRule(argument.slice(0, 40))]),
    play.ruleList,
    ...Object.entries(help).map(([known, { title }]) => `${known.padEnd(10)} ${title}`),
  ];
}

/** The log as this seat may see it. */
export function logOf(
  { table, names }: Session,
  seat: Seat,
  text: GameWords,
  words: CliWords,
): string[] {
  const lines: string[] = [];
  replay(table.game, table.match, {
    inspect: (entry, { state }) => {
      const seen = redactEntry(table.game, entry, state, seat);
      const said = describeEntry(seen, state, names, text, words);
      lines.push(`${String(entry.seq).padStart(5)}  ${said}`);
      return null;
    },
  });
  return lines;
}
