/** A table as it stands, as a small picture: its game is fetched for that when the page has nothing else to do. */

import { useSignal } from '@preact/signals';
import { isGameId } from '@sternwarte/games/catalogue';
import { dressedFor, loadGame, type LoadedGame } from '@sternwarte/games/load';
import type { OwnTable } from '@sternwarte/protocol';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { language } from '../settings.ts';
import { StillBoard } from '../table/still-board.tsx';
import { whenIdle } from '../when-idle.ts';
import { sitterName } from './seat-list.tsx';
import { server } from './server.ts';

interface TablePictureProps {
  readonly own: OwnTable;
  /** Until it is there, and where it cannot be had. */
  readonly children: VNode;
}

export function TablePicture({ own, children }: TablePictureProps): VNode {
  const { table, seat, since } = own;
  const reached = useSignal<{ readonly loaded: LoadedGame; readonly view: unknown } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const { game, status } = table;
    if (!isGameId(game) || status !== 'running') return undefined;
    void whenIdle()
      .then(() => Promise.all([loadGame(game, language.value), server.position(table.id)]))
      .then(([loaded, reply]) => {
        const isKnown = reply.ok && loaded.game.version === table.version;
        if (!isWanted || !isKnown) return;
        const dressed = dressedFor(game, loaded, table.options);
        reached.value = { loaded: dressed, view: reply.value.view };
      })
      // Offline, perhaps: the table itself says what is wrong when it is opened.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [table.id, since, language.value]);
  if (reached.value === null) return children;
  const names = table.seats.map((_seat, n) => sitterName(table, n));
  return (
    <div class="table-picture" data-game={table.game}>
      <StillBoard {...reached.value} viewer={seat ?? 'spectator'} names={names} />
    </div>
  );
}
