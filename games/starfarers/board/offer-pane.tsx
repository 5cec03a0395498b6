/** The trade window: an offer is built on a balance, answered, countered and closed. */

import type { VNode } from 'preact';
import { countCards } from '../rules/cards.ts';
import { CARDS_PER_KIND, KINDS, MAX_FAILED_OFFERS, resourceOf } from '../rules/data.ts';
import { handOf } from '../rules/hands.ts';
import { opponentsFromLeft, type Offer } from '../rules/state.ts';
import { dealWith, isInvitation } from '../rules/trade.ts';
import { CardSigns, MoveButton, SeatMark, Stepper } from './parts.tsx';
import { balanceOf, ownSide, setBalance } from './composing.ts';
import { dealMove, firstOf, NOTHING } from './picking.ts';
import type { AskedProps } from './task-controls.tsx';
import { boardWords } from './words/index.ts';
import type { BoardWords } from './words/shape.ts';

export function OfferPane(props: AskedProps): VNode {
  const { offer } = props.view;
  return offer === null ? <NewOffer {...props} /> : <OpenOffer {...props} offer={offer} />;
}

function NewOffer(props: AskedProps): VNode {
  const { view, asked, selection, names, language } = props;
  const words = boardWords[language];
  const picked = selection.value;
  return (
    <div class="star-deal">
      <Balance {...props} />
      <div class="star-deal-foot">
        <div class="star-tabs" role="group" aria-label={words.to}>
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
        <Propose {...props} label={words.offer} />
        <span class="soft">{words.offersLeft(MAX_FAILED_OFFERS - view.failedOffers)}</span>
      </div>
    </div>
  );
}

/** One stepper for each kind: to the left one gives, to the right one gets. */
function Balance({ view, asked, selection, language }: AskedProps): VNode {
  const words = boardWords[language];
  const picked = selection.value;
  const own = ownSide(view, asked);
  const hand = handOf(view, asked);
  return (
    <div class="star-steppers">
      {KINDS.map((kind) => {
        const name = words.nouns.resources[resourceOf(kind)];
        const value = balanceOf(picked, own, kind);
        const have = hand[kind] ?? 0;
        return (
          <Stepper
            key={kind}
            kind={kind}
            label={words.balance(name, value, have)}
            value={value}
            min={-have}
            max={CARDS_PER_KIND}
            shown={words.balanceShort(value)}
            class={value === 0 ? '' : value < 0 ? 'star-gives' : 'star-gets'}
            less={words.giveMore(name)}
            more={words.getMore(name)}
            change={(balance) => {
              selection.value = { ...setBalance(picked, own, kind, balance), pane: 'offer' };
            }}
          />
        );
      })}
    </div>
  );
}

function Propose(props: AskedProps & { readonly label: string }): VNode {
  const { view, asked, selection, check, label, language } = props;
  const words = boardWords[language];
  const picked = selection.value;
  const move = dealMove(view, asked, picked);
  const own = ownSide(view, asked);
  const [mine, theirs] = own === 'give' ? [picked.give, picked.want] : [picked.want, picked.give];
  const isEmpty = countCards(mine) + countCards(theirs) === 0;
  const reason = isEmpty ? words.dealEmpty : check(move);
  return (
    <>
      {!isEmpty && <Sides mine={mine} theirs={theirs} words={words} />}
      <MoveButton props={props} move={move} primary reason={reason} label={label} />
      {reason !== null && <span class="star-why">{reason}</span>}
    </>
  );
}

function Sides({
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

/** What the others say, and with whom the deal can be closed. */
function OpenOffer(props: AskedProps & { readonly offer: Offer }): VNode {
  const { offer, moves, check, names, language } = props;
  const words = boardWords[language];
  const withdraw = firstOf(moves, 'withdrawOffer');
  return (
    <div class="star-deal">
      <div class="star-deal-foot">
        <b>{isInvitation(offer) ? words.yourInvitation : words.yourOffer}</b>
        <Sides mine={offer.give} theirs={offer.want} words={words} />
        {withdraw !== null && <MoveButton props={props} move={withdraw} label={words.withdraw} />}
      </div>
      <ul class="star-answers">
        {offer.to.map((seat) => {
          const answer = offer.answers[seat] ?? null;
          const deal = dealWith(offer, seat);
          const close = { type: 'close', seat } as const;
          return (
            <li key={seat}>
              <SeatMark seat={seat} name={names[seat] ?? ''} />
              <span>{words.answers[answer?.type ?? 'waiting']}</span>
              {answer?.type === 'counter' && (
                <Sides mine={answer.give} theirs={answer.want} words={words} />
              )}
              {deal !== null && (
                <MoveButton
                  props={props}
                  move={close}
                  primary
                  reason={check(close)}
                  label={words.closeDeal}
                />
              )}
              {deal !== null && check(close) !== null && (
                <span class="star-why">{check(close)}</span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Somebody else's offer: accept, decline, or put something else on the scales. */
export function AnswerControls(props: AskedProps): VNode | null {
  const { view, moves, check, selection, names, language } = props;
  const words = boardWords[language];
  const { offer } = view;
  if (offer === null) return null;
  const picked = selection.value;
  const accept = firstOf(moves, 'accept') ?? ({ type: 'accept' } as const);
  const decline = firstOf(moves, 'decline');
  const isCountering = picked.pane === 'offer';
  const reason = check(accept);
  return (
    <div class="star-deal">
      <div class="star-deal-foot">
        <SeatMark seat={view.current} name={names[view.current] ?? ''} />
        <Sides mine={offer.want} theirs={offer.give} words={words} />
        <MoveButton
          props={props}
          move={accept}
          primary={!isCountering}
          reason={reason}
          label={words.accept}
        />
        {decline !== null && <MoveButton props={props} move={decline} label={words.decline} />}
        <button
          type="button"
          aria-pressed={isCountering}
          onClick={() => {
            const { give, want } = offer;
            selection.value = isCountering ? NOTHING : { ...NOTHING, pane: 'offer', give, want };
          }}
        >
          {words.counter}
        </button>
        {reason !== null && !isCountering && <span class="star-why">{reason}</span>}
      </div>
      {isCountering && (
        <>
          <Balance {...props} />
          <div class="star-deal-foot">
            <Propose {...props} label={words.propose} />
          </div>
        </>
      )}
    </div>
  );
}
