/** One online table: who one is, the line to it, the room before the match, and the match. */

import './online.css';
import { useSignal } from '@preact/signals';
import { isGameId } from '@sternwarte/games/catalogue';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { Message } from '../frame/message.tsx';
import { systemClock } from '../match/clock.ts';
import { TableClient } from '../match/online/table-client.ts';
import { randomHex } from '../services.ts';
import { language } from '../settings.ts';
import { onlineWords } from '../words/online.ts';
import { DeadEnd } from './dead-end.tsx';
import { DisplayRoom } from './display.tsx';
import { NameField } from './name-field.tsx';
import { OpenMatch } from './open-match.tsx';
import { addressOfApi } from './ask.ts';
import { arrive, isKnown, rememberedName, sayWhy } from './server.ts';
import { useLostSeat } from './use-lost-seat.ts';
import { WaitingRoom } from './waiting-room.tsx';

export interface OnlineTableProps {
  readonly id: string;
  /** On a screen for everybody, without controls. */
  readonly isDisplay?: boolean;
}

export function OnlineTable({ id, isDisplay = false }: OnlineTableProps): VNode {
  const isIn = useSignal(isKnown());
  const problem = useSignal<string | null>(null);
  const name = useSignal(rememberedName() ?? '');
  const enter = async (): Promise<void> => {
    const me = await arrive(name.value);
    isIn.value = me.ok;
    problem.value = me.ok ? null : sayWhy(me.why, language.value);
  };
  useEffect(() => {
    if (name.value !== '' && !isIn.value) void enter();
  }, []);
  if (isIn.value) return <Connected id={id} isDisplay={isDisplay} />;
  const words = onlineWords[language.value];
  const isAsking = rememberedName() !== null && problem.value === null;
  return (
    <Frame game={null} kind="form">
      {isAsking ? (
        <Message>{words.line.opening}</Message>
      ) : (
        <form
          class="invitation plate"
          onSubmit={(event) => {
            event.preventDefault();
            void enter();
          }}
        >
          <h2>{words.come}</h2>
          <NameField name={name} />
          {problem.value !== null && (
            <p class="notice" role="alert">
              {problem.value}
            </p>
          )}
          <div class="row row-start">
            <button type="submit" class="primary">
              {words.comeIn}
            </button>
          </div>
        </form>
      )}
    </Frame>
  );
}

let ahead: TableClient | null = null;

/** Opens the line to a table that is about to be shown: it is there when the screen is. */
export function connectAhead(id: string): void {
  ahead?.close();
  ahead = connect(id);
}

function connect(id: string): TableClient {
  return new TableClient(id, { openSocket, clock: systemClock, randomHex });
}

/** The line that was opened ahead, for whoever comes for it first. */
function takeAhead(id: string): TableClient | null {
  const opened = ahead;
  ahead = null;
  if (opened === null || opened.table === id) return opened;
  opened.close();
  return null;
}

function Connected({ id, isDisplay }: Required<OnlineTableProps>): VNode {
  const words = onlineWords[language.value];
  const [client, setClient] = useState(() => takeAhead(id));
  useEffect(() => {
    const opened = client?.table === id ? client : connect(id);
    setClient(opened);
    const hurry = (): void => opened.hurry();
    const doubt = (): void => opened.doubt();
    addEventListener('online', hurry);
    addEventListener('offline', doubt);
    document.addEventListener('visibilitychange', hurry);
    return () => {
      removeEventListener('online', hurry);
      removeEventListener('offline', doubt);
      document.removeEventListener('visibilitychange', hurry);
      opened.close();
    };
  }, [id]);
  const hasLostSeat = useLostSeat(client);
  const info = client?.info.value ?? null;
  const isGone = client?.line.value === 'ended';
  if (client === null || info === null || isGone || !isGameId(info.game)) {
    const why = client?.farewell.value ?? null;
    return (
      <Frame game={null} kind="form">
        {isGone ? (
          <DeadEnd
            title={why === null || why.key === 'noTable' ? words.tableGone : words.unreachableTitle}
            text={why === null ? words.tableGoneText : sayWhy(why, language.value)}
          />
        ) : (
          <Message>{words.line[client?.line.value === 'broken' ? 'broken' : 'opening']}</Message>
        )}
      </Frame>
    );
  }
  if (info.status !== 'waiting') {
    return (
      <OpenMatch
        client={client}
        info={info}
        game={info.game}
        isDisplay={isDisplay}
        hasLostSeat={hasLostSeat}
      />
    );
  }
  const Room = isDisplay ? DisplayRoom : WaitingRoom;
  return <Room client={client} info={info} game={info.game} hasLostSeat={hasLostSeat} />;
}

function openSocket(): WebSocket {
  const address = addressOfApi('socket');
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(address);
}
