/** Both sides of a deal: what one gives, from the own hand, and what one gets. */

import type { ComponentChildren, VNode } from 'preact';
import { countCards } from '../rules/cards.ts';
import { CARDS_PER_KIND, KINDS, resourceOf } from '../rules/data.ts';
import { handOf } from '../rules/hands.ts';
import { ownSide, setSide } from './composing.ts';
import { CardSigns, Counter } from './later-parts.tsx';
import { NOTHING } from './picking.ts';
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
        <Side
          key={side}
          kind={side === own ? 'gives' : 'gets'}
          words={words}
          putBack={
            countCards(picked[side]) === 0
              ? null
              : () => {
                  selection.value = { ...picked, [side]: NOTHING[side], pane: 'offer' };
                }
          }
        >
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
                of={side === own ? have : undefined}
                more={side === own ? words.giveMore(name, value, have) : words.getMore(name, value)}
                less={words.less(name)}
                change={(count) => {
                  selection.value = { ...setSide(picked, side, kind, count), pane: 'offer' };
                }}
              />
            );
          })}
        </Side>
      ))}
    </div>
  );
}

interface SideProps {
  readonly kind: 'gives' | 'gets';
  readonly words: BoardWords;
  /** Where there is no room to take back card by card; `null` when nothing lies there. */
  putBack: ((this: void) => void) | null;
  readonly children: ComponentChildren;
}

function Side({ kind, words, putBack, children }: SideProps): VNode {
  const caption = kind === 'gives' ? words.youGive : words.youGet;
  return (
    <div class={`star-side star-side-${kind}`} role="group" aria-label={caption}>
      <span class="star-caption">{caption}</span>
      <div class="star-side-cards">{children}</div>
      <button
        type="button"
        class="star-put-back"
        aria-label={`${caption}: ${words.putBack}`}
        disabled={putBack === null}
        onClick={() => putBack?.()}
      >
        ×
      </button>
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
