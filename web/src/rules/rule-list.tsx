/** The rules themselves: summary, chapters, and each rule with its picture, its options and what we ruled about it. */

import { useSignal } from '@preact/signals';
import type { GuideEntry } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { addressOf } from '../route.ts';
import { language } from '../settings.ts';
import { rulesWords } from '../words/rules.ts';
import { findRules } from './rule-search.ts';
import { sayNumber, slugOf } from './rule-number.ts';
import type { RuleBook } from './use-rule-book.ts';

export interface RuleListProps {
  readonly book: RuleBook;
  /** The rules that matter to the reader now, with what they are to him. */
  readonly first: { readonly title: string; readonly rules: readonly string[] } | null;
  onSearch(this: void): void;
  /** Leads to a rule on this page; left out, its address does. */
  onFollow?(this: void, id: string): void;
}

export const elementOf = (id: string): string => `rule-${slugOf(id)}`;

export function RuleList(props: RuleListProps): VNode {
  const { book, first, onSearch } = props;
  const words = rulesWords[language.value];
  const typed = useSignal('');
  const isSearched = typed.value.trim() !== '';
  const found = isSearched ? findRules(book.findable, typed.value) : [];
  return (
    <div class="rules">
      <search class="rules-search">
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.searchHint}
          value={typed.value}
          onFocus={onSearch}
          onInput={({ currentTarget }) => {
            typed.value = currentTarget.value;
          }}
        />
        <p role="status" class="soft">
          {isSearched && (found.length === 0 ? words.none : words.found(found.length))}
        </p>
      </search>
      {isSearched ? (
        found.map((entry) => <Rule key={entry.id} {...props} entry={entry} level={3} />)
      ) : (
        <>
          {first !== null && (
            <section aria-labelledby="rules-first">
              <h3 id="rules-first">{first.title}</h3>
              {first.rules.map((id) => {
                const entry = book.entries.find((known) => known.id === id);
                return entry && <Rule key={id} {...props} entry={entry} level={4} isExtra />;
              })}
            </section>
          )}
          <Summary {...props} />
          <Chapters {...props} />
        </>
      )}
    </div>
  );
}

function RuleLink({ book, id, onFollow }: RuleListProps & { readonly id: string }): VNode {
  return (
    <a
      href={addressOf({ screen: 'rules', game: book.game, rule: slugOf(id) })}
      onClick={(event) => {
        if (onFollow === undefined) return;
        event.preventDefault();
        onFollow(id);
      }}
    >
      {sayNumber(id, language.value)}
    </a>
  );
}

/** The game on one page, in pictures. */
function Summary(props: RuleListProps): VNode | null {
  const words = rulesWords[language.value];
  const cards = props.book.guide?.pictures.summary ?? [];
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="rules-summary">
      <h3 id="rules-summary">{words.summary}</h3>
      <ol class="rules-summary">
        {cards.map(({ title, text, rules, Picture }) => (
          <li key={rules[0]} class="rules-card">
            <Picture />
            <h4>{title[language.value]}</h4>
            <p>{text[language.value]}</p>
            <p class="rules-links">
              {rules.map((id) => (
                <RuleLink key={id} {...props} id={id} />
              ))}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Chapters(props: RuleListProps): VNode {
  const { book } = props;
  const words = rulesWords[language.value];
  const ids = [...new Set(book.entries.map(({ chapter }) => chapter))];
  const titleOf = (chapter: string): string => book.guide?.words.chapters[chapter] ?? words.more;
  const entriesOf = (chapter: string): readonly GuideEntry[] =>
    book.entries.filter((entry) => entry.chapter === chapter);
  return (
    <>
      {ids.length > 1 && (
        <nav class="rules-contents" aria-label={words.contents}>
          {ids.map((chapter) => {
            const [entry] = entriesOf(chapter);
            if (entry === undefined) return null;
            return (
              <a
                key={chapter}
                class="button"
                href={addressOf({ screen: 'rules', game: book.game, rule: slugOf(entry.id) })}
                onClick={(event) => {
                  if (props.onFollow === undefined) return;
                  event.preventDefault();
                  props.onFollow(entry.id);
                }}
              >
                {titleOf(chapter)}
              </a>
            );
          })}
        </nav>
      )}
      {ids.map((chapter) => (
        <section key={chapter} class="rules-chapter" aria-labelledby={`chapter-${chapter}`}>
          <h3 id={`chapter-${chapter}`}>{titleOf(chapter)}</h3>
          {entriesOf(chapter).map((entry) => (
            <Rule key={entry.id} {...props} entry={entry} level={4} />
          ))}
        </section>
      ))}
    </>
  );
}

interface RuleProps extends RuleListProps {
  readonly entry: GuideEntry;
  readonly level: 3 | 4;
  /** Whether it stands further down once more, where its address leads. */
  readonly isExtra?: boolean;
}

function Rule({ entry, level, isExtra = false, ...props }: RuleProps): VNode {
  const { book } = props;
  const words = rulesWords[language.value];
  const { id, help, reason, settles, rulings, options } = entry;
  const isRuling = settles.length > 0;
  const Heading = `h${level}` as const;
  const Picture = book.guide?.pictures.rules[id];
  return (
    <article
      id={isExtra ? undefined : elementOf(id)}
      class={`rule ${isRuling ? 'rule-ours' : ''}`}
      tabIndex={isExtra ? undefined : -1}
    >
      <Heading>
        <span class="rule-number">{sayNumber(id, language.value)}</span> {help.title}
      </Heading>
      {isRuling && (
        <p class="soft rules-links">
          <span class="rule-mark">{words.ours}</span> {words.settles}:{' '}
          {settles.map((rule) => (
            <RuleLink key={rule} {...props} id={rule} />
          ))}
        </p>
      )}
      {Picture !== undefined && <Picture />}
      <p>{help.text}</p>
      {reason !== null && (
        <dl class="rule-reason">
          <dt>{words.reads}</dt>
          <dd>{reason.reads}</dd>
          <dt>{words.because}</dt>
          <dd>{reason.because}</dd>
        </dl>
      )}
      {options.map((name) => {
        const option = book.words.options[name];
        return (
          option && (
            <p key={name} class="rule-option">
              <b>
                {words.option}: {option.name}.
              </b>{' '}
              {option.help}
              {Object.values(option.values).length > 0 && (
                <span class="soft"> ({Object.values(option.values).join(' · ')})</span>
              )}
            </p>
          )
        );
      })}
      {rulings.length > 0 && (
        <p class="soft rules-links">
          {words.settledBy}:{' '}
          {rulings.map((rule) => (
            <RuleLink key={rule} {...props} id={rule} />
          ))}
        </p>
      )}
    </article>
  );
}
