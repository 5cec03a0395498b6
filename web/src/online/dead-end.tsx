/** Where somebody cannot go on: what is the matter, and what he can do about it. */

import type { VNode } from 'preact';
import { HOME } from '../route.ts';
import { language } from '../settings.ts';
import { webWords } from '../words/index.ts';

export interface DeadEndProps {
  readonly title: string;
  readonly text: string;
  /** Where trying again may help. */
  onRetry?(this: void): void;
}

export function DeadEnd({ title, text, onRetry }: DeadEndProps): VNode {
  const words = webWords[language.value];
  return (
    <section class="plate dead-end" role="status">
      <h2>{title}</h2>
      <p>{text}</p>
      <div class="row row-start">
        {onRetry !== undefined && (
          <button type="button" class="primary" onClick={onRetry}>
            {words.retry}
          </button>
        )}
        <a class={`button ${onRetry === undefined ? 'primary' : ''}`} href={HOME}>
          {words.home}
        </a>
      </div>
    </section>
  );
}
