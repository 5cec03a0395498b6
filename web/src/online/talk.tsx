/** What is said at a table. */

import { useSignal } from '@preact/signals';
import { EmblemIcon, seatClass, seatHues } from '@sternwarte/atlas';
import type { SeatColour } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TableClient } from '../match/online/table-client.ts';
import { language } from '../settings.ts';
import { onlineWords } from '../words/online.ts';
import { heardOf } from './muted.ts';
import { Muting } from './muting.tsx';

const MAX_LENGTH = 500;

export interface TalkProps {
  readonly client: TableClient;
  /** Those of the seats: it may stand in front of the page, which has them otherwise. */
  readonly colours: readonly SeatColour[];
}

export function Talk({ client, colours }: TalkProps): VNode {
  const words = onlineWords[language.value];
  const typed = useSignal('');
  const list = useRef<HTMLDivElement>(null);
  const all = client.chat.value;
  const said = heardOf(all);
  const isAllowed = client.info.value?.chat === true;
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [all]);
  const say = (): void => {
    const text = typed.value.trim();
    if (text === '') return;
    client.wish({ type: 'chat', text });
    typed.value = '';
  };
  return (
    <div class="talk" style={seatHues(colours)}>
      {said.length === 0 ? (
        <p class="soft">{words.silence}</p>
      ) : (
        <div ref={list} class="talk-lines" role="log" aria-label={words.talk} tabIndex={0}>
          {said.map(({ number, seat, name, text }) => (
            <p key={number} class={seat === null ? '' : seatClass(seat)}>
              {seat !== null && <EmblemIcon seat={seat} />} <b>{name}</b>
              {seat === null && <span class="soft"> ({words.onlooker})</span>} <span>{text}</span>
            </p>
          ))}
        </div>
      )}
      {isAllowed ? (
        <form
          class="talk-entry"
          onSubmit={(event) => {
            event.preventDefault();
            say();
          }}
        >
          <input
            type="text"
            aria-label={words.sayLabel}
            placeholder={words.sayLabel}
            maxLength={MAX_LENGTH}
            autocomplete="off"
            value={typed.value}
            onInput={({ currentTarget }) => {
              typed.value = currentTarget.value;
            }}
          />
          <button type="submit">{words.say}</button>
        </form>
      ) : (
        <p class="soft">{words.muted}</p>
      )}
      <Muting said={all} />
    </div>
  );
}
