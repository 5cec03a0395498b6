/** How people play on the board of Starfarers. */

import { balanceOf, ownSide } from '../../games/starfarers/board/composing.ts';
import { activeShips, movesOf, NOTHING, shipInHand } from '../../games/starfarers/board/picking.ts';
import type { CardSet, Move } from '../../games/starfarers/rules/actions.ts';
import { countsOf } from '../../games/starfarers/rules/cards.ts';
import { KINDS, RESOURCES, resourceOf, UPGRADES } from '../../games/starfarers/rules/data.ts';
import type { NodeId } from '../../games/starfarers/rules/lattice.ts';
import { opponentsFromLeft, playerAt, type State } from '../../games/starfarers/rules/state.ts';
import { supplyRates } from '../../games/starfarers/rules/supply.ts';
import {
  inPanel,
  onBoard,
  press,
  type Asked,
  type Hands,
  type MoveOf,
  type Step,
  type Way,
} from './way.ts';

type Here = Asked<State, Move>;

const ITEMS = ['colonyShip', 'tradeShip', 'spaceport'] as const;
const PANES = ['build', 'supply', 'offer', 'favours'] as const;
const pane = (name: (typeof PANES)[number]): Step =>
  press('.star-trade-head > .star-tabs button', PANES.indexOf(name));

/** A point of the chart, or the same from the list, after the same preparations. */
function atPoint(
  node: NodeId,
  { fingers }: Here,
  before: (by: Way['by']) => readonly Step[] = () => [],
): readonly Way[] {
  return [
    // Fingers are wider than the lattice: the first touch aims.
    onBoard(before('board'), press(`[data-node="${node}"] > .target`, 0, fingers ? 2 : 1)),
    inPanel(
      before('panel'),
      { choose: '.star-where select', option: node },
      press('.star-where .primary'),
    ),
  ];
}

/** An only ship, or one in mid-flight, is picked already. */
function pickShip(here: Here, ship: number, by: Way['by']): Step[] {
  if (shipInHand(here.view, here.moves, NOTHING) === ship) return [];
  return [shipStep(here, ship, by)];
}

function shipStep({ view, seat, moves }: Here, ship: number, by: Way['by']): Step {
  if (by === 'board') return press('.star-ship-target', activeShips(moves).indexOf(ship));
  const before = playerAt(view, seat).ships.slice(0, ship);
  return press('.star-fleet button', before.filter((other) => other !== null).length);
}

const build =
  (item: (typeof ITEMS)[number]) =>
  ({ node }: { readonly node: NodeId }, here: Here): readonly Way[] =>
    atPoint(node, here, () => [
      pane('build'),
      press('.star-tiles-build .star-tile', ITEMS.indexOf(item)),
    ]);

/** The button of a move among those of its kind. */
function choice<Type extends Move['type']>(
  selector: string,
): (move: MoveOf<Move, Type>, here: Here) => readonly Way[] {
  return (move, { moves }) => [
    inPanel(press(selector, moves.filter(({ type }) => type === move.type).indexOf(move))),
  ];
}

/** So many presses on one side of the stepper of each kind. */
function steppers(numbers: readonly number[], side: 'less' | 'more'): Step[] {
  return KINDS.flatMap((kind) => {
    const times = numbers[kind] ?? 0;
    const button = `.star-stepper:nth-child(${kind + 1}) button`;
    return times > 0 ? [press(button, side === 'less' ? 0 : 1, times)] : [];
  });
}

const cards = (set: CardSet | null): readonly Way[] => [
  inPanel(steppers(countsOf(set ?? {}), 'more'), press('.star-controls > .primary')),
];

/** From the balance that is shown to the one that is wanted. */
function balance({ view, seat }: Here, from: Deal, to: Deal): Step[] {
  const own = ownSide(view, seat);
  const weigh = ({ give, want }: Deal): number[] =>
    KINDS.map((kind) =>
      balanceOf({ ...NOTHING, give: countsOf(give), want: countsOf(want) }, own, kind),
    );
  const [has, wants] = [weigh(from), weigh(to)];
  const more = wants.map((number, i) => number - (has[i] ?? 0));
  return [
    ...steppers(
      more.map((number) => -number),
      'less',
    ),
    ...steppers(more, 'more'),
  ];
}

interface Deal {
  readonly give: CardSet;
  readonly want: CardSet;
}

const NO_DEAL: Deal = { give: {}, want: {} };

const last = (): readonly Way[] => [inPanel(press('.star-controls > button', -1))];

/** Buttons of a ship that has got somewhere. */
function shipAction(move: MoveOf<Move, 'foundColony' | 'finishShip'>, here: Here): readonly Way[] {
  const { moves, view } = here;
  const [task] = view.agenda;
  if (task !== undefined) return [inPanel(press('.star-controls > .primary'))];
  const canFound = movesOf(moves, 'foundColony').some(({ ship }) => ship === move.ship);
  const nth = move.type === 'finishShip' && canFound ? 1 : 0;
  return (['board', 'panel'] as const).map((by) => ({
    by,
    steps: [...pickShip(here, move.ship, by), press('.star-actions button', nth)],
  }));
}

function endTurn(_move: MoveOf<Move, 'endTurn'>, { view, moves }: Here): readonly Way[] {
  if (view.phase === 'trade') return [inPanel(press('.star-trade-head > .primary'))];
  const inHand = shipInHand(view, moves, NOTHING);
  const before = [...movesOf(moves, 'foundColony'), ...movesOf(moves, 'finishShip')].filter(
    ({ ship }) => ship === inHand,
  );
  return [inPanel(press('.star-actions button', before.length))];
}

export const starfarers: Hands<State, Move> = {
  placeColony: ({ node }, here) => atPoint(node, here),
  placeSpaceport: ({ node }, here) => atPoint(node, here),
  placeShip: ({ ship, node }, here) =>
    atPoint(node, here, () => [press('.star-controls > .star-tabs button', ITEMS.indexOf(ship))]),
  takeAid: choice<'takeAid'>('.star-controls .star-choice'),
  declineAid: last,
  discard: (move) => cards(move.cards),
  rob: choice<'rob'>('.star-controls .star-choice'),
  offer: (move, here) => [
    inPanel(
      pane('offer'),
      balance(here, NO_DEAL, move),
      press(
        '.star-deal-foot .star-tabs button',
        move.to === null ? 0 : 1 + opponentsFromLeft(here.view, here.seat).indexOf(move.to),
      ),
      press('.star-deal-foot .primary'),
    ),
  ],
  accept: () => [inPanel(press('.star-deal-foot > button', 0))],
  decline: () => [inPanel(press('.star-deal-foot > button', 1))],
  counter: (move, here) => {
    const { offer } = here.view;
    if (offer === null) return [];
    const give = Object.fromEntries(KINDS.map((kind) => [resourceOf(kind), offer.give[kind]]));
    const want = Object.fromEntries(KINDS.map((kind) => [resourceOf(kind), offer.want[kind]]));
    return [
      inPanel(
        press('.star-deal-foot > button', 2),
        balance(here, { give, want }, move),
        press('.star-deal-foot .primary'),
      ),
    ];
  },
  close: ({ seat }, { view }) => {
    const nth = view.offer?.to.indexOf(seat) ?? 0;
    return [inPanel(press(`.star-answers li:nth-child(${nth + 1}) button`))];
  },
  withdrawOffer: () => [inPanel(press('.star-deal-foot > button'))],
  supplyTrade: ({ give, want, rate }, { view, seat }) => {
    const prices = KINDS.flatMap((kind) =>
      supplyRates(view, seat, kind).map((each) => `${resourceOf(kind)} ${each}`),
    );
    return [
      inPanel(
        pane('supply'),
        press('.star-supply-side:nth-child(1) .star-choice', prices.indexOf(`${give} ${rate}`)),
        press('.star-supply-side:nth-child(2) .star-choice', RESOURCES.indexOf(want)),
        press('.star-supply .primary'),
      ),
    ];
  },
  buildColonyShip: build('colonyShip'),
  buildTradeShip: build('tradeShip'),
  buildSpaceport: build('spaceport'),
  buyUpgrade: ({ upgrade }) => [
    inPanel(
      pane('build'),
      press('.star-tiles-build .star-tile', ITEMS.length + UPGRADES.indexOf(upgrade)),
    ),
  ],
  placeGiftShip: ({ node }, here) => atPoint(node, here),
  honour: () => [inPanel(pane('favours'), press('.star-favours .star-choice'))],
  levelling: ({ seats }, { moves }) => {
    const leaders = [...new Set(movesOf(moves, 'levelling').flatMap((move) => move.seats))];
    return [
      inPanel(
        pane('favours'),
        seats.map((leader) =>
          press('.star-favours .star-choice:has(.star-seat-mark)', leaders.indexOf(leader)),
        ),
        press('.star-favours .primary'),
      ),
    ];
  },
  drawReserve: () => [inPanel(press('.star-trade-head > .star-choice'))],
  startFlight: () => [inPanel(press('.star-trade-head > .primary'))],
  answerNumber: choice<'answerNumber'>('.star-controls .star-number'),
  answer: ({ yes }) => [inPanel(press('.star-controls .star-number', yes ? 0 : 1))],
  payCards: (move) => cards(move.cards),
  swapCard: choice<'swapCard'>('.star-controls .star-choice'),
  takeCards: (move) => cards(move.cards),
  giveCard: choice<'giveCard'>('.star-controls .star-choice'),
  takeUpgrade: choice<'takeUpgrade'>('.star-controls .star-choice'),
  removeUpgrade: choice<'removeUpgrade'>('.star-controls .star-choice'),
  groundShip: ({ ship }, here) => [
    onBoard(shipStep(here, ship, 'board')),
    inPanel(shipStep(here, ship, 'panel')),
  ],
  jump: ({ ship, to }, here) => atPoint(to, here, (by) => pickShip(here, ship, by)),
  declineJump: last,
  declineFounding: last,
  step: ({ ship, to }, here) =>
    atPoint(to, here, (by) => [...pickShip(here, ship, by), press('.star-check input')]),
  fly: ({ ship, to }, here) => atPoint(to, here, (by) => pickShip(here, ship, by)),
  finishShip: shipAction,
  foundColony: shipAction,
  pickCard: choice<'pickCard'>('.star-controls .star-tile-card'),
  endTurn,
  resign: () => [inPanel(press('.star-quiet'), press('.star-danger'))],
};
