/** All entries in words, around the one that led to the position on the board; each leads to its position. */

import { seatClass } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { sayStep } from '../match/story.ts';
import { language } from '../settings.ts';
import { walkLines } from '../table/log.tsx';
import { webWords } from '../words/index.ts';
import { replayWords } from '../words/replay.ts';
import type { ReplayController } from './replay-controller.ts';

/** As many lines before and after; long matches have thousands. */
const AROUND = 60;

export interface ReplayLogProps {
  readonly controller: ReplayController;
  onJump(this: void): void;
}

export function ReplayLog({ controller, onJump }: ReplayLogProps): VNode {
  const words = webWords[language.value];
  const lines = controller.story.value;
  const to = { reader: controller.reader.value, names: controller.sheet.names[language.value] };
  const at = controller.at.value;
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => showCurrent(list.current), [at, lines]);
  if (lines.length === 0) return <p class="soft">{words.emptyLog}</p>;
  const from = Math.max(0, at - AROUND);
  const until = Math.min(lines.length, at + AROUND);
  const jump = (position: number): void => {
    controller.goTo(position);
    onJump();
  };
  return (
    <ol ref={list} class="log-lines" aria-label={words.log} onKeyDown={walkLines}>
      <More count={from} onClick={() => jump(from)} />
      {lines.slice(from, until).map((step, i) => {
        const position = from + i + 1;
        const text = sayStep(step, to, language.value);
        // What is not told has no line, except the one that is looked at.
        if (text === '' && position !== at) return null;
        // Before the first entry there is no line to stand on, but one must be reachable.
        const isStop = position === Math.max(1, at);
        return (
          <li key={step.seq} class={step.by === 'table' ? 'soft' : seatClass(step.by)}>
            <button
              type="button"
              class="log-line"
              tabIndex={isStop ? 0 : -1}
              aria-current={position === at ? 'step' : undefined}
              title={words.jumpTo(text)}
              onClick={() => jump(position)}
            >
              {text}
            </button>
          </li>
        );
      })}
      <More count={lines.length - until} onClick={() => jump(until)} />
    </ol>
  );
}

interface MoreProps {
  readonly count: number;
  onClick(this: void): void;
}

function More({ count, onClick }: MoreProps): VNode | null {
  if (count === 0) return null;
  const words = replayWords[language.value];
  return (
    <li>
      <button type="button" class="log-line soft" tabIndex={-1} onClick={onClick}>
        … {words.moreLines(count)}
      </button>
    </li>
  );
}

/** Scrolls the list, and nothing around it, until the current line is in its middle. */
function showCurrent(list: HTMLOListElement | null): void {
  const line = list?.querySelector<HTMLElement>('[aria-current]');
  if (!list) return;
  if (!line) {
    list.scrollTo({ top: 0 });
    return;
  }
  const { top, height } = line.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  list.scrollTo({ top: list.scrollTop + top - box.top - (box.height - height) / 2 });
}
