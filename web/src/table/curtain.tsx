import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { language } from '../settings.ts';
import { asideWords } from '../words/aside.ts';

export interface CurtainProps {
  readonly name: string;
  onOpen(this: void): void;
}

/** Stands in place of the whole table while the screen is handed over: nothing secret is behind it, not even unseen. */
export function Curtain({ name, onOpen }: CurtainProps): VNode {
  const words = asideWords[language.value];
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [name]);
  return (
    <section class="curtain" aria-label={words.curtainTitle(name)}>
      <div class="curtain-card plate" role="status">
        <svg class="curtain-drawing" viewBox="0 0 120 60" aria-hidden="true" focusable="false">
          <circle cx="60" cy="30" r="26" />
          <ellipse cx="60" cy="30" rx="56" ry="12" transform="rotate(-14 60 30)" />
          <path d="M60 4v52M34 30h52" />
        </svg>
        <h2>{words.curtainTitle(name)}</h2>
        <p>{words.curtainText(name)}</p>
        <button ref={button} type="button" class="primary" onClick={onOpen}>
          {words.curtainOpen(name)}
        </button>
      </div>
    </section>
  );
}
