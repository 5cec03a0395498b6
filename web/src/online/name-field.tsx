import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { language } from '../settings.ts';
import { onlineWords } from '../words/online.ts';

/** Asked once, remembered from then on. */
export function NameField({ name }: { readonly name: Signal<string> }): VNode {
  const words = onlineWords[language.value];
  const id = useId();
  return (
    <p class="name-field">
      <label for={id}>{words.name}</label>
      <input
        id={id}
        type="text"
        required
        maxLength={24}
        autocomplete="nickname"
        aria-describedby={`${id}-help`}
        value={name.value}
        onInput={({ currentTarget }) => {
          name.value = currentTarget.value;
        }}
      />
      <small id={`${id}-help`} class="soft">
        {words.nameHelp}
      </small>
    </p>
  );
}
