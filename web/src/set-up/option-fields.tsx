/** The options of a game as a form, built from what the game says about them. */

import type { Signal } from '@preact/signals';
import {
  exchangeTo,
  makeOrder,
  readOrder,
  type OptionSpec,
  type OptionValue,
  type OptionValues,
  type OptionWords,
} from '@sternwarte/engine';
import type { WholeGame } from '@sternwarte/games/load';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { language } from '../settings.ts';
import { setUpWords } from '../words/set-up.ts';
import { hasBots, type Draft } from './draft.ts';
import { changesIn, ruleIds, suggestionsOf } from './option-groups.ts';

export interface OptionFieldsProps {
  readonly draft: Signal<Draft>;
  readonly loaded: WholeGame;
}

/** The options that are other ways to play. Other readings of the rulebook have a place of their own. */
export function OptionFields({ draft, loaded }: OptionFieldsProps): VNode {
  const words = setUpWords[language.value];
  const { options: specs } = loaded.game;
  const ids = ruleIds(loaded.game);
  const { options } = draft.value;
  const withBots = hasBots(draft.value);
  const changed = changesIn(specs, ids, options, withBots);
  const unchanged =
    changesIn(specs, ids, options, false) === 0 ? words.optionsDefault : words.optionsForBots;
  return (
    <details class="plate option-fields">
      <summary>
        {words.options}:{' '}
        <span class="soft">{changed === 0 ? unchanged : words.optionsChanged(changed)}</span>
      </summary>
      <OptionRows
        {...draft.value}
        loaded={loaded}
        ids={ids}
        onChange={(changes) => choose(draft, changes)}
      />
      {changed > 0 && (
        <button type="button" onClick={() => choose(draft, suggestionsOf(specs, ids, withBots))}>
          {words.reset}
        </button>
      )}
    </details>
  );
}

/** Changes some options and leaves the others. */
export function choose(draft: Signal<Draft>, options: OptionValues): void {
  draft.value = { ...draft.value, options: { ...draft.value.options, ...options } };
}

interface OptionRowsProps extends Pick<OptionFieldsProps, 'loaded'> {
  readonly ids: readonly string[];
  readonly seats: number;
  readonly options: OptionValues;
  onChange(this: void, changes: OptionValues): void;
}

export function OptionRows({ loaded, ids, seats, options, onChange }: OptionRowsProps): VNode {
  const texts = loaded.words[language.value].options;
  return (
    <>
      {ids.map((id) => {
        const spec = loaded.game.options[id];
        const text = texts[id];
        if (spec === undefined || text === undefined) return null;
        return (
          <Option
            key={id}
            spec={spec}
            text={text}
            seats={seats}
            value={options[id] ?? null}
            onChange={(value) => onChange({ [id]: value })}
          />
        );
      })}
    </>
  );
}

interface OptionProps {
  readonly spec: OptionSpec;
  readonly text: OptionWords;
  readonly seats: number;
  readonly value: OptionValue;
  onChange(this: void, value: OptionValue): void;
}

function Option({ spec, text, seats, value, onChange }: OptionProps): VNode {
  const id = useId();
  if (spec.kind === 'order') {
    return (
      <OrderField id={id} spec={spec} text={text} seats={seats} value={value} onChange={onChange} />
    );
  }
  return (
    <div class="option">
      <label for={id}>{text.name}</label>
      {spec.kind === 'choice' ? (
        <select
          id={id}
          aria-describedby={`${id}-help`}
          value={String(value)}
          onChange={({ currentTarget }) => {
            const chosen = spec.values.find((known) => String(known) === currentTarget.value);
            if (chosen !== undefined) onChange(chosen);
          }}
        >
          {spec.values.map((known) => (
            <option key={String(known)} value={String(known)}>
              {sayValue(known, text)}
            </option>
          ))}
        </select>
      ) : (
        <NumberField
          id={id}
          spec={spec}
          text={text}
          seats={seats}
          value={value}
          onChange={onChange}
        />
      )}
      <small id={`${id}-help`} class="soft">
        {text.help}
      </small>
    </div>
  );
}

interface OrderFieldProps extends OptionProps {
  readonly id: string;
  readonly spec: Extract<OptionSpec, { kind: 'order' }>;
}

/** One choice for each seat; whoever had it gets what is given up for it. */
function OrderField({ id, spec, text, seats, value, onChange }: OrderFieldProps): VNode {
  const words = setUpWords[language.value];
  const order = readOrder(spec.items, value) ?? spec.items;
  return (
    <div class="option" role="group" aria-labelledby={id} aria-describedby={`${id}-help`}>
      <span id={id}>{text.name}</span>
      <span class="order-field">
        {order.slice(0, seats).map((chosen, seat) => (
          <select
            key={seat}
            aria-label={words.seat(String(seat + 1))}
            value={chosen}
            onChange={({ currentTarget }) =>
              onChange(makeOrder(exchangeTo(order, seat, currentTarget.value)))
            }
          >
            {spec.items.map((item) => (
              <option key={item} value={item}>
                {text.values[item] ?? item}
              </option>
            ))}
          </select>
        ))}
      </span>
      <small id={`${id}-help`} class="soft">
        {text.help}
      </small>
    </div>
  );
}

interface NumberFieldProps extends OptionProps {
  readonly id: string;
  readonly spec: Extract<OptionSpec, { kind: 'number' }>;
}

function NumberField({ id, spec, text, value, onChange }: NumberFieldProps): VNode {
  const { min, max, orNone } = spec;
  const keepInside = (typed: number): number => Math.max(min, Math.min(max, Math.round(typed)));
  return (
    <span class="number-field">
      {orNone && (
        <label class="switch">
          <input
            type="checkbox"
            checked={value === null}
            onChange={({ currentTarget }) => onChange(currentTarget.checked ? null : min)}
          />
          <span>{text.values['none'] ?? setUpWords[language.value].optionNone}</span>
        </label>
      )}
      <input
        id={id}
        type="number"
        aria-describedby={`${id}-help`}
        min={min}
        max={max}
        disabled={value === null}
        value={typeof value === 'number' ? value : ''}
        onChange={({ currentTarget }) => {
          const typed = currentTarget.valueAsNumber;
          onChange(Number.isNaN(typed) ? spec.default : keepInside(typed));
        }}
      />
    </span>
  );
}

function sayValue(value: OptionValue, { values }: OptionWords): string {
  const words = setUpWords[language.value];
  if (value === null) return values['none'] ?? words.optionNone;
  const said = values[String(value)];
  if (said !== undefined) return said;
  if (typeof value === 'boolean') return value ? words.optionYes : words.optionNo;
  return String(value);
}
