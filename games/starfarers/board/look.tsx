/** What lies on the chart, named for those who do not see it, and a small card for what somebody has tapped. */

import type { VNode } from 'preact';
import type { StarProps } from './props.ts';
import type { Thing } from './things.ts';
import { boardWords } from './words/index.ts';

/** Names without a drawing of their own: pictures lie below, and clicks go to the ground. */
export function Names({ things }: { readonly things: readonly Thing[] }): VNode {
  return (
    <g class="star-names">
      {things.map(({ key, at, radius, title, text }) => (
        <g key={key} role="img" aria-label={`${title}. ${text}`}>
          <circle cx={at.x} cy={at.y} r={radius} />
        </g>
      ))}
    </g>
  );
}

export function LookCard({
  props,
  thing,
  side,
}: {
  readonly props: StarProps;
  readonly thing: Thing;
  readonly side: 'left' | 'right';
}): VNode {
  const { selection, language } = props;
  return (
    <section class={`star-sheet star-sheet-${side}`} aria-label={thing.title}>
      <header>
        <h3>{thing.title}</h3>
        <button
          type="button"
          class="star-close"
          aria-label={boardWords[language].close}
          onClick={() => {
            selection.value = { ...selection.value, look: null };
          }}
        >
          ×
        </button>
      </header>
      <p>{thing.text}</p>
    </section>
  );
}
