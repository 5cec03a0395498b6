/** The table: board, decision, seats, hand, rules, log and the position in words, around one match. */

import { useComputed, useSignal, type Signal } from '@preact/signals';
import {
  EmblemIcon,
  seatClass,
  type BoardProps,
  type GameBoard,
  type SeatPanelProps,
} from '@sternwarte/atlas';
import { explainRefusal, type Seat } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { language, motion } from '../settings.ts';
import { webWords, type WebWords } from '../words/index.ts';
import type { LocalTable, LogLine } from './local-table.ts';

export interface TableScreenProps {
  readonly table: LocalTable;
  readonly board: GameBoard;
  onAgain(this: void): void;
}

export function TableScreen({ table, board, onAgain }: TableScreenProps): VNode {
  const { setUp, position } = table;
  const { Board, Controls, Hand } = board;
  const words = webWords[language.value];
  const gameWords = setUp.words[language.value];
  const names = setUp.names[language.value];
  const selection = useSelection(table, board);
  const notice = useSignal<string | null>(null);

  const { view, viewer, asked, moves, pending, log, canUndo, news } = position.value;
  const explain = (refusal: ReturnType<LocalTable['check']>): string | null =>
    refusal && explainRefusal(refusal, language.value, gameWords);
  const props: BoardProps = {
    view,
    viewer,
    asked,
    moves,
    check: (move) => (asked === null ? words.notAsked : explain(table.check(move))),
    play: (move) => {
      notice.value = asked === null ? words.notAsked : explain(table.play(move));
    },
    selection,
    names,
    words: gameWords,
    language: language.value,
    news,
    motion: motion.value,
  };
  const help = board.helpFor(view, asked);
  const over = pending.kind === 'over' ? pending.result : null;
  return (
    <main class={`table ${Hand === null ? '' : 'table-with-hand'}`}>
      <section class="table-board plate" aria-label={words.board}>
        <Board {...props} />
      </section>

      <section class="table-decision plate" aria-label={words.decision}>
        <p class="ask" role="status">
          {over === null ? gameWords.asks(view, names) : gameWords.result(over, names)}
        </p>
        {notice.value !== null && (
          <p class="notice" role="alert">
            {notice.value}
          </p>
        )}
        {asked !== null && <Controls {...props} />}
        {asked === null && over === null && <p class="soft">{words.waiting}</p>}
        <div class="row">
          {over !== null && (
            <button type="button" class="primary" onClick={onAgain}>
              {words.again}
            </button>
          )}
          <button type="button" disabled={!canUndo} onClick={() => table.undo()}>
            {words.undo}
          </button>
        </div>
      </section>

      {Hand !== null && (
        <section class="table-hand plate" aria-label={words.hand}>
          <Hand {...props} />
        </section>
      )}

      <aside class="table-side">
        <section class="plate" aria-label={words.table}>
          {names.map((_name, seat) => (
            <SeatPlate
              key={seat}
              {...props}
              seat={seat}
              board={board}
              turn={isAsked(table, seat)}
              bot={setUp.sitters[seat] !== null}
            />
          ))}
        </section>
        <Log lines={log} words={words} />
        {help.length > 0 && (
          <details class="plate">
            <summary>{words.help}</summary>
            {help.map((rule) => (
              <p key={rule}>
                <b>
                  {rule} {gameWords.help[rule]?.title}
                </b>{' '}
                {gameWords.help[rule]?.text}
              </p>
            ))}
          </details>
        )}
        <InWords {...props} title={words.text} />
      </aside>
    </main>
  );
}

/** What is picked but not yet a move; gone with the position it belongs to, and with Escape. */
function useSelection(table: LocalTable, board: GameBoard): Signal<unknown> {
  const selection = useSignal(board.noSelection());
  const number = useComputed(() => table.position.value.news.number);
  useLayoutEffect(() => {
    selection.value = board.noSelection();
  }, [number.value, board]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') selection.value = board.noSelection();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [board]);
  return selection;
}

function isAsked({ position }: LocalTable, seat: Seat): boolean {
  const { pending } = position.value;
  return pending.kind === 'move' && pending.seats.includes(seat);
}

interface SeatPlateProps extends SeatPanelProps {
  readonly board: GameBoard;
  readonly turn: boolean;
  readonly bot: boolean;
}

function SeatPlate({ board, turn, bot, ...props }: SeatPlateProps): VNode {
  const { SeatPanel } = board;
  const { seat, names, viewer } = props;
  const words = webWords[language.value];
  return (
    <article class={`seat-plate ${seatClass(seat)} ${turn ? 'seat-turn' : ''}`}>
      <h3>
        <EmblemIcon seat={seat} /> {names[seat]}
        {(bot || seat === viewer) && <span class="sitter">{bot ? words.bot : words.you}</span>}
        {turn && <span class="turn">{words.turn}</span>}
      </h3>
      <SeatPanel {...props} />
    </article>
  );
}

function Log({ lines, words }: { lines: readonly LogLine[]; words: WebWords }): VNode {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines]);
  return (
    <section class="plate log" aria-labelledby="log-title">
      <h2 id="log-title">{words.log}</h2>
      {lines.length === 0 && <p class="soft">{words.emptyLog}</p>}
      <ol ref={list} tabIndex={0} aria-labelledby="log-title">
        {lines.map(({ seq, by, text }) => (
          <li key={seq} class={by === 'table' ? 'soft' : seatClass(by)}>
            {text[language.value]}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The whole match without the drawing. Built only while it is open: lists of moves can be long. */
function InWords({
  view,
  viewer,
  names,
  words,
  moves,
  play,
  title,
}: BoardProps & { title: string }): VNode {
  const open = useSignal(false);
  return (
    <details
      class="plate in-words"
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary>{title}</summary>
      {open.value && (
        <>
          <pre tabIndex={0}>{words.position(view, viewer, names)}</pre>
          <ul>
            {moves.map((move) => (
              <li key={words.makeMove(move)}>
                <button type="button" onClick={() => play(move)}>
                  {words.move(move, view)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
