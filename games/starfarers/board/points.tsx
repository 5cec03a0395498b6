/** The points that can be clicked: gold, each with a shape for what happens there and the steps it takes. */

import { Target } from '@sternwarte/atlas';
import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Move } from '../rules/actions.ts';
import { nodeNamed, type NodeId } from '../rules/lattice.ts';
import { nodePoint, polyline, type Turn } from './geometry.ts';
import { nextPoint, type Direction } from './nearest.ts';
import { Glyph, type GlyphName } from './glyphs.tsx';
import type { StarProps } from './props.ts';
import { lureOf, stepsTo, wayTo, type Lure } from './reach.ts';
import { boardWords } from './words/index.ts';

export const SIGNS: Readonly<Partial<Record<Lure, GlyphName>>> = {
  found: 'colony',
  dock: 'station',
  reveal: 'reveal',
  clear: 'medal',
};

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function focusPoint(from: Element, node: NodeId | null): void {
  const target = from.parentElement?.querySelector(`[data-node="${node}"] > .target`);
  if (target instanceof SVGElement) target.focus();
}

/**
 * The point with the focus. Listened for outside the drawing: in some browsers a listener for focus makes an SVG element
 * focusable itself.
 */
export function pointOf(target: EventTarget | null, points: Iterable<NodeId>): NodeId | null {
  const holder = target instanceof Element ? target.closest('[data-node]') : null;
  return [...points].find((node) => node === holder?.getAttribute('data-node')) ?? null;
}

export interface PointsProps {
  readonly props: StarProps;
  readonly turn: Turn;
  readonly points: ReadonlyMap<NodeId, Move>;
  readonly aim: NodeId | null;
  /** The point under the pointer or with the focus. */
  readonly near: Signal<NodeId | null>;
  /** How far the closest of them lie apart. */
  readonly apart: number;
  choose(this: void, node: NodeId): void;
}

export function Points({ props, turn, points, aim, near, apart, choose }: PointsProps): VNode {
  const { view, words, language } = props;
  const list = useMemo(
    () =>
      [...points].map(([node, move]) => ({
        node,
        at: nodePoint(nodeNamed(node), turn),
        lure: lureOf(view, move),
        steps: stepsTo(view, move),
        said: words.move(move, view),
      })),
    [points, turn, view, words],
  );
  return (
    <g class="star-points">
      {list.map(({ node, at, lure, steps, said }, i) => (
        <g
          key={node}
          data-node={node}
          onMouseEnter={() => {
            near.value = node;
          }}
          onMouseLeave={() => {
            near.value = null;
          }}
          onKeyDown={(event) => {
            const direction = ARROWS[event.key];
            if (direction === undefined) return;
            event.preventDefault();
            focusPoint(event.currentTarget, nextPoint(points.keys(), turn, node, direction));
          }}
        >
          <Target
            label={steps === null ? said : `${said}, ${boardWords[language].steps(steps)}`}
            x={at.x}
            y={at.y}
            radius={13}
            reach={apart / 2}
            pressed={aim === node}
            // A space jump has hundreds of points: the Tab key comes to the first, arrow keys to all.
            tabStop={i === 0}
            class={`star-point star-lure-${lure}`}
            onPick={() => choose(node)}
          >
            <PointArt lure={lure} steps={steps} />
          </Target>
        </g>
      ))}
    </g>
  );
}

function PointArt({ lure, steps }: { readonly lure: Lure; readonly steps: number | null }): VNode {
  const sign = SIGNS[lure];
  if (lure === 'pass') {
    return (
      <>
        <path class="star-ring" d="M0-10 10 0 0 10-10 0Z" />
        {steps !== null && <text class="star-steps star-steps-small">{steps}</text>}
      </>
    );
  }
  // A colony stands there and stays in sight.
  if (lure === 'extend') return <circle class="star-ring star-ring-open" r="22" />;
  if (sign === undefined) {
    return (
      <>
        <circle class="star-ring" r={lure === 'place' ? 13 : steps === null ? 7 : 11} />
        {lure === 'place' && <path class="star-plus" d="M-6 0H6M0-6V6" />}
        {steps !== null && <text class="star-steps">{steps}</text>}
      </>
    );
  }
  return (
    <>
      <circle class="star-ring star-ring-rich" r="16" />
      <Glyph name={sign} size={20} />
      {steps !== null && (
        <g transform="translate(15 -14)">
          <circle class="star-steps-ground" r="9" />
          <text class="star-steps star-steps-small">{steps}</text>
        </g>
      )}
    </>
  );
}

/** The way to the point under the pointer, or to the one aimed at. */
export function Way({
  props,
  turn,
  points,
  aim,
  near,
}: Omit<PointsProps, 'choose' | 'apart'>): VNode | null {
  const node = near.value ?? aim;
  const move = node === null ? undefined : points.get(node);
  const way = useMemo(
    () => (move === undefined ? [] : wayTo(props.view, move).map((at) => nodePoint(at, turn))),
    [move, props.view, turn],
  );
  if (way.length < 2) return null;
  const jumps = move?.type === 'jump';
  return <path class={`star-way ${jumps ? 'star-way-jump' : ''}`} d={polyline(way)} />;
}

/** A move that somebody is shown, as advice: dotted, with a ring at its end. */
export function Hint({ props, turn }: Pick<PointsProps, 'props' | 'turn'>): VNode | null {
  const { view, highlight } = props;
  const way = useMemo(
    () => (highlight === null ? [] : wayTo(view, highlight).map((at) => nodePoint(at, turn))),
    [highlight, view, turn],
  );
  const goal =
    highlight !== null && 'node' in highlight
      ? nodePoint(nodeNamed(highlight.node), turn)
      : way.at(-1);
  if (goal === undefined) return null;
  return (
    <g class="star-hints" aria-hidden="true">
      {way.length > 1 && <path class="star-hint" d={polyline(way)} />}
      <circle class="star-hint-ring" cx={goal.x} cy={goal.y} r="22" />
    </g>
  );
}
