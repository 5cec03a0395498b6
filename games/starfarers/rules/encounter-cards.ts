/** The 32 encounter cards (section 14). Where two cards tell the same story, they share the outcome and its text. */

import type { Resource } from './data.ts';
import type { Effect, Family, Metric, Side, TreeNode } from './encounter-tree.ts';

const MEDAL: Effect = { op: 'gainHalfMedal', n: 1 };
const SHAME: Effect = { op: 'loseHalfMedal', n: 1 };
const DOUBLE_SHAME: Effect = { op: 'loseHalfMedal', n: 2 };
const RETURN_GIFT: Effect = { op: 'returnGift' };
const SWAP: Effect = { op: 'swapForOthers', take: 2 };
const CONFISCATE: Effect = { op: 'confiscateSwap' };
const EACH_GIVES: Effect = { op: 'eachOpponentGives' };
const ROB: Effect = { op: 'robEachOpponent' };
const GAIN_UPGRADE: Effect = { op: 'gainUpgrade' };
const LOSE_UPGRADE: Effect = { op: 'loseUpgrade' };
const GROUND: Effect = { op: 'groundShip' };
const SHIP: Effect = { op: 'gainTradeShip' };
const JUMP: Effect = { op: 'spaceJump' };
const NEXT: Effect = { op: 'newEncounter', reshuffle: false };
const RESHUFFLE: Effect = { op: 'newEncounter', reshuffle: true };
const COUNCIL: Effect = { op: 'council' };
const gain = (resource: Resource, n: number): Effect => ({ op: 'gainResource', resource, n });
const choose = (n: number): Effect => ({ op: 'gainResourceChoice', n });
const pay = (n: number): Effect => ({ op: 'payResourceChoice', n });
const wear = (moreThan: number): Effect => ({ op: 'wear', moreThan });

function outcome<const Id extends string>(id: Id, effects: readonly Effect[]) {
  return { type: 'outcome', id, effects } as const;
}

function chooseNumber<const A, const B, const C, const D>(zero: A, one: B, two: C, three: D) {
  return { type: 'chooseNumber', options: [zero, one, two, three] } as const;
}

function anyNumber<const A>(node: A) {
  return chooseNumber(node, node, node, node);
}

function yesNo<const A, const B>(minHand: number, yes: A, no: B) {
  return { type: 'yesNo', minHand, yes, no } as const;
}

function first<const A>(effects: readonly Effect[], next: A) {
  return { type: 'do', effects, next } as const;
}

function contest<const A, const B>(metric: Metric, opponent: Side, success: A, failure: B) {
  return { type: 'contest', metric, opponent, success, failure } as const;
}

function compareDrives<const A, const B>(opponent: Side, success: A, failure: B) {
  return { type: 'compareDrives', opponent, success, failure } as const;
}

function ballBands<const A, const B, const C>(low: A, middle: B, high: C) {
  return { type: 'ballBands', low, middle, high } as const;
}

function card<const Root>(number: number, family: Family, root: Root) {
  return { number, family, root } as const;
}

const CARD_TABLE = [
  card(
    1,
    'merchant',
    chooseNumber(
      outcome('e01n0', [EACH_GIVES, DOUBLE_SHAME]),
      outcome('e01n1', [gain('food', 1), SHAME]),
      outcome('e01n2', [choose(1), MEDAL]),
      outcome('e01n3', [choose(2), MEDAL]),
    ),
  ),
  card(
    2,
    'merchant',
    chooseNumber(
      outcome('e02n0', [SHAME]),
      outcome('e02n1', [choose(1)]),
      outcome('e02n2', [choose(1), MEDAL]),
      outcome('e02n3', [GAIN_UPGRADE, MEDAL]),
    ),
  ),
  card(
    3,
    'merchant',
    chooseNumber(
      outcome('e03n0', [SHAME]),
      outcome('e03n1', []),
      outcome('e03n2', [MEDAL]),
      outcome('e03n3', [gain('goods', 1), MEDAL]),
    ),
  ),
  card(
    4,
    'merchant',
    chooseNumber(
      outcome('e04n0', [gain('goods', 1)]),
      outcome('e04n1', [choose(1), MEDAL]),
      outcome('e04n2', [choose(2), MEDAL]),
      outcome('e04n3', [RETURN_GIFT]),
    ),
  ),
  card(
    5,
    'merchant',
    chooseNumber(
      outcome('e05n0', [GROUND, SHAME]),
      outcome('e05n1', [SHAME]),
      outcome('e05n2', [choose(1), MEDAL]),
      outcome('e05n3', [SHIP]),
    ),
  ),
  card(
    6,
    'merchant',
    chooseNumber(
      outcome('e05n0', [GROUND, SHAME]),
      outcome('e06n1', [SHAME]),
      outcome('e05n2', [choose(1), MEDAL]),
      outcome('e05n3', [SHIP]),
    ),
  ),
  card(
    7,
    'merchant',
    anyNumber(
      yesNo(
        0,
        contest(
          'combat',
          'right1',
          outcome('e07win', [RETURN_GIFT, MEDAL]),
          outcome('e07lose', [GROUND]),
        ),
        outcome('e07no', []),
      ),
    ),
  ),
  card(
    8,
    'merchant',
    anyNumber(
      yesNo(
        0,
        contest(
          'combat',
          'left1',
          outcome('e07win', [RETURN_GIFT, MEDAL]),
          outcome('e07lose', [GROUND]),
        ),
        outcome('e07no', []),
      ),
    ),
  ),
  card(
    9,
    'tribute',
    yesNo(
      2,
      first([pay(2)], outcome('e09yes', [])),
      contest(
        'combat',
        'right1',
        outcome('e09win', [SHIP]),
        outcome('e09lose', [LOSE_UPGRADE, MEDAL]),
      ),
    ),
  ),
  card(
    10,
    'tribute',
    yesNo(
      2,
      first([pay(2)], outcome('e09yes', [])),
      contest(
        'combat',
        'right2',
        outcome('e10win', [gain('carbon', 2), MEDAL]),
        outcome('e10lose', [GROUND, MEDAL]),
      ),
    ),
  ),
  card(
    11,
    'tribute',
    yesNo(
      2,
      first([pay(2)], outcome('e11yes', [GROUND])),
      contest(
        'combat',
        'left1',
        outcome('e11win', [gain('ore', 2), MEDAL]),
        outcome('e11lose', [LOSE_UPGRADE]),
      ),
    ),
  ),
  card(
    12,
    'fence',
    yesNo(
      1,
      first(
        [SWAP],
        ballBands(
          outcome('e12low', [SHAME]),
          outcome('e12mid', [CONFISCATE, SHAME]),
          outcome('e12high', []),
        ),
      ),
      outcome('e12no', [MEDAL]),
    ),
  ),
  card(
    13,
    'fence',
    yesNo(
      1,
      first(
        [SWAP],
        ballBands(
          outcome('e12high', []),
          outcome('e12mid', [CONFISCATE, SHAME]),
          outcome('e12low', [SHAME]),
        ),
      ),
      outcome('e13no', []),
    ),
  ),
  card(
    14,
    'raid',
    yesNo(
      1,
      first(
        [pay(1)],
        ballBands(
          outcome('e14low', [SHAME]),
          outcome('e14mid', [ROB, SHAME]),
          outcome('e14high', [ROB]),
        ),
      ),
      outcome('e14no', [MEDAL]),
    ),
  ),
  card(
    15,
    'raid',
    yesNo(
      1,
      first(
        [pay(1)],
        ballBands(
          outcome('e14high', [ROB]),
          outcome('e14mid', [ROB, SHAME]),
          outcome('e14low', [SHAME]),
        ),
      ),
      outcome('e15no', []),
    ),
  ),
  card(
    16,
    'ambush',
    yesNo(
      0,
      compareDrives(
        'right1',
        outcome('e16flee', []),
        contest(
          'combat',
          'right1',
          outcome('e16win', [GAIN_UPGRADE, MEDAL]),
          outcome('e16lose', [LOSE_UPGRADE]),
        ),
      ),
      contest(
        'combat',
        'right1',
        outcome('e16win', [GAIN_UPGRADE, MEDAL]),
        outcome('e16lose', [LOSE_UPGRADE]),
      ),
    ),
  ),
  card(
    17,
    'ambush',
    yesNo(
      0,
      compareDrives(
        'left2',
        outcome('e16flee', []),
        contest(
          'combat',
          'left2',
          outcome('e17win', [gain('ore', 2), MEDAL]),
          outcome('e17lose', [LOSE_UPGRADE, MEDAL]),
        ),
      ),
      contest(
        'combat',
        'left2',
        outcome('e17win', [gain('ore', 2), MEDAL]),
        outcome('e17lose', [LOSE_UPGRADE, MEDAL]),
      ),
    ),
  ),
  card(
    18,
    'ambush',
    yesNo(
      0,
      compareDrives(
        'left1',
        outcome('e16flee', []),
        contest('combat', 'left1', outcome('e18win', [SHIP]), outcome('e18lose', [GROUND])),
      ),
      contest('combat', 'left1', outcome('e18win', [SHIP]), outcome('e18lose', [GROUND])),
    ),
  ),
  card(
    19,
    'distress',
    yesNo(
      0,
      contest('speed', 'right2', outcome('e19win', [SHIP]), outcome('e19lose', [LOSE_UPGRADE])),
      outcome('e19no', []),
    ),
  ),
  card(
    20,
    'distress',
    yesNo(
      0,
      contest(
        'speed',
        'left1',
        outcome('e20win', [MEDAL, ROB]),
        outcome('e20lose', [LOSE_UPGRADE, MEDAL]),
      ),
      outcome('e20no', [SHAME]),
    ),
  ),
  card(
    21,
    'distress',
    yesNo(
      0,
      contest(
        'speed',
        'right1',
        outcome('e21win', [GAIN_UPGRADE, MEDAL]),
        outcome('e21lose', [LOSE_UPGRADE]),
      ),
      outcome('e21no', [SHAME]),
    ),
  ),
  card(
    22,
    'escort',
    yesNo(
      0,
      contest(
        'combat',
        'right2',
        outcome('e22win', [gain('goods', 2), MEDAL]),
        outcome('e22lose', [GROUND]),
      ),
      outcome('e22no', []),
    ),
  ),
  card(
    23,
    'escort',
    yesNo(
      0,
      contest(
        'combat',
        'right1',
        outcome('e23win', [choose(2), MEDAL]),
        outcome('e23lose', [LOSE_UPGRADE, MEDAL]),
      ),
      outcome('e23no', [SHAME]),
    ),
  ),
  card(
    24,
    'escort',
    yesNo(
      0,
      contest(
        'combat',
        'left1',
        outcome('e24win', [JUMP, MEDAL]),
        outcome('e24lose', [GROUND, MEDAL]),
      ),
      outcome('e23no', [SHAME]),
    ),
  ),
  card(
    25,
    'distortion',
    yesNo(
      0,
      contest('speed', 'left1', outcome('e25win', [JUMP]), outcome('e25lose', [GROUND])),
      outcome('e25no', [NEXT]),
    ),
  ),
  card(
    26,
    'distortion',
    yesNo(
      0,
      contest('speed', 'right1', outcome('e25win', [JUMP]), outcome('e25lose', [GROUND])),
      outcome('e25no', [NEXT]),
    ),
  ),
  card(
    27,
    'distortion',
    yesNo(
      0,
      contest('speed', 'right2', outcome('e25win', [JUMP]), outcome('e27lose', [LOSE_UPGRADE])),
      outcome('e25no', [NEXT]),
    ),
  ),
  card(
    28,
    'travellers',
    chooseNumber(
      outcome('e28n0', [LOSE_UPGRADE, SHAME]),
      outcome('e28n1', [MEDAL]),
      outcome('e28n2', [JUMP]),
      outcome('e28n2', [JUMP]),
    ),
  ),
  card(
    29,
    'travellers',
    chooseNumber(
      outcome('e29n0', []),
      outcome('e28n1', [MEDAL]),
      outcome('e28n1', [MEDAL]),
      outcome('e29n3', [SHIP]),
    ),
  ),
  card(
    30,
    'travellers',
    chooseNumber(
      outcome('e30n0', [SHAME]),
      outcome('e30n0', [SHAME]),
      outcome('e28n1', [MEDAL]),
      outcome('e30n3', [JUMP, MEDAL]),
    ),
  ),
  card(31, 'wear', outcome('e31all', [wear(8), RESHUFFLE])),
  card(32, 'wear', outcome('e32all', [wear(6), COUNCIL, RESHUFFLE])),
] as const;

/** The ids of all outcomes below a node. */
type OutcomesOf<Node> = Node extends {
  readonly type: 'outcome';
  readonly id: infer Id extends string;
}
  ? Id
  : Node extends { readonly type: 'chooseNumber'; readonly options: readonly (infer Option)[] }
    ? OutcomesOf<Option>
    : Node extends { readonly type: 'yesNo'; readonly yes: infer Yes; readonly no: infer No }
      ? OutcomesOf<Yes> | OutcomesOf<No>
      : Node extends { readonly type: 'do'; readonly next: infer Next }
        ? OutcomesOf<Next>
        : Node extends { readonly success: infer Success; readonly failure: infer Failure }
          ? OutcomesOf<Success> | OutcomesOf<Failure>
          : Node extends {
                readonly low: infer Low;
                readonly middle: infer Middle;
                readonly high: infer High;
              }
            ? OutcomesOf<Low> | OutcomesOf<Middle> | OutcomesOf<High>
            : never;

/** The id of an outcome: the first card that has it, and how one gets there. */
export type OutcomeId = OutcomesOf<(typeof CARD_TABLE)[number]['root']>;

export interface EncounterCard {
  /** 1 to 32. */
  readonly number: number;
  readonly family: Family;
  readonly root: TreeNode<OutcomeId>;
}

/** 32 cards (R2.3), each a tree of the language in `encounter-tree.ts` (R14.6a). */
export const ENCOUNTER_CARDS: readonly EncounterCard[] = CARD_TABLE;
export const DECK_SIZE = ENCOUNTER_CARDS.length;

export function cardNumbered(number: number): EncounterCard {
  const found = ENCOUNTER_CARDS[number - 1];
  if (found === undefined) throw new RangeError(`there is no encounter card ${number}`);
  return found;
}
