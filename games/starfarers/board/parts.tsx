/** Small parts that several decisions use. */

import { EmblemIcon, seatClass } from '@sternwarte/atlas';
import type { ComponentChildren, VNode } from 'preact';
import type { Move } from '../rules/actions.ts';
import { cardSetOf } from '../rules/cards.ts';
import { KINDS, resourceOf, type Kind } from '../rules/data.ts';
import { Icon, type GlyphName } from './glyphs.tsx';
import type { MoveOf } from './picking.ts';
import { pointMoves } from './picking.ts';
import type { StarProps } from './props.ts';
import { listPoints } from './reach.ts';
import { spotAt } from '../text/places.ts';
import { boardWords } from './words/index.ts';
import type { BoardWords } from './words/shape.ts';

export interface MoveButtonProps {
  readonly props: StarProps;
  readonly move: Move;
  /** What is written on it; left out where its children have a name for themselves. */
  readonly label?: string;
  readonly icon?: GlyphName;
  readonly primary?: boolean;
  /** Why it cannot be done; the button stays readable. */
  readonly reason?: string | null;
  readonly class?: string;
  /** Instead of icon and label. */
  readonly children?: ComponentChildren;
}

/** A move in full, with what is written on its button, so that it can be called by either. */
function sayMove({ words, view }: StarProps, move: Move, label: string): string {
  const said = words.move(move, view);
  const isSaid = said.toLowerCase().includes(label.toLowerCase());
  return isSaid ? said : `${label} – ${said}`;
}

/** A button that makes one move, and says so in full. */
export function MoveButton(button: MoveButtonProps): VNode {
  const { props, move, label, icon, primary = false, reason = null } = button;
  const said = label === undefined ? null : [sayMove(props, move, label), reason];
  return (
    <button
      type="button"
      class={`${primary && reason === null ? 'primary' : ''} ${button.class ?? ''}`}
      aria-label={said?.filter(Boolean).join(' – ')}
      title={reason ?? undefined}
      disabled={reason !== null}
      onClick={() => props.play(move)}
    >
      {button.children ?? (
        <>
          {icon !== undefined && <Icon name={icon} />} {label}
        </>
      )}
    </button>
  );
}

/** A number of each kind as signs, and in words for those who do not see them; kinds without a card are left out. */
export function CardSigns({
  counts,
  words,
}: {
  readonly counts: readonly number[];
  readonly words: BoardWords;
}): VNode {
  return (
    <span class="star-signs">
      <span class="visually-hidden">{words.game.cards(cardSetOf(counts))}</span>
      {KINDS.map((kind) => {
        const count = counts[kind] ?? 0;
        if (count === 0) return null;
        return (
          <span key={kind} aria-hidden="true">
            {count > 1 && <b>{count}</b>}
            <Icon name={resourceOf(kind)} />
          </span>
        );
      })}
    </span>
  );
}

export interface StepperProps {
  readonly kind: Kind;
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly shown: string;
  readonly less: string;
  readonly more: string;
  readonly class?: string;
  change(this: void, value: number): void;
}

export function Stepper(stepper: StepperProps): VNode {
  const { kind, label, value, min, max, shown, less, more, change } = stepper;
  return (
    <div class={`star-stepper ${stepper.class ?? ''}`} role="group" aria-label={label}>
      <button
        type="button"
        aria-label={less}
        disabled={value <= min}
        onClick={() => change(value - 1)}
      >
        −
      </button>
      <span class="star-stepper-value" aria-live="polite">
        <Icon name={resourceOf(kind)} />
        <b>{shown}</b>
      </span>
      <button
        type="button"
        aria-label={more}
        disabled={value >= max}
        onClick={() => change(value + 1)}
      >
        +
      </button>
    </div>
  );
}

/** One button for each of these moves with its resource. */
export function ResourceButtons({
  props,
  moves,
}: {
  readonly props: StarProps;
  readonly moves: readonly MoveOf<'takeAid' | 'swapCard' | 'giveCard'>[];
}): VNode {
  const { nouns } = boardWords[props.language];
  return (
    <>
      {moves.map((move) => {
        if (move.resource === null) return null;
        return (
          <MoveButton
            key={move.resource}
            props={props}
            move={move}
            icon={move.resource}
            label={nouns.resources[move.resource]}
            class="star-choice"
          />
        );
      })}
    </>
  );
}

export function UpgradeButtons({
  props,
  moves,
}: {
  readonly props: StarProps;
  readonly moves: readonly MoveOf<'takeUpgrade' | 'removeUpgrade'>[];
}): VNode {
  const { nouns } = boardWords[props.language];
  return (
    <>
      {moves.map((move) => {
        if (move.upgrade === null) return null;
        return (
          <MoveButton
            key={move.upgrade}
            props={props}
            move={move}
            icon={move.upgrade}
            label={nouns.upgrades[move.upgrade]}
            class="star-choice"
          />
        );
      })}
    </>
  );
}

export function SeatMark({ seat, name }: { readonly seat: number; readonly name: string }): VNode {
  return (
    <span class={`star-seat-mark ${seatClass(seat)}`}>
      <EmblemIcon seat={seat} /> {name}
    </span>
  );
}

/** The points of the chart as a list, for those who would rather choose than click. */
export function Where({
  props,
  label,
}: {
  readonly props: StarProps;
  readonly label: string;
}): VNode | null {
  const { view, moves, selection, language } = props;
  const words = boardWords[language];
  const picked = selection.value;
  const list = listPoints(view, pointMoves(view, moves, picked));
  const chosen = list.find(({ node }) => node === picked.aim) ?? list[0];
  if (chosen === undefined) return null;
  return (
    <div class="star-where">
      <select
        aria-label={words.where}
        value={chosen.node}
        onChange={(event) => {
          const { value } = event.currentTarget;
          const next = list.find(({ node }) => node === value);
          if (next !== undefined) selection.value = { ...picked, aim: next.node };
        }}
      >
        {list.map(({ node, steps }) => (
          <option key={node} value={node}>
            {steps !== null ? `${words.steps(steps)}: ` : ''}
            {words.spot(spotAt(view, node))}
          </option>
        ))}
      </select>
      <MoveButton props={props} move={chosen.move} label={label} primary />
    </div>
  );
}

/** Leaving for good takes two clicks. */
export function Resign({ props }: { readonly props: StarProps }): VNode | null {
  const { moves, selection, language } = props;
  const words = boardWords[language];
  const move = moves.find(({ type }) => type === 'resign');
  if (move === undefined) return null;
  const { resigning } = selection.value;
  const ask = (value: boolean): void => {
    selection.value = { ...selection.value, resigning: value };
  };
  if (!resigning) {
    return (
      <button
        type="button"
        class="star-quiet"
        aria-label={words.resign}
        title={words.resign}
        onClick={() => ask(true)}
      >
        <Icon name="resign" />
      </button>
    );
  }
  return (
    <span class="star-sure">
      <MoveButton props={props} move={move} label={words.resignSure} class="star-danger" />
      <button type="button" onClick={() => ask(false)}>
        {words.stay}
      </button>
    </span>
  );
}
