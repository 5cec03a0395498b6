/** The other readings of the rulebook, folded, and the ways of reading it that this group has named. */

import { useSignal, type Signal } from '@preact/signals';
import type { GameId } from '@sternwarte/games';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { language, readText, writeText } from '../settings.ts';
import { setUpWords } from '../words/set-up.ts';
import {
  isHouseName,
  MAX_HOUSE_NAME,
  namedLike,
  readHouseRules,
  withHouseRules,
  writeHouseRules,
  type HouseRules,
} from './house-rules.ts';
import { choose, OptionRows, type OptionFieldsProps } from './option-fields.tsx';
import { changesIn, optionIds, suggestionsOf } from './option-groups.ts';

interface Props extends OptionFieldsProps {
  readonly game: GameId;
}

const RULEBOOK = 'rulebook';
const OTHER = 'other';

export function ReadingFields({ draft, loaded, game }: Props): VNode | null {
  const words = setUpWords[language.value];
  const { options: specs } = loaded.game;
  const ids = optionIds(specs, true);
  const memory = `readings.${game}`;
  const known = useSignal<readonly HouseRules[]>(
    readHouseRules(readText(memory), loaded.game, ids),
  );
  if (ids.length === 0) return null;
  const { options } = draft.value;
  const changed = changesIn(specs, ids, options, false);
  const like = namedLike(known.value, ids, options);
  const keep = (rules: readonly HouseRules[]): void => {
    known.value = rules;
    writeText(memory, writeHouseRules(rules));
  };
  return (
    <details class="plate option-fields reading-fields">
      <summary>
        {words.readings}:{' '}
        <span class="soft">
          {like?.name ?? (changed === 0 ? words.optionsDefault : words.readingsChanged(changed))}
        </span>
      </summary>
      <p class="soft">{words.readingsHelp}</p>
      <HouseField
        known={known.value}
        chosen={like?.name ?? (changed === 0 ? null : OTHER)}
        onChoose={(rules) => choose(draft, rules?.readings ?? suggestionsOf(specs, ids, false))}
      />
      <OptionRows
        {...draft.value}
        loaded={loaded}
        ids={ids}
        onChange={(changes) => choose(draft, changes)}
      />
      {changed > 0 && like === undefined && (
        <SaveHouse
          onSave={(name) => {
            const readings = Object.fromEntries(ids.map((id) => [id, options[id] ?? null]));
            keep(withHouseRules(known.value, { name, readings }));
          }}
        />
      )}
      {like !== undefined && (
        <button type="button" onClick={() => keep(known.value.filter((rules) => rules !== like))}>
          {words.readingsForget(like.name)}
        </button>
      )}
    </details>
  );
}

interface HouseFieldProps {
  readonly known: readonly HouseRules[];
  /** The name of the rules that hold; `null` is the rulebook as we read it, `OTHER` something without a name. */
  readonly chosen: string | null;
  onChoose(this: void, rules: HouseRules | null): void;
}

/** As in the rulebook, as we play, or as nobody has named it yet. */
function HouseField({ known, chosen, onChoose }: HouseFieldProps): VNode {
  const words = setUpWords[language.value];
  const id = useId();
  const place = known.findIndex(({ name }) => name === chosen);
  let value = place === -1 ? OTHER : String(place);
  if (chosen === null) value = RULEBOOK;
  return (
    <div class="option">
      <label for={id}>{words.readingsChoice}</label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => {
          if (currentTarget.value === OTHER) return;
          onChoose(known[Number(currentTarget.value)] ?? null);
        }}
      >
        <option value={RULEBOOK}>{words.optionsDefault}</option>
        {known.map(({ name }, i) => (
          <option key={name} value={String(i)}>
            {name}
          </option>
        ))}
        {value === OTHER && <option value={OTHER}>{words.readingsUnnamed}</option>}
      </select>
    </div>
  );
}

function SaveHouse({ onSave }: { onSave(this: void, name: string): void }): VNode {
  const words = setUpWords[language.value];
  const name: Signal<string> = useSignal('');
  const id = useId();
  const save = (): void => {
    if (isHouseName(name.value)) onSave(name.value);
  };
  return (
    <div class="option">
      <label for={id}>{words.readingsName}</label>
      <span class="reading-name">
        <input
          id={id}
          type="text"
          autocomplete="off"
          maxLength={MAX_HOUSE_NAME}
          placeholder={words.readingsNameHint}
          value={name.value}
          onInput={({ currentTarget }) => {
            name.value = currentTarget.value;
          }}
          onKeyDown={(event) => {
            // Return saves the name; it does not begin the match.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            save();
          }}
        />
        <button type="button" disabled={!isHouseName(name.value)} onClick={save}>
          {words.readingsSave}
        </button>
      </span>
    </div>
  );
}
