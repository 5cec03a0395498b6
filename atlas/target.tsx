/** Something in a drawing that can be picked, by pointer or by key, and says what it is. */

import type { ComponentChildren, VNode } from 'preact';
import { useChartScale } from './scale.ts';

/** The smallest hit area, in CSS pixels. */
const MIN_HIT = 40;

export interface TargetProps {
  /** What it is and what picking it does, for those who do not see it. */
  readonly label: string;
  readonly x: number;
  readonly y: number;
  /** The radius of what is drawn, in the units of the drawing; the hit area and the focus ring never get smaller. */
  readonly radius: number;
  /** The largest radius of the hit area, where targets lie closer together than fingers are wide. */
  readonly reach?: number;
  onPick(this: void): void;
  /** Whether it is picked now; leave it out when picking is not a state. */
  readonly pressed?: boolean;
  /** Drawn and readable, but not to be picked now. */
  readonly disabled?: boolean;
  /**
   * `false` leaves it out of the Tab order, where dozens of things can be looked at and few can be acted on. The board
   * then has another way to bring the focus there, such as arrow keys.
   */
  readonly tabStop?: boolean;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/** Children are drawn around the origin: the group is moved to `x`, `y`. */
export function Target(props: TargetProps): VNode {
  const { label, x, y, radius, reach = Infinity, onPick, pressed, disabled = false } = props;
  const { tabStop = true } = props;
  const scale = useChartScale();
  const hit = Math.min(Math.max(radius, MIN_HIT / 2 / scale), reach);
  const pick = (): void => {
    if (!disabled) onPick();
  };
  const pressKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    pick();
  };
  return (
    <g
      class={`target ${props.class ?? ''}`}
      transform={`translate(${x} ${y})`}
      role="button"
      tabindex={disabled || !tabStop ? -1 : 0}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      onClick={pick}
      onKeyDown={pressKey}
    >
      <title>{label}</title>
      <circle class="target-hit" r={hit} />
      {/* The title is the whole name: what is drawn says the same in figures. */}
      <g aria-hidden="true">{props.children}</g>
      <circle class="target-ring" r={radius + 4 / scale} />
    </g>
  );
}
