/** One nut for another: with players, and with the bank when fate allows (R6.7, R7). */

import { Choice, Deeds, playing } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import type { Move } from '../../rules/actions.ts';
import { COLOURS, type Colour } from '../../rules/data.ts';
import { nutsInBank, nutsInHand } from '../../rules/state.ts';
import { openPanel, partnersOf, pickedOffer, pickedSwap } from '../deciding.ts';
import { NutIcon } from '../pieces.tsx';
import { situationOf, type NutsProps } from '../props.ts';
import { selecting } from '../selection.ts';
import { boardWords, gameWords } from '../words/index.ts';
import { Deed } from './deed.tsx';

interface ColourRowProps {
  readonly props: NutsProps;
  readonly title: string;
  readonly part: 'give' | 'get';
  /** How many there are of each. */
  readonly stock: (colour: Colour) => number;
}

function ColourRow({ props, title, part, stock }: ColourRowProps): VNode {
  const { selection, language } = props;
  const { colours } = gameWords[language];
  return (
    <div class="an-side" role="group" aria-label={title}>
      <span class="an-side-title">{title}</span>
      {COLOURS.map((colour) => (
        <Deed
          key={colour}
          props={props}
          class="an-nut-choice"
          intent={stock(colour) === 0 ? null : selecting(selection.value, { [part]: colour })}
          pressed={selection.value[part] === colour}
          title={<NutIcon colour={colour} />}
          note={String(stock(colour))}
          label={`${title}: ${boardWords[language].seat.nuts(colours[colour], stock(colour))}`}
        />
      ))}
    </div>
  );
}

export function TradeOffer(props: NutsProps): VNode {
  const { view, asked, names, language, check, selection } = props;
  const words = boardWords[language];
  const situation = situationOf(props);
  const partners = partnersOf(situation);
  const { partner } = selection.value;
  const offer = pickedOffer(situation);
  const refusal = offer && check(offer);
  const wanted = (colour: Colour): number =>
    (partner === 'all' ? partners : [partner]).reduce(
      (sum, seat) => sum + nutsInHand(view, seat, colour),
      0,
    );
  return (
    <>
      <Choice class="an-controls an-exchange">
        <ColourRow
          props={props}
          title={words.trade.give}
          part="give"
          stock={(colour) => nutsInHand(view, asked ?? view.current, colour)}
        />
        <ColourRow props={props} title={words.trade.get} part="get" stock={wanted} />
        <div class="an-side" role="group" aria-label={words.trade.with}>
          <span class="an-side-title">{words.trade.with}</span>
          {(['all', ...partners] as const).map((to) => (
            <Deed
              key={to}
              props={props}
              class="an-partner"
              intent={selecting(selection.value, { partner: to })}
              pressed={to === partner}
              title={to === 'all' ? words.trade.all : names[to]}
            />
          ))}
        </div>
        {refusal !== null && <p class="an-hint an-hint-wide">{refusal}</p>}
      </Choice>
      <Deeds class="an-controls an-deeds">
        <Deed props={props} intent={openPanel(situation, null)} title={words.act.back} />
        <Deed
          props={props}
          primary
          intent={offer !== null && refusal === null ? playing(offer) : null}
          title={words.trade.offer}
          note={words.trade.price}
        />
      </Deeds>
    </>
  );
}

const DECLINE: Move = { type: 'answerTrade', accept: false };
const ACCEPT: Move = { type: 'answerTrade', accept: true };

export function TradeAnswer(props: NutsProps): VNode | null {
  const { view, language } = props;
  const { step } = view;
  const words = boardWords[language].trade;
  const { colours } = gameWords[language];
  if (step.type !== 'trade') return null;
  return (
    <>
      <Choice class="an-controls">
        <p class="an-deal">
          {words.youGet} <NutIcon colour={step.give} /> {colours[step.give]}
        </p>
        <p class="an-deal">
          {words.youGive} <NutIcon colour={step.get} /> {colours[step.get]}
        </p>
      </Choice>
      <Deeds class="an-controls an-deeds">
        <Deed props={props} intent={playing(DECLINE)} title={words.decline} />
        <Deed props={props} primary intent={playing(ACCEPT)} title={words.accept} />
      </Deeds>
    </>
  );
}

export function BankSwap(props: NutsProps): VNode {
  const { view, asked, language } = props;
  const words = boardWords[language];
  const situation = situationOf(props);
  const swap = pickedSwap(situation);
  return (
    <>
      <Choice class="an-controls an-exchange">
        <ColourRow
          props={props}
          title={words.trade.give}
          part="give"
          stock={(colour) => nutsInHand(view, asked ?? view.current, colour)}
        />
        <ColourRow
          props={props}
          title={words.trade.get}
          part="get"
          stock={(colour) => nutsInBank(view, colour)}
        />
      </Choice>
      <Deeds class="an-controls an-deeds">
        <Deed
          props={props}
          intent={playing({ type: 'fateSwap', swap: null })}
          title={words.trade.keep}
        />
        <Deed props={props} primary intent={swap && playing(swap)} title={words.trade.swap} />
      </Deeds>
    </>
  );
}
