/**
 * How the rules of a game are read: by chapters, each ruling under the rule that it settles, and what leads to which rule.
 * The texts themselves are `GameWords.help`; here is what holds them together. `GuideWords` says it in one language.
 */

import type { HelpText } from './words.ts';

export interface GuideChapter {
  readonly id: string;
  readonly rules: readonly string[];
}

export interface RuleGuide {
  /** Everything but the rulings, in the order in which it is read. */
  readonly chapters: readonly GuideChapter[];
  /** The rules that each ruling of ours settles; it stands under the first of them. */
  readonly rulings: Readonly<Record<string, readonly string[]>>;
  /** The rules that each option of the game changes. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  /** Why something is refused; `null` where no rule is behind it. */
  readonly refusals: Readonly<Record<string, string | null>>;
  /** What an event of the log follows from; `null` where that says nothing. */
  readonly events: Readonly<Record<string, string | null>>;
}

/** Why we ruled as we did. */
export interface RulingReason {
  /** What the rulebook says about it, or leaves open, as we read it and in our words. */
  readonly reads: string;
  readonly because: string;
}

export interface GuideWords {
  readonly chapters: Readonly<Record<string, string>>;
  readonly reasons: Readonly<Record<string, RulingReason>>;
  /** What else people call a rule, for those who search. */
  readonly names?: Readonly<Partial<Record<string, string>>>;
}

/** A guide that forgets nothing: the compiler asks for each ruling, option, refusal and event of the game. */
export interface CompleteGuide<
  Rule extends string,
  Ruling extends string,
  Option extends string,
  Key extends string,
  EventType extends string,
  Chapter extends string,
> extends RuleGuide {
  readonly chapters: readonly { readonly id: Chapter; readonly rules: readonly Rule[] }[];
  readonly rulings: Readonly<Record<Ruling, readonly [Rule, ...Rule[]]>>;
  readonly options: Readonly<Record<Option, readonly [Rule, ...Rule[]]>>;
  readonly refusals: Readonly<Record<Key, Rule | null>>;
  readonly events: Readonly<Record<EventType, Rule | null>>;
}

/** One rule as it stands in the reference, with all that belongs to it. */
export interface GuideEntry {
  readonly id: string;
  readonly help: HelpText;
  /** The chapter it stands in. */
  readonly chapter: string;
  /** For rulings: the rules that they settle, and why. */
  readonly settles: readonly string[];
  readonly reason: RulingReason | null;
  /** The rulings that settle this rule. */
  readonly rulings: readonly string[];
  /** The options that change it. */
  readonly options: readonly string[];
}

const LOOSE = 'more';

/** What stands in no chapter, or all of it in a game without a guide, follows in the order of its texts. */
export function readGuide(
  help: Readonly<Record<string, HelpText>>,
  guide: RuleGuide | null,
  words: GuideWords | null,
): readonly GuideEntry[] {
  const rulings = Object.entries(guide?.rulings ?? {});
  const options = Object.entries(guide?.options ?? {});
  const listed = new Set<string>();
  const entries: GuideEntry[] = [];
  const add = (id: string, chapter: string): void => {
    const text = help[id];
    if (text === undefined || listed.has(id)) return;
    listed.add(id);
    const below = rulings.filter(([, about]) => about.includes(id)).map(([ruling]) => ruling);
    entries.push({
      id,
      help: text,
      chapter,
      settles: guide?.rulings[id] ?? [],
      reason: words?.reasons[id] ?? null,
      rulings: below,
      options: options.filter(([, changed]) => changed.includes(id)).map(([option]) => option),
    });
    for (const [ruling, [first]] of rulings) if (first === id) add(ruling, chapter);
  };
  for (const { id: chapter, rules } of guide?.chapters ?? []) {
    for (const rule of rules) add(rule, chapter);
  }
  for (const rule of Object.keys(help)) add(rule, LOOSE);
  return entries;
}

/** The rule that a step of a match is about: that of its weightiest event, which is the last one that has a rule. */
export function ruleOfEvents(
  guide: RuleGuide,
  events: readonly { readonly type: string }[],
): string | null {
  return (
    events.map(({ type }) => guide.events[type] ?? null).findLast((rule) => rule !== null) ?? null
  );
}
