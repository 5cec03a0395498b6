/** A question before a move that is likely a mistake: asked once, in the place of the decision. */

import { useSignal } from '@preact/signals';
import type { BoardProps, GameBoard, Guard } from '@sternwarte/atlas';
import type { Tagged } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { language } from '../settings.ts';
import { tableWords } from '../words/table.ts';

export interface Warning extends Guard {
  readonly move: Tagged;
}

/** Whether a move may be made at once, and what is to be asked before. */
export function useGuard(board: GameBoard, decision: number) {
  const warning = useSignal<Warning | null>(null);
  /** What has been asked already in this decision. */
  const heard = useRef(new Set<string>());
  useEffect(() => {
    warning.value = null;
    heard.current = new Set();
  }, [decision, board]);
  return {
    warning,
    /** `false` when it has to be confirmed first. */
    passes(move: Tagged, props: BoardProps): boolean {
      const key = JSON.stringify(move);
      if (heard.current.has(key)) return true;
      const found = board.guard?.(move, props) ?? null;
      if (found === null) return true;
      heard.current.add(key);
      warning.value = { ...found, move };
      return false;
    },
  };
}

export interface GuardQuestionProps {
  readonly warning: Warning;
  onAnyway(this: void): void;
  onCancel(this: void): void;
}

export function GuardQuestion({ warning, onAnyway, onCancel }: GuardQuestionProps): VNode {
  const words = tableWords[language.value];
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    cancel.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) {
        before.focus({ preventScroll: true });
      }
    };
  }, []);
  return (
    <div
      class="guard"
      role="alertdialog"
      aria-label={warning.text}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <p class="notice">{warning.text}</p>
      <div class="guard-answers">
        <button ref={cancel} type="button" onClick={onCancel}>
          {words.guardBack}
        </button>
        <button type="button" class="danger" onClick={onAnyway}>
          {warning.anyway}
        </button>
      </div>
    </div>
  );
}
