/** What somebody sees of a table before he comes: the game, and who sits there. */

import { catalogue, isGameId } from '@sternwarte/games/catalogue';
import { vignettes } from '@sternwarte/games/vignettes';
import type { TableInfo } from '@sternwarte/protocol';
import type { VNode } from 'preact';
import { language } from '../settings.ts';
import { SeatList } from './seat-list.tsx';

export interface TableSheetProps {
  readonly table: TableInfo;
  title(this: void, game: string): string;
}

export function TableSheet({ table, title }: TableSheetProps): VNode {
  const game = isGameId(table.game) ? table.game : null;
  const Vignette = game === null ? null : vignettes[game];
  const words = game === null ? null : catalogue[game].words[language.value];
  return (
    <>
      {Vignette !== null && <Vignette />}
      <h2>{title(words?.title ?? '')}</h2>
      {words !== null && <p class="soft">{words.blurb}</p>}
      <SeatList info={table} own={null} />
    </>
  );
}
