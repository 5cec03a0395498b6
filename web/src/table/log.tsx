/** What has happened, turn by turn; each line leads to the position after it. */

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { LiveMatch } from '../match/live-match.ts';
import { language } from '../settings.ts';
import { tableWords } from '../words/table.ts';
import { ChronicleList } from './chronicle-list.tsx';

/** Long matches have thousands of steps, and nobody reads them all. */
const SHOWN = 120;

export function LogPlate({ match }: { readonly match: LiveMatch }): VNode {
  const words = tableWords[language.value];
  return (
    <section class="plate log" aria-labelledby="log-title">
      <h2 id="log-title">{words.log}</h2>
      <LogList match={match} onJump={() => undefined} />
    </section>
  );
}

export interface LogListProps {
  readonly match: LiveMatch;
  onJump(this: void): void;
}

export function LogList({ match, onJump }: LogListProps): VNode {
  const words = tableWords[language.value];
  const { log, reader } = match.position.value;
  const list = useRef<HTMLOListElement>(null);
  const shown = useSignal(SHOWN);
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [log]);
  if (log.length === 0) return <p class="soft">{words.emptyLog}</p>;
  const last = log.at(-1)?.seq ?? -1;
  return (
    <ChronicleList
      list={list}
      steps={log.slice(-shown.value)}
      isWhole={log.length <= shown.value}
      reader={reader}
      names={match.names[language.value]}
      current={match.past.value?.seq ?? last}
      earlier={
        log.length > shown.value && (
          <li>
            <button type="button" class="log-fold" onClick={() => (shown.value += SHOWN)}>
              {words.logEarlier}
            </button>
          </li>
        )
      }
      onJump={(seq) => {
        match.lookBack(seq === last ? null : seq);
        onJump();
      }}
    />
  );
}
