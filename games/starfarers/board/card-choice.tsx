/** Which cards, or none: what several decisions of production and encounters ask for. */

import { countCards } from '../rules/cards.ts';
import { KINDS, resourceOf } from '../rules/data.ts';
import { handOf } from '../rules/hands.ts';
import { offered } from '../rules/payments.ts';
import { discardCount } from '../rules/seven.ts';
import { Choice, Deeds } from '@sternwarte/atlas';
import type { ComponentChildren, VNode } from 'preact';
import { setCards } from './composing.ts';
import { Counter } from './later-parts.tsx';
import { cardMove, firstOf } from './picking.ts';
import { MoveButton } from './parts.tsx';
import type { StarProps } from './props.ts';
import type { TaskProps } from './task-controls.tsx';
import { boardWords } from './words/index.ts';

/** Doing without, and the golden button beside it. */
export function Decline({
  props,
  type,
  label,
  children,
}: {
  readonly props: StarProps;
  readonly type: 'declineAid' | 'declineJump' | 'declineFounding';
  readonly label: string;
  readonly children?: ComponentChildren;
}): VNode {
  const move = firstOf(props.moves, type);
  return (
    <Deeds class="star-deeds">
      {move !== null && <MoveButton props={props} move={move} label={label} class="star-without" />}
      {children}
    </Deeds>
  );
}

/** Which cards to return, to pay or to take: so many in all. */
export function CardChoice(props: TaskProps): VNode | null {
  const { view, asked, task, selection, check, language } = props;
  const words = boardWords[language];
  const picked = selection.value;
  const takes = task.kind === 'takeCards';
  const side = takes ? 'want' : 'give';
  const available = takes ? offered(view, task.except) : handOf(view, asked);
  const needed = neededCards(props);
  const chosen = countCards(picked[side]);
  const move = cardMove(view, picked);
  if (move === null) return null;
  return (
    <>
      <Choice class="star-controls">
        <div class="star-side-cards">
          {KINDS.map((kind) => {
            const name = words.nouns.resources[resourceOf(kind)];
            const value = picked[side][kind];
            const have = available[kind] ?? 0;
            return (
              <Counter
                key={kind}
                kind={kind}
                value={value}
                of={have}
                max={Math.min(have, value + needed - chosen)}
                more={words.more(name, value, have)}
                less={words.less(name)}
                change={(count) => {
                  selection.value = setCards(picked, side, kind, count);
                }}
              />
            );
          })}
        </div>
      </Choice>
      <Deeds class="star-deeds">
        <MoveButton
          props={props}
          move={move}
          primary
          reason={chosen === needed ? check(move) : words.choose(needed - chosen)}
          label={words.confirmCards[takes ? 'take' : task.kind === 'pay' ? 'pay' : 'discard'](
            chosen,
            needed,
          )}
        />
      </Deeds>
    </>
  );
}

function neededCards({ view, asked, task }: TaskProps): number {
  switch (task.kind) {
    case 'discard':
      return discardCount(view, asked);
    case 'pay':
    case 'takeCards':
      return task.n;
    default:
      return 0;
  }
}
