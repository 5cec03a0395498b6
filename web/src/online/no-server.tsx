import type { VNode } from 'preact';
import { HOME } from '../route.ts';
import { language } from '../settings.ts';
import { webWords } from '../words/index.ts';
import { onlineWords } from '../words/online.ts';

/** On a page without a server: what works all the same, and what it would take. */
export function NoServer({ onRetry }: { onRetry(this: void): void }): VNode {
  const words = onlineWords[language.value];
  return (
    <section class="plate no-server">
      <h2>{words.noServer}</h2>
      <p>{words.noServerText}</p>
      <p class="soft">
        {words.noServerHow} <code>npm start -- --lan</code>
      </p>
      <div class="row row-start">
        <a class="button primary" href={HOME}>
          {webWords[language.value].home}
        </a>
        <button type="button" onClick={onRetry}>
          {webWords[language.value].retry}
        </button>
      </div>
    </section>
  );
}

/** Over plain http the browser withholds a few things, which is no reason to worry. */
export function InsecureNote(): VNode | null {
  return isSecureContext ? null : (
    <p class="soft insecure-note">{onlineWords[language.value].insecure}</p>
  );
}
