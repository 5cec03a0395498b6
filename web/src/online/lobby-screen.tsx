/** Tables that are open to all: to sit down at, and to watch. */

import './online.css';
import { useSignal } from '@preact/signals';
import type { GameId } from '@sternwarte/games';
import { catalogue, GAME_IDS, isGameId } from '@sternwarte/games/catalogue';
import type { TableInfo } from '@sternwarte/protocol';
import type { VNode } from 'preact';
import { Frame } from '../frame/frame.tsx';
import { Waiting } from '../lazy.tsx';
import { addressOf, goTo } from '../route.ts';
import { language } from '../settings.ts';
import { webWords } from '../words/index.ts';
import { onlineWords } from '../words/online.ts';
import { sayClock } from './clock-rule.ts';
import { LobbyEntry } from './lobby-entry.tsx';
import { NoServer } from './no-server.tsx';
import { arrive, rememberedName, sayWhy, server } from './server.ts';
import { sayCompany, TableRow, titleOf } from './table-row.tsx';
import { useChangedOptions } from './use-changed-options.ts';
import { useServer } from './use-server.ts';

/** How often the lobby looks who has come, in milliseconds. */
const LOOK_AGAIN = 10_000;

export function LobbyScreen(): VNode {
  const words = onlineWords[language.value];
  const { state, ask } = useServer(LOOK_AGAIN);
  const problem = useSignal<string | null>(null);
  const wanted = useSignal<{ readonly table: TableInfo; readonly sits: boolean } | null>(null);
  const go = async (table: TableInfo, sits: boolean): Promise<void> => {
    const name = rememberedName();
    if (name === null) {
      wanted.value = { table, sits };
      return;
    }
    const me = await arrive(name);
    const reply = me.ok && sits ? await server.sit(table.id, null) : me;
    if (reply.ok) goTo({ screen: 'table', id: table.id });
    else {
      problem.value = sayWhy(reply.why, language.value);
      ask();
    }
  };
  if (wanted.value !== null) {
    const { game } = wanted.value.table;
    return (
      <Frame game={isGameId(game) ? game : null} kind="form">
        <LobbyEntry {...wanted.value} onBack={() => (wanted.value = null)} />
      </Frame>
    );
  }
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
            <Rows tables={state.tables.open} none={words.noOpen} deed={words.join} onGo={go} />
            {state.tables.open.length === 0 && <OpenOne />}
            <h3>{words.runningTables}</h3>
            <Rows
              tables={state.tables.running}
              none={words.noRunning}
              deed={words.watch}
              onGo={go}
            />
          </>
        )}
      </div>
    </Frame>
  );
}

/** Where nobody waits, somebody can begin. */
function OpenOne(): VNode {
  return (
    <div class="row row-start">
      {GAME_IDS.map((game) => (
        <a key={game} class="button" href={addressOf({ screen: 'friends', game })}>
          {catalogue[game].words[language.value].title}
        </a>
      ))}
    </div>
  );
}

interface RowsProps {
  readonly tables: readonly TableInfo[];
  /** What is said when there are none. */
  readonly none: string;
  readonly deed: string;
  onGo(this: void, table: TableInfo, sits: boolean): Promise<void>;
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
              onClick={() => void onGo(info, info.status === 'waiting')}
            >
              {deed}
            </button>
            {info.status === 'waiting' && (
              <button
                type="button"
                aria-label={webWords[language.value].rowLabel(
                  words.watch,
                  titleOf(info),
                  sayCompany(info),
                )}
                onClick={() => void onGo(info, false)}
              >
                {words.watch}
              </button>
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
