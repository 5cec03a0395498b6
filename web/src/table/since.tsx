/** What has happened to somebody since his last turn: gained, lost, and worth knowing. Gone with his next click. */

import { useSignal } from '@preact/signals';
import { EmblemIcon, seatClass, useScrollStop, type BoardProps } from '@sternwarte/atlas';
import { sayTold, type Told } from '@sternwarte/engine';
import type { RefObject, VNode } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Dialog } from '../frame/dialog.tsx';
import { language } from '../settings.ts';
import { asideWords } from '../words/aside.ts';
import { Sign } from './chronicle-list.tsx';

/** As many as are read at a glance; all are in the log. */
const SHOWN = 3;

export interface SinceProps {
  readonly lines: readonly Told[];
  readonly boardProps: BoardProps;
}

export function SincePlate({ lines, boardProps }: SinceProps): VNode | null {
  const words = asideWords[language.value];
  const scrolls = useScrollStop<HTMLElement>();
  const fitting = useFitting(scrolls, lines);
  if (lines.length === 0) return null;
  const shown = lines.slice(-Math.max(1, fitting));
  const left = lines.length - shown.length;
  return (
    <section
      ref={scrolls}
      class={`since plate ${fitting === 0 ? 'since-tight' : ''}`}
      aria-labelledby="since-title"
    >
      <h2 id="since-title">{words.sinceShort}</h2>
      {left > 0 && (
        <span class="soft since-more" title={words.sinceMore(left)}>
          <span aria-hidden="true">+{left}</span>
          <span class="visually-hidden">{words.sinceMore(left)}</span>
        </span>
      )}
      <SinceList lines={shown} boardProps={boardProps} />
    </section>
  );
}

/** How many of them the plate has room for beside the log; none means one, of a single line. */
function useFitting(plate: RefObject<HTMLElement | null>, lines: readonly Told[]): number {
  const fitting = useSignal(SHOWN);
  useLayoutEffect(() => {
    fitting.value = SHOWN;
  }, [lines]);
  useLayoutEffect(() => {
    const { scrollHeight, clientHeight } = plate.current ?? { scrollHeight: 0, clientHeight: 0 };
    if (scrollHeight > clientHeight + 1 && fitting.value > 0) fitting.value--;
  }, [lines, fitting.value]);
  return fitting.value;
}

export interface SinceTickerProps extends SinceProps {
  /** Whether it came of the reader's own move, in the same turn. */
  readonly isOwn: boolean;
}

/** The latest of it in one line, on a phone; the rest is a tap away. */
export function SinceTicker({ lines, boardProps, isOwn }: SinceTickerProps): VNode | null {
  const words = asideWords[language.value];
  const isOpen = useSignal(false);
  const last = lines.at(-1);
  if (last === undefined) return null;
  return (
    <>
      <button
        type="button"
        class="since-ticker"
        aria-expanded={isOpen.value}
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <span class="since-title">{isOwn ? words.justNow : words.sinceShort}</span>
        <span class="since-line">
          <SinceLine line={last} boardProps={boardProps} />
        </span>
        {lines.length > 1 && <span class="soft">+{lines.length - 1}</span>}
      </button>
      {isOpen.value && (
        <Dialog
          title={isOwn ? words.justNow : words.since}
          class="drawer"
          onClose={() => {
            isOpen.value = false;
          }}
        >
          <SinceList lines={lines} boardProps={boardProps} />
        </Dialog>
      )}
    </>
  );
}

function SinceList({ lines, boardProps }: SinceProps): VNode {
  return (
    <ul class="since-lines">
      {lines.map((line, i) => (
        <li key={i}>
          <SinceLine line={line} boardProps={boardProps} />
        </li>
      ))}
    </ul>
  );
}

interface SinceLineProps extends Pick<SinceProps, 'boardProps'> {
  readonly line: Told;
}

function SinceLine({ line, boardProps }: SinceLineProps): VNode {
  const { viewer, names } = boardProps;
  const { by } = line;
  const isOther = by !== 'table' && by !== viewer;
  return (
    <>
      <Sign line={line} />
      {isOther && (
        <span class={seatClass(by)}>
          <EmblemIcon seat={by} />{' '}
        </span>
      )}
      {sayTold(line, { reader: viewer, names }, language.value)}
    </>
  );
}
