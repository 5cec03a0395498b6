/** What has happened, line by line; each line leads to the position after it. */

import { useSignal } from '@preact/signals';
import { seatClass } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { MatchController } from '../match/controller.ts';
import { language } from '../settings.ts';
import { webWords } from '../words/index.ts';

/** Long matches have thousands of lines, and nobody reads them all. */
const SHOWN = 120;

export function LogPlate({ controller }: { readonly controller: MatchController }): VNode {
  const words = webWords[language.value];
  return (
    <section class="plate log" aria-labelledby="log-title">
      <h2 id="log-title">{words.log}</h2>
      <LogList controller={controller} labelledBy="log-title" onJump={() => undefined} />
    </section>
  );
}

export interface LogListProps {
  readonly controller: MatchController;
  readonly labelledBy?: string;
  onJump(this: void): void;
}

export function LogList({ controller, labelledBy, onJump }: LogListProps): VNode {
  const words = webWords[language.value];
  const { log } = controller.position.value;
  const list = useRef<HTMLOListElement>(null);
  const shown = useSignal(SHOWN);
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [log]);
  if (log.length === 0) return <p class="soft">{words.emptyLog}</p>;
  const current = controller.past.value?.seq ?? log.at(-1)?.seq;
  const jump = (seq: number): void => {
    controller.lookBack(seq === log.at(-1)?.seq ? null : seq);
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
      {log.slice(-shown.value).map(({ seq, by, text }) => (
        <li key={seq} class={by === 'table' ? 'soft' : seatClass(by)}>
          <button
            type="button"
            class="log-line"
            // One stop for the tab key; arrows lead from line to line.
            tabIndex={seq === current ? 0 : -1}
            aria-current={seq === current ? 'step' : undefined}
            title={words.jumpTo(text[language.value])}
            onClick={() => jump(seq)}
          >
            {text[language.value]}
          </button>
        </li>
      ))}
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
