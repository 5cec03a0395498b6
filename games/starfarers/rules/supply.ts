/** Trade with the supply, at the rates of the rulebook and of Merchants cards (R8.2, R8.3). */

import { readFields, type Refusal, type Seat } from '@sternwarte/engine';
import type { Emit, Move, MoveOf } from './actions.ts';
import { cardSetOf, oneCard } from './cards.ts';
import { KINDS, RESOURCES, SUPPLY_RATES, kindOf, type Kind } from './data.ts';
import { cardRate } from './friendship.ts';
import { checkSupply, handOf, payToSupply, supplyOf, takeFromSupply } from './hands.ts';
import { refuse } from './refusals.ts';
import { push, type Moves, type Rules } from './rule.ts';
import { readIndex, readOne } from './shapes.ts';
import type { State } from './state.ts';

const RATES = [1, 2, 3];
/** Asked for at every step of the trade phase, so they are ready. */
const USUAL_RATES = KINDS.map((kind): readonly number[] => [SUPPLY_RATES[kind]]);
/** By kind given, kind wanted and rate. */
const SUPPLY_TRADES = RESOURCES.map((give) =>
  RESOURCES.map((want) => RATES.map((rate): Move => ({ type: 'supplyTrade', give, want, rate }))),
);

export const SUPPLY_MOVES: Rules<'supplyTrade'> = {
  supplyTrade: {
    read(input) {
      const fields = readFields(input, ['type', 'give', 'want', 'rate']);
      const give = readOne(fields?.give, RESOURCES);
      const want = readOne(fields?.want, RESOURCES);
      const rate = readIndex(fields?.rate, 4);
      return give && want && rate !== null ? { type: 'supplyTrade', give, want, rate } : null;
    },
    list: { trade: listSupplyTrades },
    check: checkSupplyTrade,
    apply: (state, seat, { give, want, rate }, emit) =>
      supplyTrade(state, seat, kindOf(give), kindOf(want), rate, emit),
  },
};

/** The rates at which this kind may be traded now: one, or with the goods card two (R8.2, R8.3). */
export function supplyRates(state: State, seat: Seat, kind: Kind): readonly number[] {
  const better = cardRate(state, seat, kind);
  if (better === null || (better.oncePerTurn && state.usedGoodsRate))
    return USUAL_RATES[kind] ?? [];
  return better.oncePerTurn ? [better.rate, SUPPLY_RATES[kind]] : [better.rate];
}

function listSupplyTrades(list: Moves, state: State, seat: Seat): void {
  const hand = handOf(state, seat);
  for (const give of KINDS) {
    const held = hand[give] ?? 0;
    if (held === 0) continue;
    for (const rate of supplyRates(state, seat, give)) {
      if (held < rate) continue;
      for (const want of KINDS) {
        if (want !== give && supplyOf(state, want) > 0) {
          push(list, SUPPLY_TRADES[give]?.[want]?.[rate - 1]);
        }
      }
    }
  }
}

function checkSupplyTrade(
  state: State,
  seat: Seat,
  { give, want, rate }: MoveOf<'supplyTrade'>,
): Refusal | null {
  if (give === want) return refuse('sameKind', {});
  const kind = kindOf(give);
  const rates = supplyRates(state, seat, kind);
  if (!rates.includes(rate)) {
    return refuse('wrongRate', { resource: give, rate: Math.min(...rates) });
  }
  if ((handOf(state, seat)[kind] ?? 0) < rate) return refuse('notInHand', {});
  return checkSupply(state, kindOf(want));
}

function supplyTrade(
  state: State,
  seat: Seat,
  give: Kind,
  want: Kind,
  rate: number,
  emit: Emit,
): void {
  const better = cardRate(state, seat, give);
  if (better?.oncePerTurn === true && better.rate === rate) state.usedGoodsRate = true;
  payToSupply(state, seat, give, rate);
  takeFromSupply(state, seat, want, 1);
  const paid = KINDS.map((kind) => (kind === give ? rate : 0));
  emit?.({
    type: 'supplyTrade',
    seat,
    give: cardSetOf(paid),
    want: cardSetOf(oneCard(want)),
  });
}
