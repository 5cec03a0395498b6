/** The places, with what everybody's points came from. */

import { EmblemIcon, seatClass, type BoardProps } from '@sternwarte/atlas';
import type { Figures, Result, Seat } from '@sternwarte/engine';
import type { VNode } from 'preact';
import type { OpenReplay } from '../replay/open-replay.ts';
import { language } from '../settings.ts';
import { resultWords } from '../words/result.ts';

export interface PlacesProps {
  readonly replay: OpenReplay;
  readonly boardProps: BoardProps;
  readonly result: Result;
}

export function Places({ replay, boardProps, result }: PlacesProps): VNode {
  const words = resultWords[language.value];
  const { film } = replay.controller;
  const { names } = boardProps;
  const gameWords = replay.loaded.words[language.value];
  const { places, winners } = result;
  // The end, whatever position is looked at.
  const view = film.course.viewAt(film.course.length, 'everything');
  const sources = gameWords.sources?.(view) ?? [];
  const most = Math.max(1, ...names.map((_name, seat) => totalOf(sources, seat)));
  const order = names.map((_name, seat): Seat => seat);
  order.sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  return (
    <section class="result-places" aria-label={words.places}>
      <ol>
        {order.map((seat) => (
          <li
            key={seat}
            class={`result-place ${seatClass(seat)} ${winners.includes(seat) ? 'result-winner' : ''}`}
          >
            <span class="result-rank">{words.place(places[seat] ?? 0)}</span>
            <EmblemIcon seat={seat} />
            <span class="seat-name">{names[seat]}</span>
            <b class="result-score">{replay.loaded.board.score(view, seat)}</b>
            {sources.length > 0 && <Bar sources={sources} seat={seat} most={most} />}
          </li>
        ))}
      </ol>
      {sources.length > 0 && (
        <p class="soft result-legend">{words.sourcesFromLeft(sources.map(({ label }) => label))}</p>
      )}
    </section>
  );
}

interface BarProps {
  readonly sources: readonly Figures[];
  readonly seat: Seat;
  /** What the longest bar stands for. */
  readonly most: number;
}

function Bar({ sources, seat, most }: BarProps): VNode {
  return (
    <span class="result-bar">
      {sources.map(({ label, values }, i) => {
        const value = Number(values[seat] ?? 0);
        if (!(value > 0)) return null;
        return (
          <span
            key={label}
            class={`result-part result-part-${i % 5}`}
            style={{ width: `${(100 * value) / most}%` }}
          >
            <span class="visually-hidden">{label} </span>
            {value}
          </span>
        );
      })}
    </span>
  );
}

function totalOf(sources: readonly Figures[], seat: Seat): number {
  return sources.reduce((sum, { values }) => {
    const value = Number(values[seat] ?? 0);
    return sum + (value > 0 ? value : 0);
  }, 0);
}
