/** Somebody whom the server does not know on this device: a new name, or a way back. */

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { NameField } from '../online/name-field.tsx';
import { InsecureNote } from '../online/no-server.tsx';
import { arrive, comeBack, sayWhy, type Reply } from '../online/server.ts';
import { language } from '../settings.ts';
import { onlineWords } from '../words/online.ts';
import { profileWords } from '../words/profile.ts';
import { canPasskey, showPasskey } from './passkey.ts';

export function Newcomer({ onKnown }: { onKnown(this: void): void }): VNode {
  const words = profileWords[language.value];
  const id = useId();
  const name = useSignal('');
  const code = useSignal('');
  const problem = useSignal<string | null>(null);
  const attempt = async (asked: Promise<Reply<unknown> | null>): Promise<void> => {
    const reply = await asked;
    if (reply?.ok === true) onKnown();
    else {
      problem.value = reply === null ? words.passkeyFailed : sayWhy(reply.why, language.value);
    }
  };
  return (
    <div class="profile">
      <h2>{words.title}</h2>
      {problem.value !== null && (
        <p class="notice" role="alert">
          {problem.value}
        </p>
      )}
      <form
        class="plate"
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(arrive(name.value));
        }}
      >
        <h3>{words.newHere}</h3>
        <p class="soft">{words.newHereText}</p>
        <NameField name={name} />
        <div class="row row-start">
          <button type="submit" class="primary">
            {onlineWords[language.value].comeIn}
          </button>
        </div>
      </form>
      <form
        class="plate"
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(comeBack({ code: code.value }));
        }}
      >
        <h3>{words.wereHere}</h3>
        <p class="soft">{words.wereHereText}</p>
        {canPasskey() && (
          <div class="row row-start">
            <button type="button" class="primary" onClick={() => void attempt(showPasskey())}>
              {words.byPasskey}
            </button>
          </div>
        )}
        <p class="name-field">
          <label for={id}>{words.code}</label>
          <input
            id={id}
            type="text"
            required
            maxLength={64}
            autocomplete="off"
            spellcheck={false}
            aria-describedby={`${id}-help`}
            value={code.value}
            onInput={({ currentTarget }) => {
              code.value = currentTarget.value;
            }}
          />
          <small id={`${id}-help`} class="soft">
            {words.codeHelp}
          </small>
        </p>
        <div class="row row-start">
          <button type="submit">{words.byCode}</button>
        </div>
      </form>
      <InsecureNote />
    </div>
  );
}
