/** Tables that are open to all: to sit down at, and to watch. */

import './online.css';
import { useSignal } from '@preact/signals';
import type { GameId } from '@sternwarte/games';
import { isGameId } from '@sternwarte/games/catalogue';
import type { TableInfo } from '@sternwarte/protocol';
import type { VNode } from 'preact';
import { Frame } from '../frame/frame.tsx';
import { Waiting } from '../lazy.tsx';
import { addressOf, goTo } from '../route.ts';
import { language } from '../settings.ts';
import { webWords } from '../words/index.ts';
import { onlineWords } from '../words/online.ts';
import { sayClock } from './clock-rule.ts';
import { NoServer } from './no-server.tsx';
import { arrive, rememberedName, sayWhy, server } from './server.ts';
import { sayCompany, TableRow, titleOf } from './table-row.tsx';
import { useChangedOptions } from './use-changed-options.ts';
import { useServer } from './use-server.ts';

export function LobbyScreen(): VNode {
  const words = onlineWords[language.value];
  const { state, ask } = useServer();
  const problem = useSignal<string | null>(null);
  const sit = async ({ id }: TableInfo): Promise<void> => {
    const name = rememberedName();
    // Whoever has no name yet is asked for it at the table, and sits down there.
    if (name !== null) {
      const me = await arrive(name);
      const reply = me.ok ? await server.sit(id, null) : me;
      if (!reply.ok) {
        problem.value = sayWhy(reply.why, language.value);
        ask();
        return;
      }
    }
    goTo({ screen: 'table', id });
  };
  return (
    <Frame game={null} kind="form">
      <div class="lobby">
        <div class="row">
          <h2>{words.lobby}</h2>
          {state.kind === 'there' && (
            <button type="button" onClick={ask}>
              {words.refresh}
            </button>
          )}
        </div>
        {problem.value !== null && (
          <p class="notice" role="alert">
            {problem.value}
          </p>
        )}
        {state.kind === 'asking' && <Waiting failed={null} onRetry={ask} />}
        {state.kind === 'none' && <NoServer onRetry={ask} />}
        {state.kind === 'there' && (
          <>
            <p class="soft">{words.lobbyIntro}</p>
            <h3>{words.openTables}</h3>
            <Rows tables={state.tables.open} none={words.noOpen} deed={words.join} onGo={sit} />
            <h3>{words.runningTables}</h3>
            <Rows
              tables={state.tables.running}
              none={words.noRunning}
              deed={words.watch}
              onGo={async ({ id }) => goTo({ screen: 'table', id })}
            />
          </>
        )}
      </div>
    </Frame>
  );
}

interface RowsProps {
  readonly tables: readonly TableInfo[];
  /** What is said when there are none. */
  readonly none: string;
  readonly deed: string;
  onGo(this: void, table: TableInfo): Promise<void>;
}

function Rows({ tables, none, deed, onGo }: RowsProps): VNode {
  const words = onlineWords[language.value];
  if (tables.length === 0) return <p class="soft">{none}</p>;
  return (
    <ul class="table-rows">
      {tables.map((info) => {
        const free = info.seats.filter(({ kind }) => kind === 'empty').length;
        const room = info.status === 'waiting' ? [words.free(free, info.seats.length)] : [];
        const agreed = [...room, sayClock(info.clock, language.value)].join(' · ');
        const state = (
          <>
            {agreed}
            {isGameId(info.game) && <ChangedOptions info={info} game={info.game} />}
          </>
        );
        return (
          <TableRow key={info.id} info={info} state={state}>
            <button
              type="button"
              class="primary"
              aria-label={webWords[language.value].rowLabel(deed, titleOf(info), sayCompany(info))}
              onClick={() => void onGo(info)}
            >
              {deed}
            </button>
            {info.status === 'waiting' && (
              <a class="button" href={addressOf({ screen: 'table', id: info.id })}>
                {words.watch}
              </a>
            )}
          </TableRow>
        );
      })}
    </ul>
  );
}

interface ChangedOptionsProps {
  readonly info: TableInfo;
  readonly game: GameId;
}

function ChangedOptions({ info, game }: ChangedOptionsProps): VNode | null {
  const changed = useChangedOptions(info, game);
  return changed.length === 0 ? null : (
    <small class="soft row-options">{changed.join(' · ')}</small>
  );
}
