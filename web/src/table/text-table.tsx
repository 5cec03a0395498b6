/** The whole match without the drawing: the position in words, the moves as a list, and a line to type them. */

import { useSignal, type Signal } from '@preact/signals';
import type { BoardProps } from '@sternwarte/atlas';
import { RESIGN, type Refusal } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { language } from '../settings.ts';
import { tableWords } from '../words/table.ts';
import { matchesWords } from './search-words.ts';

/** Lists of moves can be long; nobody listens to hundreds of buttons. */
const SHOWN = 40;

export interface TextTableProps extends BoardProps {
  readonly refusal: Signal<Refusal | null>;
}

export function TextTable(props: TextTableProps): VNode {
  const { view, viewer, names, words: gameWords, moves, play, asked, refusal } = props;
  const words = tableWords[language.value];
  const typed = useSignal('');
  const unclear = useSignal<string | null>(null);
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
  const found = said.filter(({ typing, text }) => matchesWords(`${text} ${typing}`, typed.value));

  const submit = (): void => {
    const text = typed.value.trim();
    if (text === '') return;
    const [only, ...others] = found;
    const parsed = gameWords.parseMove(text);
    const move = parsed ?? (others.length === 0 ? only?.move : undefined);
    if (move === undefined || move.type === RESIGN) {
      unclear.value = text;
      return;
    }
    unclear.value = null;
    play(move);
    if (refusal.value === null) typed.value = '';
    input.current?.focus();
  };

  return (
    <div ref={whole} class="text-table" tabIndex={-1}>
      <section aria-label={words.textPosition}>
        <h2>{words.textPosition}</h2>
        <pre tabIndex={0}>{gameWords.position(view, viewer, names)}</pre>
      </section>
      {asked !== null && (
        <section class="text-moves" aria-label={words.textMoves(said.length)}>
          <h2>{words.textMoves(said.length)}</h2>
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
      )}
    </div>
  );
}
