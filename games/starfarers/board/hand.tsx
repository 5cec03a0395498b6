/** The viewer's own things: his mothership and his cards. */

import { seatClass } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { countCards } from '../rules/cards.ts';
import { KINDS, resourceOf, type Kind } from '../rules/data.ts';
import { handLimitOf } from '../rules/friendship.ts';
import { Icon } from './glyphs.tsx';
import { Mothership } from './mothership.tsx';
import { ownSide, setCards, setSide } from './composing.ts';
import { paneOf, type Picked } from './picking.ts';
import type { StarProps } from './props.ts';
import { boardWords } from './words/index.ts';

export function Hand(props: StarProps): VNode | null {
  const { view, viewer, language } = props;
  const words = boardWords[language];
  if (viewer === 'spectator') return null;
  const hand = view.hands[viewer] ?? [];
  const limit = handLimitOf(view, viewer);
  const total = countCards(hand);
  return (
    <div class={`star-own ${seatClass(viewer)}`}>
      <Mothership {...props} seat={viewer} />
      <div class="star-hand">
        <p class={`star-hand-size ${total > limit ? 'star-over' : ''}`}>
          {words.handSize(total, limit)}
        </p>
        <ul class="star-cards">
          {KINDS.map((kind) => (
            <Stack key={kind} props={props} kind={kind} count={hand[kind] ?? 0} />
          ))}
        </ul>
      </div>
    </div>
  );
}

/** What one more card of this kind does to what is being composed; `null` when nothing is. */
export function addFromHand(props: StarProps, kind: Kind): Picked | null {
  const { view, asked, viewer, selection } = props;
  if (asked === null || asked !== viewer) return null;
  const picked = selection.value;
  const have = view.hands[asked]?.[kind] ?? 0;
  const [task] = view.agenda;
  if (task?.kind === 'discard' || task?.kind === 'pay') {
    return picked.give[kind] < have ? setCards(picked, 'give', kind, picked.give[kind] + 1) : null;
  }
  const isDeal =
    task === undefined &&
    view.phase === 'trade' &&
    (asked === view.current
      ? paneOf(view, picked) === 'offer' && view.offer === null
      : picked.pane === 'offer');
  if (!isDeal) return null;
  const own = ownSide(view, asked);
  const given = picked[own][kind];
  return given < have ? { ...setSide(picked, own, kind, given + 1), pane: 'offer' } : null;
}

function Stack({
  props,
  kind,
  count,
}: {
  readonly props: StarProps;
  readonly kind: Kind;
  readonly count: number;
}): VNode {
  const words = boardWords[props.language];
  const resource = resourceOf(kind);
  const name = words.nouns.resources[resource];
  const next = addFromHand(props, kind);
  const face = (
    <>
      <Icon name={resource} />
      <b>{count}</b> <span class="star-card-name">{name}</span>
    </>
  );
  const look = `star-card star-card-${resource} ${count === 0 ? 'star-card-none' : ''}`;
  const title = `${name}: ${count}`;
  return (
    <li>
      {next === null ? (
        <div class={look} title={title}>
          {face}
        </div>
      ) : (
        <button
          type="button"
          class={look}
          onClick={() => {
            props.selection.value = next;
          }}
        >
          {face} <span class="visually-hidden">– {words.oneMore(name)}</span>
        </button>
      )}
    </li>
  );
}
