/** Who sits where, before the match and on the way to it. */

import { EmblemIcon, seatClass, seatHues } from '@sternwarte/atlas';
import { botNames } from '@sternwarte/bots/names';
import type { Seat } from '@sternwarte/engine';
import { coloursAt, isGameId, seatNamesAt } from '@sternwarte/games/catalogue';
import type { SeatInfo, TableInfo } from '@sternwarte/protocol';
import type { ComponentChildren, VNode } from 'preact';
import { language } from '../settings.ts';
import { onlineWords } from '../words/online.ts';
import { PersonEmblem } from './person-emblem.tsx';

export function seatName(
  { game, options }: Pick<TableInfo, 'game' | 'options'>,
  seat: Seat,
): string {
  return (isGameId(game) ? seatNamesAt(game, options)[language.value][seat] : null) ?? '';
}

/** Whoever plays a seat, by name; a bot by its strength, and an empty one by its colour. */
export function sitterName(
  info: Pick<TableInfo, 'game' | 'options' | 'seats'>,
  seat: Seat,
): string {
  const found = info.seats[seat];
  if (found?.kind === 'person') return found.name;
  return found?.kind === 'bot' ? botNames[language.value][found.bot] : seatName(info, seat);
}

export interface SeatListProps {
  readonly info: TableInfo;
  /** The own seat. */
  readonly own: Seat | null;
  /** What can be done with a seat. */
  deeds?(this: void, seat: Seat, found: SeatInfo): ComponentChildren;
  /** Those deeds say themselves where nobody sits. */
  readonly isEmptySaid?: boolean;
}

export function SeatList({ info, own, deeds, isEmptySaid = false }: SeatListProps): VNode {
  const words = onlineWords[language.value];
  return (
    <ol
      class="online-seats"
      data-game={info.game}
      style={isGameId(info.game) ? seatHues(coloursAt(info.game, info.options)) : undefined}
    >
      {info.seats.map((found, seat) => (
        <li key={seat} class={`${seatClass(seat)} online-seat online-seat-${found.kind}`}>
          <EmblemIcon seat={seat} />
          <span class="online-sitter">
            {found.kind === 'person' && <PersonEmblem emblem={found.emblem} />}
            <b>{found.kind === 'empty' ? seatName(info, seat) : sitterName(info, seat)}</b>{' '}
            {!(isEmptySaid && found.kind === 'empty') && (
              <span class="soft">{sayWho(found, seat === own, words)}</span>
            )}
          </span>
          {deeds?.(seat, found)}
        </li>
      ))}
    </ol>
  );
}

function sayWho(
  found: SeatInfo,
  isOwn: boolean,
  words: (typeof onlineWords)[keyof typeof onlineWords],
): string {
  if (found.kind === 'empty') return words.seatEmpty;
  if (found.kind === 'bot') return words.bot;
  if (isOwn) return words.you;
  return found.present ? words.present : words.away;
}
