/** Exchange with the supply: several equal cards for one other. */

import { Spoken } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { KINDS, RESOURCES, resourceOf } from '../rules/data.ts';
import { handOf, supplyOf } from '../rules/hands.ts';
import { supplyRates } from '../rules/supply.ts';
import { Icon } from './glyphs.tsx';
import { MoveButton } from './parts.tsx';
import { supplyMove, supplyPrices } from './picking.ts';
import type { AskedProps } from './task-controls.tsx';
import { boardWords } from './words/index.ts';

export function SupplyPane(props: AskedProps): VNode {
  const { view, asked, moves, check, selection, language } = props;
  const words = boardWords[language];
  const picked = selection.value;
  const prices = supplyPrices(moves);
  const hand = handOf(view, asked);
  const move = supplyMove(moves, picked);
  const offers = KINDS.flatMap((kind) =>
    supplyRates(view, asked, kind).map((rate) => ({ kind, give: resourceOf(kind), rate })),
  );
  const reason =
    picked.pays === null || picked.rate === null || picked.gets === null
      ? words.chooseBoth
      : check({ type: 'supplyTrade', give: picked.pays, want: picked.gets, rate: picked.rate });
  return (
    <div class="star-supply">
      <div class="star-supply-side" role="group" aria-label={words.youGive}>
        <span class="star-caption">{words.youGive}</span>
        {offers.map(({ kind, give, rate }) => {
          const isLegal = prices.some((price) => price.give === give && price.rate === rate);
          return (
            <button
              key={`${give} ${rate}`}
              type="button"
              class="star-choice"
              disabled={!isLegal}
              aria-pressed={picked.pays === give && picked.rate === rate}
              onClick={() => {
                const gets = picked.gets === give ? null : picked.gets;
                selection.value = { ...picked, pays: give, rate, gets };
              }}
            >
              <Spoken words={words.payLabel(rate, give, hand[kind] ?? 0)}>
                <b>{rate}</b> <Icon name={give} />
                <small>
                  {hand[kind]}/{rate}
                </small>
              </Spoken>
            </button>
          );
        })}
      </div>
      <div class="star-supply-side" role="group" aria-label={words.youGet}>
        <span class="star-caption">{words.youGet}</span>
        {RESOURCES.map((want, i) => {
          const left = KINDS[i] === undefined ? 0 : supplyOf(view, KINDS[i]);
          return (
            <button
              key={want}
              type="button"
              class="star-choice"
              disabled={left === 0 || want === picked.pays}
              aria-pressed={picked.gets === want}
              onClick={() => {
                selection.value = { ...picked, gets: want };
              }}
            >
              <Spoken words={words.getLabel(want, left)}>
                <b>1</b> <Icon name={want} />
                <small>{words.left(left)}</small>
              </Spoken>
            </button>
          );
        })}
        {move === null ? (
          <span class="star-why">{reason}</span>
        ) : (
          <MoveButton props={props} move={move} primary label={words.exchange} />
        )}
      </div>
    </div>
  );
}
