/** Who sits at an online table, in words. */

import type { GameWords } from '@sternwarte/engine';
import type { SeatInfo, TableInfo } from '@sternwarte/protocol';
import { nameOfBot, type CliWords } from '../words/index.ts';

/** What everybody is called; a seat without a person is called after its colour. */
export function namesAt({ seats }: TableInfo, text: GameWords, words: CliWords): readonly string[] {
  return seats.map((info, seat) => {
    if (info.kind === 'person') return info.name;
    const name = text.seatName(seat);
    return info.kind === 'bot' ? words.play.bot(name, nameOfBot(words, info.bot)) : name;
  });
}

/** One line for each seat. */
export function peopleLines(
  { seats }: TableInfo,
  own: number | null,
  text: GameWords,
  words: CliWords,
): readonly string[] {
  return seats.map(
    (info, seat) => `${text.seatName(seat)}: ${sitterLine(info, seat === own, words)}`,
  );
}

function sitterLine(info: SeatInfo, isOwn: boolean, words: CliWords): string {
  const { join } = words;
  if (info.kind === 'empty') return join.free;
  if (info.kind === 'bot') return nameOfBot(words, info.bot);
  const { name, present, standIn } = info;
  const who = isOwn ? join.yourself(name) : name;
  if (standIn !== null) return join.stoodInFor(who, nameOfBot(words, standIn));
  return present || isOwn ? who : join.away(who);
}
