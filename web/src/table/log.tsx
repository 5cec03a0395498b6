/** What has happened, line by line; each line leads to the position after it. */

import { useSignal } from '@preact/signals';
import { seatClass } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { LiveMatch } from '../match/live-match.ts';
import { sayStep } from '../match/story.ts';
import { language } from '../settings.ts';
import { webWords } from '../words/index.ts';

/** Long matches have thousands of lines, and nobody reads them all. */
const SHOWN = 120;

export function LogPlate({ match }: { readonly match: LiveMatch }): VNode {
  const words = webWords[language.value];
  return (
    <section class="plate log" aria-labelledby="log-title">
      <h2 id="log-title">{words.log}</h2>
      <LogList match={match} labelledBy="log-title" onJump={() => undefined} />
    </section>
  );
}

export interface LogListProps {
  readonly match: LiveMatch;
  readonly labelledBy?: string;
  onJump(this: void): void;
}

export function LogList({ match, labelledBy, onJump }: LogListProps): VNode {
  const words = webWords[language.value];
  const { log, reader } = match.position.value;
  const to = { reader, names: match.names[language.value] };
  const list = useRef<HTMLOListElement>(null);
  const shown = useSignal(SHOWN);
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [log]);
  if (log.length === 0) return <p class="soft">{words.emptyLog}</p>;
  const current = match.past.value?.seq ?? log.at(-1)?.seq;
  const jump = (seq: number): void => {
    match.lookBack(seq === log.at(-1)?.seq ? null : seq);
    onJump();
  };
  return (
    <ol ref={list} class="log-lines" aria-labelledby={labelledBy} onKeyDown={walkLines}>
      {log.length > shown.value && (
        <li>
          <button type="button" class="log-line" onClick={() => (shown.value += SHOWN)}>
            …
          </button>
        </li>
      )}
      {log.slice(-shown.value).map((step) => {
        const { seq, by } = step;
        const text = sayStep(step, to, language.value);
        // What is not told has no line, except the one that is looked at.
        if (text === '' && seq !== current) return null;
        return (
          <li key={seq} class={by === 'table' ? 'soft' : seatClass(by)}>
            <button
              type="button"
              class="log-line"
              // One stop for the tab key; arrows lead from line to line.
              tabIndex={seq === current ? 0 : -1}
              aria-current={seq === current ? 'step' : undefined}
              title={words.jumpTo(text)}
              onClick={() => jump(seq)}
            >
              {text}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Arrow keys lead from line to line. */
export function walkLines(event: KeyboardEvent): void {
  const step = { ArrowUp: 'previousElementSibling', ArrowDown: 'nextElementSibling' } as const;
  const { key, target } = event;
  if ((key !== 'ArrowUp' && key !== 'ArrowDown') || !(target instanceof HTMLElement)) return;
  const next = target.closest('li')?.[step[key]]?.querySelector('button');
  if (!next) return;
  event.preventDefault();
  next.focus();
}
