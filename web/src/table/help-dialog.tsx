/** The rules: first those that matter for the decision at hand, then all of them, searchable. */

import { useSignal } from '@preact/signals';
import type { GameWords, HelpText } from '@sternwarte/engine';
import type { GameId } from '@sternwarte/games';
import { catalogue } from '@sternwarte/games/catalogue';
import type { VNode } from 'preact';
import { Dialog } from '../frame/dialog.tsx';
import { addressOf } from '../route.ts';
import { language } from '../settings.ts';
import { tableWords } from '../words/table.ts';
import { matchesWords } from './search-words.ts';

export interface HelpDialogProps {
  readonly game: GameId;
  readonly words: GameWords;
  /** The rules of the decision at hand, most relevant first. */
  readonly now: readonly string[];
  /** Shows the game in thirty seconds, where that is to be had. */
  onFirstLook?(this: void): void;
  onClose(this: void): void;
}

export function HelpDialog({
  game,
  words: gameWords,
  now,
  onFirstLook,
  onClose,
}: HelpDialogProps): VNode {
  const words = tableWords[language.value];
  const typed = useSignal('');
  const all = Object.entries(gameWords.help);
  const found = all.filter(([rule, { title, text }]) =>
    matchesWords(`${rule} ${title} ${text}`, typed.value),
  );
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
      </div>
      {now.length > 0 && typed.value === '' && (
        <section>
          <h3>{words.helpNow}</h3>
          {now.map((rule) => {
            const help = gameWords.help[rule];
            return help && <Rule key={rule} rule={rule} help={help} />;
          })}
        </section>
      )}
      <section>
        <h3>{words.helpAll}</h3>
        <input
          type="search"
          aria-label={words.helpSearch}
          placeholder={words.helpSearch}
          value={typed.value}
          onInput={({ currentTarget }) => {
            typed.value = currentTarget.value;
          }}
        />
        {found.length === 0 && <p class="soft">{words.helpNone}</p>}
        {found.map(([rule, help]) => (
          <Rule key={rule} rule={rule} help={help} />
        ))}
      </section>
    </Dialog>
  );
}

function Rule({ rule, help }: { readonly rule: string; readonly help: HelpText }): VNode {
  return (
    <p class="rule">
      <b>
        <span class="rule-number">{rule}</span> {help.title}
      </b>{' '}
      {help.text}
    </p>
  );
}
