/** What states of Starfarers look like, for those that come from outside. What pieces there may be is for the invariants. */

import {
  byTag,
  completeOptions,
  either,
  exactly,
  fields,
  listOf,
  oneOf,
  orNull,
  resultShape,
  truth,
  whole,
  type Config,
  type Shape,
} from '@sternwarte/engine';
import { ENDINGS, RELUCTANCES } from './actions.ts';
import { CHIP_IDS, START_POOLS } from './chips.ts';
import {
  CARDS_PER_KIND,
  COLONIES,
  HALF_MEDALS,
  KINDS,
  PEOPLES,
  SHIPYARDS,
  TRADE_STATIONS,
  TRANSPORTERS,
  UPGRADE_LIMIT,
} from './data.ts';
import { DECK_SIZE, ENCOUNTER_CARDS } from './encounter-cards.ts';
import type { Effect, TreeNode } from './encounter-tree.ts';
import { FRIENDSHIP_CARDS } from './friendship-cards.ts';
import { NODE_COUNT } from './lattice.ts';
import { OPTIONS, type Options } from './options.ts';
import { PLANET_COUNT, SECTORS, SLOT_COUNT } from './sectors.ts';
import {
  NEUTRAL,
  NOBODY,
  type Encounter,
  type Offer,
  type Player,
  type Ship,
  type State,
} from './state.ts';
import type { Task } from './tasks.ts';

const MAX_ROUND = 99_999;
const MAX_COUNT = 999;
const ROTATIONS = 6;
/** What stands on a node is written as one small number, see `pieces.ts`. */
const MAX_PIECE = 99;

const count = whole(0, MAX_COUNT);
const node = whole(0, NODE_COUNT - 1);
const chip = whole(0, CHIP_IDS.length);
const planet = whole(0, PLANET_COUNT - 1);
const kind = oneOf(...KINDS);
const cards = listOf(whole(0, CARDS_PER_KIND), KINDS.length);
const card = whole(1, DECK_SIZE);
const path = textOf(/^[0-3yndwlLMH]{0,40}$/);

function textOf(pattern: RegExp): Shape {
  return (data, where) => (typeof data === 'string' && pattern.test(data) ? null : where);
}

export function shapeOf({ seats, options }: Config<Options>): Shape {
  const seat = whole(0, seats - 1);
  const holder = whole(NOBODY, Math.max(seats - 1, NEUTRAL));
  const state: Record<keyof State, Shape> = {
    options: exactly(completeOptions(OPTIONS, options)),
    phase: oneOf('setup', 'production', 'trade', 'flight', 'over'),
    round: whole(1, MAX_ROUND),
    startSeat: seat,
    current: seat,
    agenda: listOf(taskShape(seat, seats), 0, MAX_COUNT),
    placements: listOf(
      orNull(fields({ sector: whole(0, SECTORS.length - 1), rotation: whole(0, ROTATIONS - 1) })),
      SLOT_COUNT,
    ),
    chips: listOf(chip, PLANET_COUNT),
    pools: listOf(listOf(chip, 0, CHIP_IDS.length), START_POOLS.length),
    pieces: listOf(whole(0, MAX_PIECE), NODE_COUNT),
    players: listOf(playerShape(), seats),
    supply: cards,
    hands: listOf(orNull(cards), seats + 1),
    handSizes: listOf(whole(0, CARDS_PER_KIND * KINDS.length), seats + 1),
    known: listOf(whole(0, CARDS_PER_KIND), (seats + 1) * (seats + 1) * KINDS.length),
    stations: listOf(whole(0, TRADE_STATIONS), PEOPLES.length * seats),
    markers: listOf(holder, PEOPLES.length),
    cardOwners: listOf(holder, FRIENDSHIP_CARDS.length),
    discards: listOf(fields({ card: orNull(card), like: card, path, reader: seat }), 0, DECK_SIZE),
    encounter: orNull(encounterShape(seat)),
    answers: listOf(orNull(listOf(count, 0, KINDS.length)), 0, seats),
    offer: orNull(offerShape(seat, seats)),
    failedOffers: count,
    reserveDue: count,
    usedHonour: truth,
    usedLevelling: truth,
    usedGoodsRate: truth,
    baseSpeed: count,
    shakenDrives: count,
    flying: whole(NOBODY, TRANSPORTERS - 1),
    steps: count,
    origin: whole(NOBODY, NODE_COUNT - 1),
    mustStop: truth,
    fallen: listOf(seat, 0, seats),
    result: orNull(resultShape(ENDINGS, seats)),
  };
  return fields(state);
}

function playerShape(): Shape {
  const ship: Record<keyof Ship, Shape> = {
    kind: oneOf('colonyShip', 'tradeShip'),
    node,
    done: truth,
    grounded: truth,
    jumped: truth,
  };
  const player: Record<keyof Player, Shape> = {
    alive: truth,
    colonies: whole(0, COLONIES),
    stations: whole(0, TRADE_STATIONS),
    shipyards: whole(0, SHIPYARDS),
    upgrades: listOf(whole(0, Math.max(...UPGRADE_LIMIT)), UPGRADE_LIMIT.length),
    halfMedals: whole(0, HALF_MEDALS),
    medals: listOf(chip, 0, CHIP_IDS.length),
    giftShips: count,
    buildings: listOf(node, 0, COLONIES),
    ships: listOf(orNull(fields(ship)), TRANSPORTERS),
  };
  return fields(player);
}

function encounterShape(seat: Shape): Shape {
  const encounter: Record<keyof Encounter, Shape> = {
    card: orNull(card),
    like: card,
    path,
    reader: seat,
    gift: cards,
    swapped: cards,
  };
  return fields(encounter);
}

function offerShape(seat: Shape, seats: number): Shape {
  const answer = byTag('type', {
    accept: exactly({ type: 'accept' }),
    decline: either(
      exactly({ type: 'decline' }),
      fields({ type: exactly('decline'), why: oneOf(...RELUCTANCES) }),
    ),
    counter: fields({ type: exactly('counter'), give: cards, want: cards }),
  });
  const offer: Record<keyof Offer, Shape> = {
    give: cards,
    want: cards,
    to: listOf(seat, 0, seats),
    answers: listOf(orNull(answer), seats),
  };
  return fields(offer);
}

/** A kind of task without a shape does not compile. */
function taskShape(seat: Shape, seats: number): Shape {
  const some = listOf(seat, 0, seats);
  const ship = whole(0, TRANSPORTERS - 1);
  const parts: Record<Task['kind'], Readonly<Record<string, Shape>>> = {
    startRoll: { seats: some, rolls: listOf(count, 0, seats) },
    sector: { slot: whole(0, SLOT_COUNT - 1), discovered: truth },
    homeChip: { planet },
    placeColony: { seat },
    placeSpaceport: { seat },
    foundingUpgrade: { seat },
    placeShip: { seat, site: node },
    startMedals: {},
    beginTurn: { seat },
    draw: { seat },
    dice: {},
    aid: { seat },
    discard: { seats: some },
    give: { seats: some },
    wear: { seats: some },
    rob: {},
    steal: { from: seat, to: seat },
    reserve: {},
    enterTrade: {},
    shake: {},
    encounter: {},
    walk: {},
    number: {},
    question: { minHand: count },
    pay: { n: count, gift: truth },
    swap: { take: count },
    takeCards: { n: count, except: orNull(kind) },
    contest: { metric: oneOf('combat', 'speed'), opponent: seat, own: orNull(count) },
    bands: {},
    effect: { effect: either(...EFFECTS.map(exactly)) },
    gainUpgrade: {},
    loseUpgrade: {},
    ground: {},
    jump: {},
    closeEncounter: {},
    foundHere: { ship },
    arrival: { ship, jumped: truth },
    chip: { planet },
    replacementChip: { planet },
    pickCard: { people: whole(0, PEOPLES.length - 1) },
    giftShip: {},
  };
  const variants = Object.entries(parts).map(([name, own]): [string, Shape] => [
    name,
    fields({ kind: exactly(name), ...own }),
  ]);
  return byTag('kind', Object.fromEntries(variants));
}

/** Every effect that stands on a card. */
const EFFECTS: readonly Effect[] = ENCOUNTER_CARDS.flatMap(({ root }) => effectsBelow(root));

function effectsBelow(tree: TreeNode): readonly Effect[] {
  switch (tree.type) {
    case 'chooseNumber':
      return tree.options.flatMap(effectsBelow);
    case 'yesNo':
      return [...effectsBelow(tree.yes), ...effectsBelow(tree.no)];
    case 'do':
      return [...tree.effects, ...effectsBelow(tree.next)];
    case 'contest':
    case 'compareDrives':
      return [...effectsBelow(tree.success), ...effectsBelow(tree.failure)];
    case 'ballBands':
      return [tree.low, tree.middle, tree.high].flatMap(effectsBelow);
    case 'outcome':
      return tree.effects;
  }
}
