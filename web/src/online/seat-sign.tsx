/** Beside a name: whether somebody is there, who stands in, and how much time is left. */

import type { Seat } from '@sternwarte/engine';
import type { TableInfo } from '@sternwarte/protocol';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableClient } from '../match/online/table-client.ts';
import { language } from '../settings.ts';
import { onlineWords } from '../words/online.ts';
import { tableWords } from '../words/table.ts';
import { sayTime } from './clock-rule.ts';

export interface SeatSignProps {
  readonly client: TableClient;
  readonly info: TableInfo;
  readonly seat: Seat;
}

export function SeatSign({ client, info, seat }: SeatSignProps): VNode | null {
  const words = onlineWords[language.value];
  const found = info.seats[seat];
  if (found?.kind !== 'person') return null;
  const { present, standIn } = found;
  const state =
    standIn !== null
      ? words.standsIn(tableWords[language.value].strengths[standIn])
      : present
        ? ''
        : words.away;
  return (
    <>
      {state !== '' && (
        <span class={`seat-away ${standIn === null ? '' : 'seat-stood-in'}`}>{state}</span>
      )}
      {/* Nobody's time runs while a bot plays. */}
      {standIn === null && <Clock client={client} seat={seat} />}
    </>
  );
}

const TICK = 500;

function Clock({ client, seat }: Omit<SeatSignProps, 'info'>): VNode | null {
  const face = client.clockFace.value;
  const now = useSignal(Date.now());
  const runs = face?.running.includes(seat) === true;
  useEffect(() => {
    now.value = Date.now();
    if (!runs) return undefined;
    const timer = setInterval(() => {
      now.value = Date.now();
    }, TICK);
    return () => clearInterval(timer);
  }, [face, runs]);
  const left = face?.left[seat];
  if (face === null || left === undefined) return null;
  const rest = runs ? left - Math.max(0, now.value - face.at) : left;
  return (
    <span class={`seat-clock ${runs ? 'seat-clock-runs' : ''}`}>
      <span aria-hidden="true">{sayTime(rest)}</span>
      <span class="visually-hidden">{onlineWords[language.value].timeLeft(sayTime(rest))}</span>
    </span>
  );
}
