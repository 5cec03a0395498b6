/** A record about as long as records may be: somebody has made a move and taken it back, again and again. */

import { earliestUndo, RECORD_MAX_LENGTH, replay, type Entry, type Game } from '@sternwarte/engine';
import { games, type GameId } from '@sternwarte/games';
import { texts } from '@sternwarte/games/texts';
import { writeRecord } from '../web/src/match/record-file.ts';
import { playedMatch } from '../web/src/replay/testing.ts';

export function longRecord(id: GameId, length = RECORD_MAX_LENGTH): string {
  const { saved, log } = playedMatch(id);
  const game: Game = games[id];
  const last = log.findIndex((entry, i) => {
    const replayed = replay(game, { ...saved.match, log: [...log] }, { count: i + 1 });
    return 'move' in entry && replayed.ok && earliestUndo(replayed.table, entry.by) !== null;
  });
  const repeated = log[last];
  if (repeated === undefined || !('move' in repeated)) throw new Error('nothing to take back');
  const { by, at } = repeated;
  const before: Entry[] = log.slice(0, last + 1);
  const names = saved.names.en;
  const loaded = { game, words: texts[id] };
  const head = writeRecord({ ...saved, names: { de: names, en: names } }, before, loaded, 'en');
  const record = JSON.parse(head) as { log: object[]; entries: number };
  for (let letters = head.length; letters < length - 1000;) {
    const seq = record.log.length;
    const pair = [
      { seq, at, by, undo: last - 1 },
      { ...repeated, seq: seq + 1 },
    ];
    record.log.push(...pair);
    letters += JSON.stringify(pair).length;
  }
  return JSON.stringify({ ...record, entries: record.log.length });
}
