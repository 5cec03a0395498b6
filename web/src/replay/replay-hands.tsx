/** The hand of whoever looks; where everything is open, the hands of all. */

import { EmblemIcon, seatClass, type BoardProps } from '@sternwarte/atlas';
import type { Seat } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { language } from '../settings.ts';
import { tableWords } from '../words/table.ts';
import { replayWords } from '../words/replay.ts';
import type { OpenReplay } from './open-replay.ts';

export interface ReplayHandsProps {
  readonly replay: OpenReplay;
  readonly boardProps: BoardProps;
}

export function ReplayHands({ replay, boardProps }: ReplayHandsProps): VNode | null {
  const { Hand } = replay.loaded.board;
  const eyes = replay.controller.eyes.value;
  if (Hand === null || eyes === 'spectator') return null;
  const title =
    eyes === 'everything' ? replayWords[language.value].hands : tableWords[language.value].hand;
  const seats = boardProps.names.map((_name, seat): Seat => seat);
  return (
    <section
      class={`replay-hands plate ${eyes === 'everything' ? 'replay-hands-all' : ''}`}
      aria-label={title}
      tabIndex={0}
    >
      <h2 class="visually-hidden">{title}</h2>
      {seats
        .filter((seat) => eyes === 'everything' || eyes === seat)
        .map((seat) => (
          <div key={seat} class={`replay-hand ${seatClass(seat)}`}>
            <h3>
              <EmblemIcon seat={seat} /> <span class="seat-name">{boardProps.names[seat]}</span>
            </h3>
            <Hand {...boardProps} viewer={seat} />
          </div>
        ))}
    </section>
  );
}
