/** Encounter cards told from their data. */

import type { HelpText } from '@sternwarte/engine';
import { ENCOUNTER_CARDS, type EncounterCard, type OutcomeId } from '../rules/encounter-cards.ts';
import type { Effect, TreeNode } from '../rules/encounter-tree.ts';
import type { EncounterWords } from './words.ts';

/** Under which number rules help explains an encounter card: `E07`. */
export function encounterId(number: number): string {
  return `E${String(number).padStart(2, '0')}`;
}

const effectsByOutcome = new Map<string, readonly Effect[]>();
for (const { root } of ENCOUNTER_CARDS) collect(root);

function collect(node: TreeNode): void {
  switch (node.type) {
    case 'chooseNumber':
      for (const option of node.options) collect(option);
      return;
    case 'yesNo':
      collect(node.yes);
      collect(node.no);
      return;
    case 'do':
      return collect(node.next);
    case 'contest':
    case 'compareDrives':
      collect(node.success);
      collect(node.failure);
      return;
    case 'ballBands':
      collect(node.low);
      collect(node.middle);
      collect(node.high);
      return;
    case 'outcome':
      effectsByOutcome.set(node.id, node.effects);
  }
}

/** What an outcome does, in a few words. */
export function effectsOf(outcome: OutcomeId, words: EncounterWords): string {
  return sayEffects(effectsByOutcome.get(outcome) ?? [], words);
}

function sayEffects(effects: readonly Effect[], words: EncounterWords): string {
  if (effects.length === 0) return words.nothing;
  return effects
    .map((effect) => {
      // The table has a text for each kind of effect.
      const say = words.effects[effect.op] as (effect: Effect) => string;
      return say(effect);
    })
    .join('; ');
}

/** The whole card: its prompt, and where every answer leads. */
export function tellCard({ number, family, root }: EncounterCard, words: EncounterWords): HelpText {
  const { title, prompt } = words.families[family];
  return { title: words.cardTitle(number, title), text: `${prompt} ${tellNode(root, words)}` };
}

function tellNode(node: TreeNode, words: EncounterWords): string {
  switch (node.type) {
    case 'outcome':
      // Every outcome of the table has one of its ids.
      return `${words.outcomes[node.id as OutcomeId]} [${sayEffects(node.effects, words)}]`;
    case 'chooseNumber':
      return tellNumbers(node.options, words);
    case 'yesNo':
      return branches(words, [words.yes, node.yes], [words.no, node.no]);
    case 'do':
      return `[${sayEffects(node.effects, words)}] ${tellNode(node.next, words)}`;
    case 'contest': {
      const contest = words.contest(node.metric, words.sides[node.opponent]);
      return `${contest} ${branches(words, [words.won, node.success], [words.lost, node.failure])}`;
    }
    case 'compareDrives': {
      const race = words.compareDrives(words.sides[node.opponent]);
      return `${race} ${branches(words, [words.escaped, node.success], [words.caught, node.failure])}`;
    }
    case 'ballBands': {
      const [low, middle, high] = words.bands;
      return branches(words, [low, node.low], [middle, node.middle], [high, node.high]);
    }
  }
}

type Branch = readonly [answer: string, node: TreeNode];

function branches(words: EncounterWords, ...list: readonly Branch[]): string {
  return list.map(([answer, node]) => `${answer}: ${tellNode(node, words)}`).join(' ');
}

/** Numbers that lead to the same place are told together; behind all of them may be a pirate. */
function tellNumbers(options: readonly TreeNode[], words: EncounterWords): string {
  const told: { from: number; to: number; readonly text: string }[] = [];
  for (const [number, node] of options.entries()) {
    const question = node.type === 'yesNo' ? `${words.unmasked} ` : '';
    const text = question + tellNode(node, words);
    const last = told.at(-1);
    if (last?.text === text) last.to = number;
    else told.push({ from: number, to: number, text });
  }
  return told
    .map(({ from, to, text }) => `${from === to ? from : `${from}–${to}`}: ${text}`)
    .join(' ');
}

/** Rules help for all of them, as `E01` to `E32`. */
export function encounterHelp(words: EncounterWords): Readonly<Record<string, HelpText>> {
  return Object.fromEntries(
    ENCOUNTER_CARDS.map((card) => [encounterId(card.number), tellCard(card, words)]),
  );
}
