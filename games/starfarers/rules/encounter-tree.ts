/** The language of encounter cards: a card is a tree that is walked from its root to an outcome (R14.6a). */

import type { Resource } from './data.ts';

/** All cards of a family share title and prompt, so that the answer is given without knowing the card (R14.2). */
export const FAMILIES = [
  'merchant',
  'tribute',
  'fence',
  'raid',
  'ambush',
  'distress',
  'escort',
  'distortion',
  'travellers',
  'wear',
] as const;
export type Family = (typeof FAMILIES)[number];

/** One or two seats to the right (earlier in turn order) or to the left of the active player (R14.11). */
export type Side = 'right1' | 'right2' | 'left1' | 'left2';

export type Effect =
  | { readonly op: 'gainHalfMedal' | 'loseHalfMedal'; readonly n: number }
  | { readonly op: 'gainResource'; readonly resource: Resource; readonly n: number }
  | { readonly op: 'gainResourceChoice' | 'payResourceChoice'; readonly n: number }
  /** Takes back what `chooseNumber` paid. */
  | { readonly op: 'returnGift' }
  /** One card for `take` cards of other kinds (R14.17). */
  | { readonly op: 'swapForOthers'; readonly take: number }
  | { readonly op: 'confiscateSwap' }
  | { readonly op: 'eachOpponentGives' | 'robEachOpponent' }
  | { readonly op: 'gainUpgrade' | 'loseUpgrade' | 'groundShip' | 'gainTradeShip' | 'spaceJump' }
  | { readonly op: 'newEncounter'; readonly reshuffle: boolean }
  | { readonly op: 'wear'; readonly moreThan: number }
  | { readonly op: 'council' };

export type Metric = 'combat' | 'speed';

/** What a card is made of (R14.6a). */
export type TreeNode<OutcomeId extends string = string> =
  /** 0 to 3 cards are handed over; the number decides (R14.4). */
  | { readonly type: 'chooseNumber'; readonly options: readonly TreeNode<OutcomeId>[] }
  /** `minHand`: the cards one must hold to say yes (R14.5). */
  | {
      readonly type: 'yesNo';
      readonly minHand: number;
      readonly yes: TreeNode<OutcomeId>;
      readonly no: TreeNode<OutcomeId>;
    }
  | { readonly type: 'do'; readonly effects: readonly Effect[]; readonly next: TreeNode<OutcomeId> }
  | {
      readonly type: 'contest';
      readonly metric: Metric;
      readonly opponent: Side;
      readonly success: TreeNode<OutcomeId>;
      readonly failure: TreeNode<OutcomeId>;
    }
  | {
      readonly type: 'compareDrives';
      readonly opponent: Side;
      readonly success: TreeNode<OutcomeId>;
      readonly failure: TreeNode<OutcomeId>;
    }
  /** The sum of two balls decides: 1–2, 3 or 4–5 (R14.12). */
  | {
      readonly type: 'ballBands';
      readonly low: TreeNode<OutcomeId>;
      readonly middle: TreeNode<OutcomeId>;
      readonly high: TreeNode<OutcomeId>;
    }
  | { readonly type: 'outcome'; readonly id: OutcomeId; readonly effects: readonly Effect[] };

/** How a tree is walked: what was answered or drawn at each node. */
export type Turn = '0' | '1' | '2' | '3' | 'y' | 'n' | 'd' | 'w' | 'l' | 'L' | 'M' | 'H';

/** The node behind one turn of the way: a number, yes or no, done, won or lost, low, middle or high balls. */
export function follow(node: TreeNode, turn: string): TreeNode {
  switch (node.type) {
    case 'chooseNumber':
      return node.options[Number(turn)] ?? node;
    case 'yesNo':
      return turn === 'y' ? node.yes : node.no;
    case 'do':
      return node.next;
    case 'contest':
    case 'compareDrives':
      return turn === 'w' ? node.success : node.failure;
    case 'ballBands':
      if (turn === 'L') return node.low;
      return turn === 'M' ? node.middle : node.high;
    case 'outcome':
      return node;
  }
}
