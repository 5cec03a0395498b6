/** A chronicle to read: turns with their headings, rounds apart, each line leading to the position after it. */

import { useSignal } from '@preact/signals';
import { EmblemIcon, seatClass } from '@sternwarte/atlas';
import type { Names, Told, Viewer } from '@sternwarte/engine';
import type { ComponentChild, RefObject, VNode } from 'preact';
import type { StoryStep } from '../match/story.ts';
import { language } from '../settings.ts';
import { tableWords } from '../words/table.ts';
import { sayInTurn, turnsOf, type Entry, type Turn } from './chronicle.ts';

export interface ChronicleProps {
  readonly list: RefObject<HTMLOListElement | null>;
  /** Some of the story, one after the other. */
  readonly steps: readonly StoryStep[];
  /** Whether they begin with the first step of the match. */
  readonly isWhole: boolean;
  readonly reader: Viewer;
  readonly names: Names;
  /** The step whose position is shown. */
  readonly current: number;
  /** What leads to earlier and to later steps. */
  readonly earlier?: ComponentChild;
  readonly later?: ComponentChild;
  onJump(this: void, seq: number): void;
}

export function ChronicleList(props: ChronicleProps): VNode {
  const { list, steps, isWhole, current, earlier, later } = props;
  const words = tableWords[language.value];
  const turns = turnsOf(steps, language.value);
  const isUnfolded = useSignal(false);
  const setUp = isWhole && turns[0]?.seat === null ? turns[0] : null;
  // The set-up stays folded unless somebody stands in it.
  const isOpen = isUnfolded.value || setUp?.entries.some(({ seq }) => seq === current) === true;
  const stop = stopAt(setUp !== null && !isOpen ? turns.slice(1) : turns, current);
  return (
    <ol ref={list} class="log-lines" aria-label={words.log} onKeyDown={walkLines}>
      {earlier}
      {setUp !== null && (
        <li class="log-head log-set-up">
          <button
            type="button"
            class="log-fold"
            aria-expanded={isOpen}
            onClick={() => {
              isUnfolded.value = !isOpen;
            }}
          >
            {words.logSetUp}
          </button>
        </li>
      )}
      {turns.map((turn, i) => {
        if (turn === setUp && !isOpen) return null;
        return [
          turn.round !== null && turn.round !== turns[i - 1]?.round && (
            <li key={`round ${turn.round} ${i}`} class="log-round">
              <span>{words.logRound(turn.round)}</span>
            </li>
          ),
          <TurnRows key={`turn ${turn.entries[0]?.seq ?? i}`} {...props} turn={turn} stop={stop} />,
        ];
      })}
      {later}
    </ol>
  );
}

/** One stop for the tab key: the current step, or the last one before it that has a line. */
function stopAt(turns: readonly Turn[], current: number): Entry | null {
  const entries = turns.flatMap((turn) => turn.entries);
  return entries.findLast(({ seq }) => seq <= current) ?? entries[0] ?? null;
}

interface TurnRowsProps extends ChronicleProps {
  readonly turn: Turn;
  readonly stop: Entry | null;
}

function TurnRows({ turn, stop, ...props }: TurnRowsProps): VNode {
  const { reader, names } = props;
  const words = tableWords[language.value];
  const { seat, entries, asides } = turn;
  const colour = seat === null ? 'soft' : seatClass(seat);
  return (
    <>
      {seat !== null && (
        <li class={`log-head ${colour}`}>
          <EmblemIcon seat={seat} />
          <b>{seat === reader ? words.logYou : names[seat]}</b>
          {asides.length > 0 && <span class="log-aside">{asides.slice(-2).join(' · ')}</span>}
        </li>
      )}
      {entries.map((entry) => (
        <li key={entry.seq} class={colour}>
          <EntryButton {...props} turn={turn} entry={entry} isStop={entry === stop} />
        </li>
      ))}
    </>
  );
}

interface EntryProps extends ChronicleProps {
  readonly turn: Turn;
  readonly entry: Entry;
  readonly isStop: boolean;
}

function EntryButton({ turn, entry, isStop, reader, names, current, onJump }: EntryProps): VNode {
  const words = tableWords[language.value];
  const { seq, lines } = entry;
  return (
    <button
      type="button"
      class="log-line"
      // Arrows lead from line to line.
      tabIndex={isStop ? 0 : -1}
      aria-current={isStop && seq <= current ? 'step' : undefined}
      title={words.jumpHere}
      onClick={() => onJump(seq)}
    >
      {lines.map((line, i) => (
        <span key={i} class="log-told" data-by={line.by}>
          <Sign line={line} />
          {sayInTurn(line, turn, { reader, names }, language.value)}
        </span>
      ))}
    </button>
  );
}

/** What a line means to its reader, by a sign and in a word. */
export function Sign({ line: { matters } }: { readonly line: Told }): VNode | null {
  if (matters === undefined) return null;
  const words = tableWords[language.value];
  return (
    <>
      <span class={`sign sign-${matters}`} aria-hidden="true">
        {SIGNS[matters]}
      </span>
      <span class="visually-hidden">{words.matters[matters]}: </span>
    </>
  );
}

const SIGNS = { gain: '+', loss: '−', news: '·' } as const;

/** Arrow keys lead from line to line. */
function walkLines(event: KeyboardEvent): void {
  const { key, target, currentTarget } = event;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
  if (!(target instanceof HTMLElement) || !(currentTarget instanceof HTMLElement)) return;
  const buttons = [...currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === target);
  const next = buttons[at + (key === 'ArrowUp' ? -1 : 1)];
  if (at === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}
