/** The rules of a game on a page of their own; the address may name one of them. */

import './rules.css';
import type { GameId } from '@sternwarte/games';
import { catalogue } from '@sternwarte/games/catalogue';
import type { VNode } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { Waiting } from '../lazy.tsx';
import { language } from '../settings.ts';
import { rulesWords } from '../words/rules.ts';
import { elementOf, RuleList } from './rule-list.tsx';
import { useRuleBook } from './use-rule-book.ts';

export interface RulesScreenProps {
  readonly game: GameId;
  /** The end of a rule's address; `null` for the beginning. */
  readonly rule: string | null;
}

export function RulesScreen({ game, rule }: RulesScreenProps): VNode {
  const words = rulesWords[language.value];
  const { book, failed, retry, searching } = useRuleBook(game);
  useLayoutEffect(() => {
    if (book !== null && rule !== null) showRule(rule);
  }, [book === null, rule]);
  return (
    <Frame game={game} kind="form">
      <div class="rules-page">
        <h2>{words.of(catalogue[game].words[language.value].title)}</h2>
        {book === null ? (
          <Waiting failed={failed} onRetry={retry} />
        ) : (
          <RuleList book={book} first={null} onSearch={() => (searching.value = true)} />
        )}
      </div>
    </Frame>
  );
}

/** Brings a rule to the eyes and under the keys of the reader. */
export function showRule(rule: string): void {
  const found = document.getElementById(elementOf(rule));
  found?.scrollIntoView({ block: 'start' });
  found?.focus({ preventScroll: true });
}
