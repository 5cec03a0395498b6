/** Who is at the table, and what can be done about it: standing in, replacing, inviting, pausing, ending, leaving. */

import { useSignal } from '@preact/signals';
import type { Seat } from '@sternwarte/engine';
import { catalogue } from '@sternwarte/games/catalogue';
import type { SeatInfo } from '@sternwarte/protocol';
import type { VNode } from 'preact';
import { Dialog } from '../frame/dialog.tsx';
import { addressOf, goTo } from '../route.ts';
import { language } from '../settings.ts';
import { webWords } from '../words/index.ts';
import { onlineWords } from '../words/online.ts';
import { Invite } from './invite.tsx';
import { NotifyWish } from './notify-wish.tsx';
import { SeatList, sitterName } from './seat-list.tsx';
import { sayWhy, server, type Reply } from './server.ts';
import { useLink } from './use-link.ts';
import type { RoomProps } from './waiting-room.tsx';

export interface PeopleDialogProps extends RoomProps {
  onClose(this: void): void;
}

export function PeopleDialog({ client, info, game, onClose }: PeopleDialogProps): VNode {
  const words = onlineWords[language.value];
  const isHost = client.isHost.value;
  const own = client.seat.value;
  const isRunning = info.status === 'running';
  const problem = useSignal<string | null>(null);
  const isEnding = useSignal(false);
  const { link } = useLink(info.id, isHost && info.spectators && isRunning);
  const attempt = async (reply: Promise<Reply<unknown>>): Promise<boolean> => {
    const found = await reply;
    problem.value = found.ok ? null : sayWhy(found.why, language.value);
    return found.ok;
  };
  const deeds = (seat: Seat, found: SeatInfo): VNode | null => {
    if (!isRunning || found.kind !== 'person' || seat === own) return null;
    const name = sitterName(info, seat);
    return (
      <span class="row row-start">
        {!found.present && found.standIn === null && (own !== null || isHost) && (
          <button
            type="button"
            aria-label={`${words.standIn}: ${name}`}
            onClick={() => void attempt(server.standIn(info.id, seat))}
          >
            {words.standIn}
          </button>
        )}
        {isHost && (
          <button
            type="button"
            class="quiet"
            aria-label={`${words.replace}: ${name}`}
            onClick={() => void attempt(server.replace(info.id, seat, 'pilot'))}
          >
            {words.replace}
          </button>
        )}
      </span>
    );
  };
  const leave = async (): Promise<void> => {
    if (own === null || (await attempt(server.standIn(info.id, own)))) goTo({ screen: 'home' });
  };
  return (
    <Dialog title={words.company} onClose={onClose} class="people">
      <SeatList info={info} own={own} deeds={deeds} />
      <p class="soft">{words.watchers(info.watching)}</p>
      {problem.value !== null && (
        <p class="notice" role="alert">
          {problem.value}
        </p>
      )}
      <div class="menu">
        {own !== null && <NotifyWish />}
        {isHost && isRunning && (
          <>
            <button
              type="button"
              onClick={() => void attempt(server.host(info.id, info.paused ? 'resume' : 'pause'))}
            >
              {info.paused ? words.resume : words.pause}
            </button>
            <button
              type="button"
              onClick={() => void attempt(server.host(info.id, info.chat ? 'mute' : 'unmute'))}
            >
              {info.chat ? words.mute : words.unmute}
            </button>
          </>
        )}
        <a class="button" href={addressOf({ screen: 'display', id: info.id })}>
          {words.display}
        </a>
        {isRunning && (
          <button type="button" onClick={() => void leave()}>
            {own === null ? words.leave : words.leaveNow}
          </button>
        )}
        {isHost && isRunning && !isEnding.value && (
          <button type="button" class="danger" onClick={() => (isEnding.value = true)}>
            {words.end}
          </button>
        )}
      </div>
      {isEnding.value && (
        <div class="end-question" role="alert">
          <p>
            <b>{words.endTitle}</b> {words.endText}
          </p>
          <div class="row row-start">
            <button
              type="button"
              class="danger"
              onClick={() => {
                void attempt(server.host(info.id, 'end')).then((isDone) => isDone && onClose());
              }}
            >
              {words.end}
            </button>
            <button type="button" onClick={() => (isEnding.value = false)}>
              {webWords[language.value].cancel}
            </button>
          </div>
        </div>
      )}
      {link.value !== null && (
        <Invite link={link.value} title={catalogue[game].words[language.value].title} />
      )}
    </Dialog>
  );
}
