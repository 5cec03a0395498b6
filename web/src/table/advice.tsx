/** What the Admiral would do: at most three moves with their chances and reasons, shown on the board before they are played. */

import './aside.css';
import { useSignal, type Signal } from '@preact/signals';
import type { BoardProps } from '@sternwarte/atlas';
import type { Hint } from '@sternwarte/bots';
import type { WordsAtTable, Tagged } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../frame/icon.tsx';
import type { LiveMatch } from '../match/live-match.ts';
import { language } from '../settings.ts';
import { asideWords } from '../words/aside.ts';
import { TIGHT, useNarrow } from './use-narrow.ts';

export interface AdviceProps {
  readonly match: LiveMatch;
  readonly boardProps: BoardProps;
  /** The suggestion that is drawn on the board. */
  readonly highlight: Signal<Tagged | null>;
}

/** Over the log, or over the sheet of a phone: never instead of the board. */
export function AdvicePlate({ match, boardProps, highlight }: AdviceProps): VNode | null {
  const words = asideWords[language.value];
  const advice = match.advice.value;
  if (advice === null || boardProps.asked === null) return null;
  return (
    <section class="advice" aria-label={words.hintTitle}>
      <div class="advice-head">
        <h3>{words.hintTitle}</h3>
        {advice.kind === 'ready' && (
          <p class="soft advice-chance" aria-hidden="true">
            {words.chanceToWin}
          </p>
        )}
        <button
          type="button"
          class="quiet"
          aria-label={words.close}
          onClick={() => match.dismissAdvice()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div role="status">
        {advice.kind === 'thinking' && <p class="soft">{words.hintThinking}</p>}
        {advice.kind === 'failed' && <p class="notice">{words.hintFailed}</p>}
      </div>
      {advice.kind === 'ready' && (
        <Suggestions hints={advice.hints} boardProps={boardProps} highlight={highlight} />
      )}
    </section>
  );
}

interface SuggestionsProps extends Omit<AdviceProps, 'match'> {
  readonly hints: readonly Hint[];
}

function Suggestions({ hints, boardProps, highlight }: SuggestionsProps): VNode {
  // One after the other where all of them would lie over the seats.
  const isPaged = useNarrow(TIGHT);
  const words = asideWords[language.value];
  const { view, play, words: gameWords } = boardProps;
  const picked = useSignal(0);
  const point = (index: number): void => {
    picked.value = index;
    highlight.value = hints[index]?.move ?? null;
  };
  useEffect(() => {
    point(0);
    return () => {
      highlight.value = null;
    };
  }, [hints]);
  const reasons = reasonsOf(hints, gameWords);
  const chosen = hints[picked.value];
  const shown = isPaged ? hints.slice(picked.value, picked.value + 1) : hints;
  return (
    <>
      <ol class="suggestions">
        {shown.map((hint) => {
          const index = hints.indexOf(hint);
          return (
            <li key={index}>
              <button
                type="button"
                class="suggestion"
                aria-pressed={index === picked.value}
                onPointerEnter={() => point(index)}
                onFocus={() => point(index)}
                onClick={() => point(index)}
              >
                <span class="suggestion-number">{index + 1}</span>
                <span class="suggestion-move">{gameWords.move(hint.move, view)}</span>
                <span class="suggestion-chance">
                  <span class="visually-hidden">{words.chanceToWin} </span>
                  {percent(hint.chance)}
                </span>
                {reasons[index] !== undefined && (
                  <span class="suggestion-reason">{reasons[index]}</span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <div class="advice-foot">
        {isPaged ? (
          <Pager at={picked.value} count={hints.length} onTurn={point} />
        ) : (
          <p class="soft advice-note">{words.hintNote}</p>
        )}
        {chosen !== undefined && (
          <button type="button" class="advice-play" onClick={() => play(chosen.move)}>
            {isPaged || hints.length === 1
              ? words.hintPlay
              : words.hintPlayNumber(picked.value + 1)}
          </button>
        )}
      </div>
    </>
  );
}

interface PagerProps {
  readonly at: number;
  readonly count: number;
  onTurn(this: void, to: number): void;
}

function Pager({ at, count, onTurn }: PagerProps): VNode | null {
  const words = asideWords[language.value];
  if (count < 2) return null;
  return (
    <div class="advice-pager">
      <button
        type="button"
        aria-label={words.hintBefore}
        onClick={() => onTurn((at + count - 1) % count)}
      >
        ‹
      </button>
      <span>{words.hintOf(at + 1, count)}</span>
      <button type="button" aria-label={words.hintNext} onClick={() => onTurn((at + 1) % count)}>
        ›
      </button>
    </div>
  );
}

/** The reason for each; one that was given for a better move already is not said again. */
function reasonsOf(
  hints: readonly Hint[],
  { reasons }: WordsAtTable,
): readonly (string | undefined)[] {
  const said = hints.map(({ reason }) =>
    reason === null ? undefined : reasons[reason.feature]?.[reason.direction],
  );
  return said.map((reason, i) => (said.indexOf(reason) === i ? reason : undefined));
}

function percent(chance: number): string {
  return chance.toLocaleString(language.value, { style: 'percent' });
}
