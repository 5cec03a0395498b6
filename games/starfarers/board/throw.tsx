/** Dice and balls of this turn, in the empty band beside the home systems. */

import { Pips } from '@sternwarte/atlas';
import type { VNode } from 'preact';
import type { Balls as Pair, Dice } from '../rules/actions.ts';
import { speedOf, type State } from '../rules/state.ts';
import { BallArt } from './balls.tsx';
import { emptyBand, type Turn } from './geometry.ts';
import type { TurnStory } from './turn-events.ts';
import { boardWords } from './words/index.ts';
import type { StarProps } from './props.ts';

function Die({ value }: { readonly value: number }): VNode {
  return (
    <g class="star-die">
      <rect x="-16" y="-16" width="32" height="32" rx="6" />
      <Pips face={value} apart={7.5} radius={3.2} />
    </g>
  );
}

/** The balls this turn was shaken to, if it was. */
export function shakenIn({ events }: TurnStory): Pair | null {
  return events.findLast((event) => event.type === 'shake')?.balls ?? null;
}

export function Throw({
  props,
  story,
  turn,
}: {
  readonly props: StarProps;
  readonly story: TurnStory;
  readonly turn: Turn;
}): VNode | null {
  const { view, language } = props;
  const words = boardWords[language];
  const balls = view.phase === 'flight' ? shakenIn(story) : null;
  if (balls === null && story.dice === null) return null;
  const { x, y, width, height } = emptyBand(turn);
  const [first, second] =
    turn === 'wide'
      ? [`${x + 20} ${y + height / 2 + 4}`, `${x + 66} ${y + height / 2 + 4}`]
      : [`${x + width / 2 - 4} ${y + height - 90}`, `${x + width / 2 - 4} ${y + height - 44}`];
  const text = balls === null ? sayDice(story.dice, words) : saySpeed(view, words);
  return (
    <g class="star-throw" role="img" aria-label={text}>
      <g transform={`translate(${first})`}>
        {balls === null ? <Die value={story.dice?.[0] ?? 0} /> : <BallArt ball={balls[0]} />}
      </g>
      <g transform={`translate(${second})`}>
        {balls === null ? <Die value={story.dice?.[1] ?? 0} /> : <BallArt ball={balls[1]} />}
      </g>
      {turn === 'wide' && (
        <text class="star-throw-text" x={x + 96} y={y + height / 2 + 5} aria-hidden="true">
          {text}
        </text>
      )}
    </g>
  );
}

type Words = (typeof boardWords)['de'];

function sayDice(dice: Dice | null, words: Words): string {
  return dice === null ? '' : words.thrown(dice);
}

function saySpeed(view: State, words: Words): string {
  return words.speed(view.baseSpeed, speedOf(view) - view.baseSpeed, speedOf(view));
}
