/** A table in a list: its game, who is there, what was agreed on, and the way to it. */

import { catalogue, isGameId } from '@sternwarte/games/catalogue';
import { vignettes } from '@sternwarte/games/vignettes';
import type { OwnTable, TableInfo } from '@sternwarte/protocol';
import type { ComponentChildren, VNode } from 'preact';
import { ageOf } from '../home/age.ts';
import { language } from '../settings.ts';
import { sitterName } from './seat-list.tsx';
import { TablePicture } from './table-picture.tsx';

export interface TableRowProps {
  readonly info: TableInfo;
  /** Whose turn it is, how many seats are free … */
  readonly state: ComponentChildren;
  /** Whether somebody here is waited for. */
  readonly isDue?: boolean;
  /** How the match stands, where that is known; else the picture of the game. */
  readonly own?: OwnTable;
  readonly children: ComponentChildren;
}

export function titleOf({ game }: TableInfo): string {
  return isGameId(game) ? catalogue[game].words[language.value].title : game;
}

/** Those who sit there, by name. */
export function sayCompany(info: TableInfo): string {
  const names = info.seats.flatMap(({ kind }, seat) =>
    kind === 'empty' ? [] : [sitterName(info, seat)],
  );
  return new Intl.ListFormat(language.value).format(names);
}

export function TableRow({
  info,
  state,
  isDue = false,
  own,
  children,
}: TableRowProps): VNode | null {
  if (!isGameId(info.game)) return null;
  const Vignette = vignettes[info.game];
  return (
    <li class={`table-row plate ${isDue ? 'table-row-due' : ''}`}>
      {own === undefined ? (
        <Vignette />
      ) : (
        <TablePicture own={own}>
          <Vignette />
        </TablePicture>
      )}
      <div>
        <h3>{titleOf(info)}</h3>
        <p>{state}</p>
        <p class="soft">
          {sayCompany(info)} · {ageOf(info.createdAt, Date.now(), language.value)}
        </p>
      </div>
      <span class="table-row-ways">{children}</span>
    </li>
  );
}
