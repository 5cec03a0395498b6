/** All entries in words, around the one that led to the position on the board; each leads to its position. */

import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { language } from '../settings.ts';
import { ChronicleList } from '../table/chronicle-list.tsx';
import { tableWords } from '../words/table.ts';
import { replayWords } from '../words/replay.ts';
import type { ReplayController } from './replay-controller.ts';

/** As many steps before and after; long matches have thousands. */
const AROUND = 60;

export interface ReplayLogProps {
  readonly controller: ReplayController;
  onJump(this: void): void;
}

export function ReplayLog({ controller, onJump }: ReplayLogProps): VNode {
  const words = tableWords[language.value];
  const steps = controller.story.value;
  const at = controller.at.value;
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => showCurrent(list.current), [at, steps]);
  if (steps.length === 0) return <p class="soft">{words.emptyLog}</p>;
  const from = Math.max(0, at - AROUND);
  const until = Math.min(steps.length, at + AROUND);
  const jump = (position: number): void => {
    controller.goTo(position);
    onJump();
  };
  return (
    <ChronicleList
      list={list}
      steps={steps.slice(from, until)}
      isWhole={from === 0}
      reader={controller.reader.value}
      names={controller.sheet.names[language.value]}
      current={controller.film.course.seqAt(at)}
      earlier={<More count={from} onClick={() => jump(from)} />}
      later={<More count={steps.length - until} onClick={() => jump(until)} />}
      onJump={(seq) => jump(controller.film.course.positionAfter(seq))}
    />
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
      <button type="button" class="log-fold" tabIndex={-1} onClick={onClick}>
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
