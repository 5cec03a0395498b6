/** Somebody follows a link: the game, who sits there, a name, and a seat. */

import './online.css';
import { useSignal } from '@preact/signals';
import { isGameId } from '@sternwarte/games/catalogue';
import type { Answers } from '@sternwarte/protocol';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { fetchOnlineTable } from '../fetch-ahead.ts';
import { Frame } from '../frame/frame.tsx';
import { Message } from '../frame/message.tsx';
import { goTo } from '../route.ts';
import { language } from '../settings.ts';
import { webWords } from '../words/index.ts';
import { onlineWords } from '../words/online.ts';
import { setBoardElsewhere } from './board-place.ts';
import { DeadEnd } from './dead-end.tsx';
import { rememberWayIn } from './way-in.ts';
import { NameField } from './name-field.tsx';
import { InsecureNote } from './no-server.tsx';
import { seatName } from './seat-list.tsx';
import { followLink, rememberedName, sayWhy, server, sitByLink, type Reply } from './server.ts';
import { TableSheet } from './table-sheet.tsx';

export interface JoinScreenProps {
  readonly link: string;
  /** It was read from a big screen, which has the board. */
  readonly isBesideDisplay: boolean;
}

export function JoinScreen({ link, isBesideDisplay }: JoinScreenProps): VNode {
  const words = onlineWords[language.value];
  const found = useSignal<Reply<Answers['looked']> | null>(null);
  const attempt = useSignal(0);
  useEffect(() => {
    found.value = null;
    void server.lookAtLink(link).then((reply) => {
      // Whoever sits there already need not be invited.
      if (reply.ok && reply.value.own !== null && rememberedName() !== null) {
        goToTable(reply.value.table.id, isBesideDisplay);
      } else found.value = reply;
    });
  }, [link, attempt.value]);
  const now = found.value;
  const game = now?.ok === true && isGameId(now.value.table.game) ? now.value.table.game : null;
  return (
    <Frame game={game} kind="form">
      {now?.ok === true ? (
        <Invitation link={link} isBesideDisplay={isBesideDisplay} looked={now.value} />
      ) : now === null ? (
        <Message>{webWords[language.value].loading}</Message>
      ) : now.why === null ? (
        <DeadEnd
          title={words.unreachableTitle}
          text={words.unreachable}
          onRetry={() => attempt.value++}
        />
      ) : (
        <DeadEnd title={words.linkGone} text={words.linkGoneText} />
      )}
    </Frame>
  );
}

/** The line is opened while the table is drawn, not after it. The screen of the table tells what is wrong where it cannot be fetched. */
async function openLine(table: string): Promise<void> {
  const fetched = await import('./online-table.tsx').catch(() => null);
  fetched?.connectAhead(table);
}

/** The address of the table is no secret, and the link need not stay in the history. */
function goToTable(id: string, isBesideDisplay: boolean): void {
  if (isBesideDisplay) setBoardElsewhere(id, true);
  goTo({ screen: 'table', id }, true);
}

interface InvitationProps extends JoinScreenProps {
  readonly looked: Answers['looked'];
}

function Invitation({ link, isBesideDisplay, looked }: InvitationProps): VNode {
  const words = onlineWords[language.value];
  const { table, seat } = looked;
  const game = isGameId(table.game) ? table.game : null;
  const name = useSignal(rememberedName() ?? '');
  const isBusy = useSignal(false);
  const problem = useSignal<string | null>(null);
  const isWaiting = table.status === 'waiting';
  const hasRoom = isWaiting && table.seats.some(({ kind }) => kind === 'empty');
  const mayWatch = isWaiting || table.spectators;
  useEffect(() => {
    if (game !== null) void fetchOnlineTable(game);
  }, [game]);

  const enter = async (wantsSeat: boolean): Promise<void> => {
    isBusy.value = true;
    problem.value = null;
    const led = await (wantsSeat ? sitByLink(link, name.value) : followLink(link, name.value));
    isBusy.value = false;
    if (!led.ok) problem.value = sayWhy(led.why, language.value);
    else {
      await openLine(led.value.table);
      goToTable(led.value.table, isBesideDisplay);
    }
  };

  /** A screen for everybody needs no name of its own, and shows the way in that it came by. */
  const display = async (): Promise<void> => {
    const led = await followLink(link, rememberedName() ?? words.displayName);
    if (!led.ok) problem.value = sayWhy(led.why, language.value);
    else {
      rememberWayIn(led.value.table, link);
      goTo({ screen: 'display', id: led.value.table }, true);
    }
  };

  return (
    <form
      class="invitation plate"
      onSubmit={(event) => {
        event.preventDefault();
        void enter(hasRoom);
      }}
    >
      <TableSheet table={table} title={words.invited} />
      {!hasRoom && <p class="soft">{isWaiting ? words.full : words.watchOnly}</p>}
      <NameField name={name} />
      {isBesideDisplay && <p class="soft">{words.besideDisplay}</p>}
      <InsecureNote />
      {problem.value !== null && (
        <p class="notice" role="alert">
          {problem.value}
        </p>
      )}
      <div class="row row-start invitation-ways">
        {hasRoom && (
          <button type="submit" class="primary" disabled={isBusy.value}>
            {seat === null ? words.sitDown : words.takeSeat(seatName(table, seat))}
          </button>
        )}
        {mayWatch && (
          <button
            type={hasRoom ? 'button' : 'submit'}
            class={hasRoom ? '' : 'primary'}
            disabled={isBusy.value}
            onClick={() => {
              if (hasRoom) void enter(false);
            }}
          >
            {words.watch}
          </button>
        )}
        {mayWatch && !isBesideDisplay && (
          <button type="button" class="quiet" onClick={() => void display()}>
            {words.displayHere}
          </button>
        )}
      </div>
    </form>
  );
}
