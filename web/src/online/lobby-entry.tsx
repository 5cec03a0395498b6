/** Somebody without a name comes to a table from the lobby: he gives one, and sits or watches at once. */

import { useSignal } from '@preact/signals';
import { isGameId } from '@sternwarte/games/catalogue';
import type { TableInfo } from '@sternwarte/protocol';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { fetchOnlineTable } from '../fetch-ahead.ts';
import { goTo } from '../route.ts';
import { language } from '../settings.ts';
import { onlineWords } from '../words/online.ts';
import { NameField } from './name-field.tsx';
import { arrive, sayWhy, server } from './server.ts';
import { TableSheet } from './table-sheet.tsx';

export interface LobbyEntryProps {
  readonly table: TableInfo;
  /** Or he looks on. */
  readonly sits: boolean;
  onBack(this: void): void;
}

export function LobbyEntry({ table, sits, onBack }: LobbyEntryProps): VNode {
  const words = onlineWords[language.value];
  const name = useSignal('');
  const isBusy = useSignal(false);
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    if (isGameId(table.game)) void fetchOnlineTable(table.game);
  }, [table.game]);
  const enter = async (): Promise<void> => {
    isBusy.value = true;
    const me = await arrive(name.value);
    const reply = me.ok && sits ? await server.sit(table.id, null) : me;
    isBusy.value = false;
    if (reply.ok) goTo({ screen: 'table', id: table.id });
    else problem.value = sayWhy(reply.why, language.value);
  };
  return (
    <form
      class="invitation plate"
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <TableSheet table={table} title={(game) => game} />
      <NameField name={name} />
      {problem.value !== null && (
        <p class="notice" role="alert">
          {problem.value}
        </p>
      )}
      <div class="row row-start invitation-ways">
        <button type="submit" class="primary" disabled={isBusy.value}>
          {sits ? words.sitDown : words.watch}
        </button>
        <button type="button" class="quiet" onClick={onBack}>
          {words.lobbyBack}
        </button>
      </div>
    </form>
  );
}
