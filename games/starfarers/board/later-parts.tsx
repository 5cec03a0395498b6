/** Small parts of decisions that come later than the first one. */

import { EmblemIcon, seatClass, Spoken } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import { cardSetOf } from '../rules/cards.ts';
import { KINDS, resourceOf, type Kind } from '../rules/data.ts';
import { Icon } from './glyphs.tsx';
import { MoveButton } from './parts.tsx';
import type { MoveOf } from './picking.ts';
import type { StarProps } from './props.ts';
import { boardWords } from './words/index.ts';
import type { BoardWords } from './words/shape.ts';

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

export interface CounterProps {
  readonly kind: Kind;
  readonly value: number;
  readonly max: number;
  /** What one more and one less mean. */
  readonly more: string;
  readonly less: string;
  /** What stands on it beside the number, such as how many there are. */
  readonly of?: number | undefined;
  change(this: void, value: number): void;
}

/** A card of a kind and how many of it: a press adds one, a small one below takes one back. */
export function Counter({ kind, value, max, more, less, of, change }: CounterProps): VNode {
  return (
    <div class={`star-counter ${value > 0 ? 'star-counted' : ''}`}>
      <button type="button" disabled={value >= max} onClick={() => change(value + 1)}>
        <Spoken words={more}>
          <Icon name={resourceOf(kind)} /> <b>{value}</b>
          {of !== undefined && <small>/{of}</small>}
        </Spoken>
      </button>
      <button
        type="button"
        class="star-less"
        aria-label={less}
        disabled={value === 0}
        onClick={() => change(value - 1)}
      >
        −
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
    <div class="star-tiles">
      {moves.map((move) => {
        if (move.resource === null) return null;
        return (
          <MoveButton
            key={move.resource}
            props={props}
            move={move}
            icon={move.resource}
            label={nouns.resources[move.resource]}
            class="star-tile star-tile-plain"
          />
        );
      })}
    </div>
  );
}

export function SeatMark({ seat, name }: { readonly seat: number; readonly name: string }): VNode {
  return (
    <span class={`star-seat-mark ${seatClass(seat)}`}>
      <EmblemIcon seat={seat} /> <span>{name}</span>
    </span>
  );
}

/** Tiles in one row; more than fit are paged. */
export function Tiles({
  props,
  class: extra = '',
  children,
}: {
  readonly props: StarProps;
  readonly class?: string;
  readonly children: readonly VNode[];
}): VNode {
  const { selection, language } = props;
  const words = boardWords[language];
  const { page } = selection.value;
  const pages = Math.ceil(children.length / TILES);
  const turnTo = (next: number): void => {
    selection.value = { ...selection.value, page: (next + pages) % pages };
  };
  return (
    <div class={`star-tiles ${extra} ${pages > 1 ? 'star-tiles-paged' : ''}`}>
      {pages > 1 && (
        <button type="button" aria-label={words.previous} onClick={() => turnTo(page - 1)}>
          ‹
        </button>
      )}
      {pages > 1 ? children.slice(page * TILES, (page + 1) * TILES) : children}
      {pages > 1 && (
        <button type="button" aria-label={words.next} onClick={() => turnTo(page + 1)}>
          ›
        </button>
      )}
    </div>
  );
}

/** So many tiles lie in one row. */
export const TILES = 6;
