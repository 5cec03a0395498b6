/** Both sides of a deal: what one gives, from the own hand, and what one gets. */

import type { VNode } from 'preact';
import { countCards } from '../rules/cards.ts';
import { CARDS_PER_KIND, KINDS, resourceOf } from '../rules/data.ts';
import { handOf } from '../rules/hands.ts';
import { ownSide, setSide } from './composing.ts';
import { CardSigns, Counter } from './parts.tsx';
import type { AskedProps } from './props.ts';
import { boardWords } from './words/index.ts';
import type { BoardWords } from './words/shape.ts';

/** Two columns of five cards each; no kind stands on both sides. */
export function DealSides({ view, asked, selection, language }: AskedProps): VNode {
  const words = boardWords[language];
  const picked = selection.value;
  const own = ownSide(view, asked);
  const other = own === 'give' ? 'want' : 'give';
  const hand = handOf(view, asked);
  return (
    <div class="star-two">
      {([own, other] as const).map((side) => (
        <div
          key={side}
          class={`star-side star-side-${side === own ? 'gives' : 'gets'}`}
          role="group"
          aria-label={side === own ? words.youGive : words.youGet}
        >
          <span class="star-caption">{side === own ? words.youGive : words.youGet}</span>
          <div class="star-side-cards">
            {KINDS.map((kind) => {
              const name = words.nouns.resources[resourceOf(kind)];
              const value = picked[side][kind];
              const have = hand[kind] ?? 0;
              return (
                <Counter
                  key={kind}
                  kind={kind}
                  value={value}
                  max={side === own ? have : CARDS_PER_KIND}
                  more={side === own ? words.giveMore(name, value) : words.getMore(name, value)}
                  less={words.less(name)}
                  change={(count) => {
                    selection.value = { ...setSide(picked, side, kind, count), pane: 'offer' };
                  }}
                />
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
}

export function Sides({
  mine,
  theirs,
  words,
}: {
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
  readonly words: BoardWords;
}): VNode {
  return (
    <span class="star-sides-of">
      <span>
        {words.youGive}{' '}
        {countCards(mine) === 0 ? words.anything : <CardSigns counts={mine} words={words} />}
      </span>
      <span>
        {words.youGet}{' '}
        {countCards(theirs) === 0 ? words.anything : <CardSigns counts={theirs} words={words} />}
      </span>
    </span>
  );
}
