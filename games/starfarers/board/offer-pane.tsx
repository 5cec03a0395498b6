/** The trade window of the active player: an offer is put together, answered and closed. */

import type { VNode } from 'preact';
import { countCards } from '../rules/cards.ts';
import { opponentsFromLeft, type Offer, type OfferAnswer } from '../rules/state.ts';
import { dealWith, isInvitation, offersLeft } from '../rules/trade.ts';
import { ownSide } from './composing.ts';
import { DealSides, Sides } from './deal-sides.tsx';
import type { TradePane } from './later.ts';
import { SeatMark } from './later-parts.tsx';
import { MoveButton } from './parts.tsx';
import { dealMove, firstOf } from './picking.ts';
import type { AskedProps } from './props.ts';
import { boardWords } from './words/index.ts';
import type { BoardWords } from './words/shape.ts';

function OfferHead(props: AskedProps): VNode {
  const { offer } = props.view;
  return offer === null ? <Addressees {...props} /> : <OpenTerms {...props} offer={offer} />;
}

function OfferPane(props: AskedProps): VNode {
  const { offer } = props.view;
  return offer === null ? <DealSides {...props} /> : <OpenOffer {...props} offer={offer} />;
}

/** To whom it is offered, and how often that can still fail. */
function Addressees({ view, asked, selection, names, language }: AskedProps): VNode {
  const words = boardWords[language];
  const picked = selection.value;
  const left = offersLeft(view);
  return (
    <>
      <div class="star-tabs star-to" role="group" aria-label={words.to}>
        {[null, ...opponentsFromLeft(view, asked)].map((to) => (
          <button
            key={to}
            type="button"
            aria-pressed={picked.to === to}
            onClick={() => {
              selection.value = { ...picked, pane: 'offer', to };
            }}
          >
            {to === null ? words.toAll : <SeatMark seat={to} name={names[to] ?? ''} />}
          </button>
        ))}
      </div>
      {left !== null && <p class="star-why">{words.offersLeft(left)}</p>}
    </>
  );
}

/** The golden button of the trade window: propose, or close the first deal that is to be had. */
function OfferDeed(props: AskedProps): VNode | null {
  const { view, asked, moves, selection, check, language } = props;
  const words = boardWords[language];
  const withdraw = firstOf(moves, 'withdrawOffer');
  if (view.offer !== null) {
    return withdraw === null ? null : (
      <MoveButton props={props} move={withdraw} label={words.withdraw} class="star-withdraw" />
    );
  }
  const picked = selection.value;
  const own = ownSide(view, asked);
  const isEmpty = countCards(picked[own]) + countCards(picked[own === 'give' ? 'want' : 'give']);
  const move = dealMove(view, asked, picked);
  const reason = isEmpty === 0 ? words.dealEmpty : check(move);
  return <MoveButton props={props} move={move} primary reason={reason} label={words.offer} />;
}

/** What has been offered. */
function OpenTerms({ offer, language }: AskedProps & { readonly offer: Offer }): VNode {
  const words = boardWords[language];
  return (
    <p class="star-row star-terms">
      <b>{isInvitation(offer) ? words.yourInvitation : words.yourOffer}</b>
      <Sides mine={offer.give} theirs={offer.want} words={words} />
    </p>
  );
}

/** What the others say, and with whom the deal can be closed. */
function OpenOffer(props: AskedProps & { readonly offer: Offer }): VNode {
  const { offer, check, names, language } = props;
  const words = boardWords[language];
  const first = offer.to.find((seat) => check({ type: 'close', seat }) === null);
  return (
    <div class="star-deal">
      <ul class="star-answers">
        {offer.to.map((seat) => {
          const answer = offer.answers[seat] ?? null;
          const deal = dealWith(offer, seat);
          const close = { type: 'close', seat } as const;
          return (
            <li key={seat}>
              <SeatMark seat={seat} name={names[seat] ?? ''} />
              <span>{sayAnswer(answer, words)}</span>
              {answer?.type === 'counter' && (
                <Sides mine={answer.give} theirs={answer.want} words={words} />
              )}
              {deal !== null && (
                <MoveButton
                  props={props}
                  move={close}
                  primary={seat === first}
                  reason={check(close)}
                  label={words.closeDeal}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A reason says more than a plain no. */
function sayAnswer(answer: OfferAnswer | null, words: BoardWords): string {
  if (answer?.type === 'decline' && answer.why !== undefined) {
    return words.game.reluctances[answer.why];
  }
  return words.answers[answer?.type ?? 'waiting'];
}

export const offerPane: TradePane = { Head: OfferHead, Body: OfferPane, Deed: OfferDeed };
