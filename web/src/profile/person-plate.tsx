/** Name and emblem. */

import { useSignal } from '@preact/signals';
import { EMBLEM_IDS, type Answers, type EmblemId } from '@sternwarte/protocol';
import type { VNode } from 'preact';
import { NameField } from '../online/name-field.tsx';
import { PersonEmblem } from '../online/person-emblem.tsx';
import { arrive, sayWhy, self, type Reply } from '../online/server.ts';
import { language } from '../settings.ts';
import { profileWords } from '../words/profile.ts';

export interface PersonPlateProps {
  readonly me: Answers['whoAmI'];
  onChange(this: void): void;
}

export function PersonPlate({ me, onChange }: PersonPlateProps): VNode {
  const words = profileWords[language.value];
  const name = useSignal(me.name);
  const said = useSignal<string | null>(null);
  const attempt = async (asked: Promise<Reply<unknown>>, done: string | null): Promise<void> => {
    const reply = await asked;
    said.value = reply.ok ? done : sayWhy(reply.why, language.value);
    if (reply.ok) onChange();
  };
  const choose = (emblem: EmblemId | null): void => void attempt(self.setEmblem(emblem), null);
  return (
    <form
      class="plate"
      aria-labelledby="person-title"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(arrive(name.value), words.savedName);
      }}
    >
      <h3 id="person-title">{words.person}</h3>
      <NameField name={name} />
      <div class="row row-start">
        <button type="submit" disabled={name.value === me.name}>
          {words.saveName}
        </button>
        <span role="status" class="soft">
          {said.value}
        </span>
      </div>
      <fieldset class="choice emblem-choice">
        <legend>{words.emblem}</legend>
        <div class="segments">
          {[null, ...EMBLEM_IDS].map((emblem) => (
            <label key={emblem ?? 'none'} title={words.emblems[emblem ?? 'none']}>
              <input
                type="radio"
                name="emblem"
                checked={me.emblem === emblem}
                onChange={() => choose(emblem)}
              />
              <span>
                {emblem === null ? (
                  words.emblems.none
                ) : (
                  <>
                    <PersonEmblem emblem={emblem} />
                    <span class="visually-hidden">{words.emblems[emblem]}</span>
                  </>
                )}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
