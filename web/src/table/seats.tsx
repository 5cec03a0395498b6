/** Who sits at the table and what they have: plates beside the board, or one strip above it, with what the match is about. */

import { useSignal } from '@preact/signals';
import {
  EmblemIcon,
  seatClass,
  useScrollStop,
  type BoardProps,
  type GameBoard,
} from '@sternwarte/atlas';
import { isAwaitedAmong, type Seat } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { Icon } from '../frame/icon.tsx';
import { SettingsDialog } from '../frame/lazy-settings.ts';
import type { LiveMatch } from '../match/live-match.ts';
import { botOf } from '../match/sitter.ts';
import { language } from '../settings.ts';
import { tableWords } from '../words/table.ts';
import type { Company } from './company.ts';

export interface SeatsProps {
  readonly boardProps: BoardProps;
  readonly match: LiveMatch;
  readonly board: GameBoard;
  readonly company: Company | undefined;
  readonly isNarrow: boolean;
}

export function Seats({ isNarrow, ...props }: SeatsProps): VNode {
  return isNarrow ? <SeatStrip {...props} /> : <SeatPlates {...props} />;
}

function SeatPlates({ boardProps, match, board, company }: Omit<SeatsProps, 'isNarrow'>): VNode {
  const words = tableWords[language.value];
  const { SeatPanel } = board;
  const list = useScrollStop<HTMLElement>();
  return (
    <section ref={list} class="table-seats plate" aria-label={words.table}>
      <h2 class="visually-hidden">{words.table}</h2>
      {boardProps.names.map((name, seat) => (
        <article key={seat} class={seatClasses('seat-plate', seat, match)}>
          <h3>
            <EmblemIcon seat={seat} /> <span class="seat-name">{name}</span>
            <span class="sitter">{sitterWord(seat, match)}</span>
            <span class="turn">{duty(seat, match, board, boardProps)}</span>
            {company?.seatSign(seat)}
            <Score board={board} boardProps={boardProps} seat={seat} />
          </h3>
          <SeatPanel {...boardProps} seat={seat} />
        </article>
      ))}
    </section>
  );
}

function SeatStrip({ boardProps, match, board, company }: Omit<SeatsProps, 'isNarrow'>): VNode {
  const words = tableWords[language.value];
  const open = useSignal<Seat | null>(null);
  const isSetting = useSignal(false);
  const { SeatPanel } = board;
  return (
    <section class="table-seats seat-strip" aria-label={words.table}>
      <h2 class="visually-hidden">{words.table}</h2>
      <div class="seat-chips">
        {boardProps.names.map((name, seat) => (
          <button
            key={seat}
            type="button"
            class={seatClasses('seat-chip', seat, match)}
            aria-expanded={open.value === seat}
            onClick={() => {
              open.value = open.value === seat ? null : seat;
            }}
          >
            <EmblemIcon seat={seat} />
            <span class="visually-hidden">
              {name} {duty(seat, match, board, boardProps)}
            </span>
            {company?.seatSign(seat)}
            <Score board={board} boardProps={boardProps} seat={seat} />
          </button>
        ))}
        <button
          type="button"
          class="quiet seat-settings"
          aria-label={words.settings}
          onClick={() => {
            isSetting.value = true;
          }}
        >
          <Icon name="settings" />
        </button>
      </div>
      <p class="goal-line">{boardProps.words.headline(boardProps.view)}</p>
      {isSetting.value && (
        <SettingsDialog
          onClose={() => {
            isSetting.value = false;
          }}
        />
      )}
      {open.value !== null && (
        <article class={`seat-open plate ${seatClass(open.value)}`}>
          <h3>
            <EmblemIcon seat={open.value} />{' '}
            <span class="seat-name">{boardProps.names[open.value]}</span>
            <span class="sitter">{sitterWord(open.value, match)}</span>
            {company?.seatSign(open.value)}
          </h3>
          <SeatPanel {...boardProps} seat={open.value} />
        </article>
      )}
    </section>
  );
}

interface ScoreProps {
  readonly board: GameBoard;
  readonly boardProps: BoardProps;
  readonly seat: Seat;
}

/** The figure by which a seat is ahead or behind, as its game draws it or plainly. */
export function Score({ board, boardProps, seat }: ScoreProps): VNode | null {
  const { Score: Drawn, score } = board;
  const figure = score(boardProps.view, seat);
  if (Drawn === undefined && figure === null) return null;
  return (
    <span class="score">
      {Drawn === undefined ? <b>{figure}</b> : <Drawn {...boardProps} seat={seat} />}
    </span>
  );
}

function seatClasses(base: string, seat: Seat, match: LiveMatch): string {
  return `${base} ${seatClass(seat)} ${isAsked(seat, match) ? 'seat-turn' : ''}`;
}

/** Whether a seat has to answer now. */
function isAsked(seat: Seat, { position }: LiveMatch): boolean {
  const { pending } = position.value;
  return pending.kind === 'move' && isAwaitedAmong(pending.seats, seat);
}

/** What is expected of a seat, in a word. */
function duty(seat: Seat, match: LiveMatch, board: GameBoard, { view }: BoardProps): string {
  const words = tableWords[language.value];
  const { pending, log } = match.position.value;
  if (pending.kind === 'over') return '';
  if (board.isOut?.(view, seat) === true) return words.isOut;
  if (isAsked(seat, match)) {
    const owner = log.findLast(({ begins }) => begins !== null)?.begins?.seat ?? seat;
    return seat === owner ? words.turn : words.askedNow;
  }
  return pending.kind === 'move' && pending.seats.includes(seat) ? words.waits : '';
}

/** Who plays the seat, where that is not clear from its name. */
function sitterWord(seat: Seat, { sitters, position }: LiveMatch): string {
  const words = tableWords[language.value];
  const bot = botOf(sitters[seat]);
  if (bot !== null) return words.strengths[bot];
  return seat === position.value.viewer ? words.you : '';
}
