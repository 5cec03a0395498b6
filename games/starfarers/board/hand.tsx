/** The viewer's own cards, and the friendship cards that lie before him. */

import type { VNode } from 'preact';
import { countCards } from '../rules/cards.ts';
import { KINDS, resourceOf, type Kind } from '../rules/data.ts';
import { handLimitOf } from '../rules/friendship.ts';
import { FRIENDSHIP_CARDS } from '../rules/friendship-cards.ts';
import { Icon } from './glyphs.tsx';
import { FriendshipArt } from './peoples.tsx';
import { balanceOf, ownSide, setBalance, setCards } from './composing.ts';
import { paneOf, type Picked } from './picking.ts';
import type { StarProps } from './props.ts';
import { boardWords } from './words/index.ts';

/** More friendship cards than this are shown by their signs alone. */
const MOST_NAMED = 3;

export function Hand(props: StarProps): VNode | null {
  const { view, viewer, language, words: gameWords } = props;
  const words = boardWords[language];
  if (viewer === 'spectator') return <p class="soft">{words.noHand}</p>;
  const hand = view.hands[viewer] ?? [];
  const limit = handLimitOf(view, viewer);
  const total = countCards(hand);
  const friends = FRIENDSHIP_CARDS.filter((_card, index) => view.cardOwners[index] === viewer);
  return (
    <div class="star-hand-frame">
      <div class="star-hand">
        <ul class="star-cards">
          {KINDS.map((kind) => (
            <Stack key={kind} props={props} kind={kind} count={hand[kind] ?? 0} />
          ))}
        </ul>
        <p class={`star-hand-size ${total > limit ? 'star-over' : ''}`}>
          {words.handSize(total, limit)}
        </p>
        {friends.length > 0 && (
          <ul
            class={`star-friends ${friends.length > MOST_NAMED ? 'star-friends-many' : ''}`}
            aria-label={gameWords.terms['friendshipCard']}
          >
            {friends.map((card) => (
              <li key={card.id} title={gameWords.help[card.id]?.text}>
                <FriendshipArt card={card} /> <span>{gameWords.help[card.id]?.title}</span>
              </li>
            ))}
          </ul>
        )}
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
  const balance = balanceOf(picked, own, kind);
  if (balance <= -have) return null;
  return { ...setBalance(picked, own, kind, balance - 1), pane: 'offer' };
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
      <b>{count}</b> <span>{name}</span>
    </>
  );
  const look = `star-card star-card-${resource} ${count === 0 ? 'star-card-none' : ''}`;
  return (
    <li>
      {next === null ? (
        <div class={look}>{face}</div>
      ) : (
        <button
          type="button"
          class={look}
          onClick={() => {
            props.selection.value = next;
          }}
        >
          {face} <span class="visually-hidden">– {words.giveMore(name)}</span>
        </button>
      )}
    </li>
  );
}
