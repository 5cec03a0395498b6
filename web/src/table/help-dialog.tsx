/** The rules in front of the table: first those that answer what was asked, then the whole reference. */

import './aside.css';
import '../rules/rules.css';
import { ruleOfEvents } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { catalogue } from '@sternwarte/games/catalogue';
import type { VNode } from 'preact';
import { Dialog } from '../frame/dialog.tsx';
import { Waiting } from '../lazy.tsx';
import { addressOf } from '../route.ts';
import { RuleList, type RuleListProps } from '../rules/rule-list.tsx';
import type { RuleQuestion } from '../rules/rule-question.ts';
import { showRule } from '../rules/rules-screen.tsx';
import { slugOf } from '../rules/rule-number.ts';
import { useRuleBook, type RuleBook } from '../rules/use-rule-book.ts';
import { language } from '../settings.ts';
import { rulesWords } from '../words/rules.ts';
import { asideWords } from '../words/aside.ts';

export interface HelpDialogProps {
  readonly game: GameId;
  readonly question: RuleQuestion;
  /** The rules of the decision at hand, most relevant first. */
  readonly now: readonly string[];
  /** Shows the game in thirty seconds, where that is to be had. */
  onFirstLook?(this: void): void;
  onClose(this: void): void;
}

export function HelpDialog(props: HelpDialogProps): VNode {
  const { game, question, now, onFirstLook, onClose } = props;
  const words = asideWords[language.value];
  const { book, failed, retry, searching } = useRuleBook(game);
  return (
    <Dialog title={words.help} onClose={onClose} class="help">
      <div class="row row-start">
        {onFirstLook !== undefined && (
          <button type="button" class="help-first-look" onClick={onFirstLook}>
            {words.firstLookAgain}
          </button>
        )}
        {catalogue[game].lessons && (
          <a class="button help-lessons" href={addressOf({ screen: 'chapters', game })}>
            {words.lessons}
          </a>
        )}
        <a class="button" href={addressOf({ screen: 'rules', game, rule: null })}>
          {rulesWords[language.value].whole}
        </a>
      </div>
      {book === null ? (
        <Waiting failed={failed} onRetry={retry} />
      ) : (
        <RuleList
          book={book}
          first={answerTo(question, book, now)}
          onSearch={() => (searching.value = true)}
          onFollow={(id) => showRule(slugOf(id))}
        />
      )}
    </Dialog>
  );
}

/** The rules that answer a question; where none does, those of the decision. */
function answerTo(
  question: RuleQuestion,
  { guide }: RuleBook,
  now: readonly string[],
): RuleListProps['first'] {
  const words = rulesWords[language.value];
  const rule =
    guide === null || question.about === 'decision'
      ? null
      : question.about === 'refusal'
        ? (guide.guide.refusals[question.refusal.key] ?? null)
        : ruleOfEvents(guide.guide, question.events);
  if (rule !== null) {
    const title = question.about === 'refusal' ? words.refused : words.happened;
    return { title, rules: [rule] };
  }
  return now.length === 0 ? null : { title: words.now, rules: now };
}
