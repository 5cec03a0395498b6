/** Somebody else's offer: accept, decline, propose something else, or hear no more of it. */

import { Choice, Deeds } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { countCards } from '../rules/cards.ts';
import { RESOURCES } from '../rules/data.ts';
import { DealSides, Sides } from './deal-sides.tsx';
import { Icon } from './glyphs.tsx';
import { isMuted, mutingOf, muteTurn, neverGive, noteDeclined } from './muting.ts';
import { SeatMark } from './later-parts.tsx';
import { MoveButton } from './parts.tsx';
import { dealMove, firstOf, NOTHING } from './picking.ts';
import type { AskedProps } from './props.ts';
import { boardWords } from './words/index.ts';

export function AnswerControls(props: AskedProps): VNode | null {
  const { view, asked, moves, check, play, selection, names, language } = props;
  const words = boardWords[language];
  const { offer } = view;
  const decline = firstOf(moves, 'decline');
  useMuted(props);
  if (offer === null) return null;
  const picked = selection.value;
  const accept = firstOf(moves, 'accept') ?? ({ type: 'accept' } as const);
  const isCountering = picked.pane === 'offer';
  const reason = check(accept);
  const counter = dealMove(view, asked, picked);
  const isEmpty = countCards(picked.give) + countCards(picked.want) === 0;
  const never = mutingOf(selection, asked).never;
  return (
    <>
      <Choice class="star-controls">
        <p class="star-row">
          <SeatMark seat={view.current} name={names[view.current] ?? ''} />
          <Sides mine={offer.want} theirs={offer.give} words={words} />
        </p>
        {isCountering ? (
          <DealSides {...props} />
        ) : (
          <div class="star-row star-mutes">
            {decline !== null && (
              <button
                type="button"
                class="star-mute"
                onClick={() => {
                  muteTurn(selection, asked, view);
                  play(decline);
                }}
              >
                {words.muteTurn}
              </button>
            )}
            {RESOURCES.map(
              (resource, kind) =>
                (offer.want[kind] ?? 0) > 0 && (
                  <button
                    key={resource}
                    type="button"
                    class="star-mute"
                    aria-pressed={never.includes(resource)}
                    onClick={() => {
                      neverGive(selection, asked, resource);
                      if (decline !== null && !never.includes(resource)) play(decline);
                    }}
                  >
                    <Icon name={resource} /> {words.neverGive(words.nouns.resources[resource])}
                  </button>
                ),
            )}
            {reason !== null && <span class="star-why">{reason}</span>}
          </div>
        )}
      </Choice>
      <Deeds class="star-deeds">
        <button
          type="button"
          class="star-counter-offer"
          aria-pressed={isCountering}
          onClick={() => {
            const { give, want } = offer;
            selection.value = isCountering ? NOTHING : { ...NOTHING, pane: 'offer', give, want };
          }}
        >
          {words.counter}
        </button>
        {decline !== null && !isCountering && (
          <MoveButton
            props={{
              ...props,
              play: (move) => {
                noteDeclined(selection, asked, view, offer);
                play(move);
              },
            }}
            move={decline}
            label={words.decline}
            class="star-decline"
          />
        )}
        {isCountering ? (
          <MoveButton
            props={props}
            move={counter}
            primary
            reason={isEmpty ? words.dealEmpty : check(counter)}
            label={words.propose}
          />
        ) : (
          <MoveButton
            props={props}
            move={accept}
            primary
            reason={reason}
            label={words.accept}
            class="star-accept"
          />
        )}
      </Deeds>
    </>
  );
}

/** An offer that is not wanted is declined without a word, once it is on the table. */
function useMuted({ view, asked, moves, play, selection }: AskedProps): void {
  const seen = useRef<unknown>(null);
  const { offer } = view;
  const decline = firstOf(moves, 'decline');
  useEffect(() => {
    if (offer === null || decline === null || seen.current === offer) return;
    seen.current = offer;
    if (isMuted(selection, asked, view, offer)) play(decline);
  }, [offer]);
}
