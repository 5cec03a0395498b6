/** What an encounter card has shown so far, and which cards would have shown the same (rulings 18.47). */

import { ENCOUNTER_CARDS, cardNumbered } from './encounter-cards.ts';
import { follow, type TreeNode } from './encounter-tree.ts';

/** The node that is reached by this way. */
export function nodeAt(card: number, path: string): TreeNode {
  let node: TreeNode = cardNumbered(card).root;
  for (const turn of path) node = follow(node, turn);
  return node;
}

/** What everybody hears at a node: never what lies behind it. */
function heard(node: TreeNode): string {
  switch (node.type) {
    case 'chooseNumber':
    case 'yesNo':
    case 'ballBands':
      return node.type;
    case 'do':
      return JSON.stringify(node.effects);
    case 'contest':
      return `${node.metric} ${node.opponent}`;
    case 'compareDrives':
      return `drives ${node.opponent}`;
    case 'outcome':
      return node.id;
  }
}

function story(card: number, path: string): string {
  const { family, root } = cardNumbered(card);
  let node: TreeNode = root;
  let told = `${family}/${heard(node)}`;
  for (const turn of path) {
    node = follow(node, turn);
    told += `/${turn}${heard(node)}`;
  }
  return told;
}

/** For each card by its way. */
const alikeByWay: Map<string, readonly number[]>[] = [];

/** All cards that would have told the same story on this way, the lowest first. */
export function cardsLike(card: number, path: string): readonly number[] {
  const byWay = (alikeByWay[card] ??= new Map());
  const known = byWay.get(path);
  if (known !== undefined) return known;
  const told = story(card, path);
  const { family } = cardNumbered(card);
  const alike = ENCOUNTER_CARDS.filter((other) => other.family === family)
    .map(({ number }) => number)
    .filter((number) => story(number, path) === told);
  byWay.set(path, alike);
  return alike;
}

/** The lowest of them stands for all: it can be told to everybody. */
export function representative(card: number, path: string): number {
  return cardsLike(card, path)[0] ?? card;
}
