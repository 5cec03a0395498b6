/** Who sat at the table and what they had at this moment: plates beside the board, or one strip above it. */

import { useSignal } from '@preact/signals';
import { EmblemIcon, seatClass, useScrollStop, type BoardProps } from '@sternwarte/atlas';
import type { Seat } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { botOf } from '../match/sitter.ts';
import { language } from '../settings.ts';
import { Score } from '../table/seats.tsx';
import { tableWords } from '../words/table.ts';
import type { OpenReplay } from './open-replay.ts';

export interface ReplaySeatsProps {
  readonly replay: OpenReplay;
  readonly boardProps: BoardProps;
  readonly isNarrow: boolean;
}

export function ReplaySeats({ replay, boardProps, isNarrow }: ReplaySeatsProps): VNode {
  const words = tableWords[language.value];
  const open = useSignal<Seat | null>(null);
  const list = useScrollStop<HTMLElement>();
  const { board } = replay.loaded;
  const { SeatPanel } = board;
  const { names } = boardProps;
  if (!isNarrow) {
    return (
      <section ref={list} class="table-seats plate" aria-label={words.table}>
        <h2 class="visually-hidden">{words.table}</h2>
        {names.map((name, seat) => (
          <article key={seat} class={`seat-plate ${seatClass(seat)}`}>
            <h3>
              <EmblemIcon seat={seat} /> <span class="seat-name">{name}</span>
              <span class="sitter">{sitterWord(seat, replay)}</span>
              <Score board={board} boardProps={boardProps} seat={seat} />
            </h3>
            <SeatPanel {...boardProps} seat={seat} />
          </article>
        ))}
      </section>
    );
  }
  return (
    <section class="table-seats seat-strip" aria-label={words.table}>
      <h2 class="visually-hidden">{words.table}</h2>
      <div class="seat-chips">
        {names.map((name, seat) => (
          <button
            key={seat}
            type="button"
            class={`seat-chip ${seatClass(seat)}`}
            aria-expanded={open.value === seat}
            onClick={() => {
              open.value = open.value === seat ? null : seat;
            }}
          >
            <EmblemIcon seat={seat} />
            <span class="visually-hidden">{name} </span>
            <Score board={board} boardProps={boardProps} seat={seat} />
          </button>
        ))}
      </div>
      {open.value !== null && (
        <article class={`seat-open plate ${seatClass(open.value)}`}>
          <h3>
            <EmblemIcon seat={open.value} /> <span class="seat-name">{names[open.value]}</span>
            <span class="sitter">{sitterWord(open.value, replay)}</span>
          </h3>
          <SeatPanel {...boardProps} seat={open.value} />
        </article>
      )}
    </section>
  );
}

function sitterWord(seat: Seat, { controller }: OpenReplay): string {
  const bot = botOf(controller.sheet.sitters[seat]);
  return bot === null ? '' : tableWords[language.value].strengths[bot];
}
