/** How people play on the board of Starfarers. */

import { lapsing } from '../../games/starfarers/board/guard.ts';
import {
  hasFavours,
  activeShips,
  movesOf,
  NOTHING,
  paneOf,
  PANES,
  shipInHand,
  type Pane,
} from '../../games/starfarers/board/picking.ts';
import type { CardSet, Move } from '../../games/starfarers/rules/actions.ts';
import { countsOf } from '../../games/starfarers/rules/cards.ts';
import { KINDS, RESOURCES, resourceOf, UPGRADES } from '../../games/starfarers/rules/data.ts';
import type { NodeId } from '../../games/starfarers/rules/lattice.ts';
import { opponentsFromLeft, playerAt, type State } from '../../games/starfarers/rules/state.ts';
import { supplyRates } from '../../games/starfarers/rules/supply.ts';
import type { Player } from './player.ts';
import { taste } from './starfarers-taste.ts';
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

/** Whoever is asked whether something may lapse means it. */
function meantIt(move: Move, { view, moves }: Here): Step[] {
  return lapsing(move, view, moves) === null ? [] : [press('.guard .danger')];
}

const ITEMS = ['colonyShip', 'tradeShip', 'spaceport'] as const;
/** Tabs, or on a phone one button that goes on to the next. */
function pane(name: Pane, { view, seat, fingers }: Here): Step[] {
  if (!fingers) return [press('.star-panes button', PANES.indexOf(name))];
  const panes = PANES.filter((each) => each !== 'favours' || hasFavours(view, seat));
  const from = panes.indexOf(paneOf(view, NOTHING));
  const times = (panes.indexOf(name) - from + panes.length) % panes.length;
  return times === 0 ? [] : [press('.star-next-pane', 0, times)];
}

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
      press('.star-where summary'),
      { choose: '.star-where select', option: node },
      press('.zone-deeds .primary'),
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
      ...pane('build', here),
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

/** So many presses on the card of each kind, inside a place. */
function counters(numbers: readonly number[], place: string): Step[] {
  return KINDS.flatMap((kind) => {
    const times = numbers[kind] ?? 0;
    const counter = `${place} .star-counter:nth-child(${kind + 1}) button`;
    return times > 0 ? [press(counter, 0, times)] : [];
  });
}

/** All that lies on one side of a deal. */
function putBack(side: string, counts: readonly number[]): Step[] {
  return counts.some((count) => count > 0) ? [press(`${side} .star-put-back`)] : [];
}

const cards = (set: CardSet | null): readonly Way[] => [
  inPanel(counters(countsOf(set ?? {}), '.star-controls'), press('.zone-deeds .primary')),
];

const GIVES = '.star-side-gives';
const GETS = '.star-side-gets';

const without = (): readonly Way[] => [inPanel(press('.star-without'))];

/** Buttons of a ship that has got somewhere. */
function shipAction(move: MoveOf<Move, 'foundColony' | 'finishShip'>, here: Here): readonly Way[] {
  const { view } = here;
  const [task] = view.agenda;
  if (task !== undefined) return [inPanel(press('.star-found'))];
  return (['board', 'panel'] as const).map((by) => ({
    by,
    steps: [
      ...pickShip(here, move.ship, by),
      press(move.type === 'foundColony' ? '.star-found' : '.star-finish'),
    ],
  }));
}

const hands: Hands<State, Move> = {
  placeColony: ({ node }, here) => atPoint(node, here),
  placeSpaceport: ({ node }, here) => atPoint(node, here),
  placeShip: ({ ship, node }, here) =>
    atPoint(node, here, () => [press('.star-controls .star-tabs button', ITEMS.indexOf(ship))]),
  takeAid: choice<'takeAid'>('.star-controls .star-tile'),
  declineAid: without,
  discard: (move) => cards(move.cards),
  rob: choice<'rob'>('.star-controls .star-tile'),
  offer: (move, here) => [
    inPanel(
      pane('offer', here),
      press(
        '.star-to button',
        move.to === null ? 0 : 1 + opponentsFromLeft(here.view, here.seat).indexOf(move.to),
      ),
      counters(countsOf(move.give), GIVES),
      counters(countsOf(move.want), GETS),
      press('.zone-deeds .primary'),
    ),
  ],
  accept: () => [inPanel(press('.star-accept'))],
  decline: () => [inPanel(press('.star-decline'))],
  counter: (move, { view }) => {
    const { offer } = view;
    if (offer === null) return [];
    // What is offered lies there already: first it is put back, then the other comes.
    return [
      inPanel(
        press('.star-counter-offer'),
        putBack(GIVES, offer.want),
        putBack(GETS, offer.give),
        counters(countsOf(move.want), GIVES),
        counters(countsOf(move.give), GETS),
        press('.zone-deeds .primary'),
      ),
    ];
  },
  close: ({ seat }, { view }) => {
    const nth = view.offer?.to.indexOf(seat) ?? 0;
    return [inPanel(press(`.star-answers li:nth-child(${nth + 1}) button`))];
  },
  withdrawOffer: () => [inPanel(press('.star-withdraw'))],
  supplyTrade: ({ give, want, rate }, here) => {
    const { view, seat } = here;
    const prices = KINDS.flatMap((kind) =>
      supplyRates(view, seat, kind).map((each) => `${resourceOf(kind)} ${each}`),
    );
    return [
      inPanel(
        pane('supply', here),
        press('.star-side:nth-child(1) .star-coin', prices.indexOf(`${give} ${rate}`)),
        press('.star-side:nth-child(2) .star-coin', RESOURCES.indexOf(want)),
        press('.zone-deeds .primary'),
      ),
    ];
  },
  buildColonyShip: build('colonyShip'),
  buildTradeShip: build('tradeShip'),
  buildSpaceport: build('spaceport'),
  buyUpgrade: ({ upgrade }, here) => [
    inPanel(
      pane('build', here),
      press('.star-tiles-build .star-tile', ITEMS.length + UPGRADES.indexOf(upgrade)),
    ),
  ],
  placeGiftShip: ({ node }, here) => atPoint(node, here),
  honour: (_move, here) => [inPanel(pane('favours', here), press('.star-favours .star-coin'))],
  levelling: ({ seats }, here) => {
    const leaders = [...new Set(movesOf(here.moves, 'levelling').flatMap((move) => move.seats))];
    return [
      inPanel(
        pane('favours', here),
        seats.map((leader) => press('.star-leader', leaders.indexOf(leader))),
        press('.zone-deeds .primary'),
      ),
    ];
  },
  drawReserve: () => [inPanel(press('.star-draw'))],
  startFlight: (move, asked) => [inPanel(press('.star-shake'), meantIt(move, asked))],
  answerNumber: choice<'answerNumber'>('.star-controls .star-number'),
  answer: ({ yes }) => [inPanel(press('.star-controls .star-number', yes ? 0 : 1))],
  payCards: (move) => cards(move.cards),
  swapCard: choice<'swapCard'>('.star-controls .star-tile'),
  takeCards: (move) => cards(move.cards),
  giveCard: choice<'giveCard'>('.star-controls .star-tile'),
  takeUpgrade: choice<'takeUpgrade'>('.star-controls .star-tile'),
  removeUpgrade: choice<'removeUpgrade'>('.star-controls .star-tile'),
  groundShip: ({ ship }, here) => [
    onBoard(shipStep(here, ship, 'board')),
    inPanel(shipStep(here, ship, 'panel')),
  ],
  jump: ({ ship, to }, here) => atPoint(to, here, (by) => pickShip(here, ship, by)),
  declineJump: without,
  declineFounding: without,
  step: ({ ship, to }, here) =>
    atPoint(to, here, (by) => [...pickShip(here, ship, by), press('.star-check input')]),
  fly: ({ ship, to }, here) => atPoint(to, here, (by) => pickShip(here, ship, by)),
  finishShip: shipAction,
  foundColony: shipAction,
  pickCard: choice<'pickCard'>('.star-controls .star-tile-card'),
  endTurn: (move, asked) => [inPanel(press('.star-end'), meantIt(move, asked))],
  // The table has it in its menu, and asks.
  resign: () => [
    inPanel(
      press('.tools > .tool', -1),
      press('.menu button.menu-item', -1),
      press('dialog .danger'),
    ),
  ],
};

export const starfarers: Player<State, Move> = {
  hands,
  targets: ':is(.star-ship-target, .star-point)',
  onwards: '.star-deeds > button:enabled:not([class*=quiet])',
  plans: [
    { seats: 3, options: { start: 'founding', reserveDraw: 'manual' } },
    { seats: 3, options: {} },
  ],
  taste,
};
