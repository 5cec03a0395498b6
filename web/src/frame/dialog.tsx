/** Something in front of the page that wants an answer or can be closed. The browser keeps the focus inside. */

import './dialog.css';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { language } from '../settings.ts';
import { webWords } from '../words/index.ts';

export interface DialogProps {
  readonly title: string;
  onClose(this: void): void;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Open as long as it is rendered. */
export function Dialog({ title, onClose, class: extra = '', children }: DialogProps): VNode {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const shown = element.current;
    const before = document.activeElement;
    shown?.showModal();
    return () => {
      shown?.close();
      // Taken out of the page while open, it cannot give the focus back by itself.
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      class={`dialog plate ${extra}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // The dialog itself is hit only outside of its content, on the backdrop.
        if (event.target === element.current) onClose();
      }}
    >
      <div class="dialog-body">
        <div class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="quiet" onClick={onClose}>
            {webWords[language.value].close}
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
