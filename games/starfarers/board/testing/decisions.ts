/** Positions of all kinds for the tests of this board, and the clicks that lead to a move. */

import { createRandom, pick, pickWeighted, type Seat } from '@sternwarte/engine';
import type { Move } from '../../rules/actions.ts';
import { countsOf } from '../../rules/cards.ts';
import { starfarers } from '../../rules/index.ts';
import type { Options } from '../../rules/options.ts';
import { friendshipCardIndex } from '../../rules/friendship-cards.ts';
import type { State } from '../../rules/state.ts';
import { setCards, toggleLeader } from '../composing.ts';
import { NOTHING, type Picked } from '../picking.ts';
import { KINDS } from '../../rules/data.ts';
import { lureOf, type Lure } from '../reach.ts';

const DIPLOMATS = friendshipCardIndex('diplomat-shelter');

export interface Position {
  readonly view: State;
  readonly asked: Seat;
  readonly moves: readonly Move[];
}

/** Talk is cheap and fills matches; journeys are what boards are drawn for. */
const WEARY: ReadonlySet<Move['type']> = new Set(['offer', 'withdrawOffer', 'decline']);
const LURES: ReadonlySet<Lure> = new Set(['found', 'dock', 'clear', 'reveal']);

/** Every decision of a random match, each as its player sees it. */
export function* decisions(
  seed: string,
  seats: number,
  options: Partial<Options>,
  actions: number,
): Generator<Position> {
  const random = createRandom(`board ${seed}`);
  const state = starfarers.setup({ seats, options });
  // Rich motherships found stations, clear markers and wear out.
  if (options.start !== 'founding') {
    for (const player of state.players) player.upgrades.splice(0, 3, 3, 4, 4);
  }
  // The Diplomats have sent their cards ahead.
  for (let card = DIPLOMATS; card < state.cardOwners.length; card++) {
    state.cardOwners[card] = card % seats;
  }
  for (let i = 0; i < actions; i++) {
    const pending = starfarers.pending(state);
    if (pending.kind === 'over') return;
    if (pending.kind === 'chance') {
      starfarers.apply(state, { by: 'table', chance: pickWeighted(pending.outcomes, random) });
      continue;
    }
    for (const asked of pending.seats) {
      const view = starfarers.view(state, asked);
      yield { view, asked, moves: starfarers.moves(view, asked) };
    }
    const by = pick(pending.seats, random);
    const moves = starfarers.moves(state, by).filter(({ type }) => type !== 'resign');
    // With all their cards gone the Diplomats have none to choose from.
    if (moves.length === 0) return;
    const likely = moves.filter(({ type }) => !WEARY.has(type) || random.below(20) === 0);
    const lures = moves.filter((move) =>
      move.type === 'jump'
        ? lureOf(state, move) === 'found'
        : move.type === 'fly' && LURES.has(lureOf(state, move)),
    );
    const move = pick(lures.length > 0 ? lures : likely.length > 0 ? likely : moves, random);
    starfarers.apply(state, { by, move });
  }
}

/** What somebody picks who wants to make this move. */
export function picksFor(move: Move): Picked {
  switch (move.type) {
    case 'placeShip':
      return { ...NOTHING, item: move.ship };
    case 'buildColonyShip':
      return { ...NOTHING, pane: 'build', item: 'colonyShip' };
    case 'buildTradeShip':
      return { ...NOTHING, pane: 'build', item: 'tradeShip' };
    case 'buildSpaceport':
      return { ...NOTHING, pane: 'build', item: 'spaceport' };
    case 'buyUpgrade':
      return { ...NOTHING, pane: 'build' };
    case 'honour':
      return { ...NOTHING, pane: 'favours' };
    case 'levelling':
      return move.seats.reduce(toggleLeader, { ...NOTHING, pane: 'favours' });
    case 'supplyTrade': {
      const { give: pays, want: gets, rate } = move;
      return { ...NOTHING, pane: 'supply', pays, gets, rate };
    }
    case 'close':
    case 'withdrawOffer':
      return { ...NOTHING, pane: 'offer' };
    case 'offer':
      return putCards({ ...NOTHING, pane: 'offer', to: move.to }, move.give, move.want);
    case 'counter':
      return putCards({ ...NOTHING, pane: 'offer' }, move.give, move.want);
    case 'discard':
    case 'payCards':
      return putCards(NOTHING, move.cards ?? {}, {});
    case 'takeCards':
      return putCards(NOTHING, {}, move.cards);
    case 'step':
      return { ...NOTHING, ship: move.ship, stepping: true };
    case 'fly':
    case 'jump':
    case 'finishShip':
    case 'foundColony':
      return { ...NOTHING, ship: move.ship };
    default:
      return NOTHING;
  }
}

type Cards = Parameters<typeof countsOf>[0];

function putCards(picked: Picked, give: Cards, want: Cards): Picked {
  const [gives, wants] = [countsOf(give), countsOf(want)];
  return KINDS.reduce(
    (all, kind) => setCards(setCards(all, 'give', kind, gives[kind]), 'want', kind, wants[kind]),
    picked,
  );
}
