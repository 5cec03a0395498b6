/** The whole match without the drawing: the position as headings and lists, the moves as a list, and a line to type moves and questions. */

import './aside.css';
import { useSignal, type Signal } from '@preact/signals';
import type { BoardProps, GameBoard, SurveyChapter } from '@sternwarte/atlas';
import { RESIGN, sayTold, type GameWords, type Refusal } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { language } from '../settings.ts';
import { asideWords } from '../words/aside.ts';
import { matchesWords } from './search-words.ts';
import { answerTo, readCommand, type Command } from './text-commands.ts';
import { useAllWords, type WordedMatch } from './use-all-words.ts';

/** Lists of moves can be long; nobody listens to hundreds of buttons. */
const SHOWN = 40;

export interface TextTableProps extends BoardProps, WordedMatch {
  readonly board: GameBoard;
  readonly refusal: Signal<Refusal | null>;
}

export function TextTable(props: TextTableProps): VNode {
  const gameWords = useAllWords(props);
  if (gameWords === null) return <p class="soft">{asideWords[language.value].loading}</p>;
  return <WordedTable {...props} words={gameWords} />;
}

interface WordedTableProps extends TextTableProps {
  readonly words: GameWords;
}

function WordedTable(props: WordedTableProps): VNode {
  const { board, view, words: gameWords, moves, play, asked, refusal } = props;
  const words = asideWords[language.value];
  const typed = useSignal('');
  const unclear = useSignal<string | null>(null);
  const question = useSignal<Command | null>(null);
  const shown = useSignal(SHOWN);
  const input = useRef<HTMLInputElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    shown.value = SHOWN;
  }, [moves, typed.value]);
  // The button of a move that was made is gone, and the focus with it: whoever uses the keyboard must not begin anew.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    (input.current ?? whole.current)?.focus({ preventScroll: true });
  }, [moves]);

  // Resigning is behind a question of its own.
  const said = moves
    .filter(({ type }) => type !== RESIGN)
    .map((move) => ({ move, typing: gameWords.makeMove(move), text: gameWords.move(move, view) }));
  // Whoever types a question does not search for a move.
  const sought = readCommand(typed.value) === null ? typed.value : '';
  const found = said.filter(({ typing, text }) => matchesWords(`${text} ${typing}`, sought));
  const chapters = board.survey?.(props) ?? null;

  const submit = (): void => {
    const text = typed.value.trim();
    if (text === '') return;
    unclear.value = null;
    question.value = null;
    const [only, ...others] = found;
    const parsed = gameWords.parseMove(text);
    const command = parsed === null ? readCommand(text) : null;
    if (command !== null) {
      question.value = command;
      typed.value = '';
      return;
    }
    const move = parsed ?? (others.length === 0 ? only?.move : undefined);
    if (move === undefined || move.type === RESIGN) {
      unclear.value = text;
      return;
    }
    play(move);
    if (refusal.value === null) typed.value = '';
    input.current?.focus();
  };

  return (
    <div ref={whole} class="text-table" tabIndex={-1}>
      <section class="text-moves" aria-label={words.textMoves(said.length)}>
        <h2>{asked === null ? words.textAsk : words.textMoves(said.length)}</h2>
        <form
          class="text-entry"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <input
            ref={input}
            type="text"
            aria-label={words.textInput}
            placeholder={words.textInput}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            value={typed.value}
            onInput={({ currentTarget }) => {
              typed.value = currentTarget.value;
              unclear.value = null;
            }}
          />
          <button type="submit">{words.textPlay}</button>
        </form>
        {unclear.value !== null && (
          <p class="notice" role="alert">
            {words.textUnclear(unclear.value)}
          </p>
        )}
        <div class="text-answer" role="status">
          {question.value !== null && (
            <Answer command={question.value} chapters={chapters ?? []} props={props} />
          )}
        </div>
        <ul>
          {found.slice(0, shown.value).map(({ move, typing, text }) => (
            <li key={typing}>
              <button type="button" onClick={() => play(move)}>
                {text} <span class="soft typing">{typing}</span>
              </button>
            </li>
          ))}
        </ul>
        {found.length > shown.value && (
          <button type="button" onClick={() => (shown.value = found.length)}>
            {words.textMore(found.length - shown.value)}
          </button>
        )}
      </section>
      <Position props={props} chapters={chapters} />
    </div>
  );
}

interface PositionProps {
  readonly props: WordedTableProps;
  /** `null` for a game that only draws its positions in letters. */
  readonly chapters: readonly SurveyChapter[] | null;
}

function Position({ props, chapters }: PositionProps): VNode {
  const words = asideWords[language.value];
  const { view, viewer, names, words: gameWords } = props;
  return (
    <section class="text-position" aria-label={words.textPosition}>
      <h2>{words.textPosition}</h2>
      <p>{gameWords.headline(view)}</p>
      {chapters === null ? (
        <pre tabIndex={0}>{gameWords.position(view, viewer, names)}</pre>
      ) : (
        <Chapters chapters={chapters} />
      )}
    </section>
  );
}

function Chapters({ chapters }: { readonly chapters: readonly SurveyChapter[] }): VNode {
  return (
    <>
      {chapters.map(({ title, entries }) => (
        <section key={title}>
          <h3>{title}</h3>
          {entries.length === 0 ? (
            <p class="soft">–</p>
          ) : (
            <ul>
              {entries.map(({ name, text }, i) => (
                <li key={i}>
                  <b>{name}</b>: {text}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
  );
}

interface AnswerProps {
  readonly command: Command;
  readonly chapters: readonly SurveyChapter[];
  readonly props: BoardProps;
}

function Answer({ command, chapters, props }: AnswerProps): VNode {
  const words = asideWords[language.value];
  const { recent, viewer, names, words: gameWords } = props;
  const news = useMemo(
    () =>
      recent.flatMap((telling) =>
        gameWords
          .tell(telling)
          .map((line) => sayTold(line, { reader: viewer, names }, language.value)),
      ),
    [recent, gameWords, viewer, names],
  );
  if (command.kind === 'help' || command.kind === 'news') {
    const lines = command.kind === 'help' ? words.textCommands : news;
    if (lines.length === 0) return <p>{words.textNothing}</p>;
    return (
      <ul>
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    );
  }
  const found = answerTo(command, chapters, viewer);
  return found.length === 0 ? <p>{words.textNothing}</p> : <Chapters chapters={found} />;
}
