/** All choices in one place, in force at once. */

import type { Signal } from '@preact/signals';
import { LANGUAGES } from '@sternwarte/engine';
import type { VNode } from 'preact';
import { ABOUT } from '../route.ts';
import {
  autoEndTurn,
  language,
  motionChoice,
  MOTIONS,
  pace,
  PACES,
  sound,
  textInterface,
  theme,
  THEMES,
} from '../settings.ts';
import { speak } from '../speak.ts';
import { webWords } from '../words/index.ts';
import { Dialog } from './dialog.tsx';
import { VolumeField } from './volume-field.tsx';

export function SettingsDialog({ onClose }: { onClose(this: void): void }): VNode {
  const words = webWords[language.value];
  return (
    <Dialog title={words.settings} onClose={onClose} class="settings">
      <Choice
        legend={words.language}
        chosen={language}
        values={LANGUAGES}
        say={words.languages}
        choose={(code) => void speak(code)}
      />
      <Choice
        legend={words.theme}
        chosen={theme}
        values={[null, ...THEMES]}
        say={{ null: words.system, night: words.night, day: words.day }}
      />
      <Choice
        legend={words.motion}
        chosen={motionChoice}
        values={MOTIONS}
        say={{ system: words.system, on: words.on, off: words.off }}
      />
      <Choice
        legend={words.pace}
        chosen={pace}
        values={PACES}
        say={{ calm: words.calm, quick: words.quick }}
      />
      <Switch label={words.sound} chosen={sound} />
      <VolumeField />
      <Switch label={words.autoEnd} help={words.autoEndHelp} chosen={autoEndTurn} />
      <Switch label={words.textOn} help={words.textHelp} chosen={textInterface} />
      <p>
        <a href={ABOUT} onClick={onClose}>
          {words.aboutTitle}
        </a>
      </p>
    </Dialog>
  );
}

interface ChoiceProps<T extends string | null> {
  readonly legend: string;
  readonly chosen: Signal<T>;
  readonly values: readonly T[];
  readonly say: Readonly<Record<`${T}`, string>>;
  /** Where a choice takes more than to write it down. */
  choose?(this: void, value: T): void;
}

function Choice<T extends string | null>({
  legend,
  chosen,
  values,
  say,
  choose = (value) => {
    chosen.value = value;
  },
}: ChoiceProps<T>): VNode {
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="segments">
        {values.map((value) => (
          <label key={String(value)}>
            <input
              type="radio"
              name={legend}
              checked={chosen.value === value}
              onChange={() => choose(value)}
            />
            <span>{say[`${value}`]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly help?: string;
  readonly chosen: Signal<boolean>;
}

function Switch({ label, help, chosen }: SwitchProps): VNode {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={chosen.value}
        onChange={(event) => {
          chosen.value = event.currentTarget.checked;
        }}
      />
      <span>
        {label}
        {help !== undefined && <small>{help}</small>}
      </span>
    </label>
  );
}
