/** Exchange with the supply: several equal cards for one other. */

import { Spoken } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { KINDS, RESOURCES, resourceOf } from '../rules/data.ts';
import { handOf, supplyOf } from '../rules/hands.ts';
import { supplyRates } from '../rules/supply.ts';
import { Icon } from './glyphs.tsx';
import type { TradePane } from './later.ts';
import { MoveButton } from './parts.tsx';
import { supplyMove, supplyPrices } from './picking.ts';
import type { AskedProps } from './props.ts';
import { boardWords } from './words/index.ts';

function SupplyPane(props: AskedProps): VNode {
  const { view, asked, moves, selection, language } = props;
  const words = boardWords[language];
  const picked = selection.value;
  const prices = supplyPrices(moves);
  const hand = handOf(view, asked);
  const offers = KINDS.flatMap((kind) =>
    supplyRates(view, asked, kind).map((rate) => ({ kind, give: resourceOf(kind), rate })),
  );
  return (
    <div class="star-two">
      <div class="star-side" role="group" aria-label={words.youGive}>
        <span class="star-caption">{words.youGive}</span>
        <div class="star-side-cards">
          {offers.map(({ kind, give, rate }) => {
            const isLegal = prices.some((price) => price.give === give && price.rate === rate);
            return (
              <button
                key={`${give} ${rate}`}
                type="button"
                class="star-coin"
                disabled={!isLegal}
                aria-pressed={picked.pays === give && picked.rate === rate}
                onClick={() => {
                  const gets = picked.gets === give ? null : picked.gets;
                  selection.value = { ...picked, pays: give, rate, gets };
                }}
              >
                <Spoken words={words.payLabel(rate, give, hand[kind] ?? 0)}>
                  <b>{rate}</b> <Icon name={give} />
                </Spoken>
              </button>
            );
          })}
        </div>
      </div>
      <div class="star-side" role="group" aria-label={words.youGet}>
        <span class="star-caption">{words.youGet}</span>
        <div class="star-side-cards">
          {RESOURCES.map((want, i) => {
            const left = KINDS[i] === undefined ? 0 : supplyOf(view, KINDS[i]);
            return (
              <button
                key={want}
                type="button"
                class="star-coin"
                disabled={left === 0 || want === picked.pays}
                aria-pressed={picked.gets === want}
                onClick={() => {
                  selection.value = { ...picked, gets: want };
                }}
              >
                <Spoken words={words.getLabel(want, left)}>
                  <b>1</b> <Icon name={want} />
                </Spoken>
              </button>
            );
          })}
        </div>
      </div>
    </div>
  );
}

function SupplyDeed(props: AskedProps): VNode | null {
  const { moves, selection, language } = props;
  const move = supplyMove(moves, selection.value);
  if (move === null) return null;
  return <MoveButton props={props} move={move} primary label={boardWords[language].exchange} />;
}

export const supplyPane: TradePane = { Head: () => null, Body: SupplyPane, Deed: SupplyDeed };
